/** The least that React does for a click: a list of buttons, of which one is chosen. */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function List({ length }: { readonly length: number }) {
  const [chosen, choose] = useState<number | null>(null);
  return (
    <>
      <h1>Bare</h1>
      {Array.from({ length }, (_, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- the list never changes
        <button key={i} type="button" aria-pressed={i === chosen} onClick={() => choose(i)}>
          {i}
        </button>
      ))}
    </>
  );
}

const length = Number(new URL(document.URL).searchParams.get('length'));
createRoot(document.querySelector('#root') as HTMLElement).render(<List length={length} />);

/** What everyone loads who plays over boardgame.io with React: its client, its transport, and nothing of a game. */
import { Client } from 'boardgame.io/react';
import { SocketIO } from 'boardgame.io/multiplayer';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const Bare = Client({ game: {}, multiplayer: SocketIO(), debug: false });

/** Nobody clicks: there is no server to talk to. */
function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <h1>Bare</h1>
      {open ? (
        <Bare />
      ) : (
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
      )}
    </>
  );
}

createRoot(document.querySelector('#root') as HTMLElement).render(<Page />);

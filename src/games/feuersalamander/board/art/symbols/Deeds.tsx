import { Drawing } from './Drawing.tsx';

interface DeedProps {
  readonly id: string;
  readonly lines: string;
  /** The one filled accent. */
  readonly accent?: string;
}

const Deed = ({ id, lines, accent }: DeedProps) => (
  <Drawing id={`do-${id}`}>
    <path d={lines} fill="none" stroke="currentColor" strokeWidth="1.6" />
    {accent && <path d={accent} fill="currentColor" />}
  </Drawing>
);

/** What can be done, as interface icons: lines in the colour of the text. */
export const Deeds = () => (
  <>
    <Deed id="throw" lines="M3 16.5 17 4.5l3 3.3L6 20zM3 16.5l3 3.5M4 5.5l3-2.5 4 4.4M16 12.8l4.5 5-3 2.6-4.6-5" />
    <Deed
      id="move"
      lines="M3 19.5C4 9 11 5 19 7.5M14.5 3 19.5 7.5l-4 5.5"
      accent="M1.7 19.5a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0"
    />
    <Deed
      id="ask"
      lines="M4 4h16v12h-8l-5 4.5V16H4zM9.8 8.3a2.3 2.3 0 1 1 3 2.4c-.6.3-.8.6-.8 1.2"
      accent="M11 13.9a1 1 0 1 0 2 0a1 1 0 1 0-2 0"
    />
    <Deed id="token" lines="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.5v9M7.5 12h9" />
    <Deed id="lay" lines="M3 8l5-3 3.5 11-5 2.5zM10 5.5h6V18h-4.5M15.5 6l5.5 1.5L18 19.5l-3-.8" />
    <Deed id="home" lines="M4 20.5V9.5l2.5 2 2-2.5 3.5 2.5 3.5-2.5 2 2.5 2.5-2v11zM9.5 20.5v-4a2.5 2.5 0 0 1 5 0v4" />
    <Deed id="fall" lines="M12 3v13M7 11.5l5 5 5-5M4 21h16" />
    <Deed id="undo" lines="M8 4.5 3.5 9 8 13.5M4 9h10.5a5.5 5.5 0 0 1 0 11H9" />
  </>
);

import { Drawing } from './Drawing.tsx';

/** The small creatures and fruits that the players are known by. */
export const Emblems = () => (
  <>
    <Drawing id="e-toadstool">
      <path
        d="M12 2.5C6.5 2.5 2 7 2 12.3c0 1.3.9 1.9 2 1.9H20c1.1 0 2-.6 2-1.9C22 7 17.5 2.5 12 2.5zM8.2 6.2a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8zM15 5.8a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zM17.3 10a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4zm-5.3.3a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z"
        fill="var(--emblem)"
        fillRule="evenodd"
      />
      <path
        d="M9.3 15.4h5.4c.1 2.1.7 3.7 1.4 5 .4.8-.1 1.4-.9 1.4H8.8c-.8 0-1.3-.6-.9-1.4.7-1.3 1.3-2.9 1.4-5z"
        fill="var(--emblem)"
        fillRule="evenodd"
      />
    </Drawing>
    <Drawing id="e-moth">
      <path
        d="M11.3 7.5C9.5 4.6 5 2.6 1.6 3.6c-.3 4 1 8 5.2 9-2.2.9-2.9 2.7-2.3 5.3.6 2.3 2.2 3.2 4 2.5 1.5-.6 2.5-2.3 2.8-4.6zm1.4 0c1.8-2.9 6.3-4.9 9.7-3.9.3 4-1 8-5.2 9 2.2.9 2.9 2.7 2.3 5.3-.6 2.3-2.2 3.2-4 2.5-1.5-.6-2.5-2.3-2.8-4.6z"
        fill="var(--emblem)"
        fillRule="evenodd"
      />
      <path d="M12 7.5v12" fill="none" stroke="var(--emblem)" strokeWidth="1.6" className="sm-sc" />
      <path
        d="M11.7 7 9.6 2.6M12.3 7l2.1-4.4"
        fill="none"
        stroke="var(--emblem)"
        strokeWidth="1.2"
        className="sm-sc"
      />
    </Drawing>
    <Drawing id="e-snail">
      <path
        d="M2.5 20.3h14.7c2.6 0 4-1.8 4-4.4V9.6"
        fill="none"
        stroke="var(--emblem)"
        strokeWidth="2.3"
        className="sm-sc"
      />
      <path
        d="M19.6 5.2l1.5 4M23.3 5.8 21.5 9"
        fill="none"
        stroke="var(--emblem)"
        strokeWidth="1.3"
        className="sm-sc"
      />
      <path
        d="M10.4 12.7a1.6 1.6 0 0 0-2.8 1.1c0 1.8 1.6 3 3.3 2.7 2.3-.4 3.6-2.7 3.1-5C13.4 8.5 10.3 7 7.4 8 4 9.2 2.8 13 4 16.3"
        fill="none"
        stroke="var(--emblem)"
        strokeWidth="2.3"
        className="sm-sc"
      />
    </Drawing>
    <Drawing id="e-acorn">
      <path
        d="M5 10.6h14c.4 5-2.6 8.8-6.1 10.3L12 22.6l-.9-1.7C7.6 19.4 4.6 15.6 5 10.6z"
        fill="var(--emblem)"
        fillRule="evenodd"
      />
      <path
        d="M12 3.4c5.3 0 8.4 2.2 8.7 5.3.1.8-.4 1.2-1.1 1.2H4.4c-.7 0-1.2-.4-1.1-1.2C3.6 5.6 6.7 3.4 12 3.4z"
        fill="var(--emblem)"
        fillRule="evenodd"
      />
      <path
        d="M12 3.8c-.1-1.2.3-2.2 1.2-2.9"
        fill="none"
        stroke="var(--emblem)"
        strokeWidth="1.5"
        className="sm-sc"
      />
    </Drawing>
  </>
);

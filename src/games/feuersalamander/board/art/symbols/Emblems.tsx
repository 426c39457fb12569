import { Drawing } from './Drawing.tsx';

/** What the figures are known by besides their colour. */
export const Emblems = () => (
  <>
    <Drawing id="e-king">
      <path d="M3.5 18.5 2.3 7.3l5.4 4L12 4.5l4.3 6.8 5.4-4-1.2 11.2z" fill="var(--fs-emblem)" />
      <path d="M4 21h16" stroke="var(--fs-emblem)" strokeWidth="1.8" className="fs-sc" />
      <circle cx="12" cy="3.3" r="1.6" fill="var(--fs-emblem)" />
    </Drawing>
    <Drawing id="e-queen">
      <circle cx="12" cy="5.9" r="4.3" fill="var(--fs-emblem)" />
      <circle cx="17.8" cy="10.1" r="4.3" fill="var(--fs-emblem)" />
      <circle cx="15.6" cy="16.9" r="4.3" fill="var(--fs-emblem)" />
      <circle cx="8.4" cy="16.9" r="4.3" fill="var(--fs-emblem)" />
      <circle cx="6.2" cy="10.1" r="4.3" fill="var(--fs-emblem)" />
      <circle cx="12" cy="12" r="4.6" fill="var(--fs-ground)" />
      <circle cx="12" cy="12" r="2.7" fill="var(--fs-emblem)" />
    </Drawing>
    <Drawing id="e-monk">
      <path d="M9.5 2h5l-.8 7.7L22 9v6l-8.3-.7.8 7.7h-5l.8-7.7L2 15V9l8.3.7z" fill="var(--fs-emblem)" />
    </Drawing>
    <Drawing id="e-robber">
      <path d="M12 1.5 15 6v9h-6V6zM5 14.5h14v2.8H5zM10.7 17h2.6v3.5h-2.6z" fill="var(--fs-emblem)" />
      <circle cx="12" cy="21.3" r="1.9" fill="var(--fs-emblem)" />
    </Drawing>
  </>
);

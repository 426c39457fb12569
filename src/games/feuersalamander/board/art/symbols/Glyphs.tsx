import { Drawing } from './Drawing.tsx';

/** The signs of the elements: solid or hollow, upward or downward. */
export const Glyphs = () => (
  <>
    <Drawing id="glyph-air">
      <path d="M12 3.5 22 20.5H2z" fill="none" stroke="var(--fs-air5)" strokeWidth="2.2" className="fs-sc" />
      <path d="M3.5 13.5h17" stroke="var(--fs-air5)" strokeWidth="2.2" className="fs-sc" />
    </Drawing>
    <Drawing id="glyph-water">
      <path
        d="M12 21 22.5 3.2H1.5z"
        fill="var(--fs-water5)"
        stroke="var(--fs-water5)"
        strokeWidth="1.4"
        className="fs-sc"
      />
      <path
        d="M6.5 7.6c1.8-1.8 3.7-1.8 5.5 0s3.7 1.8 5.5 0"
        fill="none"
        stroke="var(--fs-water6)"
        strokeWidth="2"
        className="fs-sc"
      />
    </Drawing>
    <Drawing id="glyph-earth">
      <path d="M12 20.5 22 3.5H2z" fill="none" stroke="var(--fs-earth5)" strokeWidth="2.2" className="fs-sc" />
      <path d="M3.5 10.5h17" stroke="var(--fs-earth5)" strokeWidth="2.2" className="fs-sc" />
    </Drawing>
    <Drawing id="glyph-fire">
      <path
        d="M12 3 22.5 20.8H1.5z"
        fill="var(--fs-fire5)"
        stroke="var(--fs-fire5)"
        strokeWidth="1.4"
        className="fs-sc"
      />
      <path d="M12 18.8c-4.2-2.4-1.9-5.6-.6-9.4 1.9 1.9 5 6.6.6 9.4z" fill="var(--fs-fire6)" />
    </Drawing>
  </>
);

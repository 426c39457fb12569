import { Drawing } from './Drawing.tsx';

/** The marks of faith, and the cards that bear them. */
export const Faith = () => (
  <>
    <Drawing id="paw">
      <path
        d="M12 12.2c3.3 0 6 3 6 5.7 0 2-1.4 2.9-3 2.9-1.2 0-1.9-.6-3-.6s-1.8.6-3 .6c-1.6 0-3-.9-3-2.9 0-2.7 2.7-5.7 6-5.7z"
        fill="var(--bear)"
      />
      <ellipse cx="4.6" cy="11.6" rx="2" ry="2.7" transform="rotate(-24 4.6 11.6)" fill="var(--bear)" />
      <ellipse cx="9" cy="6.7" rx="2.1" ry="3.1" transform="rotate(-8 9 6.7)" fill="var(--bear)" />
      <ellipse cx="15" cy="6.7" rx="2.1" ry="3.1" transform="rotate(8 15 6.7)" fill="var(--bear)" />
      <ellipse cx="19.4" cy="11.6" rx="2" ry="2.7" transform="rotate(24 19.4 11.6)" fill="var(--bear)" />
      <path
        d="M3.6 7.4l-.7-1.6M8.6 2.3l-.3-1.5M15.4 2.3l.3-1.5M20.4 7.4l.7-1.6"
        fill="none"
        stroke="var(--bear)"
        strokeWidth="1.3"
      />
    </Drawing>
    <Drawing id="feather">
      <path
        d="M4.2 20.3C3 11 8.5 3.5 20.8 2c.3 4.6-.5 8.2-2.2 10.9l-3.5.1 2.3 1.5c-1 1.2-2.2 2.2-3.6 2.9l-3.3-.6 1.7 1.3c-2.2.8-4.6.9-6.7.4z"
        fill="var(--eagle2)"
        stroke="var(--eagle)"
        strokeWidth="1.1"
      />
      <path d="M2.3 22.3C6 15.5 11 9.5 17.3 5.5" fill="none" stroke="var(--eagle)" strokeWidth="1.3" />
    </Drawing>
    <Drawing id="sal" box="0 0 25 25">
      <path
        d="M21.1 7.2c.5-.2 1.3-1.8 1.4-2.6.1-.8-.4-1.9-.7-2.2-.4-.2-1.2.2-1.3.5-.1.3.7.8.6 1.3-.2.6-1.7 1.4-1.7 1.9 0 .5 1.2 1.4 1.7 1.1zm.2-4.9-1-.4-.3.7L21 3zm.2.2-.6-.9-.7.4.6.9zm0 .2V1.6h-.8l.1 1.1zm0 .2L22 2l-.6-.5-.6 1zM17.3 8c-.5-.1-1.5 1.2-2.1 1.3-.5.1-.9-.8-1.2-.7-.3.1-.9.8-.7 1.2.3.3 1.2 1 2 1 .8 0 2.5-.5 2.9-1 .3-.5-.4-1.8-.9-1.8zm-3.8.8-1 .4.3.7 1-.3zm.3 0-1.1-.3-.2.8 1.1.3zm.2.1-.8-.8-.6.5.8.8zm0 .2-.1-1-.8.1.2 1zm3.3 11.5c-.1.5 1.1 1.7 1.2 2.2 0 .5-.9.8-.8 1.1.1.3.8.9 1.1.7.4-.2 1.1-1 1.2-1.8 0-.8-.4-2.5-.8-2.9-.5-.4-1.8.2-1.9.7zm.6 3.8.3 1 .7-.2-.2-1zm0-.3-.3 1.1.7.2.3-1zm.1-.2-.8.7.5.6.8-.6zm.2 0-1 .1v.8l1.1-.1zm-1.3-7.1c-.2-.6-1.7-1.5-2.5-1.7-.7-.2-1.8.2-2.1.5-.3.2.1 1.1.3 1.3.3.1.8-.6 1.3-.4.5.2 1.2 1.8 1.7 1.8.5 0 1.5-1 1.3-1.5zM12.1 16l-.5 1 .7.3.5-.9zm.2-.1-.9.5.3.7 1-.5zm.2-.1-1-.1-.1.8 1 .1zm.2.1-.8-.7-.5.6.8.7zM12.1 2.1c-.1.4 0 .8.1 1.3 0 .5.2 1 .4 1.5.2.4.5.9.9 1.3.3.4.7.7 1.2.9.4.3 1 .3 1.5.6.4.4.8.7 1.1 1.5.2.7.3 1.9.2 2.8 0 1-.1 2-.5 2.9-.3.9-.8 1.9-1.6 2.6-.8.6-2 1.2-3.1 1.3-1.1.1-2.4-.2-3.4-.8-1-.6-2-1.7-2.5-2.8-.4-1.1-.6-2.6-.2-3.8.3-1.3 2.1-2.8 2.5-3.4.4-.6.4-.7-.2-.2-.6.5-2.7 1.8-3.4 3.1-.6 1.4-.8 3.4-.4 4.9.3 1.5 1.4 3.2 2.6 4.3 1.3 1.1 3.2 1.8 4.9 2 1.7.2 3.8 0 5.4-.8 1.7-.8 3.5-2.2 4.4-3.8 1-1.6 1.5-3.9 1.4-5.7-.2-1.7-1.4-3.5-2.1-4.7-.7-1.1-1.7-1.5-2.2-2.2-.5-.6-.5-1.1-.8-1.5-.3-.5-.6-.9-1-1.3-.4-.3-.9-.6-1.4-.8-.5-.1-1.1-.2-1.6-.3-.4 0-.9-.1-1.2.1-.4.2-.8.6-1 1z"
        fill="var(--sal)"
      />
    </Drawing>
    <Drawing id="c-bear">
      <path
        d="M5.5 1.5h13a2 2 0 0 1 2 2v17a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-17a2 2 0 0 1 2-2z"
        fill="var(--label2)"
        stroke="var(--bear)"
        strokeWidth="1.4"
      />
      <use href="#sm-paw" x="5" y="5" width="14" height="14" />
    </Drawing>
    <Drawing id="c-eagle">
      <path
        d="M5.5 1.5h13a2 2 0 0 1 2 2v17a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-17a2 2 0 0 1 2-2z"
        fill="var(--label2)"
        stroke="var(--eagle)"
        strokeWidth="1.4"
      />
      <use href="#sm-feather" x="5" y="5" width="14" height="14" />
    </Drawing>
    <Drawing id="c-be">
      <rect x="1" y="3" width="11" height="18" rx="1.6" fill="var(--label2)" stroke="var(--bear)" strokeWidth="1.2" />
      <rect
        x="12"
        y="3"
        width="11"
        height="18"
        rx="1.6"
        fill="var(--label2)"
        stroke="var(--eagle)"
        strokeWidth="1.2"
      />
      <use href="#sm-paw" x="1.6" y="7.1" width="9.8" height="9.8" />
      <use href="#sm-feather" x="12.6" y="7.1" width="9.8" height="9.8" />
    </Drawing>
    <Drawing id="c-sal">
      <path
        d="M5.5 1.5h13a2 2 0 0 1 2 2v17a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-17a2 2 0 0 1 2-2z"
        fill="var(--label2)"
        stroke="var(--sal)"
        strokeWidth="1.4"
      />
      <use href="#sm-sal" x="4.5" y="4.5" width="15" height="15" />
    </Drawing>
  </>
);

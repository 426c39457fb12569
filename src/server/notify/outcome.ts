/** How an attempt to send a message ended. */
export type Outcome =
  | 'sent'
  /** It surely did not go out, and may another time. */
  | 'again'
  /** It did not go out, and never will. */
  | 'never'
  /** Nobody is there any more. */
  | 'gone'
  /** It may have gone out: to try again might tell it twice. */
  | 'unsure';

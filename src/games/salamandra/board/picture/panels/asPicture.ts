/** HTML has no element for a picture that is made of elements: it is named as one, and read as one. */
export const asPicture = (label: string) => ({ role: 'img', 'aria-label': label }) as const;

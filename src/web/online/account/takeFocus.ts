/** As the `ref` of what takes the place of something that had the focus: whoever uses the keyboard goes on from there. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();

import { useEffect } from 'react';

/** Paper is white: whoever prints by night prints the day's page. */
export function usePrintByDay(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let theme = dataset.theme;
    const lighten = () => {
      theme = dataset.theme;
      dataset.theme = 'day';
    };
    const restore = () => {
      if (theme) dataset.theme = theme;
    };
    window.addEventListener('beforeprint', lighten);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', lighten);
      window.removeEventListener('afterprint', restore);
    };
  }, []);
}

/** What the browser calls its window: the page, and before it how many turns wait for the player. */
import { useEffect } from 'react';

let page = '';
let waiting = 0;

const show = () => {
  document.title = waiting > 0 ? `(${waiting}) ${page}` : page;
};

export function useTitle(title: string): void {
  useEffect(() => {
    page = title;
    show();
  }, [title]);
}

export function useWaitingInTitle(count: number): void {
  useEffect(() => {
    waiting = count;
    show();
    return () => {
      waiting = 0;
      show();
    };
  }, [count]);
}

import { useEffect } from 'react';

/** What the browser calls its window. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

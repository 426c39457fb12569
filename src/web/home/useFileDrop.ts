import { useEffect, useEffectEvent, useState } from 'react';

/** Takes the file that is dropped anywhere on the page; says whether one is being held over it. */
export function useFileDrop(onFile: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  const drop = useEffectEvent((event: DragEvent) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    // the browser would open it in place of the page
    event.preventDefault();
    setOver(false);
    onFile(file);
  });
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    // leaving the window, and not just one element of the page for another
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);
  return isOver;
}

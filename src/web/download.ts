import type { MatchFile } from '../play/match-file.ts';

export const downloadMatch = (file: MatchFile): void => download(`${file.game}.json`, JSON.stringify(file));

/** Hands a text to the browser as a file to keep. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

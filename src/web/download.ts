import type { MatchFile } from '../play/match-file.ts';

/** Hands a match to the browser as a file to keep. */
export function download(file: MatchFile): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(file)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${file.game}.json`;
  link.click();
  URL.revokeObjectURL(url);
}

/** Words with marks where a picture is to be shown: the words around them stay as they are. */

/** A piece of a text, and where in it that begins. */
export interface Part<Mark> {
  readonly at: number;
  readonly content: string | Mark;
}

// private characters, which no language uses
const MARK = /\uE000(.*?)\uE001/gu;

export const writeMark = (mark: object): string => `\uE000${JSON.stringify(mark)}\uE001`;

export function partsOf<Mark extends object>(text: string): Part<Mark>[] {
  const parts: Part<Mark>[] = [];
  let at = 0;
  for (const { 0: marked, 1: mark = '', index } of text.matchAll(MARK)) {
    if (index > at) parts.push({ at, content: text.slice(at, index) });
    parts.push({ at: index, content: JSON.parse(mark) as Mark });
    at = index + marked.length;
  }
  if (at < text.length) parts.push({ at, content: text.slice(at) });
  return parts;
}

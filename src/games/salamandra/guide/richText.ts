/** Texts with icons, stress and links, as the locales write them. */
import { ART_NAMES, type ArtName } from '../board/art/names.ts';
import { SECTION_IDS, type SectionId } from './sections.ts';

export type RichPart = { readonly at: number } & (
  | { readonly kind: 'plain' | 'stress'; readonly text: string }
  /** An icon stays with the word behind it. */
  | { readonly kind: 'icon'; readonly name: ArtName; readonly word: string; readonly isStressed: boolean }
  | { readonly kind: 'link'; readonly text: string; readonly to: SectionId }
);

const ICON = String.raw`\{(?<icon>[a-z-]+)\}(?: (?:\*(?<stressed>[^*]+)\*|(?<word>[^\s*{[]+)))?`;
const STRESS = String.raw`\*(?<stress>[^*]+)\*`;
const LINK = String.raw`\[(?<text>[^\]]+)\]\(#(?<to>[a-z-]+)\)`;
const MARK = new RegExp([ICON, STRESS, LINK].join('|'), 'g');

export function partsOf(text: string): RichPart[] {
  const parts: RichPart[] = [];
  let end = 0;
  const tellPlain = (until: number) => {
    if (end < until) parts.push({ at: end, kind: 'plain', text: text.slice(end, until) });
  };
  for (const { index: at, 0: mark, groups } of text.matchAll(MARK)) {
    const { icon, stressed, word, stress, text: linked, to } = groups as Record<string, string | undefined>;
    tellPlain(at);
    end = at + mark.length;
    if (icon) {
      const isStressed = stressed !== undefined;
      parts.push({ at, kind: 'icon', name: known(ART_NAMES, icon), word: stressed ?? word ?? '', isStressed });
    } else if (stress) parts.push({ at, kind: 'stress', text: stress });
    else if (linked && to) parts.push({ at, kind: 'link', text: linked, to: known(SECTION_IDS, to) });
  }
  tellPlain(text.length);
  return parts;
}

function known<T extends string>(names: readonly T[], name: string): T {
  if (!names.includes(name as T)) throw new RangeError(`no ${name}`);
  return name as T;
}

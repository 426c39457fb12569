/** Texts with icons, stress and links, as the locales write them. */

export type RichPart<Icon extends string = string, Section extends string = string> = { readonly at: number } & (
  | { readonly kind: 'plain' | 'stress'; readonly text: string }
  /** An icon stays with the word behind it. */
  | { readonly kind: 'icon'; readonly name: Icon; readonly word: string; readonly isStressed: boolean }
  | { readonly kind: 'link'; readonly text: string; readonly to: Section }
);

const ICON = String.raw`\{(?<icon>[a-z0-9-]+)\}(?: (?:\*(?<stressed>[^*]+)\*|(?<word>[^\s*{[]+)))?`;
const STRESS = String.raw`\*(?<stress>[^*]+)\*`;
const LINK = String.raw`\[(?<text>[^\]]+)\]\(#(?<to>[a-z-]+)\)`;
const MARK = new RegExp([ICON, STRESS, LINK].join('|'), 'g');

/** Reads such texts, and knows the icons and the sections that they may name. */
export const richText =
  <Icon extends string, Section extends string>(icons: readonly Icon[], sections: readonly Section[]) =>
  (text: string): RichPart<Icon, Section>[] => {
    const parts: RichPart<Icon, Section>[] = [];
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
        parts.push({ at, kind: 'icon', name: known(icons, icon), word: stressed ?? word ?? '', isStressed });
      } else if (stress) parts.push({ at, kind: 'stress', text: stress });
      else if (linked && to) parts.push({ at, kind: 'link', text: linked, to: known(sections, to) });
    }
    tellPlain(text.length);
    return parts;
  };

function known<T extends string>(names: readonly T[], name: string): T {
  if (!names.includes(name as T)) throw new RangeError(`no ${name}`);
  return name as T;
}

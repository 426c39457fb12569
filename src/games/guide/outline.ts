/** A page's outline: chapters and their sections, each an anchor that other pages may link to. */
export type Outline = Readonly<Record<string, readonly string[]>>;

export type ChapterOf<O extends Outline> = keyof O & string;
export type SectionOf<O extends Outline> = ChapterOf<O> | O[keyof O][number];

/** Every anchor, in the order of the page. */
export const sectionsOf = <O extends Outline>(outline: O): readonly SectionOf<O>[] =>
  Object.entries(outline).flatMap(([chapter, sections]) => [chapter, ...sections]);

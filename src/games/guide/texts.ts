/** The texts that every rules page has. */
export interface GuideTexts {
  readonly title: string;
  readonly lead: string;
  readonly credits: string;
  readonly contents: string;
  readonly ruling: string;
  readonly example: string;
  readonly before: string;
  readonly after: string;
  readonly journal: string;
  /** By chapter and section. */
  readonly titles: Readonly<Record<string, string>>;
  readonly rulings: { readonly text: string; readonly list: Readonly<Record<string, string>> };
}

/** The same keys and the same lists, in other words: the compiler refuses one that is missing or too many. */
export type InOtherWords<T> = T extends string ? string : { readonly [Key in keyof T]: InOtherWords<T[Key]> };

/** The languages that the server itself speaks: in mails, and in what messengers show of a link. */
import type { Context } from 'koa';

export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export const languageOf = (ctx: Context): Language =>
  LANGUAGES.find((language) => language === ctx.acceptsLanguages([...LANGUAGES])) ?? 'en';

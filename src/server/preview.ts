/** The page of a match, with what a messenger shows of a link to it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Middleware } from 'koa';
import { gameCalled } from '../games/index.ts';
import { isSealed } from './daily/day.ts';
import { type Language, languageOf } from './languages.ts';
import { escapeHtml } from './mail/html.ts';
import type { Services } from './services.ts';
import type { MatchRecord } from './store/contract/match.ts';

const MATCH_PAGE = /^\/match\/([\w-]{11})(?:\/replay)?$/;

/** What the page says of itself in general. */
const GENERIC = /<meta\s[^>]*(?:property="?og:|name="?description\b)[^>]*>/g;

interface Words {
  readonly invites: (name: string) => string;
  readonly free: (seats: number) => string;
  readonly running: string;
  readonly over: string;
}

const WORDS: Record<Language, Words> = {
  en: {
    invites: (name) => `${name} invites you to play.`,
    free: (seats) => (seats === 1 ? 'One seat is free.' : `${seats} seats are free.`),
    running: 'The match is being played; come and watch.',
    over: 'The match is over; see how it ended.',
  },
  fr: {
    invites: (name) => `${name} vous invite à jouer.`,
    free: (seats) => (seats === 1 ? 'Une place est libre.' : `${seats} places sont libres.`),
    running: 'La partie est en cours ; venez la regarder.',
    over: 'La partie est finie ; voyez comment.',
  },
  de: {
    invites: (name) => `${name} lädt zum Spielen ein.`,
    free: (seats) => (seats === 1 ? 'Ein Platz ist frei.' : `${seats} Plätze sind frei.`),
    running: 'Die Partie läuft; schau zu.',
    over: 'Die Partie ist zu Ende; sieh nach, wie.',
  },
};

export function preview(
  dir: string,
  { store, publicUrl, now }: Pick<Services, 'store' | 'publicUrl' | 'now'>,
): Middleware {
  return async (ctx, next) => {
    const [, id] = MATCH_PAGE.exec(ctx.path) ?? [];
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (!/^\/match(\/|$)/.test(ctx.path)) return next();
    const page = await readFile(join(dir, 'index.html'), 'utf8');
    const match = id === undefined ? null : await store.matches.get(id);
    ctx.status = match ? 200 : 404;
    ctx.type = 'html';
    ctx.set('Cache-Control', 'no-cache');
    ctx.vary('Accept-Language');
    ctx.body = match && !isSealed(match, null, now()) ? withCard(page, match, languageOf(ctx), publicUrl()) : page;
  };
}

function withCard(page: string, match: MatchRecord, language: Language, publicUrl: string): string {
  const description = describe(match, WORDS[language]);
  const tags = [
    ['property', 'og:title', `${gameCalled(match.game).meta.name} · Litha`],
    ['property', 'og:description', description],
    ['property', 'og:url', `${publicUrl}/match/${match.id}`],
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', 'Litha'],
    ['name', 'description', description],
  ].map(([kind, name = '', content = '']) => `<meta ${kind}="${name}" content="${escapeHtml(content)}">`);
  // a function, for a name may hold what a replacement text gives a meaning to
  return page.replaceAll(GENERIC, '').replace('</title>', () => `</title>${tags.join('')}`);
}

function describe({ status, seats, hostId }: MatchRecord, words: Words): string {
  if (status !== 'open') return words[status];
  const host = seats.find(({ accountId }) => accountId !== null && accountId === hostId)?.name;
  const free = seats.filter(({ name }) => name === null).length;
  return [...(host ? [words.invites(host)] : []), words.free(free)].join(' ');
}

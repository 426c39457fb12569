/** A line of the log in words. */
import type { GainToken, LogLine, Token } from '../log.ts';
import type { Words } from './words.ts';

export function logText(words: Words, { key, tokens, gains }: LogLine): string {
  const texts = Object.entries(tokens).map(([name, token]) => [name, tokenText(words, token as Token)]);
  const line = words.t(`log.${key}`, { replace: Object.fromEntries(texts) });
  if (gains.length === 0) return line;
  return words.t('logWithGains', { line, gains: gains.map((gain) => gainText(words, gain)).join(', ') });
}

function gainText(words: Words, gain: GainToken): string {
  if (gain.kind !== 'points') return tokenText(words, gain);
  return words.t('pointsFrom', {
    points: words.amount('points', gain.n),
    source: words.t(`sources.${gain.source}`),
  });
}

function tokenText(words: Words, token: Token | Exclude<GainToken, { kind: 'points' }>): string {
  switch (token.kind) {
    case 'player':
      return words.player(token.seat);
    case 'players':
      return words.and(token.seats.map(words.player));
    case 'field':
      return words.field(token.id);
    case 'spot':
      return words.spot(token.spot);
    case 'cell':
      return words.cell(token.x, token.y);
    case 'grove':
      return words.grove(token.id);
    case 'groves':
      return words.and(token.groves.map(words.groveLying));
    case 'card':
      return words.card(token.id);
    case 'half':
      return words.t(`halves.${token.half}`);
    case 'direction':
      return words.t(`directions.${token.direction}`);
    case 'spellbook':
      return words.spellbook(token.id, token.level);
    case 'cost':
      return words.cost(token.cost);
    case 'light':
      return words.t(`lights.${token.light}`);
    case 'number':
      return String(token.n);
    case 'resource':
      return words.amount(token.resource, token.n);
    case 'apprentices':
    case 'crystals':
    case 'scrolls':
      return words.amount(token.kind, token.n);
  }
}

/** A line of the log in words. */
import type { LogLine, Token } from '../log.ts';
import type { Words } from './words.ts';

export function logText(words: Words, { key, tokens }: LogLine): string {
  const texts = Object.entries(tokens).map(([name, token]) => [name, tokenText(words, token as Token)]);
  return words.t(`log.${key}`, { replace: Object.fromEntries(texts) });
}

function tokenText(words: Words, token: Token): string {
  switch (token.kind) {
    case 'player':
      return words.player(token.seat);
    case 'players':
      return words.and(token.seats.map(words.player));
    case 'card':
      return words.card(token.id);
    case 'hand':
      return token.cards.length > 0 ? words.cards(token.cards) : words.t('noHand');
    case 'chamber':
      return words.chamber(token.chamber);
    case 'sticks':
      return words.sticks(token);
    case 'keys':
      return words.keys(token.keys);
    case 'start':
      return words.start(token.throws);
    case 'steps':
    case 'points':
      return words.amount(token.kind, token.n);
    case 'place':
      return words.place(token.place);
    case 'answer':
      return words.answer(token.yes);
    case 'claim':
      return words.claim(token.claim, token.right);
    case 'number':
      return String(token.n);
  }
}

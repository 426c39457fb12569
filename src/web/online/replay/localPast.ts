/** A match of this browser, played again: all of its steps at once. */
import type { LogEntry } from 'boardgame.io';
import { act } from '../../../play/driver.ts';
import type { MatchFile, Ruled } from '../../../play/match-file.ts';
import type { Outline, StepChunk } from '../../../server/api/answers.ts';
import type { LocalMatch } from '../../localMatches.ts';
import type { Past } from './past.ts';

const people = ({ seats, options }: MatchFile): number[] =>
  Array.from({ length: options.players }, (_, seat) => seat).filter((seat) => !seats?.[seat]?.bot);

/** Its file has been found sound. */
export function localPast(
  { meta, rules }: Ruled,
  { id, file }: Pick<LocalMatch, 'id' | 'file'>,
): Omit<Past, 'seats'> {
  const G = rules.deal(file.arrangement);
  // as on a server: when it is over, nothing is hidden any more
  const isOpen = meta.hasSecrets === true && file.result !== null;
  const seen = () => structuredClone(isOpen ? G : rules.view(G, null));
  const views = [seen()];
  const marks: Outline['marks'] = [];
  const log: LogEntry[] = [];
  for (const [i, move] of file.moves.entries()) {
    const turn = rules.turn(G);
    act(rules, G, move);
    const [type, ...args] = move.action;
    const payload = { type, args, playerID: String(move.seat) };
    views.push(seen());
    marks.push({
      step: i + 1,
      seat: move.seat,
      turn: rules.turn(G),
      round: rules.round(G),
      scores: rules.scores(rules.view(G, null)),
    });
    log.push({
      action: { type: 'MAKE_MOVE', payload },
      _stateID: i,
      turn,
      phase: '',
      metadata: rules.events(views.at(-1)),
    });
  }
  return {
    game: file.game,
    outline: { last: file.moves.length, marks },
    opening: views[0],
    log,
    fetchSteps: async (from, count) => {
      const [view, ...rest] = views.slice(from, from + count);
      const patches = rest.map((next) => [{ op: 'add', path: '/G', value: next }]);
      return { from, view: { G: view }, patches } as unknown as StepChunk;
    },
    fetchFile: async () => file,
    own: file.result ? people(file) : [],
    isShared: false,
    table: `/table/${id}`,
    way: '/',
  };
}

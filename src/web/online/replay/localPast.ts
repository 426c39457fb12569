/** A match of this browser, played again: all of its steps at once. */
import type { LogEntry } from 'boardgame.io';
import { scoresOf } from '../../../games/salamandra/rules/index.ts';
import { type Arrangement, deal } from '../../../games/salamandra/rules/setup.ts';
import type { G } from '../../../games/salamandra/rules/state.ts';
import { playableCalled } from '../../../games/playable.ts';
import { act } from '../../../play/driver.ts';
import type { MatchFile } from '../../../play/match-file.ts';
import type { Outline, StepChunk } from '../../../server/api/answers.ts';
import type { LocalMatch } from '../../localMatches.ts';
import type { Past } from './past.ts';

const people = ({ seats, options }: MatchFile): number[] =>
  Array.from({ length: options.players }, (_, seat) => seat).filter((seat) => !seats?.[seat]?.bot);

/** Its file has been found sound. */
export function localPast({ id, file }: Pick<LocalMatch, 'id' | 'file'>): Omit<Past, 'seats'> {
  const { rules } = playableCalled(file.game);
  const G = deal(file.arrangement as Arrangement);
  const seen = () => structuredClone(rules.view(G, null)) as G;
  const views = [seen()];
  const marks: Outline['marks'] = [];
  const log: LogEntry[] = [];
  for (const [i, move] of file.moves.entries()) {
    const { turn } = G;
    act(rules, G, move);
    const [type, ...args] = move.action;
    const payload = { type, args, playerID: String(move.seat) };
    views.push(seen());
    marks.push({ step: i + 1, seat: move.seat, turn: G.turn, round: G.round, scores: scoresOf(G) });
    log.push({
      action: { type: 'MAKE_MOVE', payload },
      _stateID: i,
      turn,
      phase: '',
      metadata: views.at(-1)?.events,
    });
  }
  return {
    outline: { last: file.moves.length, marks },
    opening: views[0] as G,
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

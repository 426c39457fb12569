/** Where in a match something is: its rounds, somebody's turns, and how many points there were. */
import type { LogEntry } from 'boardgame.io';
import { standing } from '../../../play/log.ts';
import type { Outline } from '../../../server/api/answers.ts';

type Marks = Outline['marks'];

/** The round at a step; the first before anything is marked. */
export const roundAt = (marks: Marks, step: number): number => markAt(marks, step)?.round ?? 1;

/** Points at a step, by seat. */
export const scoresAt = (marks: Marks, step: number, seats: number): readonly number[] =>
  markAt(marks, step)?.scores ?? Array.from({ length: seats }, () => 0);

const markAt = (marks: Marks, step: number): Marks[number] | undefined => marks.findLast((mark) => mark.step <= step);

/** The step at which each round begins. */
export function roundStarts(marks: Marks): { readonly round: number; readonly step: number }[] {
  const starts = [{ round: 1, step: 0 }];
  for (const { round, step } of marks) {
    // a round that was reached, left by an undo and reached again begins once
    if (round > (starts.at(-1)?.round ?? 1)) starts.push({ round, step });
  }
  return starts;
}

/** The steps at which a player is about to begin a turn. */
export function turnStarts(marks: Marks, seat: number): number[] {
  return marks.flatMap((mark, i) => {
    const before = marks[i - 1];
    // a mark tells the turn that its step has led to: the one before tells in which turn the step was made
    const isFirst = before === undefined || turnOf(marks, i - 1) !== before.turn;
    return mark.seat === seat && isFirst ? [mark.step - 1] : [];
  });
}

/** The turn in which the step of this mark was made. */
const turnOf = (marks: Marks, i: number): number => marks[i - 1]?.turn ?? 1;

/** For every move of the match's file, the step at which it is about to be made. */
export const moveSteps = (log: readonly LogEntry[]): number[] => standing(log).map(({ _stateID }) => _stateID);

/** Only the steps that changed anybody's points. */
export const changes = (marks: Marks): Marks =>
  marks.filter(({ scores }, i) => scores.join() !== (marks[i - 1]?.scores ?? scores.map(() => 0)).join());

/** The list of legal moves, put in order for reading: by kind, then by what they are done with. */
import type { AnyAction } from '../../module.ts';

/** What a move would bring, said before it is made: first what comes at once, then what comes next. */
export type Result = readonly string[];

export const resultText = (result: Result): string => result.join(' · ');

export interface Choice<Action extends AnyAction> {
  readonly action: Action;
  /** What is written on the button. */
  readonly label: string;
  /** What it would bring, apart from what all of its subject's choices would. */
  readonly result: Result;
}

/** Moves of one kind with one thing, such as one field. */
export interface Subject<Action extends AnyAction> {
  readonly name: string | null;
  /** What a player wants to know of it before choosing. */
  readonly detail: string | null;
  readonly choices: readonly Choice<Action>[];
  /** What every one of the choices would bring. */
  readonly result: Result;
}

export interface MoveGroup<Action extends AnyAction> {
  readonly move: Action[0];
  readonly subjects: readonly Subject<Action>[];
  readonly count: number;
}

/** One move in words. */
export interface Entry {
  /** What it is done with. */
  readonly name: string | null;
  readonly detail: string | null;
  readonly label: string;
}

export const entry = (label: string, name: string | null = null, detail: string | null = null): Entry => ({
  name,
  detail,
  label,
});

type Gathered<Action extends AnyAction> = Omit<Subject<Action>, 'result' | 'choices'> & {
  readonly choices: Choice<Action>[];
};

export function groupsOf<Action extends AnyAction>(
  moves: readonly Action[],
  describe: (action: Action) => Entry,
  resultOf: (action: Action) => Result,
): MoveGroup<Action>[] {
  const groups = new Map<Action[0], Map<string | null, Gathered<Action>>>();
  for (const action of moves) {
    const [move] = action;
    const { name, detail, label } = describe(action);
    const subjects = groups.get(move) ?? new Map<string | null, Gathered<Action>>();
    const subject = subjects.get(name ?? detail) ?? { name, detail, choices: [] };
    subject.choices.push({ action, label, result: resultOf(action) });
    groups.set(move, subjects.set(name ?? detail, subject));
  }
  return [...groups].map(([move, subjects]) => {
    const list = [...subjects.values()].map(withCommonResult);
    return { move, subjects: list, count: list.reduce((sum, { choices }) => sum + choices.length, 0) };
  });
}

/** What all of the choices would bring is said once. */
function withCommonResult<Action extends AnyAction>(subject: Gathered<Action>): Subject<Action> {
  const [first, ...others] = subject.choices;
  const common = first?.result.filter((part) => others.every(({ result }) => result.includes(part))) ?? [];
  const choices = subject.choices.map((choice) => ({
    ...choice,
    result: choice.result.filter((part) => !common.includes(part)),
  }));
  return { ...subject, choices, result: common };
}

import type { FileProblem } from '../../play/match-file.ts';
import { METAS } from '../../games/metas.ts';
import type { LocalMatch } from '../localMatches.ts';

/** The text that says why a file cannot be opened. */
export type OpenProblem = `open.problems.${FileProblem}` | 'open.tooLarge' | 'open.unreadable';

/** No match comes near it. */
const LARGEST = 1_000_000;

/** The match in a file, or what is wrong with it; the rules come only now. */
export async function openFile(file: File): Promise<LocalMatch | OpenProblem> {
  if (file.size > LARGEST) return 'open.tooLarge';
  const text = await file.text().catch(() => null);
  if (text === null) return 'open.unreadable';
  const [{ matchFromFile }, { BrokenFile, gameIn }, { loadPlayable }] = await Promise.all([
    import('../newMatch.ts'),
    import('../../play/match-file.ts'),
    import('../../games/playable.ts'),
  ]);
  const meta = METAS.find(({ id }) => id === gameIn(text));
  const games = meta ? { [meta.id]: await loadPlayable(meta.id) } : {};
  try {
    return matchFromFile(text, games);
  } catch (error) {
    if (error instanceof BrokenFile) return `open.problems.${error.problem}`;
    throw error;
  }
}

/** Thinks beside the page, so that the page goes on. */
import { loadGame } from '../../games/playable.ts';
import { advise } from '../../play/advice.ts';
import { BOTS } from '../../play/bots.ts';
import { randomFrom } from '../../play/random.ts';
import type { Answers, Question } from './questions.ts';

/** Only what this file needs: TypeScript's library for workers cannot stand beside the one for pages. */
interface Worker {
  addEventListener(type: 'message', listener: (event: MessageEvent<Question>) => void): void;
  reportError(error: unknown): void;
  postMessage(answer: Answers[Question['kind']]): void;
}
const worker = globalThis as unknown as Worker;

function tell(thought: Answers[Question['kind']]): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a page, from its worker
  worker.postMessage(thought);
}

worker.addEventListener('message', ({ data }) => {
  answer(data).then(tell, (error: unknown) => worker.reportError(error));
});

async function answer(question: Question): Promise<Answers[Question['kind']]> {
  const { view, seat, seed } = question;
  const module = await loadGame(question.game);
  const random = randomFrom(seed);
  if (question.kind === 'move') return BOTS[question.level](module, view, seat, random);
  return advise(module, view, seat, 'expert', random, question.played);
}

/** Thinks beside the page, so that the page goes on. */
import { gameCalled } from '../../games/index.ts';
import { advise } from '../../play/advice.ts';
import { BOTS } from '../../play/bots.ts';
import { randomFrom } from '../../play/random.ts';
import { isSearched } from '../../play/search.ts';
import type { Answers, Question } from './questions.ts';

/** Only what this file needs: TypeScript's library for workers cannot stand beside the one for pages. */
interface Worker {
  addEventListener(type: 'message', listener: (event: MessageEvent<Question>) => void): void;
  postMessage(answer: Answers[Question['kind']]): void;
}
const worker = globalThis as unknown as Worker;

worker.addEventListener('message', ({ data }) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a page, from its worker
  worker.postMessage(answer(data));
});

function answer(question: Question): Answers[Question['kind']] {
  const { view, seat, seed } = question;
  const module = gameCalled(question.game);
  const random = randomFrom(seed);
  if (question.kind === 'move') return BOTS[question.level](module, view, seat, random);
  if (!isSearched(module)) throw new Error(`nobody advises on ${question.game}`);
  return advise(module, view, seat, 'expert', random, question.played);
}

/** A list of matches as the server gives it, page by page, and as it has changed since. */
import type { MatchList } from '../../../server/api/answers.ts';
import { ApiProblem, call } from '../api.ts';

export interface Listed {
  /** Null until the server has answered for the first time. */
  readonly list: MatchList | null;
  /** Why the last question came to nothing. */
  readonly problem: ApiProblem | null;
  readonly busy: boolean;
}

type Change = (list: MatchList) => MatchList;

export class Pages {
  readonly #onChange: () => void;
  #listed: Listed = { list: null, problem: null, busy: false };
  /** What the list answers to. */
  #path: string | null = null;
  /** Of several questions under way only the last counts. */
  #asked = 0;
  /** While a question is under way: its answer may not know of it yet. */
  #told: Change[] = [];

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  get listed(): Listed {
    return this.#listed;
  }

  /** All that is shown, anew; something else begins with its first page. */
  ask(path: string): Promise<void> {
    const count = path === this.#path ? (this.#listed.list?.matches.length ?? 0) : 0;
    return this.#answer(path, () => askUpTo(path, count));
  }

  async more(): Promise<void> {
    const { list, busy } = this.#listed;
    const path = this.#path;
    if (busy || path === null || list?.next == null) return;
    await this.#answer(path, () => askOn(path, list));
  }

  change(work: Change): void {
    this.#told.push(work);
    const { list } = this.#listed;
    if (list) this.#show({ list: work(list) });
  }

  /** As if nothing had ever been asked. */
  clear(): void {
    this.#asked += 1;
    this.#path = null;
    this.#show({ list: null, problem: null, busy: false });
  }

  async #answer(path: string, question: () => Promise<MatchList>): Promise<void> {
    this.#asked += 1;
    const own = this.#asked;
    this.#told = [];
    this.#show({ busy: true });
    try {
      const answer = await question();
      if (own !== this.#asked) return;
      this.#path = path;
      this.#show({ list: this.#told.reduce((list, work) => work(list), answer), problem: null, busy: false });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      if (own === this.#asked) this.#show({ problem: error, busy: false });
    }
  }

  #show(change: Partial<Listed>): void {
    this.#listed = { ...this.#listed, ...change };
    // nobody has to be told twice when no question is under way
    if (!this.#listed.busy) this.#told = [];
    this.#onChange();
  }
}

/** The first page, and as many more as it takes to fill the place that the list has now. */
async function askUpTo(path: string, count: number): Promise<MatchList> {
  let list = await call<MatchList>('GET', path);
  while (list.matches.length < count && list.next !== null) list = await askOn(path, list);
  return list;
}

async function askOn(path: string, { matches, next }: MatchList): Promise<MatchList> {
  const page = await call<MatchList>('GET', `${path}${path.includes('?') ? '&' : '?'}from=${next}`);
  const fresh = page.matches.filter((match) => !matches.some(({ id }) => id === match.id));
  return { matches: [...matches, ...fresh], next: page.next };
}

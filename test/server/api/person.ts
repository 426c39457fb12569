/** Somebody who uses the API from an address of their own, and whose browser keeps the cookie. */
import type { Me, MatchSummary } from '../../../src/server/api/answers.ts';

export interface Answer<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** What any answer may hold; a test says what it expects of it. */
// oxlint-disable-next-line typescript/no-explicit-any -- the shape is what is being tested
type Anything = any;

let people = 0;

export class Person {
  readonly server: string;
  readonly ip: string;
  /** All that ever came back, head and body, as text. */
  readonly answers: string[] = [];
  cookie = '';

  constructor(server: string) {
    people += 1;
    this.server = server;
    this.ip = `10.${(people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}`;
  }

  get headers(): Record<string, string> {
    return { 'x-forwarded-for': this.ip, ...(this.cookie && { cookie: this.cookie }) };
  }

  async send<Body = Anything>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const response = await fetch(this.server + path, {
      method,
      headers: { ...this.headers, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const cookie = response.headers.get('set-cookie');
    if (cookie !== null) this.cookie = cookie.split(';')[0] ?? '';
    const text = await response.text();
    this.answers.push(`${response.status} ${JSON.stringify([...response.headers])}\n${text}`);
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as Body };
  }

  get<Body = Anything>(path: string) {
    return this.send<Body>('GET', path);
  }

  post<Body = Anything>(path: string, body: unknown = {}) {
    return this.send<Body>('POST', path, body);
  }

  async id(): Promise<string> {
    return (await this.get<Me>('/api/me')).body.account?.id ?? '';
  }

  async open(plan: object = {}): Promise<MatchSummary> {
    const match = { game: 'salamandra', players: 2, visibility: 'public', pace: 'live', ...plan };
    const { status, body } = await this.post<MatchSummary>('/api/matches', match);
    if (status !== 200) throw new Error(`no match was opened: ${JSON.stringify(body)}`);
    return body;
  }
}

export async function guest(server: string, name: string): Promise<Person> {
  const person = new Person(server);
  const { status } = await person.post('/api/me', { name });
  if (status !== 200) throw new Error(`${name} got no account: ${status}`);
  return person;
}

/** A match that runs, and the two who play it. */
export async function twoAtATable(server: string): Promise<{ match: MatchSummary; host: Person; other: Person }> {
  const [host, other] = await Promise.all([guest(server, 'Maren'), guest(server, 'Joris')]);
  const { id } = await host.open();
  const { body: match } = await other.post<MatchSummary>(`/api/matches/${id}/join`);
  return { match, host, other };
}

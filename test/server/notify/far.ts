/** A server somewhere out there that keeps what is posted to it: a push service, or somebody's webhook. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Posted {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface FarServer {
  readonly url: string;
  readonly posted: readonly Posted[];
  /** Waits for so many that have not come yet. */
  collect(count: number): Promise<Posted[]>;
  /** What the next ones are answered with; 201 for all others. */
  answer(...statuses: number[]): void;
  close(): Promise<void>;
}

export async function openFarServer(): Promise<FarServer> {
  const posted: Posted[] = [];
  let answers: number[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    posted.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
    server.emit('posted');
    response.writeHead(answers.shift() ?? 201, { location: '/elsewhere' }).end('x'.repeat(100_000));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    posted,
    async collect(count) {
      const before = posted.length;
      while (posted.length < before + count) await once(server, 'posted');
      return posted.slice(before, before + count);
    },
    answer(...statuses) {
      answers = statuses;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** One for each test of a suite. */
export function farServerForEach(): () => FarServer {
  let far: FarServer;
  beforeEach(async () => {
    far = await openFarServer();
  });
  afterEach(() => far.close());
  return () => far;
}

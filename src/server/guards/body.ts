/** Bodies are JSON, short, and objects. */
import type { IncomingMessage } from 'node:http';
import { Problem } from '../problem.ts';
import type { Guard } from './request.ts';

const MOST_BYTES = 8 * 1024;

export const body = (): Guard => async (ctx, next) => {
  ctx.state.body = {};
  if (hasBody(ctx.req) && !isOneClick(ctx.path)) {
    if (!ctx.is('application/json')) {
      throw new Problem(415, 'notJson', 'The body must be JSON, with the content type application/json.');
    }
    ctx.state.body = parse(await read(ctx.req));
  }
  await next();
};

/** Where mail programs post a form that says nothing (RFC 8058): it is not read. */
const isOneClick = (path: string): boolean => path.startsWith('/api/off/');

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const tooLong = () => new Problem(413, 'tooLong', `The body must not be longer than ${MOST_BYTES} bytes.`);

async function read(request: IncomingMessage): Promise<string> {
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) throw tooLong();
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) reject(tooLong());
      else chunks.push(chunk);
    });
    request.once('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    const cutOff = () => reject(new Problem(400, 'cutOff', 'The body ended too early.'));
    request.once('error', cutOff);
    request.once('close', cutOff);
  });
}

function parse(text: string): object {
  let value: unknown;
  try {
    value = JSON.parse(text, (key, inner: unknown) => {
      if (key === '__proto__') throw new SyntaxError('not a name');
      return inner;
    });
  } catch {
    throw new Problem(400, 'badJson', 'The body is not valid JSON.');
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new Problem(400, 'badJson', 'The body must be a JSON object.');
  }
  return value;
}

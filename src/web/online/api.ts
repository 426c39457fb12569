/** The server's API, as the pages call it. */

/** What the server refused, or that it could not be asked; the key is what pages have words for. */
export class ApiProblem extends Error {
  readonly key: string;
  readonly status: number;

  constructor(key: string, message: string, status: number) {
    super(message);
    this.key = key;
    this.status = status;
  }
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Answers with what the server says; throws an `ApiProblem` otherwise. */
export async function call<Answer = void>(method: Method, path: string, body?: object): Promise<Answer> {
  const response = await ask(method, path, body);
  const answer: unknown = response.status === 204 || response.status === 202 ? undefined : await read(response);
  if (response.ok) return answer as Answer;
  const { error = 'unknown', message = '' } = Object(answer) as { error?: string; message?: string };
  throw new ApiProblem(error, message, response.status);
}

async function ask(method: Method, path: string, body: object | undefined): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      headers: {
        // mails are written in the language of the page, which need not be the browser's
        'Accept-Language': document.documentElement.lang,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiProblem('offline', 'The server cannot be reached.', 0);
  }
}

/** What stands between here and the server may answer in another form than it does. */
async function read(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/** A mail server that keeps what it is given. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface Mail {
  readonly to: string;
  readonly text: string;
}

export interface MailServer {
  readonly url: string;
  /** The next mail that has not been asked for yet. */
  next(): Promise<Mail>;
  /** All that came. */
  readonly mails: readonly Mail[];
  close(): Promise<void>;
}

export async function openMailServer(): Promise<MailServer> {
  const mails: Mail[] = [];
  let asked = 0;
  const arrivals: (() => void)[] = [];
  const server = createServer((socket) => {
    talk(socket, (mail) => {
      mails.push(mail);
      for (const tell of arrivals.splice(0)) tell();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    async next() {
      const place = asked++;
      for (;;) {
        const mail = mails[place];
        if (mail) return mail;
        await new Promise<void>((resolve) => void arrivals.push(resolve));
      }
    },
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
}

function talk(socket: Socket, deliver: (mail: Mail) => void): void {
  let unread = '';
  let to = '';
  let isLetter = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const hear = (line: string) => {
    if (/^RCPT TO:/i.test(line)) to = /<(.*)>/.exec(line)?.[1] ?? '';
    isLetter = /^DATA/i.test(line);
    if (isLetter) say('354 go on');
    else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
    else say('250 ok');
  };
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    unread += chunk.toString('utf8');
    for (;;) {
      const end = isLetter ? '\r\n.\r\n' : '\r\n';
      const at = unread.indexOf(end);
      if (at < 0) return;
      const part = unread.slice(0, at);
      unread = unread.slice(at + end.length);
      if (!isLetter) hear(part);
      else {
        isLetter = false;
        say('250 kept');
        deliver({ to, text: plain(part) });
      }
    }
  });
  say('220 a mail server of a test');
}

/** Without quoted-printable's line ends and signs. */
const plain = (letter: string): string =>
  letter
    .replaceAll('=\r\n', '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'));

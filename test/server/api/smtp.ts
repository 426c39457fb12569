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
  /** Is too busy for the next so many who come. */
  refuse(times: number): void;
  /** Takes the next mail, and hangs up without saying so. */
  hangUp(): void;
  close(): Promise<void>;
}

export async function openMailServer(): Promise<MailServer> {
  const mails: Mail[] = [];
  let asked = 0;
  let refusals = 0;
  let isRude = false;
  const arrivals: (() => void)[] = [];
  const server = createServer((socket) => {
    if (refusals > 0) {
      refusals -= 1;
      socket.end('421 too busy\r\n');
      return;
    }
    talk(socket, (mail) => {
      mails.push(mail);
      for (const tell of arrivals.splice(0)) tell();
      const isPolite = !isRude;
      isRude = false;
      return isPolite;
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
    refuse(times) {
      refusals = times;
    },
    hangUp() {
      isRude = true;
    },
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
}

/** `deliver` says whether the sender is to hear that the mail was taken. */
function talk(socket: Socket, deliver: (mail: Mail) => boolean): void {
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
        if (deliver({ to, text: plain(part) })) say('250 kept');
        else socket.destroy();
      }
    }
  });
  say('220 a mail server of a test');
}

/** Without SMTP's second dot, and quoted-printable's line ends and signs. */
const plain = (letter: string): string =>
  letter
    .replaceAll('\r\n..', '\r\n.')
    .replaceAll('=\r\n', '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'));

/** Sends letters over SMTP. */
import { createTransport } from 'nodemailer';
import type { Log } from '../log.ts';
import type { MailSettings } from '../settings.ts';
import type { Outcome } from '../notify/outcome.ts';
import type { Letter } from './letters.ts';
import { outcomeOf } from './outcome.ts';

/** A mail server that does not answer is given up on. */
const PATIENCE_MS = 10_000;

/** A letter that mail programs may know more of. */
export interface Mail extends Letter {
  readonly messageId?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export class Mailer {
  readonly #transport: ReturnType<typeof createTransport>;
  readonly #from: string;
  readonly #log: Log;
  readonly #underWay = new Set<Promise<void>>();

  constructor({ smtpUrl, from }: MailSettings, log: Log) {
    const patience = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS };
    this.#transport = createTransport({ url: smtpUrl, ...patience, disableFileAccess: true, disableUrlAccess: true });
    this.#from = from;
    this.#log = log;
  }

  send(to: string, letter: Letter): void {
    this.inBackground(async () => {
      await this.deliver(to, letter);
    });
  }

  /** Nobody waits for it: how long an answer takes must not tell whether an address is known. */
  inBackground(work: () => Promise<void>): void {
    const working = work()
      .catch((error: unknown) => this.#log.error({ err: error }, 'a mail could not be written'))
      .finally(() => this.#underWay.delete(working));
    this.#underWay.add(working);
  }

  /** After everything that is under way; what begins meanwhile is waited for too. */
  async close(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
    this.#transport.close();
  }

  /** Says how it ended; what went wrong is in the log. */
  async deliver(to: string, { headers, ...mail }: Mail): Promise<Outcome> {
    try {
      // as an object: a list of recipients in one string is not taken for several
      const recipient = { name: '', address: to };
      await this.#transport.sendMail({ from: this.#from, to: recipient, ...mail, headers: { ...headers } });
      return 'sent';
    } catch (error) {
      // the words of a mail server repeat the address
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      this.#log.error({ code, responseCode }, 'a mail could not be sent');
      return outcomeOf(error);
    }
  }
}

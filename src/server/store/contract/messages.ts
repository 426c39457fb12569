/** What the store keeps so that people hear of their matches while they are away. */

/** What there is to be told of a match. */
export type NoticeKind = 'turn' | 'reminder' | 'started' | 'ended' | 'invited';

/** The ways to a person. */
export const CHANNELS = ['email', 'push', 'webhook'] as const;
export type ChannelKind = (typeof CHANNELS)[number];

export const WEBHOOK_SHAPES = ['json', 'discord'] as const;
export type WebhookShape = (typeof WEBHOOK_SHAPES)[number];

export interface Notice {
  readonly matchId: string;
  readonly kind: NoticeKind;
}

export interface Notices {
  /** Accounts that have waited since then, or longer, to be told of something; the longest first, of so many notices. */
  ripe(noticedBy: number, most: number): Promise<string[]>;
  /** The matches that an account is to be told of. */
  matchesOf(accountId: string): Promise<string[]>;
  /**
   * Takes an account's notices of these matches. Those that still apply become one message for each way to the
   * person that is open; `there`: whether the person is at that table, and needs no message. Says how many messages.
   */
  ripen(
    accountId: string,
    there: ReadonlyMap<string, boolean>,
    how: { readonly canMail: boolean; readonly at: number },
  ): Promise<number>;
  /** Of these, those that still apply to the account and are wanted. */
  stillApply(accountId: string, notices: readonly Notice[]): Promise<Notice[]>;
  /** The person has been at the table, and knows. */
  seen(accountId: string, matchId: string): Promise<void>;
}

/** A message on its way. */
export interface Delivery {
  readonly id: string;
  readonly accountId: string;
  readonly channel: ChannelKind;
  /** Which push subscription; null for the other channels. */
  readonly target: string | null;
  /** None: it is only to show that messages arrive. */
  readonly notices: readonly Notice[];
  /** How often it has been tried before. */
  readonly attempts: number;
}

export interface Deliveries {
  /** Messages whose time has come, the longest waiting first. */
  due(at: number, most: number): Promise<string[]>;
  /** The first who asks gets it, to send it; nobody else does until it is given back, and nobody ever after `lostAt`. */
  claim(id: string, at: number, lostAt: number): Promise<Delivery | null>;
  /** It has gone out. */
  sent(id: string): Promise<void>;
  /** It surely has not gone out, and is to be tried again. */
  retry(id: string, nextAt: number): Promise<void>;
  /** It will not be tried again. */
  giveUp(id: string): Promise<void>;
  /** There is nothing left to be told. */
  drop(id: string): Promise<void>;
  /** Gives up those that a process which is no more was sending: nobody knows whether they went out. */
  giveUpLost(at: number): Promise<{ readonly id: string; readonly processId: string | null }[]>;
  /** Forgets the messages that are done and older than that. */
  clear(createdBefore: number): Promise<void>;
}

/** A browser that may be woken. */
export interface PushSubscription {
  readonly id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface Webhook {
  readonly url: string;
  readonly shape: WebhookShape;
}

export interface ChannelSettings {
  /** Turned off by the person. */
  readonly off: readonly ChannelKind[];
  readonly pushes: readonly PushSubscription[];
  readonly webhook: Webhook | null;
}

export interface NotifyChannels {
  of(accountId: string): Promise<ChannelSettings>;
  turn(accountId: string, channel: ChannelKind, isOn: boolean): Promise<void>;
  /** Null takes it away. */
  setWebhook(accountId: string, webhook: Webhook | null, at: number): Promise<void>;
  /** A browser belongs to the account that used it last; an account has so many browsers at most, the latest. */
  addPush(accountId: string, push: PushSubscription, at: number, most: number): Promise<void>;
  /** Only one's own. */
  removePush(accountId: string, endpoint: string): Promise<void>;
  /** The browser does not want to be woken any more. */
  forgetPush(id: string): Promise<void>;
  isMuted(accountId: string, matchId: string): Promise<boolean>;
  mute(accountId: string, matchId: string, isMuted: boolean): Promise<void>;
}

export interface Secrets {
  /** The key of that name; whoever asks first, of all processes, has made it. */
  get(name: string, make: () => string): Promise<string>;
}

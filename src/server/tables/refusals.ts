/** Why a packet was not accepted: a key for programs and a sentence for people. */

export interface Refusal {
  readonly error: string;
  readonly message: string;
}

const SENTENCES = {
  actionNotAllowed: 'Only moves and undo can be sent to a table.',
  alreadyOver: 'This match is over.',
  badPacket: 'The server does not understand this message.',
  cannotUndo: 'The last move cannot be taken back.',
  closing: 'The server is about to restart; please try again in a moment.',
  damaged: 'This match cannot be opened; the operator has been told.',
  moveFailed: 'The game could not carry out this move; nothing has changed.',
  noSuchMatch: 'There is no such match.',
  notAtTable: 'Sit down at the table or watch it first.',
  notAvailable: 'The match cannot be read at the moment; please try again.',
  notStarted: 'The match begins when all seats are taken.',
  notWritten: 'The move could not be saved, so it does not count; please try again.',
  notYourChannel: 'Players talk with players, spectators with spectators.',
  notYourSeat: 'This seat is not yours.',
  sealed: 'A try at the challenge of the day can be looked at when the day is over.',
  signInFirst: 'Choose a name before you talk.',
  spectator: 'You are watching; only players move.',
  staleState: 'The match has gone on in the meantime; this is how it stands now.',
  tooFast: 'That was too much at once; please wait a moment.',
  unknownMove: 'There is no such move in this game.',
} as const;

export type RefusalKey = keyof typeof SENTENCES;

/** Thrown where something that came from outside is not accepted. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(error: string, message: string) {
    super(message);
    this.refusal = { error, message };
  }
}

export const refused = (key: RefusalKey): Refused => new Refused(key, SENTENCES[key]);

/** The game's own reason; its page has the words for the key. */
export const refusedByRules = (key: string): Refused => new Refused(key, `The rules do not allow this: ${key}.`);

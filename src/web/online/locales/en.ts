import { accountEn } from './account.en.ts';
import { dailyEn } from './daily.en.ts';
import { gamesEn } from './games.en.ts';
import { lobbyEn } from './lobby.en.ts';
import { matchEn } from './match.en.ts';
import { notificationsEn } from './notifications.en.ts';
import { replayEn } from './replay.en.ts';
import { peopleEn } from './people.en.ts';

/** The online pages in English; the other languages have the same keys. */
export const en = {
  unreachable: {
    title: 'The server does not answer',
    text: 'Perhaps you are offline, or the server is just being restarted. Games on one screen go on without it.',
    again: 'Try again',
  },
  formerPlayer: 'a former player',
  bot: 'bot',
  you: 'you',
  paces: { live: 'Live', relaxed: 'Relaxed' },
  paceHints: {
    live: 'All are here and play at once.',
    relaxed: 'A move now and then; come back when it is your turn.',
  },
  time: {
    left: '{{time}} left',
    over: 'time is up',
    until: 'until {{time}}',
    perTurn: '{{time}} per turn',
    rated: 'rated',
  },

  /** By the key that the server gives. */
  problems: {
    unknown: 'Something went wrong; please try again.',
    offline: 'The server cannot be reached. Please try again in a moment.',
    addressTaken: 'This address belongs to another account: sign in with it instead.',
    alreadySeated: 'You have a seat in this match already.',
    alreadySignedIn: 'You have an account here already.',
    badRequest: 'The server did not take this; please look at it once more.',
    damaged: 'This match cannot be opened. The operator has been told.',
    full: 'All seats are taken.',
    internal: 'Something went wrong on our side; please try again.',
    linkUsed: 'This link has been used already, or its time is over.',
    noMail: 'This server sends no mails.',
    noMatch: 'There is no such match.',
    noSeat: 'Nobody sits there.',
    noSuchLink: 'This link is not whole; copy all of it from the message.',
    noWay: 'There is nowhere to send it to.',
    notCompanion: 'Only people whom you have played with can be invited.',
    notForTwo: 'Only a match of two can be resigned; leave it, and a bot plays on.',
    notHost: 'Only who opened the match can do this.',
    notOver: 'This match is still being played.',
    notRunning: 'This match is not being played.',
    notSent: 'The message could not be sent there.',
    notSeated: 'You have no seat in this match.',
    notSignedIn: 'Choose a name first.',
    notToDecide: 'This player is back, or has not missed three turns in a row.',
    onVacation: 'You are on vacation already.',
    ownSeat: 'This is your own seat.',
    sealed: 'A try at the daily challenge can be looked at when the day is over.',
    vacationTooLong: 'So many days are not left this year.',
    started: 'The match has begun; nobody can be sent away.',
    taken: 'This seat is taken.',
    tooMany: 'That was too much at once; please wait a while.',
    youLeft: 'You have left this match; a bot plays on for you.',
  },

  account: accountEn,
  daily: dailyEn,
  games: gamesEn,
  lobby: lobbyEn,
  match: matchEn,
  notifications: notificationsEn,
  replay: replayEn,
  people: peopleEn,
};

export type OnlineTexts = typeof en;

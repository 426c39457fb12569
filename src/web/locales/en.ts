import { en as games } from '../../games/locales/en.ts';
import type { BotLevel } from '../../play/levels.ts';
import type { FileProblem } from '../../play/match-file.ts';
import type { KeepingTrouble } from '../localMatches.ts';
import type { Theme } from '../theme.ts';

/** The site in English; the other languages have the same keys. */
export const en = {
  pageTitle: '{{page}} · Litha',
  skip: 'Skip to content',
  loading: 'Just a moment …',
  language: 'Language',
  nav: {
    label: 'Pages',
    home: 'Play',
    online: 'Online',
    games: 'Games',
    rules: 'Rules',
    settings: 'Settings',
    account: 'Account',
    about: 'About',
  },
  close: 'Close',
  goHome: 'Go to the home page',
  footer_one: '{{games}} belongs to its designers and its publisher. Litha is not affiliated with them.',
  footer_other: '{{games}} belong to their designers and publishers. Litha is not affiliated with them.',
  lights: { day: 'day', night: 'night' } satisfies Record<Theme, string>,
  /** What is said of the games away from their tables. */
  games,
  /** Players that are programs. */
  bots: {
    names: { easy: 'Sprout', medium: 'Gardener', hard: 'Herbalist', expert: 'Archdruid' },
    levels: { easy: 'Bot, easy', medium: 'Bot, medium', hard: 'Bot, hard', expert: 'Bot, expert' },
  } satisfies Record<'names' | 'levels', Record<BotLevel, string>>,

  home: {
    title: 'Litha: Salamandra, online or around one screen',
    eyebrow: 'A garden game of two days and two nights',
    lead: 'Send your apprentices into a druid’s garden, where every field you build is there for all to use, and brew, worship and harvest with what they bring home. Whoever has won the most veneration when the last night ends becomes the Grand Druid.',
    players: '{{min}} to {{max}} players',
    minutes: 'about {{minutes}} minutes',
    screen: 'online or around one screen',
    play: 'Play now',
    online: 'Play online',
    playHint:
      'Now: a table for two on this screen, at once. Online: with friends or whoever is there, live or a move now and then. Nothing to install.',
    setUp: 'Set up a table',
    otherGames: 'Another game',
    learn: 'How to play',
    plate: 'Hortus Lithae',
    plateDay: 'plate I, by day',
    plateNight: 'plate II, by night',
    turn: 'A turn is one of five things',
    place: { name: 'Place', text: 'An apprentice takes a spot on a field; groves beside it bring crystals.' },
    build: { name: 'Build', text: 'Pay for a field from the river and lay it where the garden may grow.' },
    brew: { name: 'Cauldron', text: 'It turns what you made this turn into points.' },
    worship: { name: 'Temple', text: 'Bring it a potion, and a Salamander card is yours.' },
    harvest: { name: 'Pass', text: 'With all apprentices placed, gather groves and rest until the light turns.' },
  },

  matches: {
    going: 'Go on playing',
    finished: 'Finished games',
    round: 'Round {{round}}, {{light}}',
    turn: '{{player}} to move',
    won_one: '{{players}} won',
    won_other: '{{players}} share the victory',
    played: 'last played {{when}}',
    open: 'Go on',
    openNamed: 'Go on: {{players}}',
    look: 'Look back',
    lookNamed: 'Look back: {{players}}',
    save: 'Save as file: {{players}}',
    delete: 'Delete: {{players}}',
    deleted: 'Deleted: {{players}}',
    undo: 'Bring it back',
    unreadable: 'A game that cannot be read',
    problems: {
      damaged: 'What this browser has kept of it is damaged.',
      otherVersion: 'It was played with another version of this site.',
    },
    saveUnreadable: 'Download what is there',
    deleteUnreadable: 'Delete it',
  },

  open: {
    title: 'Open a saved game',
    hint: 'Choose a file that you saved here, or drop it anywhere on this page.',
    choose: 'Choose a file',
    drop: 'Let go to open it',
    tooLarge: 'This file is far too large to be a saved game.',
    unreadable: 'The browser could not read this file.',
    problems: {
      notAMatch: 'This file is no game saved by Litha, or only a part of one.',
      otherVersion: 'This game was saved by another version of Litha, which this one cannot read.',
      unknownGame: 'This file is of a game that Litha does not know.',
      damaged: 'This file has been changed or damaged: what it says does not fit together.',
      illegalMove: 'This file has been changed or damaged: a move in it is against the rules.',
      wrongResult: 'This file has been changed or damaged: its moves lead to another result than it says.',
    } satisfies Record<FileProblem, string>,
  },

  newTable: {
    title: 'Set up a table',
    lead: 'All of you sit around one screen, and bots take the seats that you give them. Names are for those who like them: without one, you go by your colour.',
    count: 'How many are you?',
    alone: 'Alone',
    ownNumber: 'Another number',
    range: 'from {{from}} to {{to}}',
    seats: 'Who sits where?',
    order: 'Play goes round in this order; chance decides who begins.',
    seat: 'Seat {{n}}',
    player: 'Who plays?',
    person: 'A person',
    name: 'Name',
    colour: 'Colour',
    sameName: 'There is another {{name}} at this table. Please choose a name of your own.',
    start: 'Start the game',
  },

  /** Alone, wherever it is played. */
  solo: {
    best: { here: 'Your best at this level, on this screen:', online: 'Your best at this level, online:' },
    result: { won: 'won, {{score}} : {{rival}} ({{lead}})', lost: 'lost, {{score}} : {{rival}} ({{lead}})' },
    played_one: '{{count}} game',
    played_other: '{{count}} games',
    won_one: '{{count}} won',
    won_other: '{{count}} won',
    daily: 'Daily challenge',
    dailyHint: 'Today’s game against Rudolph is the same for everyone, and each has one try.',
  },

  settings: {
    title: 'Settings',
    lead: 'They hold at once, in every tab, and are kept in this browser.',
    theme: 'Light',
    themes: { round: 'With the round', day: 'Always day', night: 'Always night' },
    themeHint: 'At the table the light follows the round, elsewhere your system.',
    board: 'Table',
    boards: { picture: 'As a picture', text: 'In words' },
    boardHint: 'In words: the same game as text and lists, made for screen readers and small screens.',
    motion: 'Motion',
    motions: { system: 'As my system says', full: 'Full', reduced: 'Reduced' },
    motionHint: 'Reduced: nothing travels over the table, pieces only fade.',
    sound: 'Sound',
    sounds: { on: 'On', off: 'Off' },
    soundHint: 'A few quiet sounds when pieces move.',
    confirmTurns: 'End of a turn',
    confirmations: { on: 'When I say so', off: 'By itself' },
    confirmHint: 'By itself: the turn ends after your action, unless something is left to choose.',
    botPace: 'Moves of bots',
    botPaces: { calm: 'Calm', brisk: 'Brisk', atOnce: 'At once' },
    botPaceHint: 'How long each is shown at a table on one screen; at once, too, where motion is reduced.',
  },

  about: {
    title: 'About Litha',
    litha:
      'Litha is a place to play tabletop games on the web, named after the feast of midsummer. It begins with Salamandra: around one screen for evenings when the box is elsewhere, or online when your friends are, live or a move now and then.',
    games: 'The games',
    credit: 'Designed by {{designers}}, published by {{publisher}}.',
    affiliation:
      'We are not affiliated with the designers or the publisher, and nothing here is endorsed by them. Rules are retold in our own words, and all pictures are our own. If you like the game, buy the box: it is beautiful.',
    privacy: 'Your privacy',
    privacyText:
      'Games on one screen stay in this browser, with their names and your settings; nothing about them is sent anywhere.',
    privacyOnline:
      'To play online you have an account: the name you chose, and an e-mail address if you like. One cookie keeps you signed in; there is no other, and nothing is passed on. Your matches and what you write in chats are kept on the server. On the account page you can download all of it and delete the account; finished matches then stay without your name.',
    type: 'Type',
    fonts:
      'Alegreya by Juan Pablo del Peral (Huerta Tipográfica) and Atkinson Hyperlegible Next by the Braille Institute, both under the SIL Open Font License 1.1.',
    source: 'Source',
    sourceText: 'The program is free software under the MIT licence.',
  },

  notFound: {
    title: 'Nothing grows here',
    text: 'There is no page at this address. Perhaps it was pressed between others, or never planted.',
  },

  table: {
    title: '{{players}} at {{game}}',
    hint: 'What would the expert do?',
    gone: 'There is no such table here',
    goneText:
      'A table on one screen is kept in the browser in which it was opened, until it is deleted there. To take it elsewhere, save it as a file and open that.',
    damaged: 'This table cannot be laid again',
    damagedText: 'What this browser has kept of the game is damaged, or is from another version of the site.',
    keeping: {
      full: 'The browser has no room left: from here on this game is not kept. Save it as a file before you leave.',
      forbidden:
        'This browser keeps nothing for this site: a reload would lose the game. Save it as a file before you leave.',
    } satisfies Record<KeepingTrouble, string>,
    saveFile: 'Save as file',
  },

  /** Where several share a screen and have secrets. */
  handOver: {
    title: 'Your move is made',
    text: 'See what it has come to, then hand over.',
    leave: 'Hand over to {{player}}',
  },

  curtain: {
    title: 'Hand over to {{player}}',
    text: 'What {{player}} holds is for nobody else to see: look away until it is your turn again.',
    take: 'I am {{player}}',
  },

  trouble: {
    title: 'A page is missing',
    text: 'A part of the site could not be loaded. Your games are safe.',
    again: 'Try again',
  },
};

export type SiteTexts = typeof en;

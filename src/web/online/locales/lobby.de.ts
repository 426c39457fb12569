import type { LobbyTexts } from './lobby.en.ts';

export const lobbyDe: LobbyTexts = {
  title: 'Online spielen',
  lead: 'Mit Freunden oder mit allen, die gerade da sind: live, oder ab und zu ein Zug.',
  players: 'Zu wievielt?',
  free_one: '{{count}} Platz frei',
  free_other: '{{count}} Plätze frei',
  freeSeat: 'frei',
  lost: 'Die Verbindung ist unterbrochen, und die Liste ist vielleicht nicht mehr aktuell. Wir versuchen, sie wiederherzustellen …',

  quick: {
    title: 'Gleich spielen',
    text: 'Mit jemandem, der schon wartet, oder mit dem Nächsten, der kommt. Alle spielen live.',
    start: 'Tisch finden',
  },
  own: {
    title: 'Ein eigener Tisch',
    text: 'Für alle oder nur für Freunde, und so schnell, wie du magst.',
    open: 'Tisch eröffnen',
  },

  invitations: {
    title: 'Einladungen',
    news: '{{player}} hat dich zum Spielen eingeladen.',
    from: '{{player}} lädt dich zu {{game}} ein',
    accept: 'Annehmen',
    acceptNamed: 'Annehmen: {{player}}',
    decline: 'Ablehnen',
    declineNamed: 'Ablehnen: {{player}}',
  },

  mine: {
    title: 'Deine Partien',
    myTurn: 'Du bist am Zug',
    turn: '{{players}} am Zug',
    begins: 'An deinem Tisch sind alle Plätze besetzt: Die Partie beginnt.',
    iWon: 'Du hast gewonnen',
    iShare: 'Du teilst dir den Sieg mit {{players}}',
    iResigned: 'Du hast aufgegeben',
    resigned: 'Du hast gewonnen: {{player}} hat aufgegeben',
    won_one: '{{players}} hat gewonnen',
    won_other: '{{players}} teilen sich den Sieg',
    played: 'zuletzt gespielt {{when}}',
    unlisted: 'nur mit dem Link',
    play: 'Spielen',
    playNamed: 'Spielen: {{players}}',
    go: 'Zum Tisch',
    goNamed: 'Zum Tisch: {{players}}',
    look: 'Ansehen',
    lookNamed: 'Ansehen: {{players}}',
    over_one: '{{count}} beendete Partie',
    over_other: '{{count}} beendete Partien',
    more: 'Ältere Partien anzeigen',
  },

  tables: {
    title: 'Offene Tische',
    count_zero: 'Gerade wartet niemand.',
    count_one: 'An {{count}} Tisch ist noch Platz.',
    count_other: 'An {{count}} Tischen ist noch Platz.',
    atLeast_one: 'An mehr als {{count}} Tisch ist noch Platz.',
    atLeast_other: 'An mehr als {{count}} Tischen ist noch Platz.',
    opened: 'eröffnet {{when}}',
    join: 'Mitspielen',
    joinNamed: 'Mitspielen bei {{players}}',
    gone: 'Der letzte Platz ist gerade vergeben worden',
    name: 'Wer nimmt Platz?',
    more: 'Weitere Tische anzeigen',
    noneSuch: 'So einen Tisch gibt es gerade nicht.',
    noneText:
      'Eröffne einen: Wer als Nächstes kommt, findet ihn hier, und Freunde kommen über den Link sofort dazu. Neue Tische erscheinen hier von selbst.',
    all: 'Alle Tische anzeigen',
  },

  filters: {
    game: 'Spiel',
    seats: 'Freie Plätze',
    pace: 'Tempo',
    any: 'Egal',
    atLeast: '{{seats}} oder mehr',
  },

  newMatch: {
    title: 'Tisch eröffnen',
    lead: 'Du nimmst als Erstes Platz; die Partie beginnt, sobald alle Plätze besetzt sind.',
    name: 'Die anderen am Tisch möchten wissen, wer du bist.',
    visibility: 'Wer darf mitspielen?',
    visibilities: { public: 'Alle', unlisted: 'Nur mit dem Link' },
    visibilityHints: {
      public: 'Der Tisch steht auf der Seite „Online spielen“, und du kannst seinen Link weitergeben.',
      unlisted: 'Der Tisch steht nirgends: Schick seinen Link denen, mit denen du spielen willst.',
    },
    pace: 'Wie schnell?',
    colour: 'Deine Farbe',
    open: 'Tisch eröffnen',
  },
};

import { de as games } from '../../games/locales/de.ts';
import type { SiteTexts } from './en.ts';

export const de: SiteTexts = {
  pageTitle: '{{page}} · Litha',
  skip: 'Zum Inhalt springen',
  loading: 'Einen Augenblick …',
  language: 'Sprache',
  nav: {
    label: 'Seiten',
    home: 'Spielen',
    online: 'Online',
    games: 'Partien',
    rules: 'Regeln',
    settings: 'Einstellungen',
    account: 'Konto',
    about: 'Über Litha',
  },
  close: 'Schließen',
  goHome: 'Zur Startseite',
  footer_one: '{{games}} gehört seinen Autoren und seinem Verlag. Litha hat mit ihnen nichts zu tun.',
  footer_other: '{{games}} gehören ihren Autoren und Verlagen. Litha hat mit ihnen nichts zu tun.',
  lights: { day: 'Tag', night: 'Nacht' },
  games,
  bots: {
    names: { easy: 'Setzling', medium: 'Gärtner', hard: 'Kräuterkundige', expert: 'Erzdruide' },
    levels: { easy: 'Bot, leicht', medium: 'Bot, mittel', hard: 'Bot, schwer', expert: 'Bot, Experte' },
  },

  home: {
    title: 'Litha: Salamandra, online oder an einem Bildschirm',
    eyebrow: 'Ein Gartenspiel über zwei Tage und zwei Nächte',
    lead: 'Schick deine Lehrlinge in einen Druidengarten, in dem jedes Feld, das du baust, allen offensteht, und braue, opfere und ernte mit dem, was sie heimbringen. Wer am Ende der letzten Nacht die größte Verehrung genießt, wird Großdruide.',
    players: '{{min}} bis {{max}} Personen',
    minutes: 'etwa {{minutes}} Minuten',
    screen: 'online oder an einem Bildschirm',
    play: 'Jetzt spielen',
    online: 'Online spielen',
    playHint:
      'Jetzt: sofort ein Tisch für zwei an diesem Bildschirm. Online: mit Freunden oder mit allen, die da sind, live oder ab und zu ein Zug. Ohne Installation.',
    setUp: 'Tisch einrichten',
    otherGames: 'Ein anderes Spiel',
    learn: 'So wird gespielt',
    plate: 'Hortus Lithae',
    plateDay: 'Tafel I, bei Tag',
    plateNight: 'Tafel II, bei Nacht',
    turn: 'Ein Zug ist eins von fünf Dingen',
    place: { name: 'Setzen', text: 'Ein Lehrling geht auf ein Feld; die Haine daneben bringen Kristalle.' },
    build: { name: 'Bauen', text: 'Bezahl ein Feld aus dem Fluss und leg es an, wo der Garten wachsen darf.' },
    brew: { name: 'Kessel', text: 'Er macht Punkte aus dem, was du in diesem Zug gewonnen hast.' },
    worship: { name: 'Tempel', text: 'Bring ihm einen Trank, und eine Salamanderkarte gehört dir.' },
    harvest: {
      name: 'Passen',
      text: 'Sind alle Lehrlinge gesetzt, erntest du Haine und ruhst, bis das Licht wechselt.',
    },
  },

  matches: {
    going: 'Weiterspielen',
    finished: 'Beendete Spiele',
    round: 'Runde {{round}}, {{light}}',
    turn: '{{player}} ist am Zug',
    won_one: '{{players}} hat gewonnen',
    won_other: '{{players}} teilen sich den Sieg',
    played: 'zuletzt gespielt {{when}}',
    open: 'Weiter',
    openNamed: 'Weiter: {{players}}',
    look: 'Ansehen',
    lookNamed: 'Ansehen: {{players}}',
    save: 'Als Datei sichern: {{players}}',
    delete: 'Löschen: {{players}}',
    deleted: 'Gelöscht: {{players}}',
    undo: 'Zurückholen',
    unreadable: 'Ein Spiel, das sich nicht lesen lässt',
    problems: {
      damaged: 'Was dieser Browser davon aufgehoben hat, ist beschädigt.',
      otherVersion: 'Es wurde mit einer anderen Fassung dieser Seite gespielt.',
    },
    saveUnreadable: 'Herunterladen, was da ist',
    deleteUnreadable: 'Löschen',
  },

  open: {
    title: 'Ein gesichertes Spiel öffnen',
    hint: 'Wähl eine Datei, die du hier gesichert hast, oder zieh sie irgendwo auf diese Seite.',
    choose: 'Datei wählen',
    drop: 'Loslassen zum Öffnen',
    tooLarge: 'Diese Datei ist viel zu groß für ein gesichertes Spiel.',
    unreadable: 'Der Browser konnte diese Datei nicht lesen.',
    problems: {
      notAMatch: 'Diese Datei ist kein von Litha gesichertes Spiel, oder nur ein Teil davon.',
      otherVersion: 'Dieses Spiel stammt von einer anderen Fassung von Litha, die diese hier nicht lesen kann.',
      unknownGame: 'Diese Datei gehört zu einem Spiel, das Litha nicht kennt.',
      damaged: 'Diese Datei wurde verändert oder beschädigt: Was darin steht, passt nicht zusammen.',
      illegalMove: 'Diese Datei wurde verändert oder beschädigt: Ein Zug darin verstößt gegen die Regeln.',
      wrongResult:
        'Diese Datei wurde verändert oder beschädigt: Ihre Züge führen zu einem anderen Ergebnis, als sie angibt.',
    },
  },

  newTable: {
    title: 'Tisch einrichten',
    lead: 'Ihr sitzt alle um einen Bildschirm, und Bots nehmen die Plätze ein, die ihr ihnen gebt. Namen sind für die, die welche mögen: Ohne Namen heißt ihr nach eurer Farbe.',
    count: 'Wie viele seid ihr?',
    alone: 'Allein',
    ownNumber: 'Eine andere Zahl',
    range: 'von {{from}} bis {{to}}',
    seats: 'Wer sitzt wo?',
    order: 'Gespielt wird in dieser Reihenfolge; wer beginnt, entscheidet das Los.',
    seat: 'Platz {{n}}',
    player: 'Wer spielt?',
    person: 'Ein Mensch',
    name: 'Name',
    colour: 'Farbe',
    sameName: '„{{name}}“ sitzt schon an diesem Tisch. Bitte wähl einen anderen Namen.',
    start: 'Spiel beginnen',
  },

  solo: {
    best: {
      here: 'Dein bestes Ergebnis auf dieser Stufe, an diesem Bildschirm:',
      online: 'Dein bestes Ergebnis auf dieser Stufe, online:',
    },
    result: { won: 'gewonnen, {{score}} : {{rival}} ({{lead}})', lost: 'verloren, {{score}} : {{rival}} ({{lead}})' },
    played_one: '{{count}} Partie',
    played_other: '{{count}} Partien',
    won_one: '{{count}} gewonnen',
    won_other: '{{count}} gewonnen',
    daily: 'Tagesaufgabe',
    dailyHint: 'Die heutige Partie gegen Rudolph ist für alle dieselbe, und jeder hat einen Versuch.',
  },

  settings: {
    title: 'Einstellungen',
    lead: 'Sie gelten sofort, in allen Tabs, und bleiben in diesem Browser.',
    theme: 'Licht',
    themes: { round: 'Wie die Runde', day: 'Immer Tag', night: 'Immer Nacht' },
    themeHint: 'Am Tisch folgt das Licht der Runde, sonst deinem System.',
    board: 'Tisch',
    boards: { picture: 'Als Bild', text: 'In Worten' },
    boardHint: 'In Worten: dasselbe Spiel als Text und Listen, für Screenreader und kleine Bildschirme.',
    motion: 'Bewegung',
    motions: { system: 'Wie mein System', full: 'Voll', reduced: 'Wenig' },
    motionHint: 'Wenig: Nichts wandert über den Tisch, Teile blenden nur ein und aus.',
    sound: 'Ton',
    sounds: { on: 'An', off: 'Aus' },
    soundHint: 'Ein paar leise Klänge, wenn sich etwas bewegt.',
    confirmTurns: 'Ende eines Zuges',
    confirmations: { on: 'Wenn ich es sage', off: 'Von selbst' },
    confirmHint: 'Von selbst: Der Zug endet nach deiner Aktion, wenn nichts mehr zu wählen ist.',
    botPace: 'Züge der Bots',
    botPaces: { calm: 'Ruhig', brisk: 'Zügig', atOnce: 'Sofort' },
    botPaceHint:
      'Wie lange jeder an einem Tisch auf diesem Bildschirm zu sehen ist; sofort auch bei weniger Bewegung.',
  },

  about: {
    title: 'Über Litha',
    litha:
      'Litha ist ein Ort für Brettspiele im Web, benannt nach dem Fest der Sommersonnenwende. Den Anfang macht Salamandra: an einem Bildschirm für Abende, an denen die Schachtel woanders ist, oder online, wenn es die Freunde sind, live oder ab und zu ein Zug.',
    games: 'Die Spiele',
    credit: 'Von {{designers}}, erschienen bei {{publisher}}.',
    affiliation:
      'Wir gehören weder zu den Autoren noch zum Verlag, und nichts hier ist von ihnen gebilligt. Die Regeln sind in unseren eigenen Worten erzählt, alle Bilder sind von uns. Wenn dir das Spiel gefällt, kauf die Schachtel: Sie ist schön.',
    privacy: 'Deine Daten',
    privacyText:
      'Spiele an einem Bildschirm bleiben mit ihren Namen und deinen Einstellungen in diesem Browser; nichts davon wird irgendwohin geschickt.',
    privacyOnline:
      'Um online zu spielen, hast du ein Konto: den Namen, den du gewählt hast, und, wenn du magst, eine E-Mail-Adresse. Ein Cookie hält dich angemeldet; es gibt kein anderes, und nichts wird weitergegeben. Deine Partien und was du in Chats schreibst, liegen auf dem Server. Auf der Kontoseite kannst du alles herunterladen und das Konto löschen; beendete Partien bleiben dann ohne deinen Namen.',
    type: 'Schrift',
    fonts:
      'Alegreya von Juan Pablo del Peral (Huerta Tipográfica) und Atkinson Hyperlegible Next vom Braille Institute, beide unter der SIL Open Font License 1.1.',
    source: 'Quelltext',
    sourceText: 'Das Programm ist freie Software unter der MIT-Lizenz.',
  },

  notFound: {
    title: 'Hier wächst nichts',
    text: 'Unter dieser Adresse gibt es keine Seite. Vielleicht liegt sie gepresst zwischen anderen, oder sie wurde nie gesät.',
  },

  table: {
    title: '{{players}} bei {{game}}',
    hint: 'Was täte der Experte?',
    gone: 'Diesen Tisch gibt es hier nicht',
    goneText:
      'Ein Tisch an einem Bildschirm bleibt in dem Browser, in dem er geöffnet wurde, bis er dort gelöscht wird. Um ihn mitzunehmen, sichere ihn als Datei und öffne sie anderswo.',
    damaged: 'Dieser Tisch lässt sich nicht mehr decken',
    damagedText:
      'Was dieser Browser von dem Spiel aufgehoben hat, ist beschädigt oder stammt von einer anderen Fassung der Seite.',
    keeping: {
      full: 'Der Browser hat keinen Platz mehr: Von hier an wird dieses Spiel nicht aufgehoben. Sichere es als Datei, bevor du gehst.',
      forbidden:
        'Dieser Browser hebt für diese Seite nichts auf: Neuladen würde das Spiel verlieren. Sichere es als Datei, bevor du gehst.',
    },
    saveFile: 'Als Datei sichern',
  },

  handOver: {
    title: 'Dein Zug ist gemacht',
    text: 'Sieh, was daraus geworden ist, und gib dann weiter.',
    leave: 'Weitergeben an {{player}}',
  },

  curtain: {
    title: 'Weitergeben an {{player}}',
    text: 'Was {{player}} auf der Hand hat, geht sonst niemanden etwas an: Schau weg, bis du wieder dran bist.',
    take: 'Ich bin {{player}}',
  },

  trouble: {
    title: 'Eine Seite fehlt',
    text: 'Ein Teil der Seite ließ sich nicht laden. Deine Spiele sind gut aufgehoben.',
    again: 'Noch einmal versuchen',
  },
};

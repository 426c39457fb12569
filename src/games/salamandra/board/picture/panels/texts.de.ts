import type { PanelTexts } from './texts.en.ts';

export const panelsDe: PanelTexts = {
  of: '{{player}}: {{what}}',
  list: '{{title}}: {{list}}',
  more: '+{{n}}',

  state: {
    turn: 'am Zug',
    doing: 'am Zug · {{doing}}',
    waits_one: 'als Nächstes dran',
    waits_other: 'in {{count}} Zügen',
    won: 'gewonnen',
    rudolph: 'Stufe {{level}}',
    rank: 'Platz {{rank}}',
  },
  doing: {
    act: 'wählt',
    acted: 'fast fertig',
    harvest: 'erntet',
    inscribe: 'im Zauberbuch',
    settle: 'siedelt an',
    reactivate: 'reaktiviert',
    takeGrove: 'wählt einen Hain',
    recycle: 'erneuert',
  },
  toPlace: 'zu setzen',
  allPlaced: 'alle gesetzt',
  apprenticesToPlace: '{{apprentices}} zu setzen',
  scrollsOf: '{{scrolls}} von {{needed}}',
  faith: 'Glaube: Bär {{bear}}, Adler {{eagle}}, Salamander {{salamander}}',

  beasts: 'Gottheiten',
  topCards: 'oberste Karten',
  card: '{{card}}, {{faith}}: {{text}}',
  deck: '{{top}} ({{left}})',
  left: '×{{cards}}',

  bookRule: 'vier Schriftrollen öffnen eines',
  book: '{{book}}. {{spots}}',
  bookSpot: '{{spot}}, {{who}}',
  bookNow: 'jetzt {{points}}',
  bookYours: 'deins: {{points}}',
  bookFull: 'voll',
  page: '{{spot}}: {{points}}, jetzt {{now}}',

  track: 'Punkteleiste: {{scores}}',
  trackScore: '{{player}} {{points}}',
  trackPreview: '{{player}} bekäme {{points}}',
  trackGain: '+{{n}}',

  ending: {
    kicker: 'Die letzte Nacht ist vorüber',
    sources: 'Woher die Punkte kamen',
    sourcesChart: 'Punkte nach Herkunft, ein Balken je Spieler; alle Zahlen stehen in der Tabelle darunter.',
    rounds: 'Von Runde zu Runde',
    roundsChart: 'Punkte nach jeder Runde. {{lines}}',
    roundsOf: '{{player}}: {{points}}',
    start: 'Beginn',
    count: 'Wertung',
    ties: 'Gleichstände',
    victory: 'Je {{points}}: Bei Gleichstand wird der Sieg geteilt.',
    first:
      '{{faith}}: {{players}} liegen gleichauf (je {{symbols}}) und teilen sich beide Preise, zusammen {{prize}}, also je {{share}}.',
    firstAlone: '{{line}} Den zweiten Preis bekommt niemand, auch nicht {{leftOut}}.',
    second:
      '{{faith}}: {{players}} liegen auf dem zweiten Rang gleichauf (je {{symbols}}) und teilen sich {{prize}}, also je {{share}}.',
  },
};

import type { PanelTexts } from './texts.en.ts';

export const panelsFr: PanelTexts = {
  of: '{{player}}\u00a0: {{what}}',
  list: '{{title}}\u00a0: {{list}}',
  more: '+{{n}}',

  state: {
    turn: 'à son tour',
    doing: 'à son tour · {{doing}}',
    waits_one: 'joue ensuite',
    waits_other: 'dans {{count}} tours',
    won: 'victoire',
    rudolph: 'niveau {{level}}',
    rank: '{{rank}}e place',
  },
  doing: {
    act: 'choisit',
    acted: 'termine',
    harvest: 'récolte',
    inscribe: 'inscrit',
    settle: 's’installe',
    reactivate: 'réactive',
    takeGrove: 'prend un bosquet',
    recycle: 'recycle',
  },
  toPlace: 'à placer',
  allPlaced: 'tous placés',
  apprenticesToPlace: '{{apprentices}} à placer',
  scrollsOf: '{{scrolls}} sur {{needed}}',
  faith: 'Croyance\u00a0: Ours {{bear}}, Aigle {{eagle}}, Salamandre {{salamander}}',

  beasts: 'Divinités',
  topCards: 'cartes visibles',
  card: '{{card}}, {{faith}}\u00a0: {{text}}',
  deck: '{{top}} ({{left}})',
  left: '×{{cards}}',

  bookRule: 'quatre parchemins en ouvrent un',
  book: '{{book}}. {{spots}}',
  bookSpot: '{{spot}}, {{who}}',
  bookNow: 'vaut {{points}}',
  bookYours: 'à vous\u00a0: {{points}}',
  bookFull: 'complet',
  page: '{{spot}}\u00a0: {{points}}, soit {{now}} pour l’instant',

  track: 'Piste de score\u00a0: {{scores}}',
  trackScore: '{{player}} {{points}}',
  trackPreview: '{{player}} gagnerait {{points}}',
  trackGain: '+{{n}}',

  ending: {
    kicker: 'La dernière nuit s’achève',
    sources: 'D’où viennent les points',
    sourcesChart: 'Points par origine, une barre par joueur\u00a0; tous les nombres sont dans le tableau ci-dessous.',
    rounds: 'De manche en manche',
    roundsChart: 'Points après chaque manche. {{lines}}',
    roundsOf: '{{player}}\u00a0: {{points}}',
    start: 'début',
    count: 'décompte',
    ties: 'Égalités',
    victory: '{{points}} chacun\u00a0: en cas d’égalité, la victoire est partagée.',
    first:
      '{{faith}}\u00a0: {{players}} sont à égalité ({{symbols}} chacun) et se partagent les deux récompenses, {{prize}} en tout, soit {{share}} chacun.',
    firstAlone: '{{line}} Personne ne prend la seconde, pas même {{leftOut}}.',
    second:
      '{{faith}}\u00a0: {{players}} sont à égalité pour la seconde place ({{symbols}} chacun) et se partagent {{prize}}, soit {{share}} chacun.',
  },
};

import type { ReplayTexts } from './replay.en.ts';

export const replayFr: ReplayTexts = {
  title: 'Relecture : {{game}} avec {{players}}',
  name: 'Relecture',
  look: 'Revoir la partie',
  watch: 'Voir la relecture',
  toTable: 'Vers la table',
  notBegun: 'Cette partie n’a pas commencé',
  notBegunText: 'Il n’y a rien à revoir avant le premier coup.',

  step: 'Étape {{step}} sur {{last}}',
  opening: 'La table est mise en place.',
  undone: '{{player}} reprend son dernier coup.',
  did: '{{player}} : {{move}}',
  loading: 'L’étape arrive …',

  first: 'Au début',
  back: 'Une étape en arrière',
  play: 'Lecture',
  pause: 'Pause',
  forward: 'Une étape en avant',
  last: 'À la fin',
  slider: 'Étape de la partie',
  valueText: 'Étape {{step}} sur {{last}}, manche {{round}} : {{line}}',

  speed: 'Vitesse',
  times: '{{speed}}×',
  round: 'Manche',
  roundNumber: 'Manche {{round}}',
  player: 'Tours de',
  previousTurn: 'Au tour précédent de {{player}}',
  nextTurn: 'Au tour suivant de {{player}}',
  more: 'Manches, tours et autres',

  link: 'Copier le lien vers cette étape',
  linkLabel: 'Lien vers l’étape {{step}}',
  copied: 'Le lien est copié.',
  save: 'Enregistrer la partie',

  review: 'Qu’aurait fait l’expert\u00a0?',
  points: 'Les points au fil du jeu',
  pointsOf: '{{player}} : {{points}} à cette étape, {{final}} à la fin',
  pointsChart: 'Une ligne de points par joueur. {{lines}}',
  pointsTable: 'Tous les changements en tableau',
  pointsStep: 'Étape',
  noPoints: 'Aucun point n’a été noté pour cette partie.',
};

import type { PeopleTexts } from './people.en.ts';

export const peopleFr: PeopleTexts = {
  mine: 'Mon profil',
  since: 'Ici depuis le {{date}}',
  me: 'Voilà comment les autres vous voient.',
  none: 'Aucune partie jouée jusqu’au bout pour l’instant.',
  gone: 'Il n’y a personne ici',
  goneText: 'Cette personne est peut-être partie et a été oubliée, ou le lien est incomplet.',

  game: {
    matches_one: '{{count}} partie',
    matches_other: '{{count}} parties',
    wins_one: '{{count}} victoire',
    wins_other: '{{count}} victoires',
    rating: 'Classement',
    isNew: 'nouveau',
    isNewHint: 'Encore quelques parties classées, et ce nombre voudra dire quelque chose.',
    unrated: 'Aucune partie classée pour l’instant.',
    course:
      'Classement au fil des dernières parties classées : de {{first}} à {{last}}, entre {{least}} et {{most}}.',
    places: 'Places',
    size_one: '{{count}} personne',
    size_other: '{{count}} personnes',
    place: 'Place {{place}}',
    best: 'Meilleurs scores',
    points_one: '{{count}} point',
    points_other: '{{count}} points',
  },

  solo: {
    title: 'Seul',
    best: 'Meilleur résultat',
    played: 'Parties',
    won: 'Gagnées',
    gaveUp: 'abandon',
  },

  opponents: {
    title: 'Dernières rencontres',
    met_one: '{{count}} partie',
    met_other: '{{count}} parties',
  },

  results: {
    title: 'Résultats',
    place: 'Place {{place}} sur {{count}}',
    aloneWon: 'En solo, gagné',
    aloneLost: 'En solo, perdu',
    left: 'table quittée',
    change: 'classement {{change}}',
    replay: 'Revoir',
    replayNamed: 'Revoir : {{game}} avec {{players}}, {{when}}',
    more: 'Afficher les résultats plus anciens',
  },
};

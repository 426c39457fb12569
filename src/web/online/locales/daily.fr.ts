import type { DailyTexts } from './daily.en.ts';

export const dailyFr: DailyTexts = {
  title: 'Défi du jour',
  lead: 'Une partie seul contre Rudolph, la même pour tous\u00a0: les champs, les bosquets et les cartes sont disposés comme pour tous ceux qui jouent aujourd’hui. Vous avez un seul essai, et il compte s’il se termine avant minuit (UTC).',
  leadPast:
    'Tous ceux qui ont joué ce jour-là ont trouvé le même jardin. Toutes les parties de ce jour peuvent maintenant être revues.',
  ends: 'Jusqu’à minuit (UTC)',
  played: 'Essais terminés',
  begin: 'Relever le défi',
  beginHint:
    'Il n’y a qu’un essai\u00a0: qui quitte la partie ou abandonne a perdu. Les pauses sont permises, et le niveau change chaque jour.',
  name: 'Le tableau des résultats doit savoir qui vous êtes.',
  goOn: 'Reprendre votre essai',
  goOnHint: 'Il compte s’il se termine avant la fin de la journée.',
  tooLate: 'La journée est finie\u00a0: vous pouvez jouer jusqu’au bout, mais cela ne compte plus.',
  look: 'Revoir votre essai',
  doneHint: 'C’était votre essai du jour. Le prochain défi vient à minuit (UTC).',
  notTried: 'Vous n’avez pas tenté celui-ci.',
  results: 'Résultats',
  nobodyYet: 'Personne n’est encore arrivé au bout. À vous d’ouvrir la marche\u00a0!',
  nobody: 'Personne n’est arrivé au bout ce jour-là.',
  columns: { rank: 'Place', name: 'Nom', result: 'Résultat' },
  won: 'Gagné',
  lost: 'Perdu',
  gaveUp: 'Abandon',
  points: '{{score}}\u00a0: {{rival}}',
  replayNamed: 'Revoir\u00a0: {{player}}',
  sealed: 'Les parties des autres se regardent quand la journée est finie.',
  days: 'Autres jours',
  toToday: 'Au défi d’aujourd’hui',
  toResults: 'Aux résultats du jour',
  noDay: 'Il n’y a pas eu de défi',
  noDayText: 'Ce jour est encore à venir, ou n’existe pas.',
  closed: 'Sous scellés jusqu’à minuit',
  closedText:
    'C’est l’essai de quelqu’un au défi du jour. Comme tous jouent aujourd’hui dans le même jardin, les autres ne peuvent le regarder que lorsque la journée est finie (UTC).',
};

import type { BotTexts } from './en.ts';

export const fr: BotTexts = {
  hurry: 'Montrer aussitôt les coups des robots',
  stuck: {
    title: 'Le bot ne peut pas continuer',
    lead: 'Il n’a trouvé aucun coup : une partie de cette page n’a peut-être pas pu être chargée. Rien n’est perdu, la partie est enregistrée.',
    again: 'Le laisser réessayer',
  },
  hint: {
    thinking: 'L’expert réfléchit …',
    lead: 'Ce que l’expert voit de mieux, avec les points que {{player}} peut attendre à la fin de la partie.',
    expected: '{{points}} points attendus',
    best: 'le meilleur choix',
    lost: '{{points}} de moins que le meilleur choix',
    brings: 'Tout de suite\u00a0: {{outcome}}',
    play: 'Jouer cela',
    playNamed: 'Jouer cela\u00a0: {{moves}}',
    failed: 'L’expert n’a pas pu réfléchir ici. Réessayez, s’il vous plaît.',
  },
  review: {
    title: 'L’avis de l’expert',
    lead: 'L’expert parcourt la partie tour par tour, sans jamais en savoir plus que la personne qui jouait. Vous pouvez regarder la partie entre-temps.',
    seat: 'Les tours de qui\u00a0?',
    thinking: '{{judged}} tours sur {{turns}}',
    stopped: 'Arrêté après {{judged}} tours sur {{turns}}',
    done: 'Les {{turns}} tours',
    failed: 'L’expert n’a pas pu continuer. Réessayez, s’il vous plaît.',
    stop: 'Arrêter',
    goOn: 'Continuer',
    sum: 'Points laissés sur la table pendant ces tours\u00a0: {{points}}.',
    asGood: 'aussi bien que l’expert',
    lost: '{{points}} points laissés sur la table',
    played: 'Joué\u00a0: {{moves}}',
    better: 'L’expert\u00a0: {{moves}}',
    look: 'Regarder',
    lookNamed: 'Regarder\u00a0: {{place}}',
  },
};

import type { BotTexts } from './en.ts';

export const fr: BotTexts = {
  hurry: 'Montrer aussitôt les coups des robots',
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
};

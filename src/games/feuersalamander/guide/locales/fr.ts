import type { GuideTexts } from './en.ts';

/** The rules page in French. A no-break space stands before the double punctuation marks. */
export const fr: GuideTexts = {
  title: 'Comment jouer à Der Feuer-Salamander',
  lead: 'Un repaire de 84 chambres, et personne n’en sait assez à soi seul.',
  credits:
    'Der Feuer-Salamander est un jeu de Johann Rüttinger pour 2 à 4 personnes, édité par Noris en 1987. Les textes et les images de cette page sont les nôtres.',
  contents: 'Sommaire',
  ruling: 'Notre décision',
  example: 'Exemple',
  before: 'Avant',
  after: 'Après',
  journal: 'Le journal',

  titles: {
    aim: 'Le but du jeu',
    components: 'Le matériel',
    lair: 'Le repaire',
    circuit: 'Le circuit',
    figures: 'Figurines et jetons',
    cards: 'Les cartes',
    sticks: 'Les bâtonnets',
    setup: 'La mise en place',
    'hand-rule': 'La règle de la main',
    turn: 'Un tour',
    'key-throw': 'Le lancer des clés',
    throw: 'Lancer les bâtonnets',
    salamander: 'Salamandre\u00a0: piocher une carte',
    token: 'Jeton\u00a0: montrer une chambre',
    move: 'Avancer',
    question: 'Poser une question',
    again: 'Relancer',
    combination: 'Poser une combinaison',
    value: 'Ce qu’elle vaut',
    success: 'Tout est vrai',
    failure: 'Quelque chose est faux',
    dungeon: 'Les oubliettes',
    'end-of-game': 'La fin de la partie',
    secrets: 'Ce qui est secret',
    notebook: 'Le carnet',
    rulings: 'Nos décisions',
    reference: 'Toutes les cartes et chambres',
    'all-wings': 'Les 16 cartes d’aile',
    'all-rows': 'Les 16 cartes de rangée',
    'all-stones': 'Les 15 cartes de pierre',
    'all-chambers': 'Les 84 chambres',
  },

  aim: [
    'La salamandre de feu garde un cristal et se cache avec lui dans l’une des 84 chambres de son repaire. Trois cartes désignent une chambre\u00a0: une *aile*, une *rangée* et une *case de pierre*. Mais aucune main n’en tient jamais plus de deux\u00a0; la troisième est toujours chez quelqu’un d’autre.',
    'Vous faites donc le tour du repaire, vous questionnez les autres, vous observez où ils posent leurs jetons, et vous revenez à votre place de départ pour poser une *combinaison* de trois cartes. Elle vaut le produit de leurs valeurs. Qui atteint en premier le nombre de {vp} points convenu gagne.',
  ],

  components:
    'Le plateau est à la vue de tous, les mains sont secrètes. Une couleur n’est jamais seule\u00a0: chaque figurine a son emblème, chaque aile son signe et chaque sorte de carte une fenêtre de forme particulière.',

  lair: {
    text: [
      'Le repaire est une croix de quatre *ailes*. Chacune a sept *rangées*, et chaque rangée trois *cases de pierre*. Une aile, une rangée et une case de pierre font exactement une chambre.',
      'Toutes trois ont une *valeur*\u00a0: {air} Air 1, {water} Eau 2, {earth} Terre 3, {fire} Feu 4\u00a0; une rangée, son numéro\u00a0; une case de pierre, le nombre de ses pierres.',
    ],
    name: 'Le repaire et le circuit qui l’entoure',
    callouts: [
      '*Aile*\u00a0: son signe et sa valeur figurent à l’extrémité.',
      '*Rangée*\u00a0: le grand chiffre, de 1 près des oubliettes à 7 à l’extérieur.',
      '*Case de pierre*\u00a0: une, deux ou trois pierres.',
      '*Place de départ*, ici celle du Brigand. Votre figurine et votre jeton y commencent, et c’est là que vous posez vos combinaisons.',
      '*Porte*, ici celle de la Reine\u00a0: le passage du circuit à la place de départ.',
      '*Cinq cases* devant chaque place de départ\u00a0; la porte est la troisième. De là, on peut questionner qui habite en face.',
      '*Oubliettes*\u00a0: elles accueillent autant de figurines qu’il le faut.',
    ],
  },

  circuit: {
    text: [
      'Les figurines avancent sur le *circuit*, toujours dans le sens des aiguilles d’une montre\u00a0: devant le Roi, la Reine, le Moine et le Brigand. Devant chaque place de départ en jeu se trouvent cinq cases, et la troisième est sa porte.',
      'Les cases des figurines qui ne jouent pas ne comptent pas, comme si la route continuait tout droit.',
    ],
    players: 'Personnes\u00a0:',
    spaces: 'Cases\u00a0:',
  },

  figures: {
    text: [
      'Chaque personne a une *figurine*, une place de départ, un *jeton* et une main de cartes. La figurine avance sur le circuit\u00a0; le jeton est chez lui ou sur une chambre du repaire.',
    ],
    caption: 'Les figurines dans l’ordre où elles jouent.',
    colours: { king: 'rouge', queen: 'jaune', monk: 'blanc', robber: 'gris' },
  },

  cards: {
    text: [
      'Chacune des 47 cartes nomme une aile, une rangée ou une case de pierre\u00a0: c’est sa *sorte*. La plupart existent en plusieurs exemplaires que rien ne distingue. Les rangées du milieu sont fréquentes\u00a0; la Rangée 1 et la Rangée 7 n’existent qu’une fois.',
      'Le nombre d’exemplaires figure dans la [liste de toutes les cartes](#reference), et il est bon à savoir.',
    ],
    caption: 'Une carte de chaque sorte. Le chiffre est la valeur.',
  },

  sticks: {
    text: [
      'Deux *bâtonnets chiffrés* montrent de 1 à 4. Le *bâtonnet à symboles* montre la {sal} salamandre sur deux faces et le {seal} jeton sur deux autres.',
      'Chaque bâtonnet porte aussi une {key} clé. Elle ne compte que [dans les oubliettes](#key-throw).',
    ],
    caption: 'Un lancer\u00a0: une carte à piocher, et 6 ou 2 pas à faire.',
  },

  setup: {
    steps: [
      'Choisissez les figurines et le *but*\u00a0: 49 pour une partie courte, 84, 85, 100 pour une longue, ou tout nombre entier de 1 à 462, le maximum que toutes les combinaisons ensemble peuvent rapporter. Une seule combinaison peut suffire pour 84, pas pour 85.',
      'Toutes les figurines et tous les jetons sont à leur place de départ. Chaque personne reçoit *2 cartes*, à l’insu des autres.',
      'Qui en a deux d’une même sorte défausse l’une d’elles, à son choix, face visible, et n’en reçoit pas d’autre.',
      'Chaque personne lance un bâtonnet chiffré. Le plus haut commence\u00a0; seules les personnes à égalité relancent.',
      'On joue dans le sens des aiguilles d’une montre\u00a0: Roi, Reine, Moine, Brigand.',
    ],
    caption: 'À deux, à trois ou à quatre',
    players: 'Personnes',
    spaces: 'Cases du circuit',
    dealt: 'Cartes distribuées',
    pile: 'Cartes restant dans la pioche',
    answers: 'Réponses aux questions',
    open: 'ouvertes',
    hidden: 'secrètes',
  },

  handRule: {
    text: [
      '*Vous tenez deux cartes au plus, et jamais deux d’une même sorte.*',
      'Les mains sont secrètes. Le nombre de cartes de chaque main et de la pioche est connu de tous\u00a0; la défausse est face visible, et chacun peut la consulter.',
    ],
  },

  turn: {
    text: 'Un tour se déroule ainsi, dans cet ordre. Quand il ne reste rien à décider, il s’achève de lui-même.',
    parts: {
      'key-throw': 'seulement si vous êtes aux oubliettes',
      throw: 'tous les trois à la fois',
      salamander: 'si le bâtonnet à symboles le dit',
      token: 'si le bâtonnet à symboles le dit',
      move: 'de la somme ou de la différence',
      question: 'devant une autre place de départ',
      combination: 'à votre place de départ, avant le lancer ou après le déplacement',
      again: 'si les deux chiffres étaient égaux',
    },
  },

  keyThrow: {
    text: [
      'Si votre figurine est aux [oubliettes](#dungeon), votre tour commence par le lancer des clés, que vous le vouliez ou non. Lancez les trois bâtonnets jusqu’à *cinq fois*\u00a0: un bâtonnet qui montre sa {key} clé reste en place, les autres sont relancés.',
      'Avec les trois clés, votre figurine retrouve sa place de départ et vous jouez aussitôt un tour normal. Vous pouvez y [poser une combinaison](#combination). Sans elles, votre tour est fini.',
    ],
  },

  throw: {
    text: 'Si vous êtes à votre place de départ, vous pouvez d’abord [poser une combinaison](#combination). Lancez ensuite les trois bâtonnets. Le symbole compte en premier, les chiffres après.',
  },

  salamander: {
    text: '{sal} *Salamandre*\u00a0: piochez la première carte de la pioche, à l’insu des autres. Si votre main enfreint alors la [règle de la main](#hand-rule), défaussez une carte face visible\u00a0:',
    list: [
      'avec *deux cartes d’une même sorte*, l’une de ces deux, au choix\u00a0;',
      'avec *trois sortes*, n’importe laquelle des trois\u00a0;',
      'avec une *main permise*, aucune\u00a0: vous devez garder la carte.',
    ],
    waits:
      'Ici, le site vous attend même quand vous n’avez pas le choix. S’il continuait de lui-même, les autres apprendraient ce que vous avez pioché.',
  },

  token: {
    text: [
      '{seal} *Jeton*\u00a0: posez votre jeton sur une chambre qui s’accorde avec *chaque carte de votre main*. Ce que votre main ne dit pas, vous le choisissez librement, et personne ne sait quelle part est vraie\u00a0: ici commence le bluff.',
      'Il peut rester où il est, si la chambre convient, et plusieurs jetons peuvent partager une chambre. Sans cartes, il ne se passe rien.',
      'Ensuite le jeton reste là, juste ou faux, jusqu’à ce que vous lanciez de nouveau ce symbole\u00a0; ou jusqu’à ce que vous posiez [vos deux cartes](#success).',
    ],
  },

  move: {
    text: 'Avancez dans le sens des aiguilles d’une montre, de la *somme* ou de la *différence* des bâtonnets chiffrés. Le choix est à vous, le déplacement est obligatoire.',
    list: [
      '*Sortir*\u00a0: depuis votre place de départ, la porte est la première case.',
      '*0*\u00a0: vous restez sur place. Cela ne jette personne aux oubliettes et ne mène jamais chez vous.',
      '*Rentrer*\u00a0: depuis votre porte, un pas de plus mène à votre place de départ. Un nombre plus grand que nécessaire convient. Vous pouvez aussi continuer autour du repaire. Le déplacement qui a quitté la place de départ ne peut pas y ramener.',
      '*Aux oubliettes* va qui se trouve sur la case où vous vous arrêtez. Qui est seulement dépassé ne risque rien.',
      'Pour le reste, une porte est une case comme les autres.',
    ],
  },

  question: {
    text: [
      'Si vous êtes maintenant sur l’une des cinq cases de la place de départ de *quelqu’un d’autre*, vous pouvez lui poser une question\u00a0: avez-vous cette aile\u00a0? Ou cette rangée\u00a0? Ou cette case de pierre\u00a0?',
      'Tous entendent la question. La réponse est *vraie, et vous seul la voyez*\u00a0; à deux, elle est ouverte. La carte elle-même reste où elle est.',
      'Vous pouvez rester sur ces cinq cases et questionner de nouveau, tour après tour, même après un déplacement de 0. Vous pouvez aussi questionner qui n’a pas de cartes, ou qui est aux oubliettes\u00a0: après la réponse, la question [libère cette figurine](#dungeon).',
    ],
    unheard: 'pas entendu',
  },

  again: {
    text: 'Si les deux bâtonnets chiffrés étaient égaux, vous pouvez [relancer](#throw), avec tout ce qui fait partie d’un lancer\u00a0: symbole, déplacement, question, combinaison. Et encore, s’ils sont de nouveau égaux.',
  },

  combination: {
    text: [
      'À votre place de départ, vous pouvez poser une combinaison, avant le lancer ou après le déplacement qui vous y a ramené. Elle se compose *exactement d’une carte d’aile, d’une de rangée et d’une de pierre*.',
      'Posez celles de vos cartes que vous voulez, ou aucune. *Nommez* les autres avec précision\u00a0: quelle carte, et qui la tient. Une même personne peut être nommée deux fois.',
    ],
  },

  value: {
    text: 'Une combinaison vaut *aile × rangée × pierre*\u00a0: le produit des trois valeurs, de 1 à 84 points.',
    caption: 'Une moyenne, la plus petite et la plus grande.',
  },

  success: {
    text: [
      'Si tout ce que vous avez nommé est vrai, les cartes nommées vous sont remises. Les trois cartes restent ouvertes devant vous, et vous marquez aussitôt leurs points.',
      'Si vos *deux* cartes en faisaient partie, votre jeton revient à sa place de départ. Tous les autres jetons restent. Personne ne remplace les cartes parties\u00a0: les mains ne se remplissent que par la {sal} salamandre.',
    ],
  },

  failure: {
    text: 'Si une seule carte est fausse,',
    list: [
      'rien n’est remis\u00a0;',
      'toute la table voit votre main, et vous la gardez\u00a0;',
      'vous allez aux [oubliettes](#dungeon)\u00a0;',
      'votre tour est fini, même si vos bâtonnets chiffrés étaient égaux.',
    ],
    impossible: 'Vous pouvez aussi nommer ce qui ne peut pas être vrai. Cela échoue comme toute autre erreur.',
  },

  dungeon: {
    text: 'Deux chemins mènent aux oubliettes, et deux en sortent.',
    list: [
      '*Entrer*\u00a0: une autre figurine finit son [déplacement](#move) sur votre case.',
      '*Entrer*\u00a0: votre combinaison [échoue](#failure).',
      '*Sortir*\u00a0: vous lancez les trois [clés](#key-throw). Un tour normal suit aussitôt, et vous pouvez y poser une combinaison.',
      '*Sortir*\u00a0: quelqu’un vous pose une [question](#question). Après la réponse vous êtes libre, mais vous ne pouvez rien poser avant votre propre tour.',
    ],
    shortcut:
      'Dans les deux cas, vous sortez à votre place de départ, et c’est là que se posent les combinaisons. Les oubliettes peuvent être un raccourci.',
  },

  endOfGame: {
    text: [
      'Qui atteint le but en premier *gagne aussitôt*. Les autres se classent selon leurs points.',
      'Un jeu peut aussi être une *série* de plusieurs parties. Les points de toutes s’additionnent, et la plus haute somme gagne.',
    ],
    caption: 'Le but est 84. Le Moine a 60 points et en pose encore 24\u00a0: la partie est finie.',
  },

  secrets: {
    text: 'Le site dit à chacun ce qu’il peut savoir, et rien d’autre.',
    list: [
      '*Vous seul* connaissez vos cartes et ce que vous avez pioché.',
      '*Personne* ne connaît l’ordre de la pioche, ni ce que montreront les bâtonnets.',
      '*Tous* savent combien de cartes tiennent une main et la pioche, connaissent toutes les questions, les jetons, la défausse et les combinaisons posées, et ce qu’un échec a montré\u00a0; mais pas si une carte défaussée est celle qui vient d’être piochée.',
      '*Une réponse* n’est connue que de qui a demandé et de qui a répondu\u00a0; à deux, elle est ouverte à tous.',
      '*Les spectateurs* savent ce que tous savent.',
    ],
  },

  notebook: {
    text: [
      'Votre *carnet* garde chaque question, les réponses que vous avez entendues, chaque jeton posé, la défausse et les cartes montrées. Et il dit, par la seule logique, ce que chacun des autres peut tenir. La vérité n’est jamais barrée.',
      'Il compte les exemplaires de chaque carte. Il sait qu’une carte défaussée à la donne en annonce une seconde de la même sorte en main, qu’un jeton s’accordait avec toute la main quand il a été posé, et qu’après un nouveau mélange la défausse peut être n’importe où. Vous pouvez aussi éteindre la logique et noter à la main.',
    ],
    caption:
      'Le carnet du Moine après la question ci-dessus\u00a0: une carte est certaine, et les autres rangées sont donc impossibles.',
    unseen: 'non vues',
    legend: { sure: 'certain', impossible: 'impossible', pencil: 'votre note' },
  },

  rulings: {
    text: 'Les règles publiées laissent certains cas ouverts. Voici ce que nous avons décidé\u00a0; chaque décision figure aussi là où elle s’applique.',
    list: {
      keyFace:
        'Une des quatre faces de chaque bâtonnet porte la clé, indépendamment de son chiffre ou de son symbole\u00a0: un lancer des clés ne regarde que les clés, un lancer normal jamais.',
      emptyPile:
        'S’il faut piocher et que la pioche est vide, la défausse est mélangée en une nouvelle pioche. S’il n’y en a pas non plus, rien n’est pioché.',
      oneEachThrow:
        'On peut poser au plus une combinaison par lancer. Celle qui est posée avant le lancer compte pour lui.',
      eachCardTold: 'Quand une combinaison échoue, la table apprend pour chaque carte nommée si elle était juste.',
      cardByCard:
        'Ensuite, dans le sens des aiguilles d’une montre à partir de qui a échoué, chaque personne dont une carte a été nommée à juste titre choisit, carte par carte, de la garder ou de l’échanger\u00a0: la défausser et en piocher une autre. La règle de la main vaut aussitôt.',
      stonesUsedUp:
        'Après la 15e combinaison, les cartes de pierre sont épuisées et rien ne peut plus être posé. La partie est finie, le plus de points gagne, et en cas d’égalité la victoire est partagée.',
      agreement:
        'Rien n’oblige personne à céder de bonnes cartes. Tous peuvent donc aussi convenir de finir la partie, avec le même décompte.',
    },
  },

  reference: {
    text: 'Toutes les cartes, par sorte, et ce que vaut chaque chambre.',
    value: 'Valeur',
    caption: 'Aile et case de pierre en lignes, rangées en colonnes',
  },

  examples: {
    keys: 'Le Brigand lance pour les clés. D’abord le bâtonnet à symboles en montre une et reste en place. Le deuxième lancer n’apporte rien, le troisième le premier bâtonnet chiffré et le quatrième le second\u00a0: libre, avec un lancer d’avance. Un tour normal suit aussitôt.',
    salamander:
      'Le Roi tient l’Aile du Feu et la Rangée 5. Il lance 3, 1 et la salamandre, et pioche la Rangée 2. L’une des deux rangées doit partir, l’Aile du Feu reste. Il défausse la Rangée 2, et personne ne sait si c’est l’ancienne carte ou la nouvelle.',
    token:
      'La Reine tient l’Aile de l’Eau et Trois pierres, et lance le jeton. Sept chambres s’accordent avec les deux cartes\u00a0: dans chaque rangée de l’aile, la case à trois pierres. Elle prend la rangée 5. Les autres peuvent croire qu’elle tient cette rangée.',
    move: 'Le Roi est sur la dernière de ses propres cinq cases, et les bâtonnets montrent 3 et 1. La somme mène 4 pas plus loin\u00a0; la différence mène à la deuxième case devant la Reine, où se trouve le Moine. Le Roi fait 2 pas\u00a0: le Moine va aux oubliettes, et le Roi peut questionner la Reine.',
    home: 'Le Moine est sur la cinquième case devant la Reine\u00a0: trois pas jusqu’à la porte, et un quatrième mène chez lui. Les bâtonnets montrent 4 et 2. La différence s’arrêterait avant la porte. La somme est plus grande que nécessaire, et cela convient\u00a0: le Moine rentre et peut poser une combinaison.',
    ask: 'Le Moine est devant la Reine et demande la Rangée 5. Tous ont la question dans leur carnet. La réponse ne figure que dans ceux du Moine et de la Reine.',
    lay: 'Le Moine pose l’Aile du Feu et Trois pierres, et nomme la Rangée 5 de la Reine. C’est vrai. La Reine remet la Rangée 5, et le Moine marque 60 points. Ses deux cartes en faisaient partie, son jeton rentre donc aussi.',
    fail: 'Le Brigand pose l’Aile de la Terre et nomme la Rangée 4 du Roi et Deux pierres de la Reine. La Rangée 4 est juste, mais la Reine n’a pas ces pierres. La table voit toute la main du Brigand, qui va aux oubliettes. Le Roi préfère ne pas garder une carte connue de tous, et échange la Rangée 4.',
    freed:
      'Le Brigand est aux oubliettes, et le Roi, devant la ruine du Brigand, demande l’Aile de la Terre. Après la réponse, le Brigand est de nouveau libre, mais doit attendre son propre tour pour poser une combinaison.',
  },
};

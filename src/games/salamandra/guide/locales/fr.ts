import type { GuideTexts } from './en.ts';

/** The rules page in French. A no-break space stands before the double punctuation marks. */
export const fr: GuideTexts = {
  title: 'Comment jouer à Salamandra',
  lead: 'Deux jours et deux nuits de la Saint-Jean, un seul jardin pour tous.',
  credits:
    'Salamandra est un jeu de Pierre Giroux et Johannes Goupy pour 2 à 4 personnes, édité par GRRRE Games. Les textes et les images de cette page sont les nôtres.',
  contents: 'Sommaire',
  ruling: 'Notre décision',
  example: 'Exemple',
  before: 'Avant',
  after: 'Après',
  journal: 'Le journal',

  titles: {
    aim: 'Le but du jeu',
    components: 'Le matériel',
    fields: 'Les champs',
    tools: 'Serpettes et chaudrons',
    groves: 'Les bosquets',
    'temple-tile': 'Le temple',
    apprentices: 'Apprentis et Druides',
    resources: 'Ce qui se gagne et se dépense',
    cards: 'Les cartes',
    spellbooks: 'Les grimoires',
    'score-track': 'La piste de score',
    mat: 'Votre plateau',
    setup: 'La mise en place',
    round: 'Une manche',
    actions: 'Les cinq actions',
    place: 'A · Placer un apprenti',
    build: 'B · Construire un champ',
    cauldron: 'C · Activer un chaudron',
    temple: 'D · Activer le temple',
    pass: 'E · Passer et récolter',
    'exceptional-case': 'Le cas exceptionnel',
    'free-actions': 'Les actions gratuites',
    paying: 'Payer',
    glades: 'Clairières et bosquets',
    scrolls: 'Parchemins et grimoires',
    'end-of-round': 'La fin d’une manche',
    'end-of-game': 'La fin de la partie',
    scoring: 'Le décompte final',
    ties: 'Les égalités',
    solo: 'Seul contre Rudolph',
    rulings: 'Nos décisions',
    reference: 'Toutes les pièces',
    'all-fields': 'Les 24 champs',
    'all-groves': 'Les 30 bosquets',
    'all-beasts': 'Cartes Ours et Aigle',
    'all-salamanders': 'Cartes Salamandre',
    'all-spellbooks': 'Les 10 grimoires',
  },

  aim: 'Vous êtes druide et disposez de dix apprentis et de quatre manches, deux de jour et deux de nuit, pour honorer la Salamandre. Vous envoyez vos apprentis dans un jardin que tous partagent et agrandissent\u00a0: ils y cueillent des plantes, préparent des potions, servent le temple et copient des grimoires. La victoire revient à qui possède le plus de {vp} points de vénération après le décompte final.',

  components:
    'Tout est posé à la vue de tous\u00a0: personne n’a de secret, seul l’ordre des piles est inconnu. Sur chaque image, *un nombre précède ce qu’il compte*, un chevron signifie *devient* et une barre oblique signifie *par*.',

  fields: {
    text: [
      'Un *champ* est une tuile octogonale du jardin. Quatre champs de départ s’y trouvent dès le début\u00a0; vingt autres le rejoignent en cours de partie, quand quelqu’un les construit.',
      'Une couleur n’est jamais seule\u00a0: {f-orange} orange, {f-green} vert, {f-white} blanc et {f-purple} violet ont chacun leur signe et leur plante.',
    ],
    callouts: [
      '*Emplacement bonus*, toujours au nord. Qui construit le champ gagne ce qui y est inscrit, et qui y place un apprenti aussi.',
      '*Travail*\u00a0: ce que prend et ce que donne un apprenti qui travaille.',
      '*Coût* de construction du champ. Les champs de départ n’en ont pas.',
      '*Signe* de la couleur. Quatre champs ont deux couleurs et comptent pour les deux.',
      '*Emplacement*\u00a0: il y en a trois de plus, à l’est, au sud et à l’ouest, chacun pour un apprenti.',
      '*Chemins*\u00a0: chaque emplacement en a un vers chacun des deux coins voisins.',
    ],
  },

  tools: {
    text: [
      'Une {billhook} *serpette* produit quelque chose\u00a0: feuilles, fleurs, fruits, potions ou cristaux. La manier est une [action gratuite](#free-actions).',
      'Un {cauldron} *chaudron* donne des points, et l’un d’eux aussi des parchemins. Il prend ce qui figure au-dessus de lui et donne ce qui figure sur son ventre. L’activer est [votre action](#cauldron) du tour.',
    ],
  },

  groves: {
    text: [
      'Un *bosquet* se trouve sur un coin, dans l’espace entre les octogones. Son centre montre ce que vous gagnez en le prenant. Chacune de ses quatre pointes est tournée vers une des tuiles voisines, et certaines portent un {crystal} cristal.',
      'Ces cristaux sont une marque, pas une réserve\u00a0: ils paient, encore et encore, quiconque [place](#place) un apprenti sur un emplacement dont un chemin mène à l’un d’eux.',
    ],
    callouts: [
      '*Gain* de qui prend le bosquet.',
      '*Cristal*\u00a0: paie qui se place sur la tuile à laquelle il fait face, sur un emplacement relié à ce coin.',
      '*Pointe nue*\u00a0: ne rapporte rien.',
    ],
  },

  templeTile: {
    text: [
      'Le *temple* couvre deux places au milieu du jardin, sa moitié jaune à l’ouest et sa moitié noire à l’est. Chaque moitié a une pioche de huit cartes Salamandre et indique ce que coûte [son activation](#temple).',
      'Personne ne se tient sur le temple, et il n’a pas de couleur. Mais ses moitiés sont des tuiles\u00a0: on peut construire à côté d’elles, et elles comptent quand une [clairière](#glades) se ferme.',
    ],
  },

  apprentices: {
    text: [
      'Chaque personne a dix *apprentis* et un *Druide*, qui ont tous un soleil sur une face et une lune sur l’autre.',
      'Un apprenti est *actif* tant qu’il montre la même face que votre Druide\u00a0; sinon il est *inactif*. Seuls les actifs travaillent, et travailler les retourne\u00a0: sauf réactivation, chacun travaille une fois par manche. Quand vous passez, les autres se retournent aussi\u00a0; puis votre Druide se retourne, et d’un coup tous redeviennent actifs.',
      'Un apprenti inactif occupe toujours son emplacement, compte toujours pour «\u00a0par champ vert\u00a0» et le reste, et garde ses chemins vers les bosquets.',
    ],
    caption: 'Rayons ou croissant indiquent la face\u00a0; plein est actif, creux est inactif.',
    druid: 'Votre Druide montre',
    sun: 'le soleil',
    moon: 'la lune',
    sunFace: 'face soleil',
    moonFace: 'face lune',
  },

  resources: {
    text: [
      '*Cristaux* et *parchemins* sont à vous jusqu’à ce que vous les dépensiez. *Ressources* et *potions* sont éphémères\u00a0: ce que vous produisez pendant votre tour sans l’utiliser disparaît à la fin. La réserve de cristaux et de parchemins est inépuisable.',
    ],
    list: {
      crystals: '{crystal} Les *cristaux* paient presque tout.',
      basics: '{leaf} *Feuille*, {flower} *fleur* et {fruit} *fruit* sont les ressources de base.',
      any: '{any} désigne une ressource de base au choix.',
      potions:
        '{potion-green} *Potion verte* et {potion-dusk} *potion du crépuscule*\u00a0: c’est ce que demande le temple.',
      scrolls: '{scroll} Quatre *parchemins* ouvrent un [grimoire](#scrolls).',
      points: '{vp} Les *points de vénération* font gagner la partie.',
      eye: '{eye} *Réactiver*\u00a0: retourner un de vos apprentis inactifs sur un champ, qui redevient actif.',
      flip: '{flip} *Retourner* un de vos apprentis actifs.',
    },
  },

  cards: {
    text: [
      'Les petits symboles d’une carte sont sa *croyance*\u00a0: une à trois {paw} pattes, {feather} plumes ou {sal} salamandres. On les compare [à la fin](#scoring).',
      'Les cartes *Ours* et *Aigle* vous aident tout le reste de la partie. Elles viennent des [constructions](#build) à côté d’un champ de même couleur, de certains bosquets et de deux cartes Salamandre.',
      'Les cartes *Salamandre* donnent leur gain une seule fois, au moment où vous les prenez au [temple](#temple). Les quatre pioches sont face visible\u00a0: on connaît toujours la carte du dessus.',
    ],
  },

  spellbooks: {
    text: [
      'Un {spellbook} *grimoire* a deux emplacements, chacun pour un apprenti, et celui du haut vaut davantage. Le bas de la page dit ce que comptent les points. On ne les compte qu’à la [fin de la partie](#scoring).',
    ],
    caption:
      'Garance est arrivée la première et aura 5 points par champ violet qu’elle occupera à la fin. L’emplacement du bas, à 3 points, est encore libre.',
  },

  scoreTrack: {
    text: [
      'Un marqueur qui arrive sur un nombre où d’autres se trouvent déjà se pose *dessus*. Un gain de 0 point ne le déplace pas. C’est important, car la piste décide [qui commence une manche](#round).',
    ],
    caption:
      'Garance et Pastel ont 9 points, Gaude en a 12. Pastel est arrivé après et se trouve au-dessus\u00a0: c’est Pastel qui commencerait.',
  },

  mat: {
    text: [
      'Vos dix apprentis attendent sur votre plateau\u00a0: trois pour la première manche, deux pour la deuxième, trois pour la troisième, deux pour la dernière. À côté se trouvent vos cristaux, vos parchemins et vos cartes, visibles de tous.',
      'Les bosquets que vous prenez forment votre *rangée de bosquets*. Le deuxième rapporte 4 points, le quatrième 3 et le sixième 2.',
    ],
    apprentices: 'Apprentis par manche',
    row: 'La rangée de bosquets',
    rowCaption: 'Deux bosquets pris\u00a0: le deuxième a rapporté 4 points.',
  },

  setup: {
    text: 'Le site met tout en place pour vous\u00a0:',
    list: [
      'Le temple est au milieu, avec ses deux pioches Salamandre mélangées, face visible.',
      'Deux des quatre champs de départ sont au nord du temple et deux au sud, au hasard.',
      'Huit bosquets, tirés au hasard, sont posés sur les coins alentour.',
      'Les vingt autres champs sont mélangés. Quatre sont face visible\u00a0: c’est la *rivière*, où tous puisent pour construire.',
      'Les cartes Ours et Aigle sont mélangées, face visible.',
      'Les grimoires sont tirés au hasard\u00a0: un de plus que le nombre de personnes.',
      'Chaque Druide montre le soleil. Personne n’a de points ni de parchemins.',
      'Les marqueurs de score sont empilés dans un ordre aléatoire. Qui est au sommet commence.',
    ],
    caption: 'Un jardin de départ. Champs et bosquets changent à chaque partie.',
  },

  round: {
    text: [
      'La partie dure quatre manches\u00a0: jour, nuit, jour, nuit. Au début de chacune, tous reçoivent *les apprentis de la manche* – 3, 2, 3 et 2 – et 2 {crystal} *cristaux*.',
      'Qui a le moins de points commence\u00a0; en cas d’égalité, la personne dont le marqueur est au-dessus. Puis on joue dans le sens horaire, en sautant qui a passé, jusqu’à ce que tous aient passé.',
      'Un tour, c’est *exactement une action sur cinq*\u00a0:',
    ],
    free: 'Avant et après A, B, C et D, et avant E, vous pouvez jouer autant d’[actions gratuites](#free-actions) que vous voulez, mais pas au milieu d’une action, ni tant qu’un choix reste à faire.',
    actions: {
      place: 'sur un emplacement libre',
      build: 'de la rivière',
      cauldron: 'pour des points',
      temple: 'pour une carte Salamandre',
      pass: 'une fois tous les apprentis placés',
    },
  },

  actions:
    'Le site montre toujours ce que vous pouvez faire et dit pourquoi le reste est impossible. Chaque exemple a été joué selon les règles de ce site\u00a0; les anneaux dorés montrent ce qui a changé.',

  place: {
    text: 'Posez un de vos apprentis disponibles, face active visible, sur n’importe quel emplacement libre du jardin.',
    list: [
      'Sur l’*emplacement bonus*, vous gagnez ce qui y est inscrit.',
      'D’un emplacement partent des chemins vers deux coins. Pour chacun où un bosquet tourne vers *ce* champ une pointe avec cristal, prenez 1 {crystal} cristal.',
    ],
  },

  build: {
    steps: [
      'Payez le coût d’un des champs de la rivière.',
      'Gagnez ce qui est inscrit sur son emplacement bonus.',
      'Posez-le sur une place vide qui a un côté commun avec un champ du jardin ou avec le temple.',
      'Si un coin du nouveau champ est maintenant entouré de quatre tuiles et n’a pas de bosquet, c’est une [clairière](#glades)\u00a0: on y pose aussitôt un bosquet.',
      'Puis, au choix\u00a0: *placez* un apprenti disponible sur le nouveau champ, comme dans l’[action A](#place) – l’emplacement bonus donne alors son gain une seconde fois\u00a0; ou, si un côté du nouveau champ touche un champ avec lequel il partage une couleur, *prenez* la carte Ours ou la carte Aigle du dessus.',
      'La rivière est complétée.',
    ],
  },

  cauldron: {
    text: [
      'Retournez un de vos apprentis actifs sur un champ à chaudron, payez ce que prend le chaudron et gagnez ce qu’il donne.',
      '«\u00a0Par {f-green} champ vert\u00a0» compte les champs verts où se tient au moins un de vos apprentis, actif ou non. Plusieurs apprentis sur un même champ comptent une fois, et un champ de deux couleurs compte pour les deux. «\u00a0Par {f-cauldron} chaudron\u00a0» se compte de la même façon.',
    ],
  },

  temple: {
    text: [
      'Retournez un de vos apprentis actifs, où qu’il soit\u00a0; son champ ne fait rien. Payez ce que demande la moitié de votre choix, prenez la carte du dessus de sa pioche et recevez aussitôt le gain de la carte.',
      'Quand une pioche est vide, sa moitié peut encore être activée\u00a0: c’est alors le temple lui-même qui donne quelque chose, mais ni carte ni croyance.',
      'Un gain impossible est ignoré\u00a0: une carte d’une pioche vide, un bosquet quand il n’y en a plus, une réactivation quand personne n’est inactif. Une carte qui réactive peut aussi réveiller l’apprenti que vous venez de retourner pour le temple.',
    ],
    half: 'Moitié',
    cost: 'Retourner un apprenti et payer',
    empty: 'Quand la pioche est vide',
  },

  pass: {
    text: 'Vous ne pouvez passer que si vous n’avez plus d’apprenti à placer. À partir de là, plus d’actions gratuites.',
    steps: [
      'Tous vos apprentis actifs se retournent pour 1 cristal chacun. Sur le champ de départ orange et sur F10, ils en coupent plutôt 2 et 3\u00a0: le site prend toujours le meilleur.',
      '*Récoltez* autant de bosquets que vous voulez. Chacun coûte 3 {crystal} cristaux, et un de vos apprentis, actif ou non, doit se tenir sur un emplacement relié à lui par un chemin. Prenez son gain, puis ajoutez-le à votre rangée\u00a0: le deuxième bosquet rapporte 4 points, le quatrième 3, le sixième 2.',
      'Retournez votre Druide. La manche est finie pour vous, et vos apprentis sont de nouveau actifs pour la suivante.',
    ],
  },

  exceptionalCase: {
    text: [
      'Il vous reste un apprenti à placer, *aucun emplacement du jardin n’est libre* et il n’y a *aucun champ de la rivière que vous puissiez payer par un moyen quelconque*. Vous pouvez alors prendre un champ de la rivière sans le payer et sans son gain, et le poser comme d’habitude\u00a0; les clairières reçoivent leur bosquet, et les cartes qui récompensent la construction le font.',
      'Placez-y un apprenti comme dans l’[action A](#place)\u00a0: l’emplacement bonus donne son gain, mais on ne peut pas prendre de carte à la place. La rivière est complétée, et c’était votre action.',
    ],
  },

  freeActions: {
    text: 'Votre tour comporte une action, mais autant d’actions gratuites que vous voulez, avant elle et, sauf si vous passez, après elle.',
    list: {
      flip: '*Retourner* un apprenti actif sur un champ\u00a0: 1 cristal. Le champ ne fait rien.',
      work: '*Manier une serpette*\u00a0: retournez un apprenti actif qui s’y trouve, payez ce qu’elle prend, s’il y a lieu, et gagnez ce qu’elle produit.',
      exchange: '*Échanger* 4 cristaux contre une ressource de base au choix.',
      cards: '*Convertir* grâce à vos cartes Ours et Aigle, par exemple 5 cristaux en une potion verte.',
    },
    reactivate:
      '{eye} *Réactiver* retourne un de vos apprentis inactifs sur un champ, qui peut ainsi travailler encore une fois dans la manche. La serpette de F09 le fait pour 1 cristal et réveille un autre apprenti que celui qui travaille.',
  },

  paying: {
    text: [
      'Les cristaux viennent de votre réserve. Feuilles, fleurs, fruits et potions se produisent dans le même tour, avec des serpettes et des conversions\u00a0; ce qui reste à la fin du tour est perdu.',
      'Les ressources de base poussent sur beaucoup de champs. Les potions sont plus rares\u00a0: quatre champs en font, et quatre cartes aussi.',
      'Vous n’avez rien à calculer\u00a0: le site propose la façon de payer la moins chère, montre quels apprentis elle retournerait et offre aussi les autres.',
    ],
    caption: 'Les quatre champs qui font des potions.',
  },

  glades: {
    text: [
      'Une *clairière* est un coin entouré de quatre tuiles et sans bosquet. Les moitiés du temple comptent comme tuiles. Une clairière reçoit un nouveau bosquet à deux moments\u00a0:',
      'Vous obtenez des bosquets en [récoltant](#pass) quand vous passez, et grâce à deux cartes Salamandre jaunes qui permettent d’en prendre un au choix dans le jardin, sans cristaux ni chemin. Dans tous les cas vous gagnez ce qu’il montre, et il rejoint votre rangée.',
    ],
    list: [
      '*aussitôt*, si un nouveau champ la ferme. S’il y en a plusieurs, dans l’ordre nord-ouest, nord-est, sud-est, sud-ouest\u00a0;',
      '*à la fin de la manche*, partout où un bosquet a été pris\u00a0: du nord au sud, puis d’ouest en est, tant qu’il en reste.',
    ],
    caption: 'Quatre tuiles, dont le temple, et pas de bosquet\u00a0: une clairière.',
  },

  scrolls: {
    text: [
      'Dès que vous avez quatre {scroll} *parchemins*, vous les rendez et déplacez un de vos apprentis, actif ou non, d’un champ vers un emplacement libre d’un grimoire. Vous ne pouvez figurer qu’une fois dans chaque grimoire. Avec cinq parchemins, vous en gardez un.',
      'L’emplacement du jardin est de nouveau libre. L’apprenti reste dans le grimoire pour de bon\u00a0: il ne travaille plus et ne compte plus pour le champ qu’il a quitté.',
    ],
  },

  endOfRound: [
    'Quand tous ont passé, la manche est finie. Chaque clairière reçoit un bosquet, puis la manche suivante commence\u00a0: nouveaux apprentis, 2 cristaux pour chacun, et qui a le moins de points joue en premier.',
    'Après la quatrième manche, la partie est finie.',
  ],

  endOfGame:
    'Les points gagnés pendant la partie sont déjà sur la piste. Le décompte final ajoute les grimoires, la croyance et les parchemins, dans cet ordre. Qui a le plus de points l’emporte.',

  scoring: {
    caption: 'Les points de croyance',
    faithIn: 'Divinité',
    first: 'Le plus',
    second: 'En second',
    spellbooks:
      '{spellbook} *Grimoires*\u00a0: pour chacun de vos apprentis qui y figure, les points de son emplacement.',
    faith: '*Croyance*\u00a0: additionnez vos symboles de chaque divinité. Sans aucun symbole, aucun point.',
    scrolls: '{scroll} *Parchemins*\u00a0: 1 point par parchemin restant.',
    duringCaption: 'Les points pendant la partie',
    where: 'Où',
    points: 'Points',
    during: {
      build: 'jusqu’à 4, comme inscrit sur l’emplacement bonus',
      bonus: 'jusqu’à 4, pour chaque apprenti qu’on y place',
      cauldron: '2 ou 3 par …, ou 3 en tout',
      temple: 'de 2 à 13, ou 2 par …',
      grove: 'de 1 à 5',
      groveRow: '4 pour le 2e, 3 pour le 4e, 2 pour le 6e',
      bear: '1 ou 2 à chaque fois',
      eagle: '1 ou 2 à chaque fois',
    },
  },

  ties: {
    list: [
      '*Égalité pour le plus de croyance*\u00a0: on additionne les points du premier et du second rang et on les partage, arrondis à l’inférieur. Personne d’autre ne marque pour cette divinité.',
      '*Égalité pour le second rang*\u00a0: on partage les points du second rang, arrondis à l’inférieur.',
      '*Égalité à la fin*\u00a0: la victoire est partagée.',
    ],
    caption: 'La croyance dans une partie à trois\u00a0: les symboles et les points qu’ils rapportent',
    symbols: 'symboles',
    explanation:
      'Pour la Salamandre, Garance et Pastel sont à égalité\u00a0: 12 + 6 = 18 points, 9 pour chacun, et Gaude n’a rien. Pour l’Ours, Pastel est en tête avec 8 points\u00a0; Garance et Gaude se partagent les 4 du second rang. Seule Gaude croit en l’Aigle\u00a0: 6 points, et les 3 ne sont pas attribués.',
  },

  examples: {
    place:
      'Garance se place au sud du champ de départ vert. Les deux chemins mènent à des bosquets qui tournent un cristal vers ce champ\u00a0: 2 cristaux. Pastel prend l’emplacement bonus du champ de départ blanc\u00a0: 1 point. Le chemin du nord-est rapporte 1 cristal\u00a0; celui du nord-ouest mène à un bosquet dont les cristaux sont tournés ailleurs et ne rapporte rien.',
    build:
      'Il fait nuit. Garance veut F05, qui coûte un cristal et une fleur. L’apprenti du champ de départ blanc coupe la fleur\u00a0; Garance paie, gagne 2 points et pose F05 au nord-ouest. F05 y ferme une clairière – autour d’elle\u00a0: F05, F14, le champ de départ vert et le temple – et un bosquet y pousse. F05 touche le champ de départ vert, vert contre vert\u00a0: au lieu de placer un apprenti, Garance prend la carte Ours du dessus. Elle lui rapportera 2 points pour chaque champ construit désormais.',
    cauldron:
      'Garance a 2 cristaux. L’apprenti du champ de départ violet coupe un fruit\u00a0; celui de F19 est retourné pour le chaudron, qui prend les deux cristaux et le fruit. Il donne 3 points par champ violet. Garance en occupe trois\u00a0: le champ de départ, F19 et F17, qui compte une fois bien que deux apprentis s’y tiennent. 9 points.',
    temple:
      'Garance veut la carte du dessus de la pioche jaune. L’apprenti du champ de départ vert coupe une feuille, celui de F06 en fait une potion verte, et celui du champ de départ orange est retourné pour le temple. Garance paie la potion et 2 cristaux et prend la carte\u00a0: 7 points, deux symboles de croyance, et un apprenti redevient actif.',
    pass: 'Les trois apprentis de la manche sont placés\u00a0; l’un a déjà travaillé. Garance a 3 cristaux et passe. L’apprenti du champ de départ orange en coupe 2, celui du champ blanc se retourne pour 1\u00a0: cela fait 6, assez pour deux bosquets. Le premier rapporte 4 points. Le second donne la carte Ours du dessus et, comme deuxième de la rangée, encore 4 points. Puis le Druide se retourne\u00a0: de nuit, tous les trois sont actifs.',
    scrolls:
      'Garance a 3 parchemins et se place sur l’emplacement bonus de F06\u00a0: le quatrième parchemin, et un cristal du bosquet voisin. Tous les quatre sont rendus, et l’apprenti inactif du champ de départ blanc va sur l’emplacement du haut d’un grimoire. Son ancien emplacement est libre.',
  },

  solo: {
    text: [
      'En solo, vous affrontez *Rudolph*, un érudit gris qui ne joue pas de tours\u00a0: il peine à son labeur, et il vous gêne. La mise en place est celle de deux joueurs. Rudolph a dix apprentis et commence avec 1 {scroll} parchemin\u00a0; choisissez l’une de ses trois cartes Labeur, de facile à difficile.',
      'Toutes les autres règles sont celles du jeu à deux. Chaque manche se déroule ainsi\u00a0:',
    ],
    steps: [
      '*Rudolph commence.* Il marque ce que sa carte Labeur indique pour la manche. Puis il place autant d’apprentis que le numéro de la manche\u00a0: pour chacun, on révèle une carte Placement dont la flèche part d’une moitié du temple, et l’apprenti va sur le champ le plus éloigné dans cette direction. Il y prend l’emplacement bonus, sans son gain\u00a0; s’il est occupé, le premier libre dans le sens horaire, et un {scroll} parchemin.',
      '*Son troisième parchemin.* Il défausse les trois, et l’apprenti placé en dernier va dans le premier {spellbook} grimoire à partir de la gauche dont l’emplacement du haut est libre, sinon celui du bas. Il marque aussitôt pour lui.',
      '*Vous jouez* tous vos tours, jusqu’à passer et récolter.',
      '*Rudolph récolte* chaque {grove} bosquet vers lequel un de ses apprentis a un chemin\u00a0: 1 point chacun, sans gain. Si vous n’avez pas alors *plus* de points que lui, vous avez perdu, quelle que soit la manche.',
      '*Vous recyclez*, autant de fois que sa carte le permet\u00a0: une carte visible ou un champ de la rivière va sous sa pile, et le suivant apparaît. Puis chaque coin entouré d’au moins deux tuiles et sans bosquet en reçoit un, et la manche suivante commence. Rien n’est recyclé après la quatrième manche.',
    ],
    end: 'Si vous êtes encore en tête après la manche 4, vient le décompte final\u00a0: vous marquez comme d’habitude\u00a0; Rudolph marque encore une fois pour chacun de ses apprentis dans un grimoire, pour la croyance avec autant de symboles de chaque sorte que sa carte en montre, et 1 point par parchemin. Ayez plus de points que lui, et vous gagnez. Une fois par jour, une telle partie est la même pour tous\u00a0: le *défi du jour*.',
    caption: 'Les cartes Labeur',
    level: 'Niveau',
    rounds: ['Points à la manche 1', 'Points à la manche 2', 'Points à la manche 3', 'Points à la manche 4'],
    spellbook: 'Points par grimoire',
    faith: 'Symboles de chaque croyance',
    recycling: 'Recyclage après une manche',
  },

  rulings: {
    text: 'Les règles publiées laissent quelques cas ouverts. Voici comment nous les avons tranchés\u00a0; chaque décision figure aussi là où elle s’applique.',
    list: {
      noRotation: 'Les champs ne se tournent pas\u00a0: l’emplacement bonus est toujours au nord.',
      cardAfter:
        'Une carte Ours ou Aigle ne répond qu’à ce qui commence une fois que vous l’avez\u00a0: ni à sa propre arrivée, ni à la construction, au bosquet ou à la carte Salamandre qui l’a apportée.',
      harvestCounts:
        'Les cartes qui récompensent la récolte comptent chaque bosquet que vous prenez, même celui qu’une carte Salamandre donne gratuitement.',
      placeCounts:
        'Les cartes qui récompensent le placement comptent chaque apprenti qui arrive sur un champ\u00a0: par l’action A, après une construction et dans le cas exceptionnel.',
      mustSettle:
        'Après une construction, vous devez placer un apprenti ou prendre une carte, si l’un des deux au moins est possible.',
      colourlessTemple: 'Le temple n’a pas de couleur\u00a0: le toucher ne donne pas de carte.',
      oneDeckEmpty: 'Si l’une des deux pioches est vide, on ne peut choisir que l’autre.',
      emptySlot: 'Quand il n’y a plus de champs à piocher, la place de la rivière reste vide.',
      noPoints: 'Vous pouvez activer un chaudron même s’il vous donne 0 point.',
      anyMeans:
        '«\u00a0Par un moyen quelconque\u00a0» ne concerne que les actions gratuites – serpettes, réactivation, retournements, conversions – et se vérifie au moment d’agir.',
      wastedCrystals:
        'Vous pouvez gaspiller des cristaux jusqu’à ne plus pouvoir payer aucun champ de la rivière. Le cas exceptionnel s’applique alors.',
      freeAfterwards: 'Des actions gratuites peuvent suivre le cas exceptionnel, comme elles peuvent suivre A à D.',
      nobodyToWake: 'Vous pouvez manier la serpette de F09 sans personne à réactiver. Le cristal est dépensé.',
      lastGlades:
        'Les clairières sont garnies aussi après la quatrième manche. Cela ne change les points de personne.',
      wholeGainFirst:
        'Prenez d’abord tout le gain qui a apporté le quatrième parchemin, puis déplacez l’apprenti, puis continuez\u00a0: en construisant, avant de poser le champ\u00a0; en récoltant, avant le bosquet suivant, même si cela coupe votre chemin vers lui.',
      justPlaced: 'L’apprenti que vous venez de placer peut être celui qui se déplace.',
      scrollsWait:
        'Si aucun grimoire n’a d’emplacement libre pour vous, ou si vous n’avez aucun apprenti sur un champ, vous gardez les parchemins et vous vous rattrapez dès que c’est possible.',
      soloCards:
        'Rudolph a 16 cartes Placement\u00a0: une pour chaque moitié du temple et chacune des huit directions. Quand toutes ont été révélées, on les mélange.',
      soloLine:
        'Une flèche va tout droit sur la grille, par-dessus les vides et l’autre moitié du temple. Un champ sans emplacement libre cède la place au suivant plus proche.',
      soloNobody:
        'S’il n’y en a pas, on révèle la carte suivante. Si aucune carte ne mène à un emplacement libre, il ne place personne.',
      soloSpellbooks:
        'Rudolph peut occuper les deux emplacements d’un grimoire. Si aucun n’est libre nulle part, ses parchemins lui restent.',
      soloRecycling:
        'Un champ recyclé laisse sa place dans la rivière au suivant. Ce qui n’a rien en dessous ne se recycle pas.',
      soloLabour:
        'Les points des cartes Labeur sont les nôtres, fixés en faisant jouer le robot difficile : il doit gagner trois parties sur quatre au niveau 1, une sur deux au niveau 2 et une sur quatre au niveau 3.',
    },
  },

  reference: {
    text: 'Toutes les pièces du jeu, avec leur sens en mots.',
    colour: 'Couleur',
    tool: 'Outil',
    all: 'tous',
    tools: { billhook: 'serpettes', cauldron: 'chaudrons' },
    shown: 'Champs affichés\u00a0:',
  },
};

import { fr as games } from '../../games/locales/fr.ts';
import type { SiteTexts } from './en.ts';

export const fr: SiteTexts = {
  pageTitle: '{{page}} · Litha',
  skip: 'Aller au contenu',
  loading: 'Un instant…',
  language: 'Langue',
  nav: {
    label: 'Pages',
    home: 'Jouer',
    online: 'En ligne',
    games: 'Parties',
    rules: 'Règles',
    settings: 'Réglages',
    account: 'Compte',
    about: 'À propos',
  },
  close: 'Fermer',
  goHome: 'Retour à l’accueil',
  footer_one: '{{games}} appartient à ses auteurs et à son éditeur. Litha n’a aucun lien avec eux.',
  footer_other: '{{games}} appartiennent à leurs auteurs et éditeurs. Litha n’a aucun lien avec eux.',
  lights: { day: 'jour', night: 'nuit' },
  games,
  bots: {
    names: { easy: 'Pousse', medium: 'Jardinier', hard: 'Herboriste', expert: 'Archidruide' },
    levels: { easy: 'Robot, facile', medium: 'Robot, moyen', hard: 'Robot, difficile', expert: 'Robot, expert' },
  },

  home: {
    title: 'Litha\u00a0: Salamandra, en ligne ou sur un seul écran',
    eyebrow: 'Un jeu de jardin, deux jours et deux nuits durant',
    lead: 'Envoyez vos apprentis dans un jardin de druides, où chaque champ que vous construisez sert à tous, puis préparez des potions, honorez le temple et récoltez avec ce qu’ils rapportent. Qui aura suscité le plus de vénération à la fin de la dernière nuit deviendra Grand Druide.',
    players: 'de {{min}} à {{max}} joueurs',
    minutes: 'environ {{minutes}} minutes',
    screen: 'en ligne ou sur un seul écran',
    play: 'Jouer maintenant',
    online: 'Jouer en ligne',
    playHint:
      'Maintenant\u00a0: aussitôt, une table pour deux sur cet écran. En ligne\u00a0: entre amis ou avec les personnes présentes, en direct ou un coup de temps en temps. Rien à installer.',
    setUp: 'Préparer une table',
    otherGames: 'Un autre jeu',
    learn: 'Comment jouer',
    plate: 'Hortus Lithae',
    plateDay: 'planche I, de jour',
    plateNight: 'planche II, de nuit',
    turn: 'À votre tour, une action parmi cinq',
    place: {
      name: 'Placer',
      text: 'Un apprenti prend place sur un champ\u00a0; les bosquets voisins rapportent des cristaux.',
    },
    build: { name: 'Construire', text: 'Payez un champ de la rivière et posez-le là où le jardin peut s’étendre.' },
    brew: { name: 'Chaudron', text: 'Il change en points ce que vous avez produit ce tour-ci.' },
    worship: { name: 'Temple', text: 'Apportez-y une potion, et une carte Salamandre est à vous.' },
    harvest: {
      name: 'Passer',
      text: 'Tous vos apprentis placés, récoltez des bosquets et reposez-vous jusqu’à la manche suivante.',
    },
  },

  matches: {
    going: 'Reprendre une partie',
    finished: 'Parties terminées',
    round: 'Manche {{round}}, {{light}}',
    turn: 'à {{player}} de jouer',
    won_one: 'Victoire de {{players}}',
    won_other: 'Victoire partagée\u00a0: {{players}}',
    played: 'jouée {{when}}',
    open: 'Reprendre',
    openNamed: 'Reprendre\u00a0: {{players}}',
    look: 'Revoir',
    lookNamed: 'Revoir\u00a0: {{players}}',
    save: 'Enregistrer dans un fichier\u00a0: {{players}}',
    delete: 'Supprimer\u00a0: {{players}}',
    deleted: 'Supprimée\u00a0: {{players}}',
    undo: 'La rétablir',
    unreadable: 'Une partie illisible',
    problems: {
      damaged: 'Ce que ce navigateur en a gardé est abîmé.',
      otherVersion: 'Elle a été jouée avec une autre version de ce site.',
    },
    saveUnreadable: 'Télécharger ce qui reste',
    deleteUnreadable: 'La supprimer',
  },

  open: {
    title: 'Ouvrir une partie enregistrée',
    hint: 'Choisissez un fichier enregistré ici, ou déposez-le n’importe où sur cette page.',
    choose: 'Choisir un fichier',
    drop: 'Relâchez pour l’ouvrir',
    tooLarge: 'Ce fichier est bien trop gros pour être une partie enregistrée.',
    unreadable: 'Le navigateur n’a pas pu lire ce fichier.',
    problems: {
      notAMatch: 'Ce fichier n’est pas une partie enregistrée par Litha, ou il est incomplet.',
      otherVersion: 'Cette partie vient d’une autre version de Litha, que celle-ci ne sait pas lire.',
      unknownGame: 'Ce fichier est celui d’un jeu que Litha ne connaît pas.',
      damaged: 'Ce fichier a été modifié ou abîmé\u00a0: son contenu ne tient pas debout.',
      illegalMove: 'Ce fichier a été modifié ou abîmé\u00a0: il contient un coup contraire aux règles.',
      wrongResult: 'Ce fichier a été modifié ou abîmé\u00a0: ses coups mènent à un autre résultat que le sien.',
    },
  },

  newTable: {
    title: 'Préparer une table',
    lead: 'Vous jouez tous autour d’un même écran, et des robots occupent les places que vous leur donnez. Les noms sont facultatifs\u00a0: sans nom, on vous appelle par votre couleur.',
    count: 'Combien êtes-vous\u00a0?',
    alone: 'En solo',
    ownNumber: 'Un autre nombre',
    range: 'de {{from}} à {{to}}',
    seats: 'Qui s’assied où\u00a0?',
    order: 'On joue dans cet ordre\u00a0; le sort désigne qui commence.',
    seat: 'Place {{n}}',
    player: 'Qui joue\u00a0?',
    person: 'Une personne',
    name: 'Nom',
    colour: 'Couleur',
    sameName: '«\u00a0{{name}}\u00a0» est déjà à cette table. Choisissez un autre nom, s’il vous plaît.',
    start: 'Commencer la partie',
  },

  solo: {
    best: {
      here: 'Votre record à ce niveau, sur cet écran\u00a0:',
      online: 'Votre record à ce niveau, en ligne\u00a0:',
    },
    result: {
      won: 'gagné, {{score}}\u00a0: {{rival}} ({{lead}})',
      lost: 'perdu, {{score}}\u00a0: {{rival}} ({{lead}})',
    },
    played_one: '{{count}} partie',
    played_other: '{{count}} parties',
    won_one: '{{count}} gagnée',
    won_other: '{{count}} gagnées',
    daily: 'Défi du jour',
    dailyHint: 'La partie du jour contre Rudolph est la même pour tous, et chacun n’a qu’un essai.',
  },

  settings: {
    title: 'Réglages',
    lead: 'Ils prennent effet aussitôt, dans tous les onglets, et restent dans ce navigateur.',
    theme: 'Lumière',
    themes: { round: 'Celle de la manche', day: 'Toujours le jour', night: 'Toujours la nuit' },
    themeHint: 'À table, la lumière suit la manche\u00a0; ailleurs, votre système.',
    board: 'Table',
    boards: { picture: 'En image', text: 'En mots' },
    boardHint:
      'En mots\u00a0: le même jeu en textes et en listes, pensé pour les lecteurs d’écran et les petits écrans.',
    motion: 'Animations',
    motions: { system: 'Comme mon système', full: 'Complètes', reduced: 'Réduites' },
    motionHint: 'Réduites\u00a0: rien ne traverse la table, les pièces apparaissent en fondu.',
    sound: 'Son',
    sounds: { on: 'Activé', off: 'Coupé' },
    soundHint: 'Quelques sons discrets quand les pièces bougent.',
    confirmTurns: 'Fin du tour',
    confirmations: { on: 'Quand je le dis', off: 'D’elle-même' },
    confirmHint: 'D’elle-même\u00a0: le tour finit après votre action, sauf s’il reste un choix à faire.',
    botPace: 'Coups des robots',
    botPaces: { calm: 'Posés', brisk: 'Rapides', atOnce: 'Immédiats' },
    botPaceHint:
      'Combien de temps chacun se montre à une table sur un seul écran\u00a0; immédiats aussi quand les animations sont réduites.',
  },

  about: {
    title: 'À propos de Litha',
    litha:
      'Litha est un lieu où jouer à des jeux de société sur le web\u00a0; son nom est celui de la fête du solstice d’été. Tout commence par Salamandra\u00a0: autour d’un même écran, pour les soirs où la boîte est ailleurs, ou en ligne quand ce sont vos amis qui y sont, en direct ou un coup de temps en temps.',
    games: 'Les jeux',
    credit: 'Un jeu de {{designers}}, édité par {{publisher}}.',
    affiliation:
      'Nous n’avons aucun lien avec les auteurs ni avec l’éditeur, et rien ici n’est cautionné par eux. Les règles sont racontées avec nos mots, et toutes les images sont de nous. Si le jeu vous plaît, offrez-vous la boîte\u00a0: elle est belle.',
    privacy: 'Vie privée',
    privacyText:
      'Les parties sur un seul écran restent dans ce navigateur, avec leurs noms et vos réglages\u00a0; rien n’en est envoyé où que ce soit.',
    privacyOnline:
      'Pour jouer en ligne, vous avez un compte\u00a0: le nom que vous avez choisi et, si vous voulez, une adresse électronique. Un cookie garde votre session ouverte\u00a0; il n’y en a pas d’autre, et rien n’est transmis à qui que ce soit. Vos parties et ce que vous écrivez dans les discussions sont gardés sur le serveur. Sur la page du compte, vous pouvez tout télécharger et supprimer le compte\u00a0; les parties finies restent alors sans votre nom.',
    type: 'Caractères',
    fonts:
      'Alegreya, de Juan Pablo del Peral (Huerta Tipográfica), et Atkinson Hyperlegible Next, du Braille Institute, toutes deux sous SIL Open Font License 1.1.',
    source: 'Code source',
    sourceText: 'Le programme est un logiciel libre sous licence MIT.',
  },

  notFound: {
    title: 'Ici, rien ne pousse',
    text: 'Il n’y a pas de page à cette adresse. Peut-être s’est-elle glissée entre deux autres, ou n’a-t-elle jamais été semée.',
  },

  table: {
    title: '{{players}} à {{game}}',
    hint: 'Que ferait l’expert\u00a0?',
    gone: 'Cette table n’est pas ici',
    goneText:
      'Une table à un seul écran est gardée dans le navigateur où elle a été ouverte, jusqu’à ce qu’on l’y supprime. Pour l’emporter, enregistrez-la dans un fichier, puis ouvrez celui-ci ailleurs.',
    damaged: 'Cette table ne peut plus être dressée',
    damagedText: 'Ce que ce navigateur a gardé de la partie est abîmé, ou vient d’une autre version du site.',
    keeping: {
      full: 'Le navigateur n’a plus de place\u00a0: à partir d’ici, la partie n’est plus gardée. Enregistrez-la dans un fichier avant de partir.',
      forbidden:
        'Ce navigateur ne garde rien pour ce site\u00a0: recharger la page ferait perdre la partie. Enregistrez-la dans un fichier avant de partir.',
    },
    saveFile: 'Enregistrer',
  },

  handOver: {
    title: 'Votre coup est joué',
    text: 'Voyez ce qu’il en est, puis passez l’écran.',
    leave: 'Passer l’écran\u00a0: {{player}}',
  },

  curtain: {
    title: 'Passez l’écran\u00a0: {{player}}',
    text: 'Ce que {{player}} a en main ne regarde personne d’autre\u00a0: détournez les yeux jusqu’à votre prochain tour.',
    take: 'C’est moi, {{player}}',
  },

  trouble: {
    title: 'Il manque une page',
    text: 'Une partie du site n’a pas pu être chargée. Vos parties sont en sécurité.',
    again: 'Réessayer',
  },
};

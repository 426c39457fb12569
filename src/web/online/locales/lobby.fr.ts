import type { LobbyTexts } from './lobby.en.ts';

export const lobbyFr: LobbyTexts = {
  title: 'Jouer en ligne',
  lead: 'Entre amis ou avec les personnes présentes\u00a0: en direct, ou un coup de temps en temps.',
  players: 'Combien de joueurs\u00a0?',
  free_one: '{{count}} place libre',
  free_other: '{{count}} places libres',
  freeSeat: 'libre',
  lost: 'La connexion est perdue, et la liste n’est peut-être plus à jour. Nous essayons de la rétablir…',

  quick: {
    title: 'Jouer tout de suite',
    text: 'Avec qui attend déjà, ou avec qui viendra ensuite. Tout le monde joue en direct.',
    start: 'Trouver une table',
  },
  own: {
    title: 'Votre propre table',
    text: 'Pour tous ou seulement entre amis, et au rythme qui vous plaît.',
    open: 'Ouvrir une table',
  },

  invitations: {
    title: 'Invitations',
    news: '{{player}} vous invite à jouer.',
    from: '{{player}} vous invite à {{game}}',
    accept: 'Accepter',
    acceptNamed: 'Accepter\u00a0: {{player}}',
    decline: 'Refuser',
    declineNamed: 'Refuser\u00a0: {{player}}',
  },

  mine: {
    title: 'Vos parties',
    myTurn: 'C’est à vous de jouer',
    turn: 'Au tour de {{players}}',
    begins: 'Toutes les places de votre table sont prises\u00a0: la partie commence.',
    iWon: 'Vous avez gagné',
    iShare: 'Vous partagez la victoire avec {{players}}',
    iResigned: 'Vous avez abandonné',
    resigned: 'Vous avez gagné\u00a0: {{player}} a abandonné',
    won_one: '{{players}} a gagné',
    won_other: '{{players}} se partagent la victoire',
    played: 'dernier coup {{when}}',
    unlisted: 'seulement avec le lien',
    play: 'Jouer',
    playNamed: 'Jouer\u00a0: {{players}}',
    go: 'Aller à la table',
    goNamed: 'Aller à la table\u00a0: {{players}}',
    look: 'Revoir',
    lookNamed: 'Revoir\u00a0: {{players}}',
    over_one: '{{count}} partie terminée',
    over_other: '{{count}} parties terminées',
    more: 'Afficher des parties plus anciennes',
  },

  tables: {
    title: 'Tables ouvertes',
    count_zero: 'Personne n’attend pour le moment.',
    count_one: '{{count}} table a une place libre.',
    count_other: '{{count}} tables ont une place libre.',
    atLeast_one: 'Plus de {{count}} table a une place libre.',
    atLeast_other: 'Plus de {{count}} tables ont une place libre.',
    opened: 'ouverte {{when}}',
    join: 'Rejoindre',
    joinNamed: 'Rejoindre {{players}}',
    gone: 'La dernière place vient d’être prise',
    name: 'Qui prend place\u00a0?',
    more: 'Afficher plus de tables',
    noneSuch: 'Aucune table de ce genre pour le moment.',
    noneText:
      'Ouvrez-en une\u00a0: qui viendra ensuite la trouvera ici, et vos amis peuvent la rejoindre aussitôt par son lien. Les nouvelles tables s’affichent ici d’elles-mêmes.',
    all: 'Afficher toutes les tables',
  },

  filters: {
    game: 'Jeu',
    seats: 'Places libres',
    pace: 'Rythme',
    any: 'Peu importe',
    atLeast: '{{seats}} ou plus',
  },

  newMatch: {
    title: 'Ouvrir une table',
    lead: 'Vous prenez place en premier\u00a0; la partie commence quand toutes les places sont prises.',
    name: 'Les autres, à la table, aimeront savoir qui vous êtes.',
    visibility: 'Qui peut venir\u00a0?',
    visibilities: { public: 'Tout le monde', unlisted: 'Seulement avec le lien' },
    visibilityHints: {
      public: 'La table apparaît sur la page «\u00a0Jouer en ligne\u00a0», et vous pouvez partager son lien.',
      unlisted: 'La table n’apparaît nulle part\u00a0: envoyez son lien aux personnes avec qui vous voulez jouer.',
    },
    pace: 'À quel rythme\u00a0?',
    colour: 'Votre couleur',
    open: 'Ouvrir la table',
  },
};

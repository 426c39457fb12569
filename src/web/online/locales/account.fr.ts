import type { AccountTexts } from './account.en.ts';

export const accountFr: AccountTexts = {
  title: 'Votre compte',
  noAddress: 'Cela ne ressemble pas à une adresse électronique.',
  otherAddress: 'Prendre une autre adresse',
  notices: {
    signedIn: 'Bienvenue, {{name}}\u00a0: votre session est ouverte ici.',
    signedOut: 'Votre session est fermée ici.',
    deleted: 'Votre compte est supprimé. Merci d’avoir joué.',
  },

  name: {
    ask: 'Comment devons-nous vous appeler\u00a0?',
    hint: 'Il ne nous en faut pas plus. Un cookie garde votre session ouverte dans ce navigateur.',
    take: 'Prendre ce nom',
    missing: 'Veuillez indiquer un nom.',
    before: 'Avez-vous déjà joué ici\u00a0?',
    signIn: 'Se connecter par courriel',
  },

  newcomer: {
    lead: 'Pour jouer en ligne avec d’autres, il vous faut un nom, et rien de plus\u00a0: ni mot de passe, ni adresse.',
    before: 'Déjà joué ici\u00a0?',
    device:
      'Si votre session est encore ouverte sur un autre appareil, ouvrez-y cette page et créez un lien\u00a0: il vous connectera ici aussi.',
  },
  signIn: {
    label: 'Se connecter par courriel',
    hint: 'Avec l’adresse que vous avez donnée à votre compte. Elle recevra un lien qui ouvre votre session.',
    send: 'Envoyer un lien',
    sent: 'Si cette adresse appartient à un compte, un lien lui parviendra bientôt. Il fonctionne une seule fois, pendant une heure.',
  },

  mine: {
    known: 'Ici, on vous appelle',
    renamed: 'Désormais, on vous appelle',
    guest:
      'Compte de passage\u00a0: seul ce navigateur vous connaît. Une adresse électronique ou un second appareil le rend durable.',
    guestWithoutMail:
      'Compte de passage\u00a0: seul ce navigateur vous connaît. Un second appareil le garde, si celui-ci venait à l’oublier.',
    permanent: 'Compte durable\u00a0: un courriel à {{email}} y ramène toujours.',
    rename: 'Changer de nom',
    newName: 'Votre nouveau nom',
    save: 'Enregistrer',
    leave: 'Laisser ainsi',
  },
  signOut: {
    do: 'Se déconnecter',
    ask: 'Se déconnecter pour de bon\u00a0?',
    warning:
      'Seul ce navigateur connaît {{name}}. À moins d’une session ouverte sur un autre appareil, personne ne pourra plus revenir à ce compte, pas même vous.',
    instead: 'Pour le garder, restez, et emportez-le d’abord sur un autre appareil.',
    anyway: 'Se déconnecter quand même',
    stay: 'Rester',
  },

  device: {
    title: 'Sur un autre appareil',
    text: 'Soyez la même personne sur votre téléphone et à votre bureau, avec les mêmes parties. Un lien y emporte votre compte\u00a0; il fonctionne une seule fois.',
    make: 'Créer un lien',
    again: 'Créer un autre lien',
    ready: 'Visez le code avec l’appareil photo de l’autre appareil, ou ouvrez-y le lien.',
    code: 'Code QR du lien',
    link: 'Le lien',
    until: 'Il fonctionne jusqu’à {{time}}. Qui l’ouvre joue à votre place\u00a0: ne le montrez à personne d’autre.',
    over: 'Le délai de ce lien est écoulé.',
  },
  copy: {
    do: 'Copier',
    copied: 'Copié.',
    selected: 'Ce navigateur ne nous laisse pas copier. Le lien est sélectionné\u00a0: copiez-le vous-même.',
  },

  address: {
    title: 'Courriel',
    none: 'Une adresse est facultative. Avec elle, vous retrouvez votre compte de partout, même si tous vos appareils l’oublient.',
    known: 'Votre compte est gardé sous {{email}}.',
    add: 'Votre adresse',
    change: 'Une autre adresse',
    hint: 'Nous écrivons si vous demandez un lien, et quand une partie vous attend, sauf si vous le désactivez ci-dessous. Nous ne montrons l’adresse à personne.',
    send: 'Envoyer un lien pour la confirmer',
    sent: 'Regardez dans votre boîte\u00a0: un lien est en route vers {{email}}. Ouvrez-le dans l’heure, et l’adresse sera la vôtre.',
  },

  vacation: {
    title: 'Vacances',
    text: 'Vos horloges s’arrêtent dans toutes les parties, et personne ne joue à votre place. Jusqu’à 30 jours par an.',
    days: 'Pour combien de jours, dès maintenant\u00a0?',
    left_zero: 'Il ne reste pas un jour entier cette année.',
    left_one: 'Il reste {{count}} jour cette année.',
    left_other: 'Il reste {{count}} jours cette année.',
    begin: 'Partir en vacances',
    until: 'Vous êtes en vacances jusqu’au {{time}}.',
    end: 'Je suis de retour',
  },

  data: {
    title: 'Vos données',
    exportText: 'Tout ce que le serveur garde de vous, dans un fichier.',
    export: 'Télécharger',
    deleteText: 'Faire oublier au serveur qui vous êtes.',
  },
  delete: {
    do: 'Supprimer le compte',
    ask: 'Supprimer votre compte\u00a0?',
    goes: 'Ce qui disparaît',
    identity: 'votre nom, votre adresse et vos sessions sur tous vos appareils',
    words: 'ce que vous avez écrit dans les discussions, et les invitations',
    waiting: 'vos places dans les parties qui n’ont pas commencé',
    stays: 'Ce qui reste',
    finished: 'les parties finies, où l’on vous appelle «\u00a0{{former}}\u00a0»',
    running: 'les parties en cours\u00a0: un robot joue la suite à votre place',
    forGood: 'Il n’y a pas de retour possible. Téléchargez d’abord ce que vous voulez garder.',
    confirm: 'Supprimer pour de bon',
    keep: 'Le garder',
  },

  link: {
    device: {
      title: 'Se connecter sur cet appareil',
      text: 'Ce lien emporte un compte d’un autre appareil vers celui-ci. Il fonctionne une seule fois.',
      do: 'Se connecter ici',
    },
    mail: {
      title: 'Votre lien reçu par courriel',
      text: 'Il montre que l’adresse est la vôtre et ouvre votre session dans ce navigateur. Il fonctionne une seule fois.',
      do: 'Confirmer et se connecter',
    },
    already:
      'Ici, vous êtes {{name}}. Si le lien est celui d’un autre compte, ce navigateur passera à cet autre compte.',
    guest:
      'Ici, vous êtes {{name}}. Si le lien est celui d’un autre compte, ce navigateur passera à cet autre compte, et le compte de {{name}} sera perdu, à moins d’être aussi ouvert sur un autre appareil.',
    leave: 'Pas maintenant',
    spent: 'Ce lien ne fonctionne plus',
    another: 'Créez-en un nouveau, ou demandez un nouveau courriel.',
    missing: 'Ce lien n’est pas entier',
    missingText:
      'Il lui manque la fin\u00a0: peut-être a-t-elle été coupée lors de la copie. Ouvrez le lien entier, ou créez-en un nouveau.',
    toAccount: 'Vers le compte',
  },
};

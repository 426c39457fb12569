import type { NotificationTexts } from './notifications.en.ts';

export const notificationsFr: NotificationTexts = {
  title: 'En votre absence',
  lead: 'Vous apprenez que c’est à vous de jouer, qu’on vous invite, qu’une partie commence ou finit : une minute plus tard, et seulement si vous n’êtes pas à cette table.',
  on: 'Activé',
  off: 'Désactivé',
  test: 'Essayer',
  tested: 'Un message est en route.',
  email: {
    title: 'Par courriel',
    to: 'Les messages vont à {{email}}.',
    noMail: 'Ce serveur n’envoie pas de courriels.',
    noAddress: 'Ajoutez une adresse ci-dessus, et les courriels vous trouveront.',
  },
  push: {
    title: 'Dans ce navigateur',
    off: 'Le navigateur peut vous montrer un message même quand aucune de nos pages n’est ouverte.',
    here: 'Ce navigateur vous montre les messages.',
    others_one: 'Un autre navigateur les montre aussi.',
    others_other: '{{count}} autres navigateurs les montrent aussi.',
    unsupported:
      'Un site ne peut pas réveiller ce navigateur. Sur un téléphone, il peut suffire d’ajouter d’abord Litha à l’écran d’accueil.',
    denied:
      'Vous avez interdit à ce site de montrer des messages. Les réglages du navigateur pour ce site peuvent le permettre de nouveau.',
    failed: 'Le navigateur n’a pas pu joindre son service de messages. Veuillez réessayer plus tard.',
  },
  webhook: {
    title: 'Par webhook',
    text: 'Pour vos propres programmes, ou un salon Discord : nous envoyons chaque message à une adresse à vous.',
    setUp: 'L’installer',
    url: 'Adresse du webhook',
    noUrl: 'Cela ne ressemble pas à une adresse : elle commence par https://.',
    shape: 'Sa forme',
    shapes: { json: 'JSON', discord: 'Discord' },
    save: 'Enregistrer',
    remove: 'L’enlever',
  },
  mute: {
    do: 'Aucun message de cette partie',
    undo: 'De nouveau les messages de cette partie',
  },
  turnedOff: {
    channel: {
      title: 'Désactivé',
      email: 'Vous ne recevez plus de courriels au sujet de vos parties.',
      push: 'Vos navigateurs ne montrent plus de messages au sujet de vos parties.',
      webhook: 'Votre webhook ne reçoit plus de messages.',
    },
    match: { title: 'Désactivé', text: 'Vous ne recevez plus de messages au sujet de cette partie.' },
    on: { title: 'De nouveau activé', text: 'Tout est comme avant.' },
    undo: 'Réactiver',
    redo: 'Désactiver quand même',
    toSettings: 'Toutes les façons de vous joindre',
    failed: 'Cela n’a pas marché',
  },
};

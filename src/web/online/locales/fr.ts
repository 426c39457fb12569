import { accountFr } from './account.fr.ts';
import type { OnlineTexts } from './en.ts';
import { dailyFr } from './daily.fr.ts';
import { gamesFr } from './games.fr.ts';
import { lobbyFr } from './lobby.fr.ts';
import { matchFr } from './match.fr.ts';
import { notificationsFr } from './notifications.fr.ts';
import { replayFr } from './replay.fr.ts';
import { peopleFr } from './people.fr.ts';

export const fr: OnlineTexts = {
  unreachable: {
    title: 'Le serveur ne répond pas',
    text: 'Vous êtes peut-être hors ligne, ou le serveur redémarre. Les parties sur un seul écran continuent sans lui.',
    again: 'Réessayer',
  },
  formerPlayer: 'quelqu’un d’autrefois',
  bot: 'robot',
  you: 'vous',
  paces: { live: 'En direct', relaxed: 'Tranquille' },
  paceHints: {
    live: 'Tout le monde est là et joue aussitôt.',
    relaxed: 'Un coup de temps en temps ; revenez quand c’est votre tour.',
  },
  time: {
    left: 'encore {{time}}',
    over: 'temps écoulé',
    until: 'jusqu’au {{time}}',
    perTurn: '{{time}} par tour',
    rated: 'classée',
  },

  problems: {
    unknown: 'Quelque chose s’est mal passé ; veuillez réessayer.',
    offline: 'Le serveur est injoignable. Veuillez réessayer dans un instant.',
    addressTaken: 'Cette adresse appartient à un autre compte : connectez-vous plutôt avec elle.',
    alreadySeated: 'Vous avez déjà une place dans cette partie.',
    alreadySignedIn: 'Vous avez déjà un compte ici.',
    badRequest: 'Le serveur n’a pas accepté cela ; veuillez vérifier.',
    damaged: 'Cette partie ne peut pas être ouverte. La personne qui gère le serveur est prévenue.',
    full: 'Toutes les places sont prises.',
    internal: 'Quelque chose s’est mal passé de notre côté ; veuillez réessayer.',
    linkUsed: 'Ce lien a déjà servi, ou son délai est écoulé.',
    noMail: 'Ce serveur n’envoie pas de courriels.',
    noMatch: 'Cette partie n’existe pas.',
    noSeat: 'Personne n’est assis là.',
    noSuchLink: 'Ce lien n’est pas entier ; copiez-le en entier depuis le message.',
    noWay: 'Il n’y a nulle part où l’envoyer.',
    notCompanion: 'On ne peut inviter que des personnes avec qui l’on a joué.',
    notForTwo: 'On n’abandonne qu’une partie à deux ; quittez celle-ci, et un robot jouera la suite.',
    notHost: 'Seule la personne qui a ouvert la partie peut faire cela.',
    notOver: 'Cette partie n’est pas finie.',
    notRunning: 'Cette partie n’est pas en cours.',
    notSent: 'Le message n’a pas pu y être envoyé.',
    notSeated: 'Vous n’avez pas de place dans cette partie.',
    notSignedIn: 'Choisissez d’abord un nom.',
    notToDecide: 'Cette personne est revenue, ou n’a pas manqué trois tours de suite.',
    onVacation: 'Vous êtes déjà en vacances.',
    ownSeat: 'C’est votre propre place.',
    sealed: 'Un essai au défi du jour se regarde quand la journée est finie.',
    vacationTooLong: 'Il ne reste pas autant de jours cette année.',
    started: 'La partie a commencé ; on ne peut plus renvoyer personne.',
    taken: 'Cette place est prise.',
    tooMany: 'C’était trop à la fois ; veuillez patienter un moment.',
    youLeft: 'Vous avez quitté cette partie ; un robot joue à votre place.',
  },

  account: accountFr,
  daily: dailyFr,
  games: gamesFr,
  lobby: lobbyFr,
  match: matchFr,
  notifications: notificationsFr,
  replay: replayFr,
  people: peopleFr,
};

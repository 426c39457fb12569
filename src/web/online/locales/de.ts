import { accountDe } from './account.de.ts';
import type { OnlineTexts } from './en.ts';
import { dailyDe } from './daily.de.ts';
import { gamesDe } from './games.de.ts';
import { lobbyDe } from './lobby.de.ts';
import { matchDe } from './match.de.ts';
import { notificationsDe } from './notifications.de.ts';
import { replayDe } from './replay.de.ts';
import { peopleDe } from './people.de.ts';

export const de: OnlineTexts = {
  unreachable: {
    title: 'Der Server antwortet nicht',
    text: 'Vielleicht besteht keine Verbindung, oder der Server startet gerade neu. Partien an einem Bildschirm gehen ohne ihn weiter.',
    again: 'Noch einmal versuchen',
  },
  formerPlayer: 'jemand von früher',
  bot: 'Bot',
  you: 'du',
  paces: { live: 'Live', relaxed: 'Gemächlich' },
  paceHints: {
    live: 'Alle sind da und ziehen gleich.',
    relaxed: 'Ab und zu ein Zug; komm wieder, wenn du dran bist.',
  },
  time: {
    left: 'noch {{time}}',
    over: 'die Zeit ist um',
    until: 'bis {{time}}',
    perTurn: '{{time}} je Zug',
    rated: 'gewertet',
  },

  problems: {
    unknown: 'Etwas ist schiefgegangen; bitte versuch es noch einmal.',
    offline: 'Der Server ist nicht erreichbar. Bitte versuch es gleich noch einmal.',
    addressTaken: 'Diese Adresse gehört zu einem anderen Konto: Melde dich stattdessen damit an.',
    alreadySeated: 'Du hast in dieser Partie schon einen Platz.',
    alreadySignedIn: 'Du hast hier schon ein Konto.',
    badRequest: 'Das hat der Server nicht angenommen; bitte sieh noch einmal nach.',
    damaged: 'Diese Partie kann nicht geöffnet werden. Wer den Server betreibt, weiß es schon.',
    full: 'Alle Plätze sind besetzt.',
    internal: 'Bei uns ist etwas schiefgegangen; bitte versuch es noch einmal.',
    linkUsed: 'Dieser Link wurde schon benutzt, oder seine Zeit ist abgelaufen.',
    noMail: 'Dieser Server verschickt keine E-Mails.',
    noMatch: 'Diese Partie gibt es nicht.',
    noSeat: 'Dort sitzt niemand.',
    noSuchLink: 'Dieser Link ist nicht vollständig; kopiere ihn ganz aus der Nachricht.',
    noWay: 'Es gibt nichts, wohin sie gehen könnte.',
    notCompanion: 'Einladen kann man nur, mit wem man schon gespielt hat.',
    notForTwo: 'Aufgeben kann man nur zu zweit; verlass die Partie, dann spielt ein Bot weiter.',
    notHost: 'Das kann nur, wer die Partie eröffnet hat.',
    notOver: 'Diese Partie läuft noch.',
    notRunning: 'Diese Partie läuft nicht.',
    notSent: 'Die Nachricht konnte nicht dorthin gesendet werden.',
    notSeated: 'Du hast in dieser Partie keinen Platz.',
    notSignedIn: 'Wähl zuerst einen Namen.',
    notToDecide: 'Diese Person ist zurück, oder sie hat nicht drei Züge hintereinander versäumt.',
    onVacation: 'Du bist schon im Urlaub.',
    ownSeat: 'Das ist dein eigener Platz.',
    sealed: 'Ein Versuch an der Tagesaufgabe lässt sich ansehen, wenn der Tag vorbei ist.',
    vacationTooLong: 'So viele Tage sind dieses Jahr nicht mehr übrig.',
    started: 'Die Partie hat begonnen; niemand kann mehr weggeschickt werden.',
    taken: 'Dieser Platz ist besetzt.',
    tooMany: 'Das war zu viel auf einmal; bitte warte ein wenig.',
    youLeft: 'Du hast diese Partie verlassen; ein Bot spielt für dich weiter.',
  },

  account: accountDe,
  daily: dailyDe,
  games: gamesDe,
  lobby: lobbyDe,
  match: matchDe,
  notifications: notificationsDe,
  replay: replayDe,
  people: peopleDe,
};

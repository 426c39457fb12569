import type { AccountTexts } from './account.en.ts';

export const accountDe: AccountTexts = {
  title: 'Dein Konto',
  noAddress: 'Das sieht nicht nach einer E-Mail-Adresse aus.',
  otherAddress: 'Andere Adresse nehmen',
  notices: {
    signedIn: 'Willkommen, {{name}}: Du bist hier angemeldet.',
    signedOut: 'Du bist hier abgemeldet.',
    deleted: 'Dein Konto ist gelöscht. Danke fürs Mitspielen.',
  },

  name: {
    ask: 'Wie sollen wir dich nennen?',
    hint: 'Mehr brauchen wir nicht. Ein Cookie hält dich in diesem Browser angemeldet.',
    take: 'Diesen Namen nehmen',
    missing: 'Bitte gib einen Namen ein.',
    before: 'Warst du schon einmal hier?',
    signIn: 'Per E-Mail anmelden',
  },

  newcomer: {
    lead: 'Um online mit anderen zu spielen, brauchst du einen Namen und sonst nichts: kein Passwort, keine Adresse.',
    before: 'Warst du schon einmal hier?',
    device:
      'Bist du noch auf einem anderen Gerät angemeldet, dann öffne dort diese Seite und erzeuge einen Link: Er meldet dich auch hier an.',
  },
  signIn: {
    label: 'Per E-Mail anmelden',
    hint: 'Mit der Adresse, die du deinem Konto gegeben hast. Dorthin geht ein Link, der dich anmeldet.',
    send: 'Link schicken',
    sent: 'Wenn diese Adresse zu einem Konto gehört, ist ein Link dorthin unterwegs. Er gilt einmal und eine Stunde lang.',
  },

  mine: {
    known: 'Hier bekannt als',
    renamed: 'Von nun an bekannt als',
    guest:
      'Bisher nur zu Gast: Allein dieser Browser kennt dich. Mit einer E-Mail-Adresse oder einem zweiten Gerät bleibt dir das Konto.',
    guestWithoutMail:
      'Zu Gast: Allein dieser Browser kennt dich. Auf einem zweiten Gerät bleibt dir das Konto, falls dieses es vergisst.',
    permanent: 'Gekommen, um zu bleiben: Eine Mail an {{email}} führt immer hierher zurück.',
    rename: 'Namen ändern',
    newName: 'Dein neuer Name',
    save: 'Speichern',
    leave: 'So lassen',
  },
  signOut: {
    do: 'Abmelden',
    ask: 'Endgültig abmelden?',
    warning:
      'Nur dieser Browser kennt {{name}}. Wenn du nicht auch auf einem anderen Gerät angemeldet bist, kommt niemand mehr in dieses Konto zurück, auch du nicht.',
    instead: 'Willst du es behalten, dann bleib und nimm es zuerst auf ein anderes Gerät mit.',
    anyway: 'Trotzdem abmelden',
    stay: 'Bleiben',
  },

  device: {
    title: 'Auf einem anderen Gerät',
    text: 'Am Handy und am Schreibtisch dieselbe Person sein, mit denselben Partien: Ein Link nimmt dein Konto mit. Er gilt einmal.',
    make: 'Link erzeugen',
    again: 'Neuen Link erzeugen',
    ready: 'Scanne den Code mit der Kamera des anderen Geräts, oder öffne dort den Link.',
    code: 'QR-Code des Links',
    link: 'Der Link',
    until: 'Er gilt bis {{time}}. Wer ihn öffnet, spielt als du: Zeig ihn sonst niemandem.',
    over: 'Die Zeit dieses Links ist abgelaufen.',
  },
  copy: {
    do: 'Kopieren',
    copied: 'Kopiert.',
    selected: 'Dieser Browser lässt uns nicht kopieren. Der Link ist markiert: Kopier ihn selbst.',
  },

  address: {
    title: 'E-Mail',
    none: 'Eine Adresse ist freiwillig. Mit ihr findest du von überall zu deinem Konto zurück, auch wenn alle deine Geräte es vergessen.',
    known: 'Dein Konto hat die Adresse {{email}}.',
    add: 'Deine Adresse',
    change: 'Eine andere Adresse',
    hint: 'Wir schreiben, wenn du einen Link anforderst und wenn eine Partie auf dich wartet; das lässt sich unten abstellen. Die Adresse zeigen wir niemandem.',
    send: 'Link zum Bestätigen schicken',
    sent: 'Sieh in dein Postfach: Ein Link ist unterwegs an {{email}}. Öffne ihn binnen einer Stunde, dann gehört die Adresse zu deinem Konto.',
  },

  vacation: {
    title: 'Urlaub',
    text: 'Deine Uhren stehen in allen Partien still, und niemand spielt für dich. Bis zu 30 Tage im Jahr.',
    days: 'Für wie viele Tage, ab jetzt?',
    left_zero: 'Dieses Jahr ist kein ganzer Tag mehr übrig.',
    left_one: 'Dieses Jahr ist noch {{count}} Tag übrig.',
    left_other: 'Dieses Jahr sind noch {{count}} Tage übrig.',
    begin: 'In Urlaub gehen',
    until: 'Du bist im Urlaub bis {{time}}.',
    end: 'Ich bin zurück',
  },

  data: {
    title: 'Deine Daten',
    exportText: 'Alles, was der Server über dich aufhebt, als Datei.',
    export: 'Herunterladen',
    deleteText: 'Den Server dich vergessen lassen.',
  },
  delete: {
    do: 'Konto löschen',
    ask: 'Dein Konto löschen?',
    goes: 'Das verschwindet',
    identity: 'dein Name, deine Adresse und deine Anmeldung auf allen Geräten',
    words: 'was du in Chats geschrieben hast, und Einladungen',
    waiting: 'deine Plätze in Partien, die noch nicht begonnen haben',
    stays: 'Das bleibt',
    finished: 'beendete Partien; darin heißt du „{{former}}“',
    running: 'laufende Partien: Ein Bot spielt für dich weiter',
    forGood: 'Es gibt kein Zurück. Lade vorher herunter, was du behalten willst.',
    confirm: 'Endgültig löschen',
    keep: 'Behalten',
  },

  link: {
    device: {
      title: 'Auf diesem Gerät anmelden',
      text: 'Dieser Link bringt ein Konto von einem anderen Gerät auf dieses. Er gilt einmal.',
      do: 'Hier anmelden',
    },
    mail: {
      title: 'Dein Link aus der Mail',
      text: 'Er zeigt, dass die Adresse dir gehört, und meldet dich in diesem Browser an. Er gilt einmal.',
      do: 'Bestätigen und anmelden',
    },
    already: 'Hier bist du {{name}}. Gehört der Link zu einem anderen Konto, dann wechselt dieser Browser zu jenem.',
    guest:
      'Hier bist du {{name}}. Gehört der Link zu einem anderen Konto, dann wechselt dieser Browser zu jenem, und das Konto von {{name}} ist verloren, wenn nicht noch ein anderes Gerät damit angemeldet ist.',
    leave: 'Jetzt nicht',
    spent: 'Dieser Link gilt nicht mehr',
    another: 'Erzeuge einen neuen, oder lass dir eine neue Mail schicken.',
    missing: 'Dieser Link ist nicht vollständig',
    missingText:
      'Sein Ende fehlt: Vielleicht wurde es beim Kopieren abgeschnitten. Öffne den ganzen Link, oder erzeuge einen neuen.',
    toAccount: 'Zum Konto',
  },
};

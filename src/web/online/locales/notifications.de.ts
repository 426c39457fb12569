import type { NotificationTexts } from './notifications.en.ts';

export const notificationsDe: NotificationTexts = {
  title: 'Wenn du nicht da bist',
  lead: 'Du erfährst, wann du dran bist, wer dich einlädt, welche Partie beginnt oder endet: eine Minute später, und nur wenn du nicht an diesem Tisch bist.',
  on: 'An',
  off: 'Aus',
  test: 'Ausprobieren',
  tested: 'Eine Nachricht ist unterwegs.',
  email: {
    title: 'Per E-Mail',
    to: 'Mails gehen an {{email}}.',
    noMail: 'Dieser Server verschickt keine Mails.',
    noAddress: 'Trag oben eine E-Mail-Adresse ein, dann finden dich Mails.',
  },
  push: {
    title: 'In diesem Browser',
    off: 'Der Browser kann dir eine Nachricht zeigen, auch wenn keine Seite von uns offen ist.',
    here: 'Dieser Browser zeigt dir Nachrichten.',
    others_one: 'Ein anderer Browser zeigt sie auch.',
    others_other: '{{count}} andere Browser zeigen sie auch.',
    unsupported:
      'Dieser Browser lässt sich von keiner Seite wecken. Auf dem Telefon kann es helfen, Litha erst auf den Startbildschirm zu legen.',
    denied:
      'Du hast dieser Seite verboten, Nachrichten zu zeigen. In den Einstellungen des Browsers für diese Seite lässt es sich wieder erlauben.',
    failed: 'Der Browser hat seinen Nachrichtendienst nicht erreicht. Bitte versuch es später noch einmal.',
  },
  webhook: {
    title: 'Per Webhook',
    text: 'Für eigene Programme oder einen Kanal bei Discord: Wir schicken jede Nachricht an eine Adresse von dir.',
    setUp: 'Einrichten',
    url: 'Adresse des Webhooks',
    noUrl: 'Das sieht nicht nach einer Adresse aus: Sie beginnt mit https://.',
    shape: 'Seine Form',
    shapes: { json: 'JSON', discord: 'Discord' },
    save: 'Speichern',
    remove: 'Entfernen',
  },
  mute: {
    do: 'Keine Nachrichten von dieser Partie',
    undo: 'Wieder Nachrichten von dieser Partie',
  },
  turnedOff: {
    channel: {
      title: 'Abgestellt',
      email: 'Du bekommst keine Mails mehr über deine Partien.',
      push: 'Deine Browser zeigen keine Nachrichten mehr über deine Partien.',
      webhook: 'Dein Webhook bekommt keine Nachrichten mehr.',
    },
    match: { title: 'Abgestellt', text: 'Du bekommst keine Nachrichten mehr über diese Partie.' },
    on: { title: 'Wieder an', text: 'Alles ist wie zuvor.' },
    undo: 'Wieder anstellen',
    redo: 'Doch abstellen',
    toSettings: 'Alle Wege zu dir',
    failed: 'Das ging nicht',
  },
};

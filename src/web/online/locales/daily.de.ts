import type { DailyTexts } from './daily.en.ts';

export const dailyDe: DailyTexts = {
  title: 'Tagesaufgabe',
  lead: 'Eine Partie allein gegen Rudolph, und für alle dieselbe: Felder, Haine und Karten liegen so wie bei allen anderen, die heute spielen. Du hast einen Versuch, und er zählt, wenn er vor Mitternacht (UTC) endet.',
  leadPast:
    'Alle, die an diesem Tag gespielt haben, fanden denselben Garten vor. Nun lassen sich alle Partien des Tages ansehen.',
  ends: 'Bis Mitternacht (UTC)',
  played: 'Beendete Versuche',
  begin: 'Die Aufgabe spielen',
  beginHint:
    'Es gibt nur einen Versuch: Wer geht oder aufgibt, hat verloren. Pausen sind erlaubt, und die Stufe wechselt jeden Tag.',
  name: 'Die Ergebnistafel sollte wissen, wer du bist.',
  goOn: 'Weiter mit deinem Versuch',
  goOnHint: 'Er zählt, wenn er endet, bevor der Tag vorbei ist.',
  tooLate: 'Der Tag ist vorbei: Du kannst zu Ende spielen, aber es zählt nicht mehr.',
  look: 'Deinen Versuch ansehen',
  doneHint: 'Das war dein Versuch für heute. Die nächste Aufgabe kommt um Mitternacht (UTC).',
  notTried: 'An dieser hast du dich nicht versucht.',
  results: 'Ergebnisse',
  nobodyYet: 'Noch ist niemand am Ende angelangt. Mach den Anfang!',
  nobody: 'An diesem Tag ist niemand ans Ende gelangt.',
  columns: { rank: 'Platz', name: 'Name', result: 'Ergebnis' },
  won: 'Gewonnen',
  lost: 'Verloren',
  gaveUp: 'Aufgegeben',
  points: '{{score}} : {{rival}}',
  replayNamed: 'Ansehen: {{player}}',
  sealed: 'Wie die anderen gespielt haben, lässt sich ansehen, wenn der Tag vorbei ist.',
  days: 'Andere Tage',
  toToday: 'Zur heutigen Aufgabe',
  toResults: 'Zu den Ergebnissen des Tages',
  noDay: 'Da gab es keine Aufgabe',
  noDayText: 'Dieser Tag kommt erst noch, oder es gibt ihn nicht.',
  closed: 'Versiegelt bis Mitternacht',
  closedText:
    'Das ist der Versuch von jemandem an der Tagesaufgabe. Weil heute alle im selben Garten spielen, können andere ihn erst ansehen, wenn der Tag (UTC) vorbei ist.',
};

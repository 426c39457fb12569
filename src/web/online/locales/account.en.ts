import type { Notice } from '../account/notice.ts';

/** Who one is, and how to stay it. */
export const accountEn = {
  title: 'Your account',
  noAddress: 'This does not look like an e-mail address.',
  otherAddress: 'Use another address',
  notices: {
    signedIn: 'Welcome, {{name}}: you are signed in here.',
    signedOut: 'You are signed out here.',
    deleted: 'Your account is deleted. Thank you for playing.',
  } satisfies Record<Notice, string>,

  name: {
    ask: 'What shall we call you?',
    hint: 'That is all we need. A cookie in this browser keeps you signed in.',
    take: 'Take this name',
    missing: 'Please enter a name.',
    before: 'Have you been here before?',
    signIn: 'Sign in by e-mail',
  },

  newcomer: {
    lead: 'To play with others online you need a name, and nothing else: no password, no address.',
    before: 'Been here before?',
    device:
      'If you are still signed in on another device, open this page there and make a link: it signs you in here too.',
  },
  signIn: {
    label: 'Sign in by e-mail',
    hint: 'With the address that you gave your account. It gets a link that signs you in.',
    send: 'Send me a link',
    sent: 'If this address belongs to an account, a link is on its way to it. The link works once, for an hour.',
  },

  mine: {
    known: 'Known here as',
    renamed: 'From now on known as',
    guest:
      'A guest so far: only this browser knows you. An e-mail address or a second device keeps the account for good.',
    guestWithoutMail:
      'A guest: only this browser knows you. A second device keeps the account, should this one forget it.',
    permanent: 'Here to stay: a mail to {{email}} always leads back to this account.',
    rename: 'Change the name',
    newName: 'Your new name',
    save: 'Save',
    leave: 'Leave it',
  },
  signOut: {
    do: 'Sign out',
    ask: 'Sign out for good?',
    warning:
      'Only this browser knows {{name}}. Unless you are signed in on another device too, nobody can come back to this account, not even you.',
    instead: 'If you want to keep it, stay, and carry it to another device first.',
    anyway: 'Sign out anyway',
    stay: 'Stay',
  },

  device: {
    title: 'On another device',
    text: 'Be the same person on your phone and at your desk, with the same matches. A link carries your account over; it works once.',
    make: 'Make a link',
    again: 'Make another link',
    ready: 'Scan the code with the other device’s camera, or open the link there.',
    code: 'QR code of the link',
    link: 'The link',
    until: 'It works until {{time}}. Whoever opens it becomes you: show it to nobody else.',
    over: 'The time of this link is over.',
  },
  copy: {
    do: 'Copy',
    copied: 'Copied.',
    selected: 'This browser does not let us copy. The link is selected: copy it yourself.',
  },

  address: {
    title: 'E-mail',
    none: 'An address is optional. With one you find back to your account from everywhere, even if all your devices forget it.',
    known: 'Your account is kept under {{email}}.',
    add: 'Your address',
    change: 'Another address',
    hint: 'We write when you ask for a link and when a match waits for you, unless you turn that off below. We show the address to nobody.',
    send: 'Send a link to confirm it',
    sent: 'Look into your mailbox: a link is on its way to {{email}}. Open it within an hour, and the address is yours.',
  },

  vacation: {
    title: 'Vacation',
    text: 'Your clocks stand still in all matches, and nobody plays for you. Up to 30 days a year.',
    days: 'For how many days, from now on?',
    left_zero: 'No whole day is left this year.',
    left_one: '{{count}} day is left this year.',
    left_other: '{{count}} days are left this year.',
    begin: 'Go on vacation',
    until: 'You are on vacation until {{time}}.',
    end: 'I am back',
  },

  data: {
    title: 'Your data',
    exportText: 'All that the server keeps about you, as a file.',
    export: 'Download',
    deleteText: 'Have the server forget you.',
  },
  delete: {
    do: 'Delete account',
    ask: 'Delete your account?',
    goes: 'This goes',
    identity: 'your name, your address, and being signed in on any device',
    words: 'what you wrote in chats, and invitations',
    waiting: 'your seats at matches that have not begun',
    stays: 'This stays',
    finished: 'finished matches, in which you are called “{{former}}”',
    running: 'matches that are being played: a bot plays on for you',
    forGood: 'There is no way back. What you want to keep, download it first.',
    confirm: 'Delete for good',
    keep: 'Keep it',
  },

  link: {
    device: {
      title: 'Sign in on this device',
      text: 'This link carries an account from another device to this one. It works once.',
      do: 'Sign in here',
    },
    mail: {
      title: 'Your link from the mail',
      text: 'It shows that the address is yours, and signs you in here. It works once.',
      do: 'Confirm and sign in',
    },
    already: 'You are {{name}} here. If the link belongs to another account, this browser changes over to that one.',
    guest:
      'You are {{name}} here. If the link belongs to another account, this browser changes over to that one, and the account of {{name}} is lost unless it is on another device too.',
    leave: 'Not now',
    spent: 'This link no longer works',
    another: 'Make a new one, or ask for a new mail.',
    missing: 'This link is not whole',
    missingText:
      'Its end is missing: perhaps it was cut off when it was copied. Open the whole link, or make a new one.',
    toAccount: 'To the account',
  },
};

export type AccountTexts = typeof accountEn;

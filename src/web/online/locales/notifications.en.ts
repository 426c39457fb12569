/** How one hears of one’s matches while one is away. */
export const notificationsEn = {
  title: 'When you are away',
  lead: 'You hear of your turns, of invitations, and of matches that begin or end, a minute later and only if you are not at that table.',
  on: 'On',
  off: 'Off',
  test: 'Try it',
  tested: 'A message is on its way.',
  email: {
    title: 'By e-mail',
    to: 'Mails go to {{email}}.',
    noMail: 'This server sends no mails.',
    noAddress: 'Add an e-mail address above, and mails can find you.',
  },
  push: {
    title: 'In this browser',
    off: 'The browser can show you a message even while no page of ours is open.',
    here: 'This browser shows you messages.',
    others_one: 'One other browser shows them too.',
    others_other: '{{count}} other browsers show them too.',
    unsupported:
      'This browser cannot be woken by a site. On a phone it may help to put Litha on the home screen first.',
    denied: 'You have forbidden this site to show messages. The browser’s settings for this site can allow it again.',
    failed: 'The browser could not reach its message service. Please try again later.',
  },
  webhook: {
    title: 'By webhook',
    text: 'For your own programs, or a channel of Discord: we post every message to an address of yours.',
    setUp: 'Set it up',
    url: 'Address of the webhook',
    noUrl: 'This does not look like an address: it begins with https://.',
    shape: 'Its shape',
    shapes: { json: 'JSON', discord: 'Discord' },
    save: 'Save',
    remove: 'Remove it',
  },
  mute: {
    do: 'No messages of this match',
    undo: 'Messages of this match again',
  },
  turnedOff: {
    channel: {
      title: 'Turned off',
      email: 'You get no more mails about your matches.',
      push: 'Your browsers show no more messages about your matches.',
      webhook: 'Your webhook gets no more messages.',
    },
    match: { title: 'Turned off', text: 'You get no more messages about this match.' },
    on: { title: 'On again', text: 'Everything is as it was before.' },
    undo: 'Turn it on again',
    redo: 'Turn it off after all',
    toSettings: 'All ways to reach you',
    failed: 'That did not work',
  },
};

export type NotificationTexts = typeof notificationsEn;

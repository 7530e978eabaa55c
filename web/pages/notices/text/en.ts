import { plural } from '@signoria/kernel';
import type { NoticeWords } from '../text.ts';

const MINUTE = 60_000;

export const en: NoticeWords = {
  title: 'Notices',
  lead: 'Be told when it is your turn, once for each turn, wherever you are.',
  where: 'Where you are told',
  none: { title: 'No notifications yet', text: 'Add a browser, an address or a chat, and try it with one press.' },
  type: {
    push: { name: 'This browser', about: 'A message on this device, even when no page of the house is open.' },
    mail: { name: 'E-mail', about: 'A letter to your address, once you have confirmed it.' },
    telegram: { name: 'Telegram', about: 'By a bot of your own: its token, and the number of the chat.' },
    discord: { name: 'Discord', about: 'Into a channel of a server, by its webhook.' },
    slack: { name: 'Slack', about: 'By an incoming webhook; Mattermost and Rocket.Chat understand it too.' },
    ntfy: { name: 'ntfy', about: 'To a topic on ntfy.sh or on a server of your own.' },
    hook: { name: 'Webhook', about: 'JSON to an address of yours, signed, for programs.' },
  },
  add: 'Add',
  addTitle: 'Add a way to tell you',
  kind: 'Channel',
  field: {
    address: 'Your address',
    url: 'Address of the webhook',
    token: 'Token of the bot',
    chat: 'Number of the chat',
    server: 'Server',
    topic: 'Topic',
  },
  optional: 'may be left empty',
  hookToken: 'Access token',
  noMail: 'This house cannot send mail: its administrator has not set it up.',
  push: {
    button: 'Tell me in this browser',
    unsupported:
      'This browser cannot be told. On an iPhone, put the page on the home screen first; elsewhere it needs https.',
    denied:
      'The browser was told to refuse. Allow messages for this page in the browser’s own settings, then press again.',
    failed: 'The browser’s push service did not answer. Try again later.',
  },
  secret: {
    title: 'The secret of your webhook',
    text: 'Every message carries the header x-signoria-signature: sha256 of the body with this secret. It is shown only now.',
    copy: 'Copy',
    copied: 'Copied.',
  },
  test: 'Try it',
  again: 'Send the letter again',
  remove: 'Remove',
  removeOf: (label) => `Remove ${label}`,
  testOf: (label) => `Try ${label}`,
  cancel: 'Cancel',
  when: { label: 'When', first: 'at once', later: 'if I have not looked' },
  discreet: { name: 'Discreet', about: 'Names the game, not the decision. For rooms where others read along.' },
  unconfirmed: 'Waiting for you to follow the link in the letter.',
  arrived: (at) => `Delivered ${at}`,
  failed: (at, why, tries) =>
    `Not delivered ${at}: ${why}${tries > 1 ? ` (${tries} ${plural('en', tries, { one: 'try', other: 'tries' })})` : ''}`,
  never: 'Nothing was sent yet.',
  failure: {
    'mail-off': 'the house cannot send mail.',
    unreachable: 'the other side could not be reached.',
    timeout: 'the other side took too long to answer.',
    'sign-in': 'the name, password or token was not accepted.',
    refused: 'the other side did not take it.',
    gone: 'there is nobody at this address any more. Remove it, and add it anew.',
    busy: 'the other side is busy at present; it will be tried again.',
    'private-address': 'the address lies inside the house’s own network, which is not allowed.',
    'bad-address': 'nothing can be sent to this address.',
  },
  what: 'What you are told',
  told: {
    turn: { name: 'It is my turn', about: 'With reminders when my time runs short.' },
    start: { name: 'A game of mine begins', about: 'Unless I am looking at the table.' },
    invited: { name: 'A friend invites me', about: 'To a table that waits for players.' },
    over: { name: 'A game of mine is over', about: 'With how it ended.' },
    mention: { name: 'Somebody mentions me', about: 'By @name in the talk of a table.' },
  },
  how: 'When and how',
  quiet: {
    name: 'Quiet hours',
    about: 'Nothing is sent until they end, unless your time would run out before: then an hour ahead of it.',
  },
  from: 'from',
  to: 'to',
  zone: 'Time zone',
  language: 'Notices come in',
  escalate: {
    label: 'If I have not looked, use the other ways after',
    note: 'Those set to “if I have not looked”.',
    never: 'never',
  },
  gather: {
    label: 'Gather turns',
    note: 'After one message the next waits so long, and brings all tables that wait for you.',
    never: 'no, each at once',
  },
  duration(ms) {
    const minutes = ms / MINUTE;
    const [n, one, other] = minutes < 60 ? [minutes, 'minute', 'minutes'] : [minutes / 60, 'hour', 'hours'];
    return `${n} ${plural('en', Number(n), { one: String(one), other: String(other) })}`;
  },
  saved: 'Saved.',
  trouble: {
    malformed: 'Something in this is not as it should be: check the address and the tokens.',
    channels: 'You have as many as are allowed. Remove one first.',
    letters: 'Enough letters were sent to this address today. Look among those sorted out as spam, or try tomorrow.',
    mailOff: 'This house cannot send mail.',
  },
  link: {
    answer: {
      title: 'Your answer',
      button: 'Give this answer',
      note: 'Only pressing the button answers. Opening the link does nothing.',
    },
    late: {
      title: 'This is no longer asked',
      text: 'It was answered or taken back. The table shows what is asked now.',
    },
    confirm: {
      title: 'Is this your address?',
      text: 'Notices about your tables will be sent to it.',
      button: 'Yes, send them here',
      done: 'Confirmed. Notices will come to this address.',
    },
    stop: {
      title: 'No more mail?',
      text: 'Nothing will be sent to this address any more. Other ways stay as they are.',
      button: 'Send no more mail',
      done: 'Done. No more mail will come.',
    },
    bad: {
      title: 'This link does not work',
      text: 'It is incomplete, or no longer valid. Open it as it stands in the letter.',
    },
    open: 'Open the table',
  },
};

import { plural } from '@signoria/kernel';
import type { Duration, NoticeText } from '../text.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const count = (n: number, one: string, other: string) => `${n} ${plural('en', n, { one, other })}`;

function duration({ days, hours, minutes }: Duration): string {
  const parts = [
    days > 0 ? count(days, 'day', 'days') : '',
    hours > 0 ? count(hours, 'hour', 'hours') : '',
    minutes > 0 ? count(minutes, 'minute', 'minutes') : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

export const noticeEn: NoticeText = {
  title: {
    turn: (game) => `${game}: your turn`,
    remind: (game) => `${game}: still your turn`,
    warn: (game) => `${game}: your time is running out`,
    covered: (game) => `${game}: a bot plays for you`,
    vacant: (game) => `${game}: your seat may be given away`,
    start: (game) => `${game}: the game begins`,
    over: (game) => `${game}: the game is over`,
    invited: (game, by) => `${game}: ${by} invites you`,
    mention: (game, by) => `${game}: ${by} mentions you`,
  },
  waiting: (tables) => `Your turn at ${count(tables, 'table', 'tables')}`,
  news: (notices) => `${count(notices, 'piece of news', 'pieces of news')} from your tables`,
  with: (names) => `With ${list.format(names)}.`,
  table: (name) => `Table: ${name}.`,
  left: (time) => `Time left: ${duration(time)}.`,
  timeUp: 'The time is up.',
  said: (by, text) => `${by}: ${text}`,
  open: 'Open the table',
  answer: 'Answer right here:',
  why: 'You receive this because you asked to be told about your tables.',
  change: 'Change what you are told',
  stop: 'No more mail to this address',
  confirm: {
    subject: 'Is this your address?',
    text: 'Somebody wants notices about games sent here. If it was you, confirm it:',
    button: 'Yes, send them here',
    not: 'If it was not you, do nothing: you will not be written to again.',
  },
  test: { title: 'It works', body: 'This is how you will be told about your tables.' },
  takenBack: { title: (game) => `${game}: your turn was taken back`, body: 'There is nothing to decide for now.' },
  answered: { title: (game) => `${game}: answered` },
  late: { title: (game) => `${game}: too late`, body: 'This is no longer asked. Open the table to see what is.' },
};

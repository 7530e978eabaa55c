/** Facts put into words for one channel. Several at once become one message. */
import type { NoticePreferences } from '@signoria/protocol';
import type { Store } from '@signoria/store';
import { type Channel, isShared } from './channels.ts';
import type { NoticeFacts } from './facts.ts';
import { sign } from './keys.ts';
import { LAST_MOMENT_MS } from './quiet.ts';
import { durationOf, type NoticeText, noticeText } from './text.ts';

/** A link in a message that gives one answer, once. */
export interface AnswerLink {
  readonly words: string;
  readonly token: string;
}

export interface Item {
  readonly heading: string;
  readonly lines: readonly string[];
  /** Where it leads, within the house. */
  readonly path: string;
  readonly answers: readonly AnswerLink[];
  readonly facts: NoticeFacts | null;
}

export interface Message {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  /** A later message of the same name takes the place of an earlier one, where the channel can do that. */
  readonly tag: string;
  readonly urgent: boolean;
  /** After this nobody needs it any more. */
  readonly until: number | null;
  readonly items: readonly Item[];
}

interface Writing {
  readonly store: Store;
  readonly text: NoticeText;
  readonly user: string;
  readonly now: number;
  readonly discreet: boolean;
  readonly answerable: boolean;
}

export async function messageFor(
  store: Store,
  channel: Channel,
  { language }: Pick<NoticePreferences, 'language'>,
  facts: readonly NoticeFacts[],
  now: number,
): Promise<Message> {
  const { user, discreet } = channel;
  const text = noticeText[language];
  const writing = { store, text, user, now, discreet, answerable: !discreet && !isShared(channel) };
  const urgentFirst = facts.toSorted((a, b) => (a.deadline ?? Infinity) - (b.deadline ?? Infinity));
  const items = await Promise.all(urgentFirst.map((of) => itemOf(writing, of)));
  const deadlines = facts.flatMap(({ deadline }) => deadline ?? []);
  const soonest = Math.min(...deadlines);
  return {
    ...(items.length === 1 ? single(items[0]!) : several(text, items)),
    urgent: facts.some(({ call }) => call === 'warn') || soonest - now <= LAST_MOMENT_MS,
    until: deadlines.length < facts.length ? null : Math.max(...deadlines),
    items,
  };
}

function single({ heading, lines, path, facts }: Item): Pick<Message, 'title' | 'body' | 'path' | 'tag'> {
  return { title: heading, body: lines.join('\n'), path, tag: tagOf(facts?.table ?? '') };
}

export function tagOf(table: string): string {
  return `table/${table}`;
}

function several(text: NoticeText, items: readonly Item[]): Pick<Message, 'title' | 'body' | 'path' | 'tag'> {
  const turns = items.every(({ facts }) => facts?.ticket !== null);
  return {
    title: turns ? text.waiting(items.length) : text.news(items.length),
    body: items.map(({ heading, lines }) => [`${heading}.`, ...lines].join(' ')).join('\n'),
    path: items[0]!.path,
    tag: 'tables',
  };
}

async function itemOf(writing: Writing, facts: NoticeFacts): Promise<Item> {
  const { text, discreet, now } = writing;
  const { call, title, by, name, others, words, deadline, table } = facts;
  const lines = [
    name === '' ? '' : text.table(name),
    others.length === 0 ? '' : text.with(others),
    discreet || words === null ? '' : call === 'mention' ? text.said(by, words) : words,
    deadline === null ? '' : deadline <= now ? text.timeUp : text.left(durationOf(deadline - now)),
  ];
  return {
    heading: text.title[call](title, by),
    lines: lines.filter((line) => line !== ''),
    path: pathOf(table),
    answers: await answersOf(writing, facts),
    facts,
  };
}

export function pathOf(table: string): string {
  return `/table/${table}`;
}

async function answersOf({ store, user, answerable }: Writing, { table, ticket, answers }: NoticeFacts) {
  if (!answerable || ticket === null) return [];
  return Promise.all(
    answers.map(async ({ words, line }) => ({
      words,
      token: await sign(store, { for: 'answer', user, table, ticket, line }),
    })),
  );
}

/** A message that is about nothing but itself: a test, or the end of another. */
export function plainMessage(title: string, body: string, tag: string, path: string): Message {
  return { title, body, path, tag, urgent: false, until: null, items: [] };
}

/** A notice as a letter: plain, and with buttons for those who read mail in colour. */
import type { Language } from '@signoria/kernel';
import type { Store } from '@signoria/store';
import { escaped } from '../http/escaped.ts';
import type { Channel } from './channels.ts';
import { sign } from './keys.ts';
import type { Letter } from './mail.ts';
import type { Item, Message } from './message.ts';
import { type NoticeText, noticeText } from './text.ts';

interface Writing {
  readonly text: NoticeText;
  readonly base: string;
  readonly stop: string;
}

export async function letterFor(
  store: Store,
  { id: channel, user }: Channel,
  address: string,
  message: Message,
  language: Language,
  base: string,
): Promise<Letter> {
  const token = await sign(store, { for: 'stop', user, channel });
  const writing = { text: noticeText[language], base, stop: `${base}/notices/stop?token=${token}` };
  return {
    to: address,
    subject: message.title,
    text: plain(writing, message),
    html: coloured(writing, message, language),
    unsubscribe: writing.stop,
    thread: threadOf(message, base),
  };
}

function threadOf({ tag }: Message, base: string): string {
  return `${tag.replace('/', '.')}@${new URL(base).hostname}`;
}

function answerUrl(base: string, token: string): string {
  return `${base}/notices/answer#${token}`;
}

function plain({ text, base, stop }: Writing, { body, path, items }: Message): string {
  const parts =
    items.length === 0 ? [body, base + path] : items.map((item) => plainItem(text, base, item, items.length));
  return [...parts, '-- ', text.why, `${text.change}: ${base}/notices`, `${text.stop}: ${stop}`, ''].join('\n');
}

function plainItem(text: NoticeText, base: string, { heading, lines, path, answers }: Item, of: number): string {
  const links = answers.map(({ words, token }) => `  ${words}: ${answerUrl(base, token)}`);
  return [
    ...(of > 1 ? [heading] : []),
    ...lines,
    `${text.open}: ${base}${path}`,
    ...(links.length > 0 ? ['', text.answer, ...links] : []),
    '',
  ].join('\n');
}

const BUTTON = 'display:inline-block;margin:4px 8px 4px 0;padding:8px 14px;border:1px solid #7a5c2e;border-radius:4px;';
const FULL = `${BUTTON}background:#7a2e2e;border-color:#7a2e2e;color:#fff;text-decoration:none`;
const OUTLINE = `${BUTTON}color:#5b1f1f;text-decoration:none`;

function link(url: string, words: string, style = ''): string {
  return `<a href="${escaped(url)}"${style === '' ? '' : ` style="${style}"`}>${escaped(words)}</a>`;
}

function coloured({ text, base, stop }: Writing, { body, path, items }: Message, language: Language): string {
  const parts =
    items.length === 0
      ? [`<p>${escaped(body)}</p>`, link(base + path, base)]
      : items.map((item) => block(text, base, item));
  const foot = [text.why, link(`${base}/notices`, text.change), link(stop, text.stop)].join('<br>');
  return [
    `<!doctype html><html lang="${language}"><body style="font-family:Georgia,serif;font-size:16px;color:#2b2118">`,
    ...parts,
    `<p style="font-size:13px;color:#6b5d4d">${foot}</p></body></html>`,
  ].join('\n');
}

function block(text: NoticeText, base: string, { heading, lines, path, answers }: Item): string {
  const buttons = answers.map(({ words, token }) => link(answerUrl(base, token), words, OUTLINE));
  return [
    `<h2 style="font-size:18px;margin:0 0 8px">${escaped(heading)}</h2>`,
    `<p>${lines.map(escaped).join('<br>')}</p>`,
    `<p>${link(base + path, text.open, FULL)}</p>`,
    ...(buttons.length > 0 ? [`<p>${escaped(text.answer)}<br>${buttons.join('')}</p>`] : []),
  ].join('\n');
}

/** To an address nobody has confirmed yet: says nothing of any game, and only once. */
export async function confirmation(
  store: Store,
  { id: channel, user }: Channel,
  address: string,
  language: Language,
  base: string,
): Promise<Letter> {
  const { confirm } = noticeText[language];
  const url = `${base}/notices/confirm#${await sign(store, { for: 'confirm', user, channel })}`;
  return {
    to: address,
    subject: confirm.subject,
    text: [confirm.text, '', url, '', confirm.not, ''].join('\n'),
    html: [
      `<!doctype html><html lang="${language}"><body style="font-family:Georgia,serif;font-size:16px;color:#2b2118">`,
      `<p>${escaped(confirm.text)}</p><p>${link(url, confirm.button, FULL)}</p><p>${escaped(confirm.not)}</p>`,
      '</body></html>',
    ].join('\n'),
  };
}

/** Rooms and services of others: each gets the message in the form it asks for. None of them can answer for anybody. */
import { createHmac } from 'node:crypto';
import { isRecord } from '@signoria/kernel/json';
import type { HookMessage } from '@signoria/protocol';
import type { Target } from './channels.ts';
import { NotSent } from './failure.ts';
import type { Message } from './message.ts';
import { callOutside, type Incoming, type Outgoing } from './outside.ts';

export interface HookOptions {
  /** Where the house is reached, for links. */
  readonly base: string;
  readonly mayBePrivate: boolean;
}

type Hook<T extends Target['type']> = Extract<Target, { readonly type: T }>;

function json(url: string, body: unknown, headers: Outgoing['headers'] = {}): Outgoing {
  return { url, body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } };
}

/** Gives the id by which the message can be deleted. Nobody is called by an @ in a player's name. */
export async function discord({ url }: Hook<'discord'>, message: Message, { base, mayBePrivate }: HookOptions) {
  const at = new URL(url);
  at.searchParams.set('wait', 'true');
  const content = [`**${unmarked(message.title)}**`, unmarked(message.body), base + message.path].join('\n');
  const sent = await callOutside(
    json(at.href, { content: content.slice(0, 2000), allowed_mentions: { parse: [] } }),
    mayBePrivate,
  );
  return idIn(sent, ['id']);
}

function unmarked(text: string): string {
  return text.replace(/[\\*_~`|>[\]()<#@]/g, '\\$&');
}

export async function deleteInDiscord({ url }: Hook<'discord'>, ref: string, { mayBePrivate }: HookOptions) {
  const at = new URL(url);
  at.pathname += `/messages/${encodeURIComponent(ref)}`;
  await callOutside({ url: at.href, method: 'DELETE' }, mayBePrivate);
}

/** Slack, and what speaks like it (Mattermost, Rocket.Chat). Nothing that was said can be taken back here. */
export async function slack({ url }: Hook<'slack'>, { title, body, path }: Message, options: HookOptions) {
  const text = [`*${escaped(title)}*`, escaped(body), `<${options.base}${path}>`].join('\n');
  await callOutside(json(url, { text }), options.mayBePrivate);
  return null;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

export async function telegram({ server, token, chat }: Hook<'telegram'>, message: Message, options: HookOptions) {
  const text = [message.title, message.body, options.base + message.path].join('\n');
  const body = { chat_id: chat, text: text.slice(0, 4096), link_preview_options: { is_disabled: true } };
  const sent = await callOutside(json(botUrl(server, token, 'sendMessage'), body), options.mayBePrivate);
  return idIn(sent, ['result', 'message_id']);
}

export async function deleteInTelegram(
  { server, token, chat }: Hook<'telegram'>,
  ref: string,
  { mayBePrivate }: HookOptions,
) {
  const body = { chat_id: chat, message_id: Number(ref) };
  await callOutside(json(botUrl(server, token, 'deleteMessage'), body), mayBePrivate);
}

function botUrl(server: string, token: string, method: string): string {
  return `${server}/bot${encodeURIComponent(token).replace('%3A', ':')}/${method}`;
}

export async function ntfy({ server, topic, token }: Hook<'ntfy'>, message: Message, options: HookOptions) {
  const { title, body, path, urgent } = message;
  const headers = token === '' ? {} : { authorization: `Bearer ${token}` };
  const published = { topic, title, message: body, click: options.base + path, priority: urgent ? 4 : 3 };
  await callOutside(json(server, published, headers), options.mayBePrivate);
  return null;
}

/** For programs: the facts beside the words, signed with the secret its owner was shown once. */
export async function hook({ url, secret }: Hook<'hook'>, message: Message, { base, mayBePrivate }: HookOptions) {
  const { title, body, path, urgent, items } = message;
  const notices = items.map(({ facts, path, lines }) => ({
    call: facts?.call,
    game: facts?.game,
    table: facts?.table,
    url: base + path,
    others: facts?.others,
    text: lines.join('\n'),
    deadline: facts?.deadline,
  }));
  const told: HookMessage = { title, text: body, url: base + path, urgent, notices };
  const payload = JSON.stringify(told);
  const signature = createHmac('sha256', secret).update(payload).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-signoria-signature': `sha256=${signature}` };
  await callOutside({ url, body: payload, headers }, mayBePrivate);
  return null;
}

/** What stands at this place of the reply; null where nothing does. */
function idIn({ text }: Incoming, place: readonly string[]): string | null {
  let found = replied(text);
  for (const key of place) found = isRecord(found) ? found[key] : undefined;
  return typeof found === 'string' || typeof found === 'number' ? String(found) : null;
}

function replied(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new NotSent('refused', error); // somebody else's page
  }
}

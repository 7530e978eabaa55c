/**
 * What the links in messages do. Nothing happens when one is merely opened: mail programs open links by themselves. The
 * page behind it asks once more, and only its button does it.
 */
import { createHash } from 'node:crypto';
import type { Language } from '@signoria/kernel';
import { type Reply, tableText } from '@signoria/table';
import { Problem } from '../http/problems.ts';
import type { Around } from '../http/routes.ts';
import { inForce, personOf, userData } from '../people.ts';
import { type Loaded, viewOf } from '../tables/loaded.ts';
import { changeChannel, removeChannel } from './channels.ts';
import { readerOf, turnIn } from './facts.ts';
import { readSigned, type Signed } from './keys.ts';
import { pathOf } from './message.ts';
import { readPreferences } from './preferences.ts';
import { noticeText } from './text.ts';

type AnswerLink = Extract<Signed, { readonly for: 'answer' }>;

export interface Offered {
  readonly game: string;
  readonly table: string;
  readonly question: string;
  readonly choice: string;
  /** False once the question is no more. */
  readonly open: boolean;
  readonly path: string;
}

export interface Answered {
  readonly done: boolean;
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

async function readAnswer({ services: { store } }: Around, token: string): Promise<AnswerLink> {
  const link = await readSigned(store, 'answer', token);
  if (link === null) throw new Problem('bad-link');
  return link;
}

/** What the button behind the link would do. */
export async function lookAt(around: Around, token: string): Promise<Offered> {
  const link = await readAnswer(around, token);
  const language = await languageOf(around, link.user);
  const offered = await around.tables.use(link.table, (loaded) => offer(around, loaded, link, language));
  if (offered === null) throw new Problem('no-such-table');
  return offered;
}

function offer({ services }: Around, loaded: Loaded, link: AnswerLink, language: Language): Offered {
  const module = services.games.get(loaded.tablePorts.row.game)!;
  const text = module.text[language];
  const view = viewOf(loaded, link.user);
  const turn = turnIn(view);
  const reader = readerOf(view, language);
  const open = turn?.ticket === link.ticket;
  const choice = module.game.notation.read(link.line);
  return {
    game: text.title,
    table: view.settings.name,
    question: turn !== null && open ? text.prompt(turn, reader) : '',
    choice: choice === null ? '' : text.choice(choice, reader),
    open,
    path: pathOf(link.table),
  };
}

/** The link's own name goes with the answer: the table does the same request once, however often the link is used. */
export async function answerBy(around: Around, token: string): Promise<Answered> {
  const link = await readAnswer(around, token);
  const user = await around.services.store.getUser(link.user);
  if (user === null || inForce(userData(user).banned, around.services.now())) throw new Problem('bad-link');
  const language = await languageOf(around, link.user);
  const { table, ticket, line } = link;
  const id = createHash('sha256').update(token).digest('base64url');
  const done = await around.tables.use(table, async (loaded) => {
    const before = offer(around, loaded, link, language);
    const reply = await loaded.table.request(personOf(user), { type: 'answer', table, id, ticket, line });
    return said(around, loaded, before, reply, language);
  });
  if (done === null) throw new Problem('no-such-table');
  return done;
}

function said(
  { services }: Around,
  { tablePorts }: Loaded,
  { game, choice, path }: Offered,
  reply: Reply,
  language: Language,
) {
  const { answered, late } = noticeText[language];
  if (reply.type === 'done') return { done: true, title: answered.title(game), body: choice, path };
  const refusal = reply.type === 'refused' ? reply.refusal : null;
  const isLate = refusal === null || refusal.why === 'stale' || refusal.why === 'not-asked' || refusal.why === 'over';
  const text = services.games.get(tablePorts.row.game)!.text[language];
  const nobody = { seat: null, name: () => '' };
  const body = isLate ? late.body : tableText[language].refusal(refusal, text, nobody);
  return { done: false, title: late.title(game), body, path };
}

async function languageOf({ services: { store } }: Around, user: string): Promise<Language> {
  return (await readPreferences(store, user))?.language ?? 'en';
}

export async function confirmAddress({ services: { store } }: Around, token: string): Promise<void> {
  const link = await readSigned(store, 'confirm', token);
  const { user = '', channel = '' } = link ?? {};
  const found = await changeChannel(store, { id: channel, user }, () => ({ confirmed: true }));
  if (found === null) throw new Problem('bad-link');
}

/** Done twice it is done as well: there is no more mail. */
export async function stopMail({ services: { store } }: Around, token: string): Promise<void> {
  const link = await readSigned(store, 'stop', token);
  if (link === null) throw new Problem('bad-link');
  await removeChannel(store, link.user, link.channel);
}

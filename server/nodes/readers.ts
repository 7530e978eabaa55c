/**
 * What another node says, read before it is believed: it has shown that it belongs to the house, but it may be of another
 * version. What a table says of itself (a reply, a view) is known by its mark and passes as it is.
 */
import { isList, isListOf, isNumber, isRecord, isText } from '@signoria/kernel/json';
import { asReply } from '@signoria/protocol';
import type { CoverWish, LadderStep, Person, Reply, Rung, TableView, Waiting } from '@signoria/table';
import type { Sanction } from '../people.ts';
import type { Guest } from './door.ts';
import type { Answer, Deed, Question } from './questions.ts';

/** Undefined for what is nothing of the kind: null is an answer too. */
export type Read<T> = (json: unknown) => T | undefined;

const reading =
  <T>(is: (json: unknown) => json is T): Read<T> =>
  (json) =>
    is(json) ? json : undefined;

const orNull =
  <T>(is: (json: unknown) => json is T) =>
  (json: unknown): json is T | null =>
    json === null || is(json);

const isNumberOrNull = orNull(isNumber);

function isPerson(json: unknown): json is Person {
  return isRecord(json) && isText(json.user) && isText(json.name);
}

function isSanction(json: unknown): json is Sanction {
  return isRecord(json) && isNumberOrNull(json.until) && isText(json.reason);
}

const isSanctionOrNull = orNull(isSanction);

function isGuest(json: unknown): json is Guest {
  return isRecord(json) && isPerson(json.person) && isSanctionOrNull(json.muted);
}

/** Null for what no node says. */
export function readGuest(text: string): Guest | null {
  const json: unknown = JSON.parse(text);
  return isGuest(json) ? { person: json.person, muted: json.muted } : null;
}

/** How a connection ended. */
export interface Ending {
  readonly code: number;
  readonly why: string;
}

export function readEnding(text: string): Ending | null {
  const json: unknown = JSON.parse(text);
  return isRecord(json) && isNumber(json.code) && isText(json.why) ? { code: json.code, why: json.why } : null;
}

/** What is given with each deed. */
const ARGS: { readonly [D in Deed['do']]: (args: readonly unknown[]) => boolean } = {
  request: ([by, request]) => isPerson(by) && isRecord(request) && isText(request.type) && isText(request.id),
  cover: ([seat, level]) => isNumber(seat) && isText(level),
  waiting: ([user]) => isText(user),
  glance: ([user, logFrom, chatFrom]) => isText(user) && isNumber(logFrom) && isNumber(chatFrom),
  rest: ([user, from, to]) => isText(user) && isNumber(from) && isNumber(to),
  tick: (wishes) => wishes.every(isWish),
  abandon: () => true,
  unseal: () => true,
  refresh: () => true,
  settled: () => true,
};

const WISHES: { readonly [W in CoverWish]: true } = {
  novice: true,
  adept: true,
  master: true,
  pass: true,
  never: true,
};

function isWish(json: unknown): boolean {
  return isList(json) && isText(json[0]) && isText(json[1]) && Object.hasOwn(WISHES, json[1]);
}

function isDeedName(json: unknown): json is Deed['do'] {
  return isText(json) && Object.hasOwn(ARGS, json);
}

function isDeed(json: unknown): json is Deed {
  if (!isRecord(json) || !isDeedName(json.do)) return false;
  return ARGS[json.do](isList(json.args) ? json.args : []);
}

const isDeedOrNull = orNull(isDeed);

export function readQuestion(text: string): Question | null {
  const json: unknown = JSON.parse(text);
  if (!isRecord(json) || !isText(json.table) || !isDeedOrNull(json.deed)) return null;
  return { table: json.table, deed: json.deed };
}

function isAnswer(json: unknown): json is Answer {
  if (!isRecord(json)) return false;
  if ('reply' in json || json.elsewhere === true) return true;
  return isText(json.failed) || (isRecord(json.refusal) && isText(json.refusal.why));
}

/** What is replied is still to be read, by whoever asked. */
export function readAnswer(text: string): Answer | null {
  const json: unknown = JSON.parse(text);
  return isAnswer(json) ? json : null;
}

/** For deeds that tell nothing. */
export const readNothing: Read<unknown> = (json) => json ?? null;
export const readReaders: Read<readonly string[]> = reading(isListOf(isText));

const RUNGS: { readonly [R in Rung]: true } = { remind: true, warn: true, flag: true, covered: true, vacant: true };

function isStep(json: unknown): json is LadderStep {
  if (!isRecord(json) || !isText(json.rung) || !Object.hasOwn(RUNGS, json.rung)) return false;
  const { seat, user, key, due, flag } = json;
  return isNumber(seat) && isText(user) && isNumber(key) && isNumber(due) && isNumberOrNull(flag);
}

export const readSteps: Read<readonly LadderStep[]> = reading(isListOf(isStep));

function isWaiting(json: unknown): json is Waiting {
  if (!isRecord(json)) return false;
  return isText(json.at) && isNumber(json.ticket) && isNumber(json.since) && isNumberOrNull(json.flag);
}

export const readWaiting: Read<Waiting | null> = reading(orNull(isWaiting));

function isView(json: unknown): json is TableView {
  return isRecord(json) && isText(json.table) && isRecord(json.header) && isList(json.seats);
}

export const readView: Read<TableView | null> = reading(orNull(isView));
/** Null where there is no such table. */
export const readReplyOrNull: Read<Reply | null> = (json) => (json === null ? null : (asReply(json) ?? undefined));
export const readReply: Read<Reply> = (json) => asReply(json) ?? undefined;

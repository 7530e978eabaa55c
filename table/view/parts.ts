/**
 * A view as JSON, in parts: made once for all who see the same, and put together as a whole or as what has changed. Parts
 * are the fields of the view, those of the game's own view, and the items of its lists.
 */
import { alike } from '@signoria/kernel';
import type { Actor } from '../actor.ts';
import { seatOf } from '../log/record.ts';
import { common, own } from './view.ts';

/** A field, or the items of a list. */
type Part = string | readonly string[];

/** Which fields records of one kind have: the very same from view to view, so that they can be compared by place. */
interface Kind {
  readonly keys: readonly string[];
  /** As they stand before each part. */
  readonly heads: readonly string[];
}

export interface Fields {
  readonly kind: Kind;
  readonly parts: readonly Part[];
}

export interface Texts {
  /** What all readers see alike, and no answer changes. */
  readonly common: Fields;
  readonly own: Fields;
  /** The game's own view; null before the start. */
  readonly game: Fields | null;
}

/** No user has this id. */
const ANYBODY = '';

/** Those without a seat see the same, as a rule. */
export function readerOf({ facts }: Actor, user: string): string {
  const isAnybody = seatOf(facts.seats, user) === null && facts.owner !== user && facts.mutes[user] === undefined;
  return isAnybody ? ANYBODY : user;
}

export function textsOf(t: Actor, user: string): Texts {
  const reader = readerOf(t, user);
  const known = t.sights.get(reader);
  if (known !== undefined) return known;
  const seen: Values & { readonly view: unknown } = own(t, user);
  t.written = {
    own: written(seen, 'fields', t.written.own),
    // A game's view is a record of its own making.
    game: seen.view === null ? null : written(seen.view as Values, 'lists', t.written.game),
  };
  const texts = { common: commonTexts(t), own: t.written.own!.fields, game: t.written.game?.fields ?? null };
  t.sights.set(reader, texts);
  return texts;
}

/** The same from one answer to the next. */
function commonTexts(t: Actor): Fields {
  const { facts, presence, common: known } = t;
  if (known?.facts === facts && known.presence === presence) return known.written.fields;
  const all = written({ ...common(t) }, 'fields', known?.written ?? null);
  t.common = { facts, presence, written: all };
  return all.fields;
}

interface Values {
  readonly [key: string]: unknown;
}

/** A record, and how it was written. */
export interface Written {
  readonly record: Values;
  readonly fields: Fields;
}

/**
 * What has been written already is not written again: most of a view is as it was an answer ago, and as another reader sees
 * it. Only what is alike is taken over, so that nobody reads what is not theirs. Of `fields` the game's view is left out,
 * and lists are fields like others.
 */
function written(record: Values, as: 'fields' | 'lists', before: Written | null): Written {
  if (before?.record === record) return before;
  const kind = kindFor(record, as, before?.fields.kind ?? null);
  const known = kind === before?.fields.kind ? before : null;
  const parts: Part[] = [];
  for (const [i, key] of kind.keys.entries()) {
    const value = record[key];
    const was = known?.record[key];
    const part = known?.fields.parts[i];
    parts.push(as === 'lists' && isList(value) ? listOf(value, was, part) : fieldOf(value, was, part));
  }
  return { record, fields: { kind, parts } };
}

/** The very kind of before where the fields are the same: then nothing need be gathered. */
function kindFor(record: Values, as: 'fields' | 'lists', before: Kind | null): Kind {
  const isWritten = (key: string) => record[key] !== undefined && (as === 'lists' || key !== 'view');
  let [isSame, at] = [before !== null, 0];
  for (const key in record) if (isWritten(key)) isSame &&= before?.keys[at++] === key;
  return before !== null && isSame && at === before.keys.length
    ? before
    : kindOf(Object.keys(record).filter(isWritten));
}

function kindOf(keys: readonly string[]): Kind {
  return { keys, heads: keys.map((key) => `${JSON.stringify(key)}:`) };
}

function fieldOf(value: unknown, was: unknown, part: Part | undefined): string {
  return typeof part === 'string' && alike(value, was) ? part : text(value);
}

/** The very list of before where nothing in it has changed. */
function listOf(value: readonly unknown[], was: unknown, part: Part | undefined): readonly string[] {
  if (typeof part !== 'object' || !isList(was)) return value.map(text);
  if (value === was) return part;
  const items = value.map((item, i) => (i < was.length && alike(item, was[i]) ? part[i]! : text(item)));
  return items.length === part.length && items.every((item, i) => item === part[i]) ? part : items;
}

/** Of several things, not of numbers or words. */
function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > 1 && typeof value[0] === 'object';
}

const text = (value: unknown): string => JSON.stringify(value) ?? 'null';

/** Without the brackets around it, so that more can be added. */
export function wholeText({ common, own, game }: Texts): string {
  return `${fieldsText(common)},${fieldsText(own)},${viewText(game)}`;
}

function viewText(game: Fields | null): string {
  return game === null ? '"view":null' : `"view":{${fieldsText(game)}}`;
}

function fieldsText({ kind: { heads }, parts }: Fields): string {
  let all = '';
  for (let i = 0; i < parts.length; i++) all = joined(all, heads[i]! + partText(parts[i]!));
  return all;
}

function joined(all: string, more: string): string {
  return all === '' || more === '' ? all + more : `${all},${more}`;
}

function partText(part: Part): string {
  return typeof part === 'string' ? part : `[${part.join()}]`;
}

/** What to replace in the view before to get the view after; null for nothing. */
export function changeText(before: Texts, after: Texts): string | null {
  if (before === after) return null;
  const plain = joined(changedFields(before.common, after.common).whole, changedFields(before.own, after.own).whole);
  const game = changedGame(before.game, after.game);
  const of = game === null ? joined(plain, viewText(after.game)) : plain;
  const { whole, items } = game ?? NOTHING;
  return of === '' && whole === '' && items === '' ? null : `"of":{${of}},"view":{${whole}},"items":{${items}}`;
}

/** Null where a game's view cannot be compared field by field. */
function changedGame(before: Fields | null, after: Fields | null): Changed | null {
  if (before === after) return NOTHING;
  return before === null || after === null || !haveSameKeys(before.kind, after.kind)
    ? null
    : changedFields(before, after);
}

function haveSameKeys(a: Kind, b: Kind): boolean {
  return a === b || (a.keys.length === b.keys.length && a.keys.every((key) => b.keys.includes(key)));
}

interface Changed {
  /** Fields as they are now. */
  readonly whole: string;
  /** Of lists as long as before: items as they are now, by number. */
  readonly items: string;
}

const NOTHING: Changed = { whole: '', items: '' };

function changedFields(before: Fields, after: Fields): Changed {
  if (before === after) return NOTHING;
  const { kind, parts } = after;
  const isSame = kind === before.kind;
  let [whole, items] = ['', ''];
  for (let i = 0; i < parts.length; i++) {
    const is = parts[i]!;
    const was = before.parts[isSame ? i : before.kind.keys.indexOf(kind.keys[i]!)];
    if (was === is) continue;
    const some = isSameLength(was, is) ? changedItems(was, is) : null;
    if (some === null) whole = joined(whole, kind.heads[i]! + partText(is));
    else if (some !== '') items = joined(items, `${kind.heads[i]!}{${some}}`);
  }
  return { whole, items };
}

function isSameLength(was: Part | undefined, is: Part): was is readonly string[] {
  return typeof is === 'object' && typeof was === 'object' && was.length === is.length;
}

function changedItems(was: readonly string[], is: Part): string {
  let some = '';
  for (let i = 0; i < was.length; i++) if (was[i] !== is[i]) some = joined(some, `"${i}":${is[i]}`);
  return some;
}

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

export interface Fields {
  readonly [key: string]: Part;
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
  const { view, ...rest } = own(t, user);
  t.written = {
    own: written(rest, false, t.written.own),
    // A game's view is a record of its own making.
    game: view === null ? null : written(view as Values, true, t.written.game),
  };
  const texts = { common: commonTexts(t), own: t.written.own!.fields, game: t.written.game?.fields ?? null };
  t.sights.set(reader, texts);
  return texts;
}

/** The same from one answer to the next. */
function commonTexts(t: Actor): Fields {
  const { facts, presence, common: known } = t;
  if (known?.facts === facts && known.presence === presence) return known.texts;
  const texts = written({ ...common(t) }, false, null).fields;
  t.common = { facts, presence, texts };
  return texts;
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
 * it. Only what is alike is taken over, so that nobody reads what is not theirs.
 */
function written(record: Values, lists: boolean, before: Written | null): Written {
  if (before?.record === record) return before;
  const fields: { [key: string]: Part } = {};
  for (const key in record) {
    const value = record[key];
    if (value === undefined) continue;
    const [was, part] = [before?.record[key], before?.fields[key]];
    fields[key] = lists && isList(value) ? listOf(value, was, part) : fieldOf(value, was, part);
  }
  return { record, fields };
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
  const view = game === null ? 'null' : `{${fieldsText(game)}}`;
  return `${fieldsText(common)},${fieldsText(own)},"view":${view}`;
}

function fieldsText(fields: Fields): string {
  let all = '';
  for (const key in fields) all += `${all === '' ? '' : ','}${JSON.stringify(key)}:${partText(fields[key]!)}`;
  return all;
}

function partText(part: Part): string {
  return typeof part === 'string' ? part : `[${part.join()}]`;
}

/** What to replace in the view before to get the view after; null for nothing. */
export function changeText(before: Texts, after: Texts): string | null {
  if (before === after) return null;
  const of = [changedFields(before.common, after.common), changedFields(before.own, after.own)];
  const isNew = before.game === null || after.game === null || !haveSameKeys(before.game, after.game);
  if (isNew && before.game !== after.game) {
    of.push({ whole: after.game === null ? '"view":null' : `"view":{${fieldsText(after.game)}}`, items: '' });
  }
  const game = isNew ? NOTHING : changedFields(before.game!, after.game!);
  const whole = of.map((change) => change.whole).filter((change) => change !== '');
  if (whole.length === 0 && game.whole === '' && game.items === '') return null;
  return `"of":{${whole.join()}},"view":{${game.whole}},"items":{${game.items}}`;
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
  const whole: string[] = [];
  const items: string[] = [];
  for (const key in after) {
    const [was, is] = [before[key], after[key]!];
    if (was === is) continue;
    const some = isSameLength(was, is) ? changedItems(was, is) : null;
    if (some === null) whole.push(`${JSON.stringify(key)}:${partText(is)}`);
    else if (some !== '') items.push(`${JSON.stringify(key)}:{${some}}`);
  }
  return { whole: whole.join(), items: items.join() };
}

function isSameLength(was: Part | undefined, is: Part): was is readonly string[] {
  return typeof is === 'object' && typeof was === 'object' && was.length === is.length;
}

function changedItems(was: readonly string[], is: Part): string {
  const some: string[] = [];
  for (let i = 0; i < was.length; i++) if (was[i] !== is[i]) some.push(`"${i}":${is[i]}`);
  return some.join();
}

function haveSameKeys(a: Fields, b: Fields): boolean {
  for (const key in a) if (b[key] === undefined) return false;
  for (const key in b) if (a[key] === undefined) return false;
  return true;
}

/**
 * A chain of hashes over canonical states: replays on any machine compare them and name the first entry that diverges.
 * The secret key is part of the state, so a published hash cannot be used to guess a hand.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { AnyState } from '../game/game.ts';

/** JSON with sorted keys: equal states have equal texts. */
export function canonical(x: unknown): string {
  if (typeof x === 'number') return Number.isFinite(x) ? `${x}` : 'null';
  if (typeof x === 'string') return quoted(x);
  if (typeof x !== 'object' || x === null) return JSON.stringify(x) ?? 'null';
  return Array.isArray(x) ? listText(x) : recordText(x as { readonly [key: string]: unknown });
}

/** Most texts are ids, and need no escaping. */
const PLAIN = /^[\w :.,/+*@#-]*$/;

function quoted(text: string): string {
  return PLAIN.test(text) ? `"${text}"` : JSON.stringify(text);
}

function listText(list: readonly unknown[]): string {
  let text = '[';
  for (let i = 0; i < list.length; i++) text += i === 0 ? canonical(list[i]) : `,${canonical(list[i])}`;
  return `${text}]`;
}

function recordText(record: { readonly [key: string]: unknown }): string {
  let text = '{';
  for (const { key, label } of inOrder(Object.keys(record))) {
    const value = record[key];
    if (value !== undefined) text += text.length === 1 ? label + canonical(value) : `,${label}${canonical(value)}`;
  }
  return `${text}}`;
}

interface Field {
  readonly key: string;
  /** The key as it stands before its value. */
  readonly label: string;
}

/** Where the keys of a record lead, taken one after another: records of one kind have the same ones in the same order. */
interface Path {
  readonly further: Map<string, Path>;
  fields: readonly Field[] | null;
}

/** States are written over and over, and sorting their keys each time would be most of the work. */
const start: Path = { further: new Map(), fields: null };
/** Records whose keys are data come in endless kinds: those are sorted every time. */
const MOST_PATHS = 10_000;
let paths = 0;

function inOrder(keys: readonly string[]): readonly Field[] {
  let path = start;
  for (const key of keys) {
    let next = path.further.get(key);
    if (next === undefined) {
      if (paths >= MOST_PATHS) return sorted(keys);
      paths++;
      next = { further: new Map(), fields: null };
      path.further.set(key, next);
    }
    path = next;
  }
  path.fields ??= sorted(keys);
  return path.fields;
}

function sorted(keys: readonly string[]): readonly Field[] {
  return keys.toSorted().map((key) => ({ key, label: `${JSON.stringify(key)}:` }));
}

let digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** Where the machine has a faster sha256 (in hex, of the text in UTF-8), whoever starts the program may hand it in. */
export function hashWith(faster: (text: string) => string): void {
  const sample = 'signoria: \u00e8 \u{1f0a1}';
  if (faster(sample) !== digest(sample)) throw new Error('this is another hash');
  digest = faster;
}

export function hashText(text: string): string {
  return digest(text);
}

/** The hash after an entry: it covers all that went before, what was said, and what came of it. */
export function chain(previous: string, said: string, state: AnyState): string {
  return hashText(`${previous}\n${said}\n${canonical(state)}`);
}

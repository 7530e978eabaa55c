/**
 * A chain of hashes over canonical states: replays on any machine compare them and name the first entry that diverges.
 * The secret key is part of the state, so a published hash cannot be used to guess a hand.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { AnyState } from './game.ts';

/** JSON with sorted keys: equal states have equal texts. */
export function canonical(x: unknown): string {
  if (typeof x !== 'object' || x === null) return JSON.stringify(x) ?? 'null';
  if (Array.isArray(x)) return `[${x.map(canonical).join(',')}]`;
  const fields = x as { readonly [key: string]: unknown };
  const keys = Object.keys(fields).filter((k) => fields[k] !== undefined);
  return `{${keys
    .sort()
    .map((k) => `${JSON.stringify(k)}:${canonical(fields[k])}`)
    .join(',')}}`;
}

export function hashText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** The hash after an entry: it covers all that went before, what was said, and what came of it. */
export function chain(previous: string, said: string, state: AnyState): string {
  return hashText(`${previous}\n${said}\n${canonical(state)}`);
}

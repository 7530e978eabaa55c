/**
 * Chance in a real game: keyed, committed to before the game, and cryptographically strong, so that nobody can solve
 * for it from what was seen.
 *
 * A number is addressed by (purpose, seat, how often that was drawn before), never by its place in one long stream. Two
 * games with the same key stay comparable after different choices: the third deal to seat 2 is the same in both.
 */
import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seat } from '../game/game.ts';
import type { Random } from './random.ts';

export interface Chance {
  /** 32 bytes in hex. Secret while the game runs. */
  key: string;
  /** How often each address was drawn from. Replaced, never changed: clones share it. */
  used: { readonly [address: string]: number };
  /** How often chance was used at all: when it moves, there is no undo across it. */
  draws: number;
}

/** A sequence of fair numbers for one event. Lives no longer than the handler that asked for it. */
export interface Stream {
  /** A whole number from 0 to n - 1, without bias. */
  below(n: number): number;
}

export function newChance(key: string): Chance {
  if (!/^[0-9a-f]{64}$/.test(key)) throw new Error('the chance key must be 64 hex digits (32 bytes)');
  return { key, used: {}, draws: 0 };
}

/** Real entropy for a real game; the same call in Node, browsers and workers. */
export function newKey(): string {
  return bytesToHex(randomBytes(32));
}

/** A key from a seed in words, for reproducible simulations and examples. Not secret. */
export function keyFromSeed(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(`signoria seed: ${seed}`)));
}

/** What is published when the table starts: the key cannot be changed afterwards, nor guessed from this. */
export function commitment(key: string): string {
  return bytesToHex(sha256(hexToBytes(key)));
}

export function cloneChance(c: Chance): Chance {
  return { key: c.key, used: c.used, draws: c.draws };
}

/** The next event of `purpose` (for `seat`). Every call is a new event. */
export function draw(s: { readonly chance: Chance }, purpose: string, seat: Seat | null = null): Stream {
  const chance = s.chance;
  const address = seat === null ? purpose : `${purpose}/${seat}`;
  const index = chance.used[address] ?? 0;
  chance.used = { ...chance.used, [address]: index + 1 };
  chance.draws++;
  const key = redrawn?.address === address && redrawn.index === index ? redrawn.key : chance.key;
  return stream(keyBytes(key), nonce(purposeWord(purpose), index, seat));
}

/** One event of a game: an address as `Chance.used` names it, and how often it was drawn from before. */
export interface ChanceEvent {
  readonly address: string;
  readonly index: number;
}

let redrawn: (ChanceEvent & { readonly key: string }) | null = null;

/** Runs `work` with just this event drawn by another key, all others as they are: what would have been by other luck? */
export function redrawing<T>(event: ChanceEvent, key: string, work: () => T): T {
  const before = redrawn;
  redrawn = { ...event, key };
  try {
    return work();
  } finally {
    redrawn = before;
  }
}

/** What was drawn between two positions of a game, address by address in the order of first use. */
export function drawnBetween(before: Chance, after: Chance): readonly ChanceEvent[] {
  return Object.keys(after.used).flatMap((address) => {
    const from = before.used[address] ?? 0;
    return Array.from({ length: after.used[address]! - from }, (_, i) => ({ address, index: from + i }));
  });
}

/** In an imagined world the future is imagined too. */
export function rekey(s: { readonly chance: Chance }, random: Random): void {
  let key = '';
  for (let i = 0; i < KEY_DRAWS; i++) key += HEX16[random.below(0x10000)]!;
  s.chance.key = key;
}

/** So many random numbers make a key. */
export const KEY_DRAWS = 16;

const HEX16 = Array.from({ length: 0x10000 }, (_, i) => i.toString(16).padStart(4, '0'));
const WORDS = 16; // one ChaCha block
const ZERO = new Uint8Array(WORDS * Uint32Array.BYTES_PER_ELEMENT);
/** How many numbers a word can be. */
const RANGE = 0x1_0000_0000;

function stream(key: Uint8Array, iv: Uint8Array): Stream {
  let block = chacha20(key, iv, ZERO);
  let words = new Uint32Array(block.buffer, block.byteOffset, WORDS);
  let counter = 0;
  let at = 0;
  const word = (): number => {
    if (at === WORDS) {
      block = chacha20(key, iv, ZERO, undefined, ++counter);
      words = new Uint32Array(block.buffer, block.byteOffset, WORDS);
      at = 0;
    }
    return words[at++]!;
  };
  return {
    below(n) {
      // Numbers from the incomplete last stretch of the range would favour small results: throw them away.
      const fair = RANGE - (RANGE % n);
      let w = word();
      while (w >= fair) w = word();
      return w % n;
    },
  };
}

function nonce(purpose: number, index: number, seat: Seat | null): Uint8Array {
  const iv = new Uint8Array(12);
  const view = new DataView(iv.buffer);
  view.setUint32(0, purpose);
  view.setUint32(4, index);
  view.setUint32(8, seat === null ? 0 : seat + 1);
  return iv;
}

const purposes = new Map<string, number>();

function purposeWord(purpose: string): number {
  let word = purposes.get(purpose);
  if (word === undefined) {
    word = new DataView(sha256(utf8ToBytes(purpose)).buffer).getUint32(0);
    purposes.set(purpose, word);
  }
  return word;
}

let lastKey = '';
let lastBytes = hexToBytes(lastKey);

function keyBytes(key: string): Uint8Array {
  if (key !== lastKey) {
    lastBytes = hexToBytes(key);
    lastKey = key;
  }
  return lastBytes;
}

// The text and the hash of a state: what game files and stored logs are checked against, so neither may ever change.

import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, hashText } from '../index.ts';
import { hashWith } from '../log/hash.ts';

/** As docs/game-file.md has it: sorted keys, no spaces. */
function plainly(x: unknown): string {
  if (typeof x !== 'object' || x === null) return JSON.stringify(x);
  if (Array.isArray(x)) return `[${x.map(plainly).join(',')}]`;
  const fields = x as { readonly [key: string]: unknown };
  const keys = Object.keys(fields).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${plainly(fields[key])}`).join(',')}}`;
}

describe('canonical JSON', () => {
  it('is JSON with sorted keys and no spaces, whatever the value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => canonical(value) === plainly(value)),
      {
        numRuns: 2000,
      },
    );
  });

  it('is the same however a record came to its keys, and leaves out what is undefined', () => {
    expect(canonical({ b: 1, a: { d: null, c: 'è"\\' } })).toBe('{"a":{"c":"è\\"\\\\","d":null},"b":1}');
    expect(canonical({ a: { c: 'è"\\', d: null }, b: 1 })).toBe(canonical({ b: 1, a: { d: null, c: 'è"\\' } }));
    expect(canonical({ b: undefined, a: [undefined, Number.NaN, -0] })).toBe('{"a":[null,null,0]}');
    expect(canonical({ 10: 'x', 9: 'y' })).toBe('{"10":"x","9":"y"}');
  });

  it('stays right when there are more kinds of records than it remembers', () => {
    for (let i = 0; i < 12_000; i++) canonical({ [`key${i}`]: i, a: 1 });
    expect(canonical({ zebra: 1, never: { seen: 2, before: 3 } })).toBe('{"never":{"before":3,"seen":2},"zebra":1}');
  });
});

describe('the hash', () => {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

  it('is sha256 of the text in UTF-8, and the machine may bring its own', () => {
    const texts = ['', 'Siena', 'è 🂡', 'x'.repeat(5000)];
    const before = texts.map(hashText);
    expect(before).toEqual(texts.map(sha256));
    let asked = 0;
    hashWith((text) => {
      asked++;
      return sha256(text);
    });
    asked = 0;
    expect(texts.map(hashText)).toEqual(before);
    expect(asked).toBe(texts.length);
  });

  it('is never exchanged for another', () => {
    expect(() => hashWith((text) => createHash('sha512').update(text).digest('hex'))).toThrow('another hash');
    expect(hashText('Siena')).toBe(sha256('Siena'));
  });
});

/** signoria watch: what bots wanted. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json, scratch, signoria } from './signoria.ts';

const folder = scratch();
const file = folder.at('game.json');

beforeAll(async () => {
  const { code, err } = await signoria(
    'export --simulate condottiere --policy adept --seed w --out'.split(' ').concat(file),
  );
  if (code !== 0) throw new Error(err);
});
afterAll(folder.clear);

interface Told {
  readonly seq: number;
  readonly seat: number;
  readonly chosen: { readonly line: string; readonly value: number };
  readonly others: readonly { readonly line: string; readonly value: number }[];
  readonly wish: { readonly kind: string };
}

describe('signoria watch', () => {
  it('gives for every answer its best alternatives with values, and what was wanted', async () => {
    const told = await json<readonly Told[]>(['watch', file, '--to', '20']);
    expect(told.length).toBeGreaterThan(3);
    for (const { seq, chosen, others, wish } of told) {
      expect(seq).toBeLessThanOrEqual(20);
      expect(others.length).toBeGreaterThan(0);
      expect([chosen, ...others].every(({ value }) => value >= 0 && value <= 1)).toBe(true);
      expect(['even', 'gain', 'hinder', 'otherwise']).toContain(wish.kind);
    }
  });

  it('tells it in both languages', async () => {
    const english = await signoria(['watch', file, '--to', '8', '--lang', 'en']);
    expect(english.out).toContain('instead: ');
    const russian = await signoria(['watch', file, '--to', '8', '--lang', 'ru', '--seat', '2']);
    expect(russian.code).toBe(0);
    expect(russian.out).toMatch(/[а-я]/);
  });
});

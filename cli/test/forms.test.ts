// Forms that no game at hand asks for yet: amounts too wide to list, and sets with several of a kind.

import type { Menu } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { askForm } from '../play/forms.ts';
import { offersOf } from '../play/offers.ts';
import { cliText } from '../text.ts';

interface Bid {
  readonly do: string;
}

const AMOUNT = { kind: 'amount', base: { do: 'bid' }, min: 100, max: 2000, step: 100 } as const;
const SUBSET = {
  kind: 'subset',
  base: { do: 'give' },
  of: [
    { id: 'coin', count: 3 },
    { id: 'card', count: 1 },
  ],
  min: 1,
  max: 3,
} as const;
const words = { choice: (choice: object) => JSON.stringify(choice) };
const reader = { seat: 0, name: String };

/** Fills in a form with one line typed in advance. */
async function ask(form: typeof AMOUNT | typeof SUBSET, given: string, typed: string | null = null) {
  const said: string[] = [];
  const out = (line: string) => void said.push(line);
  const lines = { next: (prompt: string) => Promise.resolve(out(prompt)).then(() => typed), close() {} };
  const choice = await askForm(form, given, { lines, io: { out }, text: cliText.en, words, reader });
  return { choice, said };
}

describe('an amount', () => {
  it.each([
    ['100', { do: 'bid', amount: 100 }],
    [' 2000 ', { do: 'bid', amount: 2000 }],
    ['150', null],
    ['2100', null],
    ['-100', null],
    ['all', null],
  ])('%s', async (given, choice) => {
    expect((await ask(AMOUNT, given)).choice).toEqual(choice);
  });

  it('is asked for with its limits when it was not given, and may be left', async () => {
    const asked = await ask(AMOUNT, '', '300');
    expect(asked.said).toEqual(['How much (100 to 2000, in steps of 100)? ']);
    expect(asked.choice).toEqual({ do: 'bid', amount: 300 });
    expect((await ask(AMOUNT, '', '')).choice).toBeNull();
    expect((await ask(AMOUNT, '', null)).choice).toBeNull();
  });
});

describe('a subset', () => {
  it.each([
    ['1', ['coin']],
    ['2 1 1', ['coin', 'coin', 'card']],
    ['1,2', ['coin', 'card']],
    ['2 2', null],
    ['0', null],
    ['1 1 1 1', null],
    ['3', null],
    ['x', null],
  ])('%s', async (given, items) => {
    expect((await ask(SUBSET, given)).choice).toEqual(items === null ? null : { do: 'give', items });
  });

  it('shows what there is, and how many of each', async () => {
    const { said } = await ask(SUBSET, '', '1');
    expect(said.slice(0, 2).join('\n')).toMatch(/1\. .*coin.*×3\n2\. .*card/);
  });
});

describe('offers', () => {
  const question = (menu: Menu<Bid>) => ({
    ...{ ticket: 1, at: 'bid', deciding: [0], sealed: false, rules: [], blocked: [], picked: null },
    menu,
  });

  it('list a narrow form answer by answer and keep a wide one as a form', () => {
    const narrow = { ...AMOUNT, max: 300 };
    expect(offersOf(question(narrow), [], words, reader).map(({ kind }) => kind)).toEqual([
      'choice',
      'choice',
      'choice',
    ]);
    expect(offersOf(question(AMOUNT), [], words, reader)).toMatchObject([{ kind: 'form', form: AMOUNT }]);
  });

  it('put what may be done at any time last, as forms', () => {
    const free = [{ at: 'trade', menu: SUBSET, rules: [] }];
    const blocked = [{ choice: { do: 'steal' }, why: 'never', rules: ['X-1'] }];
    const menu = { kind: 'list', choices: [{ do: 'pass' }] } as const;
    const offers = offersOf({ ...question(menu), blocked }, free, words, reader);
    expect(offers.at(-1)!.words).toBe(`${JSON.stringify(SUBSET.base)} …`); // and none of the things to choose from
    expect(offers.map(({ kind, free }) => [kind, free])).toEqual([
      ['choice', false],
      ['blocked', false],
      ['form', true],
    ]);
  });
});

/** Standing orders in words and in their order. */
import { inLanguage, LANGUAGES, type PlayText } from '@signoria/kernel';
import type { BidOrder, StandingOrder } from '@signoria/table';
import { describe, expect, it } from 'vitest';
import { loadGames } from '../../games/registry.ts';
import { type Speech, sayOrder, usual, withOrder } from '../pages/table/orders/say.ts';
import { ORDER_WORDS } from '../pages/table/orders/text.ts';

const games = await loadGames();
const reader = { seat: 0, name: (seat: number) => ['Ada', 'Bianca', 'Carlo'][seat] ?? '' };
const bid = (item: string | undefined, upTo: number, beyond: BidOrder['beyond'] = 'pass'): BidOrder => {
  return { at: 'bid', lot: '1', ...(item === undefined ? {} : { item }), upTo, beyond };
};

describe.each(LANGUAGES)('in %s', (language) => {
  const speech = (module: (typeof games)[number]): Speech => ({
    say: ORDER_WORDS[language],
    orders: module.orders === undefined ? null : inLanguage(module.orders, language),
    text: module.text[language] as PlayText,
    reader,
    notation: module.game.notation,
    heard: new Map(),
  });

  it.each(games.map((module) => ({ id: module.game.id, module })))('[A4] says every order of $id', ({ module }) => {
    const said = Object.entries(module.windows ?? {}).map(([at, { unless }]) => {
      const window = {
        at,
        ordinary: false,
        unless: Object.entries(unless).map(([id, { n }]) => ({ if: id, ...(n && { n }) })),
      };
      return sayOrder(speech(module), { at, line: null, times: 'always', unless: usual(window) });
    });
    for (const { order, note } of said) {
      expect(order).toMatch(/^\p{Lu}.+[.]$/u);
      expect(order).not.toMatch(/undefined|(?<!\p{L})n(?!\p{L})| {2}|\.\./u);
      expect(note).toBe(ORDER_WORDS[language].always);
    }
    const items = Object.values(module.bidding ?? {}).flatMap(
      (of): readonly (string | undefined)[] => of.items ?? [undefined],
    );
    for (const item of items) {
      const names = (['pass', 'ask', { askIfIn: 1 }] as const).map((beyond) => {
        return sayOrder(speech(module), bid(item, 300, beyond)).order;
      });
      expect(new Set(names).size).toBe(3);
      expect(names[2]).toContain('Bianca');
      expect(names.every((name) => name.includes('300') && /^\p{Lu}/u.test(name))).toBe(true);
    }
  });
});

describe('[A4] a new order', () => {
  const pass: StandingOrder = { at: 'reaction', line: null, times: 'always' };

  it('takes the place of the one it changes, and bids come first in the order they were given', () => {
    const given = [bid('muse', 300), bid('princess', 400), pass].reduce(withOrder, [] as readonly StandingOrder[]);
    expect(given).toEqual([bid('muse', 300), bid('princess', 400), pass]);
    expect(withOrder(given, bid('muse', 500))).toEqual([bid('muse', 500), bid('princess', 400), pass]);
    expect(withOrder([pass], bid('muse', 500))).toEqual([bid('muse', 500), pass]);
    expect(withOrder(given, { ...pass, times: 'once' })[2]).toEqual({ ...pass, times: 'once' });
  });
});

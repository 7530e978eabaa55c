/** Under any edition file the board shows the figures of that box, and those the rules play with. */
import { type AnyState, type Random, random, seedOf } from '@signoria/kernel';
import { controlsIn } from '@signoria/kit/testing';
import { describe, expect, it } from 'vitest';
import { CARD_DATA, CARDS } from '../../data/cards.ts';
import { CITIES } from '../../data/cities.ts';
import { type Correction, readEdition } from '../../data/edition.ts';
import { ALLIANCES, BONUSES, TOKEN_DATA, TOKENS } from '../../data/pieces.ts';
import { SYMBOLS } from '../../data/symbols.ts';
import { scenario } from '../../scenario.ts';
import { cityName } from '../../text/names.ts';
import { explain } from '../facts.ts';
import { inWords } from '../Symbols.tsx';
import { purchaseName } from '../sheets/MarketSheet.tsx';
import { boardWords } from '../text/index.ts';
import { tableOf } from './help.ts';
import { pagesWith } from './markup.ts';

const EDITIONS = 6;

/** Every figure of the box drawn anew, within what an edition file may say. */
function anyEdition(draw: Random): Correction {
  const upTo = (max: number) => Math.floor(draw.next() * (max + 1));
  const amounts = (max: number) =>
    Object.fromEntries(SYMBOLS.slice(0, 6).map((id) => [id, draw.next() < 0.5 ? 0 : upTo(max)]));
  const each = <Id extends string, T>(ids: readonly Id[], row: (id: Id) => T) =>
    Object.fromEntries(ids.map((id) => [id, row(id)])) as { readonly [id in Id]: T }; // one for each id
  return {
    cities: each(CITIES, () => ({ toughness: 1 + upTo(3), symbols: amounts(6) })),
    cards: each(CARDS, (id) => {
      const row = { symbols: amounts(6), vp: upTo(5), agent: draw.next() < 0.5, warCost: upTo(3) };
      return CARD_DATA[id].cost === null ? row : { ...row, cost: amounts(9) };
    }),
    tokens: each(TOKENS, (id) => {
      const row = { symbols: amounts(6), vp: upTo(5), spaces: upTo(1) };
      return TOKEN_DATA[id].cost === null ? row : { ...row, cost: amounts(9) };
    }),
    bonuses: each(BONUSES, () => ({ vp: upTo(5), crosses: upTo(3), spaces: upTo(1) })),
    alliances: each(ALLIANCES, () => amounts(9)),
    patronage: Array.from({ length: 5 }, () => upTo(9)),
    cityTrack: Array.from({ length: 9 }, () => upTo(12)),
  };
}

/** What the board shows of this box, to a reader in Winter. */
function seen(edition: Correction) {
  expect(readEdition(edition)).toMatchObject({ ok: true });
  const table = tableOf(scenario({ players: 4, edition }).winter(0).state() as unknown as AnyState, { you: 0 });
  return { table, names: controlsIn(pagesWith(table)).map(({ name }) => name) };
}

describe.each(Array.from({ length: EDITIONS }, (_, i) => i))('random edition %i', (i) => {
  const edition = anyEdition(random(seedOf(`edition ${i}`)));
  const { table, names } = seen(edition);
  const { market, palace, card } = boardWords.in('en');

  it('[VIR-15.14] prices and symbols on sale are those of the box', () => {
    for (const { id } of table.view.market) {
      const row = { ...edition.cards, ...edition.tokens }[id]!;
      const cost = inWords(table, row.cost!) ?? market.free;
      const symbols = inWords(table, row.symbols!) ?? palace.nothing;
      const start = [purchaseName(table, id), market.price(cost), symbols].join(', ');
      expect(names.filter((name) => name.startsWith(`${start}, `)).length, start).toBe(1);
    }
    expect(table.view.market.length).toBeGreaterThan(15);
  });

  it('[VIR-9.2] cities are as tough as the box says', () => {
    for (const { id } of table.view.cities) {
      const said = names.find((name) => name.startsWith(`${cityName('en', id)}, `) && name.includes('toughness'));
      expect(said, id).toContain(`toughness ${edition.cities![id]!.toughness}`);
    }
  });

  it('[VIR-16.2, VIR-16.3, VIR-16.4] prestige in notes and on the tracks is that of the box', () => {
    const rows = { ...edition.tokens, ...edition.bonuses, ...edition.cards }; // some bonuses are a card or a token
    for (const id of [...CARDS, ...TOKENS, ...BONUSES]) {
      const vp = rows[id]?.vp ?? 0;
      const told = explain(id, table.view, 'en')!.text;
      if (vp > 0) expect(told, id).toContain(card.prestige(vp));
      else expect(told, id).not.toContain('Worth');
    }
    expect(table.view.cityTrack.map(({ vp }) => vp)).toEqual(edition.cityTrack);
    expect(table.view.patronageTrack.slice(1).map(({ vp }) => vp)).toEqual(edition.patronage);
  });
});

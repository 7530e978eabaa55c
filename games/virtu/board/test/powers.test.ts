/** What is said of a power before it is chosen is so, by the cards and cities of the printed box. */
import { describe, expect, it } from 'vitest';
import { CARD_DATA, FAMILIES } from '../../data/cards.ts';
import { CITIES, CITY_DATA } from '../../data/cities.ts';
import { POWERS, type PowerId } from '../../data/powers.ts';
import type { SymbolId } from '../../data/symbols.ts';

const familyOf = (power: PowerId) => FAMILIES.map((id) => CARD_DATA[id]).filter(({ family }) => family === power);
const homesOf = (power: PowerId) => CITIES.map((id) => CITY_DATA[id]).filter(({ home }) => home === power);
const sumOf = (power: PowerId, symbol: SymbolId) =>
  [...familyOf(power), ...homesOf(power)].reduce((sum, { symbols }) => sum + (symbols[symbol] ?? 0), 0);

describe('the character of each power', () => {
  it.each([
    ['milan', 'cavalry'],
    ['florence', 'florin'],
    ['venice', 'ship'],
    ['rome', 'cross'],
  ] as const)('%s begins with more than anybody: %s', (power, symbol) => {
    const others = POWERS.filter((other) => other !== power).map((other) => sumOf(other, symbol));
    expect(sumOf(power, symbol)).toBeGreaterThan(Math.max(...others));
  });

  it('Milan has no port, Naples two seas', () => {
    const seas = (power: PowerId) => new Set(homesOf(power).flatMap((city) => city.seas)).size;
    expect([seas('milan'), seas('naples')]).toEqual([0, 2]);
  });

  it('no Medici goes to war, Federico is an Agent, Cesare fights without pay', () => {
    expect(familyOf('florence').every(({ action, symbols }) => action !== 'war' && symbols.war === undefined)).toBe(
      true,
    );
    expect(CARD_DATA.federico_montefeltro.agent).toBe(true);
    expect(CARD_DATA.cesare_borgia.warCost).toBe(0);
  });
});

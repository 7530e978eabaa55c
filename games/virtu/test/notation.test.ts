// One line for every answer, and every line back.

import { NotationError } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import * as made from '../rules/model/choices.ts';
import { type Choice, notation } from '../rules/model/choices.ts';

const payment = [
  { id: 'R1', as: 'crown' },
  { id: 'coin1', as: 'florin' },
];

const LINES: { readonly [line: string]: Choice } = {
  'power venice': { do: 'power', power: 'venice' },
  'family top under.top L1': { do: 'family', places: ['top', 'under.top', 'L1'] },
  'room upperLeft': { do: 'room', room: 'upperLeft' },
  'march 2': { do: 'march', rooms: 2 },
  'further florins': { do: 'further', by: 'florins' },
  'redeem R1=crown coin1=florin': { do: 'redeem', payment },
  stop: { do: 'stop' },
  'govern 3': { do: 'govern', symbols: 3 },
  'refresh siena': { do: 'refresh', what: 'siena' },
  'patronise R1=crown coin1=florin': { do: 'patronise', payment },
  'bonus duomo': { do: 'bonus', bonus: 'duomo' },
  'trade 4': { do: 'trade', ships: 4 },
  'annex siena land': { do: 'annex', city: 'siena', way: 'land' },
  'move 2 pisa ajaccio sea': { do: 'move', troops: 2, from: 'pisa', to: 'ajaccio', way: 'sea' },
  'warToken upgrade': { do: 'warToken', card: 'upgrade' },
  'agent reserve': { do: 'agent', from: 'reserve' },
  'plant venice.top': { do: 'plant', at: 'venice.top' },
  'remove france': { do: 'remove', at: 'france' },
  'pay R1=crown coin1=florin': { do: 'pay', payment },
  pay: { do: 'pay', payment: [] },
  'raise R1=crown coin1=florin': { do: 'raise', payment },
  'siege rome': { do: 'siege', city: 'rome' },
  besiege: { do: 'besiege' },
  withdraw: { do: 'withdraw' },
  'declare token': { do: 'declare', with: 'token' },
  pass: { do: 'pass' },
  'retreat pisa sea': { do: 'retreat', to: 'pisa', way: 'sea' },
  lose: { do: 'lose' },
  'vacate L2 discard': { do: 'vacate', space: 'L2', to: 'discard' },
  'salary 1': { do: 'salary', florins: 1 },
  'dismiss pisa': { do: 'dismiss', city: 'pisa' },
  'arrange R1 under.top': { do: 'arrange', from: 'R1', to: 'under.top' },
  'discard L3': { do: 'discard', space: 'L3' },
  'buy guild': { do: 'buy', what: 'guild' },
  'buy cathedral siena': { do: 'buy', what: 'cathedral', city: 'siena' },
  'house pope R2': { do: 'house', card: 'pope', space: 'R2' },
  'hire pisa': { do: 'hire', city: 'pisa' },
  'ally france R1=crown coin1=florin': { do: 'ally', power: 'france', payment },
  'ally france': { do: 'ally', power: 'france', payment: [] },
  'cash siena': { do: 'cash', source: 'siena' },
  indulgence: { do: 'indulgence' },
};

describe('notation', () => {
  it('writes and reads every answer', () => {
    for (const [line, choice] of Object.entries(LINES)) {
      expect(notation.write(choice)).toBe(line);
      expect(notation.read(line)).toEqual(choice);
    }
  });

  it('takes no word too many and none too few', () => {
    for (const line of Object.keys(LINES)) {
      const words = line.split(' ');
      const loose = ['pay', 'redeem', 'patronise', 'raise', 'ally'].includes(words[0]!);
      if (!loose && line !== 'buy guild') expect(() => notation.read(`${line} more`), line).toThrow(NotationError);
      const fewer = words.slice(0, -1).join(' ');
      if (!loose && line !== 'buy cathedral siena') expect(() => notation.read(fewer), fewer).toThrow(NotationError);
    }
    expect(() => notation.read('buy')).toThrow(NotationError);
    expect(() => notation.read('buy cathedral siena rome')).toThrow(NotationError);
  });

  it('says what is wrong with a line', () => {
    expect(() => notation.read('')).toThrow("no such move ''");
    expect(() => notation.read('toString')).toThrow("no such move 'toString'");
    expect(() => notation.read('annex siena')).toThrow('a word is missing at the end');
    expect(() => notation.read('ally')).toThrow('a word is missing at the end');
    for (const word of ['R1', 'R1=', '=crown', 'R1=crown=cross']) {
      expect(() => notation.read(`pay ${word}`)).toThrow(`'${word}' should read source=symbol`);
      expect(() => notation.read(`ally france ${word}`)).toThrow(`'${word}' should read source=symbol`);
    }
    expect(() => notation.read('march two')).toThrow(NotationError);
    expect(() => notation.read('move two pisa ajaccio sea')).toThrow(NotationError);
  });
});

/** Grows with every run, so that nothing asked for here was ever asked for before. */
let runs = 0;

describe('choices', () => {
  it('of a small domain are made once and are the same object ever after', () => {
    runs++;
    const fresh = `fresh${runs}` as never;
    const once = (choice: () => Choice, like: Choice) => {
      expect(choice()).toEqual(like);
      expect(choice()).toBe(choice());
    };
    once(() => made.cash(fresh), { do: 'cash', source: fresh });
    once(() => made.buy(fresh), { do: 'buy', what: fresh });
    once(() => made.cathedralAt(fresh), { do: 'buy', what: 'cathedral', city: fresh });
    once(() => made.annex(fresh, 'land'), { do: 'annex', city: fresh, way: 'land' });
    once(() => made.annex(fresh, 'sea'), { do: 'annex', city: fresh, way: 'sea' });
    once(() => made.retreat(fresh, 'land'), { do: 'retreat', to: fresh, way: 'land' });
    once(() => made.retreat(fresh, 'sea'), { do: 'retreat', to: fresh, way: 'sea' });
    once(() => made.arrange('R1', fresh), { do: 'arrange', from: 'R1', to: fresh });
    once(() => made.vacate('R1', fresh), { do: 'vacate', space: 'R1', to: fresh });
    once(() => made.house(fresh, 'R1'), { do: 'house', card: fresh, space: 'R1' });
    const move = { do: 'move', troops: 1, from: 'pisa', to: fresh, way: 'sea' } as const;
    once(() => made.move(-runs, () => ({ ...move })), move);
  });

  it('[VIR-6.2, VIR-8.1, VIR-8.18, VIR-15.3] that count go as far as any Palace could ask for', () => {
    expect(made.MARCH.map(({ rooms }) => rooms)).toEqual([1, 2]);
    expect(made.GOVERN.map(({ symbols }) => symbols)).toEqual(Array.from({ length: 40 }, (_, n) => n));
    expect(made.TRADE.map(({ ships }) => ships)).toEqual(Array.from({ length: 80 }, (_, n) => n));
    expect(made.SALARY.map(({ florins }) => florins)).toEqual([0, 1, 2]);
  });
});

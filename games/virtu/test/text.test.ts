// Words: people, numbers and cases, where a machine check cannot tell right from wrong.

import { idsIn, numberedRules, type Reader, random } from '@signoria/kernel';
import { randomGame, referenceStyleFindings } from '@signoria/kernel/testing';
import { describe, expect, it } from 'vitest';
import { module } from '../index.ts';
import type { Choice } from '../rules/model/choices.ts';
import type { Happening } from '../rules/model/events.ts';
import { text } from '../text/index.ts';
import { rulesEn } from '../text/rules.en.ts';

const EXAMPLES = idsIn(rulesEn, 'E');
const OF_THE_HOUSE = idsIn(rulesEn, 'H');
const RULES = numberedRules(rulesEn);
const RULINGS = idsIn(rulesEn, 'R');

const NAMES = ['Bianca', 'Ottavio', 'Lucia', 'Piero'];
const as = (seat: number | null): Reader => ({ seat, name: (of) => NAMES[of]! });
const told = (event: Happening, seat: number | null = null) => [
  text.en.event(event, as(seat)),
  text.ru.event(event, as(seat)),
];
const choice = (c: Choice) => [text.en.choice(c, as(0)), text.ru.choice(c, as(0))];

describe('events', () => {
  it('speak of others by name and to the reader as you', () => {
    const event: Happening = { what: 'annexed', seat: 1, city: 'siena' };
    expect(told(event)).toEqual(['Ottavio annexes Siena.', 'Ottavio присоединяет Сиену.']);
    expect(told(event, 1)).toEqual(['You annex Siena.', 'Вы присоединяете Сиену.']);
  });

  it('decline cities and count Troops', () => {
    const move = (troops: number): Happening => ({
      what: 'troopsMoved',
      seat: 0,
      troops,
      from: 'florence',
      into: 'ravenna',
      way: 'land',
    });
    expect(told(move(1))).toEqual([
      'Bianca moves 1 Troop from Florence to Ravenna.',
      'Bianca ведёт 1 войско из Флоренции в Равенну.',
    ]);
    expect(told(move(3))[1]).toBe('Bianca ведёт 3 войска из Флоренции в Равенну.');
    expect(told({ ...move(5), from: 'ravenna', into: 'florence', way: 'sea' } as Happening)[1]).toBe(
      'Bianca ведёт 5 войск из Равенны во Флоренцию морем.',
    );
  });

  it('name every card and token that paid, and count coins together', () => {
    const paid: Happening = {
      what: 'paid',
      seat: 0,
      purpose: 'patronage',
      with: [
        { id: 'R1', card: 'banker', as: 'florin', worth: 3 },
        { id: 'siena', card: null, as: 'crown', worth: 1 },
        { id: 'coin1', card: null, as: 'florin', worth: 1 },
        { id: 'coin2', card: null, as: 'florin', worth: 1 },
      ],
    };
    expect(told(paid)).toEqual([
      'Bianca pays for Patronage: Banker (3 florins), Siena (1 Crown), 2 florins.',
      'Меценатство, платит Bianca: Банкир (3 флорина), Сиена (1 корона), 2 флорина.',
    ]);
  });

  it('tell a siege with its strengths and losses', () => {
    const won: Happening = { what: 'cityConquered', seat: 0, city: 'siena', from: 2, attack: 5, defence: 4, lost: 2 };
    expect(told(won, 2)).toEqual([
      'Bianca conquers Siena from you, 5 against 4. Lost: 2 Troops.',
      'Bianca завоёвывает Сиену, 5 против 4. Город теряете вы. Потери: 2 войска.',
    ]);
  });

  it('tell who has won, alone or together', () => {
    expect(told({ what: 'gameEnds', winners: [0, 2], reason: 'shared' }, 2)).toEqual([
      'Bianca and you share the victory, level in Prestige and Crowns.',
      'Престижа и корон поровну: победу делите Bianca и вы.',
    ]);
  });
});

describe('choices', () => {
  it('say what will be done', () => {
    expect(choice({ do: 'annex', city: 'rome', way: 'land' })).toEqual([
      'Annex Rome by land',
      'Присоединить Рим по суше',
    ]);
    expect(choice({ do: 'plant', at: 'venice.upperLeft' })).toEqual([
      'To the upper left Room of Venice',
      'Сюда: верхняя левая комната (Венеция)',
    ]);
    expect(choice({ do: 'pay', payment: [{ id: 'L1', as: 'ship' }] })).toEqual([
      'Pay: Courtier L1 (Ship)',
      'Заплатить: придворный Л1 (Корабль)',
    ]);
    expect(choice({ do: 'arrange', from: 'R1', to: 'under.top' })[0]).toBe(
      'Move space R1 to under the card of the top Room',
    );
  });
});

describe('in play', () => {
  it('every event of whole games has words for everybody in both languages', () => {
    const heard = new Set<string>();
    const { game } = module;
    const chance = random(3);
    const key = 'ab'.repeat(32);
    randomGame(game, { seats: 4, options: { longestGame: 8 }, edition: null, key }, chance, (s) => {
      for (const language of ['en', 'ru'] as const) {
        const lines = module.text[language].describe(game.view(s, null), as(null));
        expect(lines.every((line) => line.length > 0 && !line.includes('undefined'))).toBe(true);
        heard.add(lines[0]!);
      }
    });
    expect(heard.size).toBeGreaterThan(8);
  });
});

describe('the rules reference', () => {
  it('holds every rule, ruling and example', () => {
    expect([RULES.length, RULINGS.length, OF_THE_HOUSE.length, EXAMPLES.length]).toEqual([200, 75, 8, 15]);
    expect(Object.keys(rulesEn.chapters)).toHaveLength(19);
  });

  it('is written with care in both languages', () => {
    expect(referenceStyleFindings(module)).toEqual([]);
  });
});

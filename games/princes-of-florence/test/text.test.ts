// All words of the game: none missing, each language in its own letters and plurals, told from the reader's side.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameEvent, idsIn, inEvery, type Language, numberedRules } from '@signoria/kernel';
import { askings, faults, readerOf, referenceStyleFindings, sampleFaults, spokenIn } from '@signoria/kernel/testing';
import { describe, expect, it } from 'vitest';
import { PROVENANCE } from '../data/provenance.ts';
import { module } from '../index.ts';
import { wordsDe } from '../text/de.ts';
import { wordsEn } from '../text/en.ts';
import { groupName, thingEffect, thingName } from '../text/index.ts';
import { wordsRu } from '../text/ru.ts';
import { rulesEn } from '../text/rules.en.ts';
import type { EffectId, ThingId, Words } from '../text/shape.ts';
import { HAPPENINGS, SAMPLES } from './text.samples.ts';

const EXAMPLES = idsIn(rulesEn, 'E');
const HOUSE = idsIn(rulesEn, 'H');
const RULES = numberedRules(rulesEn);
const RULINGS = idsIn(rulesEn, 'R');

const WORDS = inEvery<Words>({ en: wordsEn, ru: wordsRu, de: wordsDe });
const PUBLISHER = /Korea Boardgames/g;
/** A letter of an edition file. */
const MARK = /X/g;

// What German lacks is told in English: that is not held against German here.
describe.each(['en', 'ru'] as const)('the sentences in %s', (language) => {
  it('are whole for everything that can be said, whoever reads it', () => {
    expect(sampleFaults(module, language, SAMPLES, MARK)).toEqual([]);
  });
});

describe.each(spokenIn(module))('the tables in %s', (language) => {
  const text = module.text[language];
  const words = WORDS[language];

  it('names the forms that are still to be filled in', () => {
    const bases = ['bid', 'exchange', 'sell', 'convert', 'offer', 'keepThree'].map((verb) => ({ do: verb }));
    const piece = { do: 'place', piece: 'opera' };
    const pawn = { do: 'pawn', character: 'muse' };
    expect(
      faults(
        language,
        [...bases, piece, pawn].map((base) => text.choice(base, readerOf(language, 0))),
      ),
    ).toEqual([]);
  });

  it('names and explains every thing, option and group of data, each by a name of its own', () => {
    const things = Object.keys(words.things) as ThingId[];
    const effects = Object.keys(words.effects) as EffectId[];
    const names = things.map((id) => thingName(language, id));
    const options = Object.values(text.options).flatMap(({ name, about }) => [name, about]);
    const told = [...names, ...effects.map((id) => thingEffect(language, id)), ...options];
    const groups = PROVENANCE.map(({ group }) => groupName(language, group as keyof Words['groups']));
    expect(faults(language, [...told, ...groups, text.title, text.blurb, text.credit], PUBLISHER)).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('knows every question and data group of the game', () => {
    expect(Object.keys(words.prompts).sort()).toEqual(askings(module).toSorted());
    expect(Object.keys(words.groups).sort()).toEqual(PROVENANCE.map(({ group }) => group).sort());
  });

  it('knows every reason the rules, the warnings and the edition reader can give', () => {
    const folder = join(import.meta.dirname, '..');
    const source = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');
    const reasons = (code: string) =>
      [...code.matchAll(/\bwhy: (?:[^'\n]*\? )?'([\w-]+)'(?: : '([\w-]+)')?/g)].flatMap((m) => [
        m[1]!,
        ...(m[2] ? [m[2]] : []),
      ]);
    const events = new Set(['refused', 'left', 'first', 'second', 'hurry', 'landscape', 'builder', 'building']);
    const files = readdirSync(join(folder, 'rules'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    );
    const rules = files.flatMap((file) => reasons(source('rules', file)));
    const given = [...new Set(rules)].filter((why) => !events.has(why)).sort();
    expect(given).toEqual(Object.keys(words.blocked).sort());
    expect([...new Set(reasons(source('policy', 'warnings.ts')))].sort()).toEqual(Object.keys(words.warnings).sort());
    const asked = [...source('data', 'edition.ts').matchAll(/\bwhere\([^\n]*'([\w-]+)'/g)].map((match) => match[1]!);
    const found = new Set([...reasons(source('data', 'edition.ts')), ...asked]);
    expect([...found].sort()).toEqual(Object.keys(words.edition).sort());
  });
});

describe('the reader’s point of view', () => {
  const say = (language: Language, seat: number | null, e: GameEvent) =>
    module.text[language].event(e, readerOf(language, seat));

  it.each([
    [HAPPENINGS.auctionOpens[0]!, 'You put up a jester and bid 200.', 'Bianca puts up a jester and bids 200.'],
    [
      HAPPENINGS.landscapePlaced[1]!,
      'You place a forest and gain 3 prestige.',
      'Bianca places a forest and gains 3 prestige.',
    ],
    [HAPPENINGS.recruited[1]!, 'Ottavio recruits the Poet from you.', 'Ottavio recruits the Poet from Bianca.'],
    [
      HAPPENINGS.workDone[0]!,
      'A Work by the Poet worth 15: you receive 1500 florins.',
      'A Work by the Poet worth 15: Bianca receives 1500 florins.',
    ],
    [
      HAPPENINGS.bestWork[1]!,
      'Best Work of the round, 15: Ottavio and you gain 3 prestige.',
      'Best Work of the round, 15: Bianca and Ottavio gain 3 prestige.',
    ],
    [HAPPENINGS.turnEnds[2]!, 'You end your turn after 2 actions.', 'Bianca ends the turn after 2 actions.'],
  ])('tells English %#', (event, own, others) => {
    expect([say('en', 0, event), say('en', null, event)]).toEqual([own, others]);
  });

  it.each([
    [
      HAPPENINGS.auctionOpens[0]!,
      'Вы выставляете на аукцион шута, ставка 200.',
      'Бьянка выставляет на аукцион шута, ставка 200.',
    ],
    [HAPPENINGS.landscapePlaced[1]!, 'Вы размещаете лес: 3 очка престижа.', 'Бьянка размещает лес: 3 очка престижа.'],
    [
      HAPPENINGS.workDone[0]!,
      'Работа (Поэт) ценностью 15: 1500 монет получаете вы.',
      'Работа (Поэт) ценностью 15: 1500 монет получает Бьянка.',
    ],
    [
      HAPPENINGS.bestWork[1]!,
      'Лучшая Работа раунда – 15: по 3 очка престижа получаете Оттавио и вы.',
      'Лучшая Работа раунда – 15: по 3 очка престижа получают Бьянка и Оттавио.',
    ],
    [HAPPENINGS.turnEnds[1]!, 'Вы заканчиваете ход: 1 действие.', 'Бьянка заканчивает ход: 1 действие.'],
  ])('tells Russian %#', (event, own, others) => {
    expect([say('ru', 0, event), say('ru', null, event)]).toEqual([own, others]);
  });

  it.each([
    [
      { what: 'bestWork', who: [0], value: 15 },
      'Лучшая Работа раунда – 15: 3 очка престижа получаете вы.',
      'Лучшая Работа раунда – 15: 3 очка престижа получает Бьянка.',
    ],
    [
      { what: 'forced', seat: 0, stack: 'prestige', price: 300 },
      'Низкий бросок без модификатора: карточку престижа за 300 нужно купить сразу (вы).',
      'Низкий бросок без модификатора: карточку престижа за 300 нужно купить сразу (Бьянка).',
    ],
    [
      { what: 'builtTogether', seat: 1, partner: 0, building: 'opera', price: 300, payment: 500 },
      'Оттавио и вы вместе строите оперу за 300: по 3 очка престижа. Вы платите партнёру 500 монет.',
      'Оттавио и Бьянка вместе строят оперу за 300: по 3 очка престижа. Бьянка платит партнёру 500 монет.',
    ],
    [
      { what: 'supplyShrinks', stack: 'recruiting' },
      'Никто из двоих не взял карточку найма: запас уменьшается на 1.',
      'Никто из двоих не взял карточку найма: запас уменьшается на 1.',
    ],
    [
      { what: 'diegoPays', price: 900, coins: 0, points: 5, change: 100 },
      'Диего платит 900: 5 очков престижа; сдача 100 остаётся у него.',
      'Диего платит 900: 5 очков престижа; сдача 100 остаётся у него.',
    ],
  ])('agrees in Russian %#', (event, own, others) => {
    expect([say('ru', 0, event as GameEvent), say('ru', null, event as GameEvent)]).toEqual([own, others]);
  });

  it('says why Diego does what he does', () => {
    expect(say('en', 0, HAPPENINGS.diegoBuys[0]!)).toBe('Diego takes the leftmost refused object: a jester, for 900.');
    expect(say('en', 0, HAPPENINGS.diegoWants[0]!)).toBe('His leftmost profession is the Poet, so he takes a lake.');
    expect(say('ru', 0, HAPPENINGS.diegoActs[2]!)).toBe(
      'Диего завершает Работу: карточек у него хватает на все оставшиеся действия, пора их играть.',
    );
  });
});

describe('counts', () => {
  it.each([
    [1, 'Ottavio sells 1 prestige for 100 florins.', 'Оттавио продаёт 1 очко престижа за 100 монет.'],
    [3, 'Ottavio sells 3 prestige for 300 florins.', 'Оттавио продаёт 3 очка престижа за 300 монет.'],
    [5, 'Ottavio sells 5 prestige for 500 florins.', 'Оттавио продаёт 5 очков престижа за 500 монет.'],
    [21, 'Ottavio sells 21 prestige for 2100 florins.', 'Оттавио продаёт 21 очко престижа за 2100 монет.'],
  ])('%i points', (points, en, ru) => {
    const event = { what: 'sold', seat: 1, points, coins: points * 100 } as GameEvent;
    const languages = ['en', 'ru'] as const;
    expect(languages.map((l) => module.text[l].event(event, readerOf(l, 0)))).toEqual([en, ru]);
  });
});

describe('the rules reference', () => {
  it('holds every rule, ruling and example', () => {
    expect([RULES.length, RULINGS.length, HOUSE.length, EXAMPLES.length]).toEqual([200, 79, 5, 21]);
    expect(Object.keys(rulesEn.chapters)).toHaveLength(24);
  });

  it('is written with care in both languages', () => {
    expect(referenceStyleFindings(module)).toEqual([]);
  });
});

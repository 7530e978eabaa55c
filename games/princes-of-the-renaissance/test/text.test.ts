// All words of the game: none missing, each language in its own letters and plurals, told from the reader's side.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameEvent, idsIn, inEvery, type Language, numberedRules } from '@signoria/kernel';
import { askings, faults, readerOf, sampleFaults, spokenIn, YOU } from '@signoria/kernel/testing';
import { describe, expect, it } from 'vitest';
import { CITIES } from '../data/cities.ts';
import { EVENTS } from '../data/events.ts';
import { FAMILIES } from '../data/families.ts';
import { PROVENANCE } from '../data/provenance.ts';
import { TILES } from '../data/tiles.ts';
import { CARDS } from '../data/treachery.ts';
import { TROOPS } from '../data/troops.ts';
import { module } from '../index.ts';
import { PROMISES } from '../rules/model/choices.ts';
import { wordsDe } from '../text/de.ts';
import { wordsEn } from '../text/en.ts';
import * as names from '../text/index.ts';
import { wordsRu } from '../text/ru.ts';
import { rulesEn } from '../text/rules.en.ts';
import { rulesRu } from '../text/rules.ru.ts';
import type { Words } from '../text/shape.ts';
import { HAPPENINGS, PARTS, SAMPLES } from './text.samples.ts';

const DECISIONS = idsIn(rulesEn, 'D');
const EXAMPLES = idsIn(rulesEn, 'E');
const HOUSE = idsIn(rulesEn, 'H');
const RULES = numberedRules(rulesEn);
const RULINGS = idsIn(rulesEn, 'R');

const WORDS = inEvery<Words>({ en: wordsEn, ru: wordsRu, de: wordsDe });
const PUBLISHER = /Mercury Games/g;

// What German lacks is told in English: that is not held against German here.
describe.each(['en', 'ru'] as const)('the sentences in %s', (language) => {
  it('are whole for everything that can be said, whoever reads it', () => {
    expect(sampleFaults(module, language, SAMPLES)).toEqual([]);
  });
});

describe.each(spokenIn(module))('the tables in %s', (language) => {
  const text = module.text[language];
  const words = WORDS[language];

  it('names every part of a number', () => {
    const said = Object.entries(PARTS).map(([what, facts]) =>
      text.part!({ what, n: 2, rules: [], facts }, readerOf(language, 0)),
    );
    expect(faults(language, said)).toEqual([]);
    expect(new Set(said).size).toBeGreaterThan(25);
    expect(Object.keys(PARTS).sort()).toEqual(Object.keys(words.parts).sort());
  });

  it('names and explains every component, option and group of data', () => {
    const all = [
      ...CITIES.map((id) => names.cityName(language, id)),
      ...FAMILIES.flatMap((id) => [
        names.familyName(language, id),
        names.familyEffect(language, id, 'A'),
        names.familyEffect(language, id, 'B'),
      ]),
      ...TILES.flatMap((id) => [
        names.tileName(language, id),
        names.tileEffect(language, { id, merchant: id.endsWith('merchant') }),
      ]),
      ...EVENTS.flatMap((id) => [names.eventName(language, id), names.lotName(language, id)]),
      names.popeName(language),
      names.popeEffect(language),
      names.lotName(language, 'pope'),
      ...TROOPS.map((id) => names.troopName(language, id)),
      ...CARDS.flatMap((id) => [names.cardName(language, id), names.cardEffect(language, id)]),
      ...PROMISES.map((id) => names.promiseText(language, id)),
      ...PROVENANCE.map(({ group }) => names.groupName(language, group as keyof Words['groups'])),
      ...Object.values(text.options).flatMap(({ name, about }) => [name, about]),
      text.title,
      text.blurb,
      text.credit,
    ];
    expect(faults(language, all, PUBLISHER)).toEqual([]);
    expect(new Set(TILES.map((id) => names.tileName(language, id))).size).toBe(36);
  });

  it('knows every question and group of data, and every reason the rules and the edition reader can give', () => {
    expect(Object.keys(words.prompts).sort()).toEqual(askings(module).toSorted());
    expect(Object.keys(words.groups).sort()).toEqual(PROVENANCE.map(({ group }) => group).sort());
    const folder = join(import.meta.dirname, '..');
    const source = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');
    const reasons = (code: string) => [...code.matchAll(/\bwhy: '([\w-]+)'/g)].map((match) => match[1]!);
    const files = readdirSync(join(folder, 'rules'), { recursive: true, encoding: 'utf8' });
    const rules = files.filter((file) => file.endsWith('.ts')).flatMap((file) => reasons(source('rules', file)));
    expect([...new Set(rules)].sort()).toEqual(Object.keys(words.blocked).sort());
    const edition = source('data', 'edition.ts');
    const asked = [...edition.matchAll(/\bwhere\([^\n]*'([\w-]+)'/g)].map((match) => match[1]!);
    expect([...new Set([...reasons(edition), ...asked])].sort()).toEqual(Object.keys(words.edition).sort());
  });
});

describe('the reader’s point of view', () => {
  const say = (language: Language, seat: number | null, e: GameEvent) =>
    module.text[language].event(e, readerOf(language, seat));

  // German tells the chronicle in English so far.
  it.each(['en', 'ru'] as const)('is kept in %s: spoken to as you, and a stranger to all others', (language) => {
    const bought = HAPPENINGS.troopBought[0]!;
    expect(say(language, 0, bought)).toMatch(YOU[language]);
    expect(say(language, 1, bought)).not.toMatch(YOU[language]);
    expect(say(language, null, bought)).not.toMatch(YOU[language]);
  });

  it.each([
    [HAPPENINGS.lotWon[1]!, 'You win Doge for 14 gold.', 'Bianca wins Doge for 14 gold.'],
    [
      HAPPENINGS.lotWon[0]!,
      'You win the Pope for 5 influence (bid 7, Bribe Cardinal ×1, 2 through the Banker).',
      'Bianca wins the Pope for 5 influence (bid 7, Bribe Cardinal ×1, 2 through the Banker).',
    ],
    [
      HAPPENINGS.offerMade[0]!,
      'You offer Ottavio: 3 gold for 2 influence.',
      'Bianca offers you: 3 gold for 2 influence.',
    ],
    [HAPPENINGS.rolled[0]!, 'Battle: Rome 3 + 2 = 5, Milan 4 − 1 = 3.', 'Battle: Rome 3 + 2 = 5, Milan 4 − 1 = 3.'],
  ])('in English, of %o', (event, mine, theirs) => {
    expect(say('en', 0, event)).toBe(mine);
    expect(say('en', 1, event)).toBe(theirs);
  });

  it.each([
    [HAPPENINGS.lotWon[1]!, 'Вы получаете «Дож» за 14 золота.', 'Бьянка получает «Дож» за 14 золота.'],
    [
      HAPPENINGS.warDeclared[0]!,
      'Вы начинаете войну: Флоренция нападает на Венецию.',
      'Бьянка начинает войну: Флоренция нападает на Венецию.',
    ],
    [
      HAPPENINGS.income[1]!,
      'Вы получаете доход (1 золото и 1 влияние) и плату кондотьеру (21 золото).',
      'Бьянка получает доход (1 золото и 1 влияние) и плату кондотьеру (21 золото).',
    ],
    [
      HAPPENINGS.income[2]!,
      'Вы получаете плату кондотьеру (5 золота).',
      'Бьянка получает плату кондотьеру (5 золота).',
    ],
    [HAPPENINGS.income[3]!, 'Вы остаётесь без дохода.', 'Бьянка остаётся без дохода.'],
    [
      HAPPENINGS.cityPays[0]!,
      'Рим платит вам 5 золота: плата ложится на тайл семьи.',
      'Рим платит кондотьеру (Бьянка) 5 золота: плата ложится на тайл семьи.',
    ],
    [HAPPENINGS.traded[1]!, 'Оттавио дарит вам золото и влияние.', 'Вы дарите (Бьянка) золото и влияние.'],
    [
      HAPPENINGS.offerMade[1]!,
      'Оттавио предлагает вам: 1 золото и 5 влияния в подарок. «Вето на вашу войну не наложу.»',
      'Вы предлагаете (Бьянка): 1 золото и 5 влияния в подарок. «Вето на вашу войну не наложу.»',
    ],
    [
      HAPPENINGS.offerMade[2]!,
      'Оттавио предлагает вам: «В долгу не останусь.»',
      'Вы предлагаете (Бьянка): «В долгу не останусь.»',
    ],
    [HAPPENINGS.bribed[0]!, 'Вы подкупаете пикинеров (Оттавио).', 'Бьянка подкупает ваших пикинеров.'],
  ])('in Russian, of %o', (event, mine, theirs) => {
    expect(say('ru', 0, event)).toBe(mine);
    expect(say('ru', 1, event)).toBe(theirs);
  });
});

describe('provenance', () => {
  it('points to sections of the reference by their names', () => {
    const { note } = PROVENANCE.find(({ group }) => group === 'rulings')!;
    for (const id of ['R', 'H'] as const) {
      expect(note.en).toContain(`“${rulesEn.chapters[id]}”`);
      expect(note.ru).toContain(`«${rulesRu.chapters[id]}»`);
    }
  });
});

describe('the rules reference', () => {
  it('holds every rule, ruling, ruling of the table, decision and example', () => {
    expect([RULES.length, RULINGS.length, DECISIONS.length, EXAMPLES.length]).toEqual([195, 58, 24, 12]);
    expect(HOUSE).toHaveLength(12);
    expect(Object.keys(rulesEn.chapters)).toHaveLength(21);
  });
});

// All words of the game: none missing, each language in its own letters and plurals, told from the reader's side.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameEvent, idsIn, inEvery, LANGUAGES, type Language, numberedRules } from '@signoria/kernel';
import { ask, askings, faults, readerOf, referenceStyleFindings, sampleFaults } from '@signoria/kernel/testing';
import { describe, expect, it } from 'vitest';
import { CARDS, STRENGTHS } from '../data/cards.ts';
import { STANDARD } from '../data/edition.ts';
import { REGIONS } from '../data/map.ts';
import { PROVENANCE } from '../data/provenance.ts';
import { module } from '../index.ts';
import { OPTIONS } from '../rules/model/options.ts';
import { wordsDe } from '../text/de.ts';
import { wordsEn } from '../text/en.ts';
import { cardEffect, cardName, cardNote, groupName, regionName } from '../text/index.ts';
import { wordsRu } from '../text/ru.ts';
import { rulesEn } from '../text/rules.en.ts';
import type { Words } from '../text/shape.ts';
import { HAPPENINGS, SAMPLES, SCORE } from './text.samples.ts';

const DECISIONS = idsIn(rulesEn, 'D');
const EXAMPLES = idsIn(rulesEn, 'E');
const RULES = numberedRules(rulesEn);
const RULINGS = idsIn(rulesEn, 'R');

const WORDS = inEvery<Words>({ en: wordsEn, ru: wordsRu, de: wordsDe });
const PUBLISHER = /Fantasy Flight Games/g;
/** Names of an edition file, which have no translation. */
const IDS = new RegExp(`\\b(${[...CARDS, ...REGIONS, 'name', 'cards'].join('|')})\\b`, 'g');

describe.each(LANGUAGES)('the tables in %s', (language) => {
  const text = module.text[language];
  const words = WORDS[language];

  it('has a whole sentence for everything that can be said, whoever reads it', () => {
    expect(sampleFaults(module, language, SAMPLES, IDS)).toEqual([]);
    const nowhere = text.warning!('surrenderGives', { leader: 1, region: null }, readerOf(language, 0));
    expect(faults(language, [nowhere])).toEqual([]);
  });

  it('names and explains every card, region, option and group of data', () => {
    const cards = CARDS.flatMap((id) => [
      cardName(language, id),
      cardNote(language, id, STANDARD.cards[id]),
      cardEffect(language, id, STANDARD.cards[id]),
    ]);
    const regions = REGIONS.map((id) => regionName(language, id));
    const groups = Object.keys(words.groups) as (keyof Words['groups'])[];
    const options = Object.values(text.options).flatMap(({ name, about }) => [name, about]);
    const named = [...cards, ...regions, ...groups.map((id) => groupName(language, id)), ...options];
    expect(faults(language, [...named, text.title, text.blurb, text.credit], PUBLISHER)).toEqual([]);
    expect(new Set(regions).size).toBe(17);
    expect(new Set(CARDS.map((id) => cardName(language, id))).size).toBe(15);
  });

  it('gives every mercenary its printed strength', () => {
    for (const [kind, id] of CARDS.slice(0, 7).entries()) {
      expect(cardName(language, id)).toContain(` ${STRENGTHS[kind]}`);
      expect(cardEffect(language, id, STANDARD.cards[id])).toContain(` ${STRENGTHS[kind]} `);
    }
  });

  it('knows every question, option and data group of the game', () => {
    expect(Object.keys(words.prompts).sort()).toEqual(askings(module).toSorted());
    expect(Object.keys(text.options).sort()).toEqual(Object.keys(OPTIONS).sort());
    expect(Object.keys(words.groups).sort()).toEqual(PROVENANCE.map(({ group }) => group).sort());
  });

  it('knows every reason the rules and the edition reader can give', () => {
    const folder = join(import.meta.dirname, '..');
    const source = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');
    const reasons = (code: string) => [...code.matchAll(/\bwhy: '([\w-]+)'/g)].map((match) => match[1]!);
    const rules = globSync('rules/**/*.ts', { cwd: folder }).flatMap((file) => reasons(source(file)));
    expect([...new Set(rules)].sort()).toEqual(Object.keys(words.blocked).sort());
    expect([...new Set(reasons(source('policy', 'warnings.ts')))].sort()).toEqual(Object.keys(words.warnings).sort());
    const asked = [...source('data', 'edition.ts').matchAll(/\bwhere\([^\n]*'([\w-]+)'/g)].map((match) => match[1]!);
    const found = new Set([...reasons(source('data', 'edition.ts')), ...asked]);
    expect([...found].sort()).toEqual(Object.keys(words.edition).sort());
  });

  it('carries the whole rules reference', () => {
    const { chapters, entries } = text.reference;
    expect(chapters.flatMap((chapter) => chapter.entries).sort()).toEqual(Object.keys(entries).sort());
    expect(entries['CON-6.26']).toMatch(/2/);
  });
});

describe('the reader’s point of view', () => {
  const say = (language: Language, seat: number | null, e: GameEvent) =>
    module.text[language].event(e, readerOf(language, seat));

  it.each([
    [
      HAPPENINGS.played[1]!,
      'You play Spring. Highest mercenaries now +3.',
      'Bianca plays Spring. Highest mercenaries now +3.',
    ],
    [HAPPENINGS.played[0]!, 'You play the Heroine: strength 19.', 'Bianca plays the Heroine: strength 19.'],
    [HAPPENINGS.conquered[1]!, 'Ottavio takes Roma from you.', 'Ottavio takes Roma from Bianca.'],
    [
      HAPPENINGS.compared[0]!,
      'Strengths: Ottavio 22, you 19, Fiamma 11.',
      'Strengths: Ottavio 22, Bianca 19, Fiamma 11.',
    ],
    [
      HAPPENINGS.mercenariesGo[1]!,
      '3 mercenaries of strength 10 leave: you 2, Fiamma 1.',
      '3 mercenaries of strength 10 leave: Bianca 2, Fiamma 1.',
    ],
    [
      HAPPENINGS.tied[0]!,
      'A tie between Ottavio and you: nobody conquers Milano.',
      'A tie between Bianca and Ottavio: nobody conquers Milano.',
    ],
    [HAPPENINGS.shown[1]!, 'Ottavio shows 1 card to you.', 'Ottavio shows 1 card to Bianca.'],
    [
      HAPPENINGS.dealtCards[0]!,
      'Your new cards: Mercenary 1 ×2, Winter.',
      'Bianca’s new cards: Mercenary 1 ×2, Winter.',
    ],
  ])('tells English %#', (event, own, others) => {
    expect([say('en', 0, event), say('en', null, event)]).toEqual([own, others]);
  });

  it.each([
    [
      HAPPENINGS.played[1]!,
      'Вы играете Весну. Сильнейшим наёмникам +3.',
      'Бьянка играет Весну. Сильнейшим наёмникам +3.',
    ],
    [HAPPENINGS.siteChosen[0]!, 'Вы ставите Кондотьера во Флоренцию.', 'Бьянка ставит Кондотьера во Флоренцию.'],
    [
      HAPPENINGS.siteChosen[1]!,
      'Оттавио ставит Кондотьера в Болонью. Регион защищаете вы.',
      'Оттавио ставит Кондотьера в Болонью. Регион защищает Бьянка.',
    ],
    [
      HAPPENINGS.tokenTo[0]!,
      'Фигурку Кондотьера получаете вы: больше всех Куртизанок.',
      'Фигурку Кондотьера получает Бьянка: больше всех Куртизанок.',
    ],
    [
      HAPPENINGS.mercenariesGo[1]!,
      'Уходят 3 наёмника силы 10: вы – 2, Фьямма – 1.',
      'Уходят 3 наёмника силы 10: Бьянка – 2, Фьямма – 1.',
    ],
    [
      HAPPENINGS.shown[1]!,
      'Оттавио показывает 1 карту: видите только вы.',
      'Оттавио показывает 1 карту: видит только Бьянка.',
    ],
    [
      HAPPENINGS.keptCards[0]!,
      'Вы оставляете себе: Наёмника 10, Героиню.',
      'Бьянка оставляет себе: Наёмника 10, Героиню.',
    ],
  ])('tells Russian %#', (event, own, others) => {
    expect([say('ru', 0, event), say('ru', null, event)]).toEqual([own, others]);
  });

  it('names winners and those who wait', () => {
    const { en, ru } = module.text;
    const shared = { winners: [0, 1], reason: 'sharedFinalBattle' };
    expect(en.outcome(shared, readerOf('en', 0))).toBe('The final battle is tied: Ottavio and you share the victory.');
    expect(ru.outcome(shared, readerOf('ru', 0))).toBe('Последняя битва кончается вничью: победу делите Оттавио и вы.');
    expect(ru.outcome(shared, readerOf('ru', 2))).toBe(
      'Последняя битва кончается вничью: победу делят Бьянка и Оттавио.',
    );
    expect(en.prompt(ask('placePope'), readerOf('en', 0))).toBe('Bishop: where shall the Pope rest?');
    expect(en.prompt(ask('chooseSite', { menu: null }), readerOf('en', 1))).toBe('Bianca is choosing a site');
    expect(ru.prompt(ask('turn', { menu: null }), readerOf('ru', null))).toBe('Ходит Бьянка');
  });

  it('warns of what a choice would do', () => {
    const facts = { leader: 1, region: 'firenze' };
    expect(module.text.en.warning!('surrenderGives', facts, readerOf('en', 0))).toBe(
      'Ottavio is ahead: a Surrender now would hand over Firenze.',
    );
    expect(module.text.ru.warning!('surrenderGives', facts, readerOf('ru', 0))).toBe(
      'Впереди Оттавио: Сдача сейчас отдаст Флоренцию.',
    );
    expect(module.text.ru.warning!('seasonIsHere', { card: 'winter' }, readerOf('ru', 0))).toBe(
      'Зима уже в игре. Ещё одна ничего не изменит.',
    );
  });

  it('gives the fact and then the rule', () => {
    expect(module.text.en.blocked('popeOnMarker', { region: 'siena', owner: 0 }, readerOf('en', 0))).toBe(
      'Siena carries your control marker. The Favor of the Pope goes only to a region without a marker.',
    );
    expect(module.text.ru.blocked('popeProtects', { region: 'firenze' }, readerOf('ru', 0))).toBe(
      'Во Флоренции стоит Папа. Пока его не уведёт Епископ, сражаться там нельзя.',
    );
  });
});

const COMPLETE = ['en', 'ru'] as const;

describe('counts', () => {
  const drew = (language: Language, count: number) =>
    module.text[language].event({ what: 'drew', seat: 1, count } as GameEvent, readerOf(language, 0));

  it.each([
    [1, 'Ottavio draws 1 card.', 'Оттавио берёт 1 карту.'],
    [2, 'Ottavio draws 2 cards.', 'Оттавио берёт 2 карты.'],
    [5, 'Ottavio draws 5 cards.', 'Оттавио берёт 5 карт.'],
    [11, 'Ottavio draws 11 cards.', 'Оттавио берёт 11 карт.'],
    [21, 'Ottavio draws 21 cards.', 'Оттавио берёт 21 карту.'],
  ])('%i cards', (count, en, ru) => {
    expect([drew('en', count), drew('ru', count)]).toEqual([en, ru]);
  });

  it.each([
    [1, '1 mercenary of strength 6 leaves: Ottavio.', 'Уходит 1 наёмник силы 6: Оттавио.'],
    [2, '2 mercenaries of strength 6 leave: Ottavio 2.', 'Уходят 2 наёмника силы 6: Оттавио – 2.'],
    [5, '5 mercenaries of strength 6 leave: Ottavio 5.', 'Уходят 5 наёмников силы 6: Оттавио – 5.'],
    [11, '11 mercenaries of strength 6 leave: Ottavio 11.', 'Уходят 11 наёмников силы 6: Оттавио – 11.'],
    [21, '21 mercenaries of strength 6 leave: Ottavio 21.', 'Уходит 21 наёмник силы 6: Оттавио – 21.'],
  ])('%i mercenaries', (count, en, ru) => {
    const event = { what: 'mercenariesGo', strength: 6, from: [{ seat: 1, count }] } as GameEvent;
    expect(COMPLETE.map((l) => module.text[l].event(event, readerOf(l, 0)))).toEqual([en, ru]);
  });

  it.each([
    [1, '0 of 1 point in the series', '0 из 1 очка серии'],
    [2, '0 of 2 points in the series', '0 из 2 очков серии'],
    [5, '0 of 5 points in the series', '0 из 5 очков серии'],
    [11, '0 of 11 points in the series', '0 из 11 очков серии'],
    [21, '0 of 21 points in the series', '0 из 21 очка серии'],
  ])('%i points', (of, en, ru) => {
    const line = { what: 'series', points: 0, facts: { of }, rules: [] };
    expect(COMPLETE.map((l) => module.text[l].score(line, readerOf(l, 0)))).toEqual([en, ru]);
  });

  it('names the regions a score comes from', () => {
    const line = { what: 'regions', points: 2, facts: SCORE.regions, rules: [] };
    const none = { what: 'regions', points: 0, facts: { of: 5, regions: [] }, rules: [] };
    const told = (l: Language) => [line, none].map((x) => module.text[l].score(x, readerOf(l, 0)));
    expect(told('en')).toEqual(['2 of 5 regions: Siena, Roma', '0 of 5 regions']);
    expect(told('ru')).toEqual(['2 из 5 регионов: Сиена, Рим', '0 из 5 регионов']);
  });
});

describe('the rules reference', () => {
  it('holds every rule, ruling, decision and example', () => {
    expect([RULES.length, RULINGS.length, DECISIONS.length, EXAMPLES.length]).toEqual([163, 58, 14, 10]);
    expect(Object.keys(rulesEn.chapters)).toHaveLength(20);
  });

  it('is written with care in both languages', () => {
    expect(referenceStyleFindings(module)).toEqual([]);
  });
});

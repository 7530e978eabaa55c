/** Headline, seat lines, explanations, sums, prospects and what the news change: small facts, each with one truth. */
import { type GameEvent, idsIn, LANGUAGES, numberedRules } from '@signoria/kernel';
import { NOTHING_HELD, pointingOf } from '@signoria/kit';
import { describe, expect, it } from 'vitest';
import { BONUS } from '../../data/bonus.ts';
import { CHARACTERS } from '../../data/characters.ts';
import { STACKS } from '../../data/objects.ts';
import { BUILDINGS } from '../../data/pieces.ts';
import { PRESTIGE } from '../../data/prestige.ts';
import { DECK, FREEDOMS, PROFESSIONS } from '../../data/professions.ts';
import { type Scenario, scenario } from '../../scenario.ts';
import { rulesEn } from '../../text/rules.en.ts';
import { cuesOf } from '../cues.ts';
import { type Fault, faultRules } from '../estate/placing.ts';
import { explain, headline, seatLine } from '../facts.ts';
import { gainOf, lacksOf, prospectOf, wantedBy } from '../gain.ts';
import { money } from '../table.ts';
import { things } from '../things.ts';
import { tableOf, watch } from './help.ts';
import { markupOf } from './markup.ts';

const RULES = numberedRules(rulesEn);
const RULINGS = idsIn(rulesEn, 'R');

const ledger: readonly string[] = [...RULES, ...RULINGS];

/** The Poet of the rulebook's example, and a Painter who lacks everything. */
const turn = () =>
  scenario({ players: 3 })
    .seat(0, {
      hand: ['poet', 'painter', 'jurist'],
      recruits: 1,
      jesters: 2,
      builders: 1,
      freedoms: ['travel'],
      tiles: ['theater'],
    })
    .round(3)
    .turn(0);

const tableAt = (at: ReturnType<typeof turn>, selected: string | null = null) =>
  tableOf(at.state(), { you: 0, selected });

describe('headline', () => {
  it('[FLO-3.3] tells round, phase and the least a Work must be worth', () => {
    expect(headline(turn().view(0), 'en')).toBe('Round 3 of 7 · Actions · minimum Work 12');
    expect(headline(turn().view(0), 'ru')).toBe('Раунд 3 из 7 · Действия · минимум Работы 12');
  });
});

describe('seat line', () => {
  it('has the points, the helpers and who is first', () => {
    expect(seatLine(turn().view(0), 0, 'en')).toEqual({
      score: { value: 0 },
      notes: ['1 builder', '2 jesters'],
      tags: ['first'],
    });
  });
});

describe('explanations', () => {
  it.each(LANGUAGES)('exist for every thing in %s, with rules that exist', (language) => {
    const view = turn().view(0);
    const people = DECK.map((i) => PROFESSIONS[i]!);
    const ids = [...STACKS, ...BUILDINGS, ...FREEDOMS, ...people, ...BONUS, ...PRESTIGE, ...CHARACTERS];
    for (const id of [...ids, 'deck-profession', 'deck-bonus', 'diego']) {
      const found = explain(id, view, language);
      expect(found?.title.length, id).toBeGreaterThan(1);
      expect(found?.text, id).toMatch(/\.$/);
      expect(found?.rules.length, id).toBeGreaterThan(0);
      expect(found?.rules.filter((rule) => !ledger.includes(rule))).toEqual([]);
    }
    expect(explain('nothing', view, language)).toBeNull();
    expect(explain('architect', view, language)).toBeNull();
  });
  it('of what is in the way cite rules that exist', () => {
    const faults: readonly Fault[] = [
      { why: 'covers', by: 'lake', cells: [] },
      { why: 'touches', by: 'palazzo', cells: [] },
      { why: 'border', cells: [] },
      { why: 'oneSide', cells: [] },
    ];
    const docked = scenario({ players: 3, options: { cooperative: true } })
      .turn(0)
      .view(0);
    for (const view of [turn().view(0), docked]) {
      for (const piece of ['forest', 'studio'] as const) {
        const cited = faults.flatMap((fault) => faultRules(view, piece, fault));
        expect(cited.filter((rule) => !ledger.includes(rule))).toEqual([]);
      }
    }
  });
});

describe('the sum of a Work', () => {
  it('[FLO-E5] adds up line by line to what the Work is worth', () => {
    const { works } = turn().view(0).own!;
    for (const { lines, value } of works) expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(value);
    expect(works.find(({ profession }) => profession === 'poet')!.value).toBe(15);
  });

  it('[FLO-5.2] shows what the thing pointed at would add, and to whom', () => {
    const table = tableAt(turn(), 'build studio');
    const gain = gainOf(
      table,
      pointingOf(table, things, NOTHING_HELD, () => {}),
      null,
    );
    expect(gain).toBe('studio');
    const painter = table.view.own!.works.find(({ profession }) => profession === 'painter')!;
    const poet = table.view.own!.works.find(({ profession }) => profession === 'poet')!;
    expect(prospectOf(painter, gain).value).toBe(painter.value + 4);
    expect(prospectOf(poet, gain).value).toBe(poet.value);
  });

  it('[FLO-5.5] shows what the lot would add to every Work', () => {
    const at = scenario({ players: 3 })
      .seat(0, { hand: ['poet', 'painter'] })
      .auction()
      .play('0 auction jester');
    const table = tableOf(at.state(), { you: 1 });
    expect(
      gainOf(
        table,
        pointingOf(table, things, NOTHING_HELD, () => {}),
        null,
      ),
    ).toBe('jester');
    for (const work of table.view.own!.works) expect(prospectOf(work, 'jester').value).toBe(work.value + 2);
  });

  it('counts the people who want a thing and lack it', () => {
    const table = tableAt(turn());
    expect(wantedBy(table, 'studio')).toBe(1);
    expect(wantedBy(table, 'theater')).toBe(0);
    expect(wantedBy(table, 'forest')).toBe(1);
  });

  it('[FLO-7.2] names what a Work lacks, and each adds what it would bring', () => {
    const table = tableAt(turn());
    for (const work of table.view.own!.works) {
      for (const { id, adds } of lacksOf(work)) expect(prospectOf(work, id).value).toBe(work.value + adds);
    }
    const poet = table.view.own!.works.find(({ profession }) => profession === 'poet')!;
    expect(lacksOf(poet).map(({ id }) => id)).not.toContain('theater');
  });
});

describe('numbers', () => {
  /** What can be pressed to see its parts, as it is read out. */
  const askable = (at: Scenario, you = 0) =>
    [...markupOf(tableOf(at.state(), { you })).matchAll(/class="why-number[\s\S]*?<\/button>/g)].map(([button]) =>
      button
        .replace(/^[^>]*>/, '')
        .replace(/<[^>]+>/g, '')
        .trim(),
    );

  it('[FLO-7.2, FLO-3.3, FLO-8.1] of a turn can be asked: values, pay, minimum, prices, points', () => {
    expect(askable(turn())).toEqual(
      expect.arrayContaining([
        'Value 15',
        'Pays 1\u2009500',
        'The least a Work must be worth minimum this round 12',
        'a building 300',
        'anything else 300',
        'Prestige points 0',
      ]),
    );
  });

  it('[FLO-4.6, FLO-4.5] of an auction can be asked: the opening and the standing bid', () => {
    const at = scenario({ players: 3 }).auction();
    expect(askable(at)).toContain('opening bid 200');
    expect(askable(at.play('0 auction jester', '1 bid 300'), 2)).toContain('Standing bid 300');
  });

  it('[FLO-18.9] against Diego can be asked: his bid and the price', () => {
    const at = scenario({ players: 1 })
      .diego({ next: [1] })
      .auction()
      .play('0 putUp recruiting');
    expect(askable(at).some((number) => number.startsWith('Your price'))).toBe(true);
    expect(askable(at.play('0 refuse')).some((number) => number.startsWith('Diego’s bid'))).toBe(true);
  });
});

describe('money', () => {
  it('is written with a narrow space between thousands', () => {
    expect([0, 900, 1900, 12300].map(money)).toEqual(['0', '900', '1\u2009900', '12\u2009300']);
  });
});

describe('news', () => {
  it('[FLO-8.2] tell the tile first and then the points it brings', () => {
    const at = turn().play('0 build studio').placed(0);
    const { after } = cuesOf(at.heard(0));
    expect(after.get('prestige 0')).toBeGreaterThan(after.get('tile 0')!);
  });
  it('never take longer than three seconds, and tell why Diego did what he did', () => {
    let reasons = 0;
    const all: GameEvent[] = [];
    watch('telling', 1, {}, { every: 1 }, (_, news) => {
      all.push(...news);
      const { after, diego } = cuesOf(all);
      expect(Math.max(0, ...after.values())).toBeLessThanOrEqual(3000);
      reasons = diego.length;
    });
    expect(reasons).toBeGreaterThan(20);
  });
});

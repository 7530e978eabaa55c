/** Headline, seat lines, explanations, prices, prospects, chances, exchanges and news: small facts, each with one truth. */
import { type GameEvent, idsIn, LANGUAGES, numberedRules } from '@signoria/kernel';
import { controlsIn } from '@signoria/kit/testing';
import { describe, expect, it } from 'vitest';
import { CITIES } from '../../data/cities.ts';
import { EVENTS } from '../../data/events.ts';
import { FAMILIES } from '../../data/families.ts';
import { TILES } from '../../data/tiles.ts';
import { CARDS } from '../../data/treachery.ts';
import { TROOPS } from '../../data/troops.ts';
import { discountIn } from '../../rules/view/helpers.ts';
import { scenario } from '../../scenario.ts';
import { rulesEn } from '../../text/rules.en.ts';
import { cuesOf } from '../cues.ts';
import { explain, headline, seatLine } from '../facts.ts';
import { discountLine } from '../now/Auction.tsx';
import { chancesIn } from '../now/scene/chances.ts';
import { countOf, standing, written } from '../now/scene/count.ts';
import { prospectsOf, worthIn } from '../prospects.ts';
import { boardWords } from '../text/index.ts';
import { tableOf, watch } from './help.ts';
import { lookMarkup, markupOf, stageOf, tradeMarkup } from './markup.ts';

const HOUSE = idsIn(rulesEn, 'H');
const RULES = numberedRules(rulesEn);
const RULINGS = idsIn(rulesEn, 'R');

const ledger: readonly string[] = [...RULES, ...RULINGS, ...HOUSE];

/** A war of Milan on Venice: seat 1 leads Milan, seat 0 may still bid for Venice. */
const war = () =>
  scenario({ players: 3 })
    .family(0, 'montefeltro')
    .family(1, 'd-este')
    .status({ venice: 8, milan: 6 })
    .tiles(0, 'milan-swiss-mercenaries', 'venice-doge')
    .tiles(1, 'milan-armourer')
    .troops(0, 'pikemen', 'crossbowmen')
    .troops(1, 'cavalry', 'infantry')
    .troops(2, 'infantry')
    .hand(2, 'bad-weather')
    .turn(1)
    .play('1 war', '1 cities milan venice', '2 weather venice', '1 bid 0', '2 pass', '0 pass');

describe('headline', () => {
  it('[POR-8.2] tells the decade, the wars and which one is fought', () => {
    expect(headline(war().view(0), 'en')).toBe('Decade I · Wars 1 of 4 · Milan attacks Venice');
    expect(headline(war().view(0), 'ru')).toBe('Десятилетие I · Войн 1 из 4 · Милан против Венеции');
  });
});

describe('seat line', () => {
  it('[POR-R12] has exact holdings for oneself and counters for others', () => {
    const view = scenario({ players: 3 }).family(0, 'gonzaga').gold(1, 17).influence(1, 6).turn(0).view(0);
    expect(seatLine(view, 0, 'en').notes).toEqual(['Gonzaga', '30 gold', '10 influence', '0 cards']);
    expect(seatLine(view, 1, 'en').notes.slice(1)).toEqual(['4 gold counters', '2 influence counters', '0 cards']);
    expect(seatLine(view, 0, 'en').tags).toEqual(['turn']);
  });
});

describe('explanations', () => {
  it.each(LANGUAGES)('exist for every thing in %s, with rules that exist', (language) => {
    const view = war().view(0);
    const ids = [...TILES, ...EVENTS, ...FAMILIES, ...TROOPS, ...CARDS, ...CITIES, 'pope', 'deck', 'wars'];
    for (const id of ids) {
      const found = explain(id, view, language);
      expect(found?.title.length, id).toBeGreaterThan(1);
      expect(found?.text, id).toMatch(/\.$/);
      expect(found?.rules.length, id).toBeGreaterThan(0);
      expect(found?.rules.filter((rule) => !ledger.includes(rule))).toEqual([]);
    }
    expect(explain('nothing', view, language)).toBeNull();
  });
});

describe('prices', () => {
  it('[POR-7.7] name every discount, and their sum is what the rules take off', () => {
    watch('discounts', 4, {}, { every: 37 }, ({ state }) => {
      const { view } = tableOf(state, { you: null });
      for (const { seat } of view.players) {
        for (const kind of ['city', 'event', 'pope', 'attacker'] as const) {
          const currency = kind === 'city' ? 'gold' : 'influence';
          const { total, parts } = discountIn(view, seat, { kind, currency });
          expect(parts.reduce((all, { n }) => all + n, 0)).toBe(total);
        }
      }
    });
  });

  it('[POR-7.8] stand on each bid with what it really costs', () => {
    const table = tableOf(war().play('2 pass').match().state, { you: 0 });
    expect(discountLine(stageOf(table), 0, table.view.auction!)).toBe('Montefeltro −2, Swiss Mercenaries −1');
    const names = controlsIn(markupOf(table)).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Bid 0, pay 0', 'Bid 2, pay 0']));
  });
});

describe('numbers', () => {
  /** What can be pressed to see what a number is made of: its label and its figure. */
  const explainedIn = (markup: string) =>
    markup
      .split('<button')
      .filter((part) => part.includes('aria-haspopup="dialog"'))
      .map((part) =>
        part
          .split('</button>')[0]!
          .replace(/^[^>]*>/, '')
          .replaceAll(/<[^>]*>/g, ''),
      );

  it('[POR-8.23, POR-8.16] of a war can be pressed: strengths, pay, battle totals', () => {
    const at = scenario({ players: 3 }).tiles(2, 'milan-ludovico-sforza').troops(0, 'pikemen').troops(1, 'infantry');
    at.turn(0).play('0 war', '0 cities rome milan', '0 bid 0', '1 pass', '1 bid 0');
    const { war: fought } = tableOf(at.match().state, { you: 0 }).view;
    const found = explainedIn(markupOf(tableOf(at.match().state, { you: 0 })));
    const { attacker, defender, rolls } = fought!;
    expect(found).toEqual(
      expect.arrayContaining([
        `Attack ${attacker.first.total}`,
        `Defence ${defender.first.total}`,
        `Pay of the condottiere ${attacker.due.total}`,
        `Battle total ${rolls[0]!.totals.attacker}`,
      ]),
    );
  });

  it('[POR-7.6, POR-7.8] of a bid can be pressed: the least, the most, and the price', () => {
    const table = tableOf(war().play('2 pass').match().state, { you: 0 });
    const found = explainedIn(markupOf(table));
    expect(found).toContain(`Least bid ${table.view.auction!.minimum}`);
    expect(found).toContain(`Most you can bid up to ${table.view.auction!.why.reach!.total}`);
  });

  it('[POR-10.1, POR-6.2, POR-7.11] of things that are buttons stand where one looks closer', () => {
    const table = tableOf(scenario({ players: 3 }).turn(0).match().state, { you: 0 });
    const { cities, troops } = table.view;
    const lookAt = (id: string) =>
      lookMarkup(table, id)
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ');
    expect(lookAt('rome')).toContain(`Points a tile ${cities.rome.vp}`);
    expect(lookAt('rome')).toContain(`Least opening bid ${cities.rome.minimum}`);
    expect(lookAt('cavalry')).toContain(`Price ${troops[3]!.cost}`);
    expect(lookAt('deck')).toContain('Price 1');
  });
});

describe('prospects', () => {
  it('[POR-11.2] show the ranking and the points after each result of the war', () => {
    const table = tableOf(war().match().state, { you: 0 });
    const [milan, venice] = prospectsOf(stageOf(table));
    expect(milan).toMatchObject({ id: 'attacker', city: 'milan', status: { milan: 7, venice: 7 } });
    expect(venice).toMatchObject({ id: 'defender', city: 'venice', status: { milan: 5, venice: 9 } });
    expect([worthIn(milan!, 'venice'), worthIn(venice!, 'venice')]).toEqual([7, 10]);
    // Seat 1 leads Milan: a victory counter is worth a point more.
    const before = table.view.players[1]!.points.total;
    expect(milan!.points[1]).toBe(before - 5 + 7 + 1);
  });

  it('[POR-11.3] of an artist count its status and the tie it breaks', () => {
    const at = scenario({ players: 3 })
      .status({ venice: 6, milan: 7, florence: 3, rome: 3, naples: 3 })
      .turn(0)
      .play('0 nominate ev1-bellini', '0 bid 0', '1 pass', '2 pass');
    const table = tableOf(at.match().state, { you: 0, selected: 'place venice' });
    expect(table.view.placing).toBe('ev1-bellini');
    const [placed] = prospectsOf(stageOf(table));
    expect(placed).toMatchObject({ id: 'placed', city: 'venice', status: { venice: 7 } });
    expect(worthIn(placed!, 'venice')).toBe(10);
  });
});

describe('chances', () => {
  it('[POR-8.23] are worked out for whoever may lead, and add up to 100', () => {
    const { view } = tableOf(war().match().state, { you: 0 });
    const all = chancesIn(view, 0);
    expect(all.map(({ leader }) => leader)).toEqual([0, 2, 'nobody']);
    for (const { attacker, draw, defender } of all) expect(attacker + draw + defender).toBe(100);
    // Cavalry 2, Armourer 1, infantry 1 against pikes 1, Swiss 1, crossbows 1, weather -1.
    expect(view.war!.attacker.first.total).toBe(4);
    expect(view.players[0]!.strength).toEqual({ attack: 2, defence: 3 });
    expect(all[0]!.attacker).toBe(72);
  });
});

describe('the sheet of a war', () => {
  it.each(LANGUAGES)('[POR-8.26] tells forces, dice and why in %s', (language) => {
    const at = scenario({ players: 3 })
      .troops(0, 'pikemen')
      .troops(1, 'infantry')
      .hand(1, 'bribe-troops')
      .dice([1, 1], [1, 6])
      .turn(0)
      .play('0 war', '0 cities rome naples', '1 decline', '0 bid 0', '1 pass', '1 bid 0')
      .play('1 bribe 0 pikemen');
    const words = boardWords.in(language).war;
    const markup = markupOf(tableOf(at.match().state, { you: 2, language, news: at.heard(2) }));
    expect(markup).toContain(words.bribedBy('Bianca'));
    expect(markup).toContain(words.verdict.held);
    expect(markup).toContain(words.verdict.won('naples'));
    expect(markup).toContain(words.result.defender('naples'));
    expect(markup).toContain(words.rolled(6, 7));
  });
});

describe('exchanges', () => {
  const offered = () => scenario({ players: 3 }).turn(1).play('2 offer 0 4g for 1i promise no-veto');

  it('[POR-R13] are seen, answered and withdrawn by the two alone', () => {
    const state = offered().match().state;
    const names = (you: number) => controlsIn(tradeMarkup(tableOf(state, { you }))).map(({ name }) => name);
    expect(names(0)).toEqual(expect.arrayContaining(['Decline', 'Swap now']));
    expect(names(2)).toContain('Withdraw');
    expect(tradeMarkup(tableOf(state, { you: 1 }))).not.toContain('Offer from');
    expect(tradeMarkup(tableOf(state, { you: 0 }))).toContain('I will not veto your war.');
  });

  it('[POR-4.3] what one cannot give is said, and can only be declined', () => {
    const at = scenario({ players: 3 }).influence(0, 0).turn(1).play('2 offer 0 4g for 1i');
    const markup = tradeMarkup(tableOf(at.match().state, { you: 0 }));
    expect(controlsIn(markup).map(({ name }) => name)).not.toContain('Swap now');
    expect(markup).toContain(boardWords.in('en').trade.cannot);
  });

  it('[POR-13.1] the Banker stands beside them for his owner', () => {
    const at = scenario({ players: 3 }).tiles(0, 'florence-banker').turn(1);
    const banker = (you: number) => tradeMarkup(tableOf(at.match().state, { you })).includes('class="banker"');
    expect([banker(0), banker(1)]).toEqual([true, false]);
  });
});

describe('news', () => {
  it('[POR-8.28] tell the result first and then the status it moves', () => {
    const at = scenario({ players: 3 })
      .troops(0, 'pikemen')
      .dice([6, 1])
      .turn(0)
      .play('0 war', '0 cities rome naples')
      .play('0 bid 0');
    const { after, warEnded } = cuesOf(at.heard(0));
    expect(warEnded).toBe(true);
    expect(after.get('verdict')).toBeGreaterThan(after.get('dice')!);
    expect(after.get('status rome')).toBeGreaterThan(after.get('verdict')!);
  });

  it('never take longer than three seconds', () => {
    const all: GameEvent[] = [];
    watch('telling', 3, {}, { every: 1 }, (_, news) => {
      all.push(...news);
      expect(Math.max(0, ...cuesOf(all.slice(-200)).after.values())).toBeLessThanOrEqual(3000);
    });
    expect(all.length).toBeGreaterThan(100);
  });
});

describe('the war on stage', () => {
  it('[POR-8.23] shows who stands there and how each side counts', () => {
    const { war: fought } = war().view(0);
    for (const side of ['attacker', 'defender'] as const) {
      const count = countOf(fought!, side);
      expect(count.terms.reduce((sum, n) => sum + n, 0)).toBe(count.force);
      expect(count).toMatchObject({ die: null, total: count.force });
      const troops = fought![side].first.parts.filter(({ what }) => what === 'troop');
      expect(standing(fought!, side)).toHaveLength(troops.length);
    }
  });

  it('writes the count before and after the dice', () => {
    expect(written({ terms: [3, 1, -1], force: 3, die: null, total: 3 })).toBe('3 + 1 − 1 = 3');
    expect(written({ terms: [2], force: 2, die: null, total: 2 })).toBe('2');
    expect(written({ terms: [2], force: 2, die: 5, total: 7 })).toBe('2 + 5 = 7');
  });
});

/** Headline, seat lines, explanations, routes, Winter and news: small facts, each with one truth. */
import { idsIn, LANGUAGES, numberedRules } from '@signoria/kernel';
import { type Held, NOTHING_HELD, pointingOf } from '@signoria/kit';
import { describe, expect, it } from 'vitest';
import { ACTIONS } from '../../data/actions.ts';
import { CARDS } from '../../data/cards.ts';
import { CITIES, CITY_DATA } from '../../data/cities.ts';
import { SPACES } from '../../data/palace.ts';
import { ALLIANCES, BONUSES, TOKENS } from '../../data/pieces.ts';
import { POWERS } from '../../data/powers.ts';
import { SYMBOLS } from '../../data/symbols.ts';
import { rulesEn } from '../../text/rules.en.ts';
import { cuesOf } from '../cues.ts';
import { anchorAt } from '../drawings/CityMark.tsx';
import { CITY_DRAWINGS, MAP_FRAME } from '../drawings/map.data.ts';
import { explain, headline, seatLine } from '../facts.ts';
import { board } from '../index.tsx';
import { withinReach } from '../own/Plan.tsx';
import { crossedArrows } from '../palace/crossing.ts';
import { boardWords } from '../text/index.ts';
import { roomAfter, type ThingName, things } from '../things.ts';
import { firstTable, game, tableOf, watch } from './help.ts';

const RULES = numberedRules(rulesEn);
const RULINGS = idsIn(rulesEn, 'R');

const ledger: readonly string[] = [...RULES, ...RULINGS];
const OTHERS = ['card', 'upgrade', 'printed', 'indulgence', 'treasury', 'coin3', 'token', 'space', 'cathedral.rome'];

describe('headline', () => {
  it('tells Year and season', () => {
    const { view } = firstTable('headline', 3, ({ view: v }) => v.season === 'spring' && v.battle === null);
    expect(headline(view, 'en')).toBe('Year 1 · Spring');
    expect(headline(view, 'ru')).toBe('Год 1 · Весна');
    expect(headline({ ...view, season: 'setup' }, 'en')).toBe('Setup');
    expect(headline({ ...view, ending: 'eightCities' }, 'en')).toBe('Year 1 · Spring · last Year');
  });
});

describe('seat line', () => {
  it('counts prestige, cities and florins, and tags the place in turn order', () => {
    const { view } = firstTable('seat line', 4, ({ view: v }) => v.season === 'spring');
    const first = seatLine(view, view.order[0]!, 'en');
    expect(first.score.value).toBe(view.players[view.order[0]!]!.prestige);
    expect(first.notes).toHaveLength(3);
    expect(first.tags).toEqual(['1st']);
    expect(seatLine(view, view.order[1]!, 'ru').tags).toEqual(['2-й ход']);
  });
});

describe('explanations', () => {
  it.each(LANGUAGES)('exist for every component and every source in %s, with rules that exist', (language) => {
    const { view } = firstTable('explanations', 3, ({ view: v }) => v.season === 'spring');
    const ids = [
      ...CARDS,
      ...CITIES,
      ...TOKENS,
      ...BONUSES,
      ...ALLIANCES,
      ...ACTIONS,
      ...SYMBOLS,
      ...POWERS,
      ...SPACES,
    ];
    for (const id of [...ids, ...OTHERS]) {
      const about = explain(id, view, language);
      expect(about?.title.length, id).toBeGreaterThan(1);
      expect(about?.text, id).toMatch(/\.$/);
      expect(about?.rules.filter((rule) => !ledger.includes(rule))).toEqual([]);
    }
    expect(explain('nothing', view, language)).toBeNull();
  });
});

describe('words', () => {
  it.each(LANGUAGES)('on a card are short enough to be read in %s', (language) => {
    const { cards, bonuses, actions, alliances } = boardWords.in(language).face;
    for (const name of [cards, bonuses, actions, alliances].flatMap((table) => Object.values(table))) {
      expect(name.length, name).toBeLessThanOrEqual(14);
    }
  });
  it('count and tell the reader from others in German', () => {
    const say = boardWords.in('de');
    expect([1, 2].map((n) => say.symbol('crown', n))).toEqual(['1 Krone', '2 Kronen']);
    expect([null, 'Bianca'].map((name) => say.city.garrison(name, 1))).toEqual([
      'deine Besatzung: 1 Truppe',
      'Besatzung von Bianca: 1 Truppe',
    ]);
    expect(say.city.port(['Obere Adria', 'Untere Adria'])).toBe('Hafen: Obere Adria und Untere Adria');
    expect(say.palace.shadedCount(1, 2)).toBe('Schattierte Plätze: 2 freigeschaltet, 1 belegt.');
  });
});

describe('the map', () => {
  it('draws every city inside its frame, none on another', () => {
    const places = CITIES.map((id) => CITY_DRAWINGS[id].at);
    for (const [x, y] of places) {
      expect(x > MAP_FRAME.x && x < MAP_FRAME.x + MAP_FRAME.width).toBe(true);
      expect(y > MAP_FRAME.y && y < MAP_FRAME.y + MAP_FRAME.height).toBe(true);
    }
    for (const [i, a] of places.entries()) {
      for (const b of places.slice(i + 1)) expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(30);
    }
  });
  it('[VIR-9.6] puts an anchor beside the port for each of its seas, none on another', () => {
    for (const id of CITIES) {
      const places = CITY_DATA[id].seas.map((sea) => anchorAt(id, sea));
      for (const [x, y] of places) expect(Math.hypot(x, y), id).toBeGreaterThan(14);
      const [a, b] = places;
      if (a !== undefined && b !== undefined) expect(Math.hypot(a[0] - b[0], a[1] - b[1]), id).toBeGreaterThan(13);
    }
  });
});

describe('pointing', () => {
  it('[VIR-6.2] goes round the Palace clockwise', () => {
    expect(roomAfter('top', 1)).toBe('upperRight');
    expect(roomAfter('upperLeft', 2)).toBe('upperRight');
  });
  it('[VIR-10.3] asks where a Troop goes after its city was pointed at, and can be put back', () => {
    const table = firstTable(
      'marching',
      4,
      ({ options }) => options.filter(({ choice }) => choice.do === 'move').length > 1,
    );
    const [move] = table.options.filter(({ choice }) => choice.do === 'move');
    if (move?.choice.do !== 'move') throw new Error('no Troop can move');
    const from: ThingName = `city ${move.choice.from}`;
    let held: Held<ThingName> = NOTHING_HELD;
    const pointing = () =>
      pointingOf(table, things, held, (next) => {
        held = next;
      });
    pointing().press(from, () => {});
    expect(held.steps).toEqual([{ thing: from, key: from }]);
    expect(pointing().at(from).state).toBe('held');
    expect(pointing().at(`city ${move.choice.to}`).state).toBe('legal');
    pointing().drop();
    expect(held).toEqual(NOTHING_HELD);
  });
});

describe('[VIR-6.5] a selected move', () => {
  it('shows the refresh arrows it would cross', () => {
    const table = firstTable('crossing', 3, ({ options }) => options.some(({ choice }) => choice.do === 'march'));
    const player = { ...table.view.players[table.you!]!, marker: 'upperRight' as const };
    const going = (line: string | null) => crossedArrows({ ...table, selected: line }, player);
    expect(going(null)).toEqual([]);
    expect(going('march 1')).toEqual(['right']);
    expect(crossedArrows({ ...table, selected: 'march 2' }, { ...player, marker: 'lowerRight' })).toEqual(['left']);
  });
});

describe('what is within reach', () => {
  it('[VIR-3.5] counts available sources only', () => {
    const table = firstTable('reach', 3, ({ view }) => view.season === 'winter');
    const player = table.view.players[table.you!]!;
    const turned = {
      ...player,
      spaces: player.spaces.map((space) => ({ ...space, available: false })),
      domain: player.domain.map((token) => ({ ...token, available: false })),
    };
    const some = Object.entries(withinReach(table, turned)).filter(([, n]) => (n ?? 0) > 0);
    expect(some).toEqual(player.florins > 0 ? [['florin', player.florins]] : []);
  });
});

describe('news', () => {
  it('mark what changed, and never take longer than three seconds', () => {
    let told = 0;
    watch('telling', 4, {}, { every: 1 }, ({ state }, news) => {
      const view = tableOf(state, { you: null }).view;
      const { after } = cuesOf([...news, ...news, ...news], view);
      expect(Math.max(0, ...after.values())).toBeLessThanOrEqual(3000);
      told += after.size;
    });
    expect(told).toBeGreaterThan(20);
  });
});

describe('the frames whose forms the board asks itself', () => {
  it('are all frames of the game', () => {
    const frames = Object.keys(game.steps);
    expect(board.asks?.filter((at) => !frames.includes(at))).toEqual([]);
  });
});

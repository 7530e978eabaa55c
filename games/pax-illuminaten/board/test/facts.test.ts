/** Seat list, headline, explanations, corrections of the box, what is told of the news, and the geometry of lodges. */
import { LANGUAGES, numberedRules } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { EVENTS } from '../../data/event-cards.ts';
import { FACTIONS } from '../../data/factions.ts';
import { CARDS } from '../../data/luminaries.ts';
import { RIVALS } from '../../data/rivals.ts';
import { SCHEMES } from '../../data/schemes.ts';
import { scenario } from '../../scenario.ts';
import { rulesEn } from '../../text/rules.en.ts';
import { cuesOf } from '../cues.ts';
import { cardBox, plateBox, ringsOf } from '../drawings/index.ts';
import { explain, headline, seatLine } from '../facts.ts';
import { rivalRules } from '../rules-of.ts';
import { cellsOf, faceOf, shortName } from '../table.ts';
import { tableOf } from './help.ts';
import { lookedAt, markupOf } from './markup.ts';

const RULES = numberedRules(rulesEn);

const ids = new Set(RULES as readonly string[]);
const newGame = (players: number) => scenario({ players }).newGame().view(0);

describe('explanations', () => {
  it.each(LANGUAGES)('every card, faction, plot and event has name, text and existing rules (%s)', (language) => {
    const view = newGame(3);
    for (const id of [...CARDS, ...FACTIONS, ...SCHEMES, ...EVENTS]) {
      const about = explain(id, view, language);
      expect(about?.title, id).toBeTruthy();
      expect(about!.text.length, id).toBeGreaterThan(10);
      expect(about!.rules.filter((rule) => !ids.has(rule))).toEqual([]);
    }
    expect(explain('nothing', view, language)).toBeNull();
  });

  it('rivals cite existing rules', () => {
    for (const id of RIVALS) expect(rivalRules(id).filter((rule) => !ids.has(rule))).toEqual([]);
  });
});

describe('seat list and headline', () => {
  it('say what is public and how many plots win', () => {
    const view = newGame(3);
    expect(seatLine(view, 0, 'en').score).toEqual({ value: 0, of: 2 });
    expect(seatLine(view, 0, 'en').notes).toEqual(['3 favor', '4 cards', '0 points']);
    expect(headline(view, 'en')).toBe('Round 1 · Actions · 2 main actions left · edicts 0 of 5');
    expect(headline(view, 'ru')).toBe('Раунд 1 · Действия · ещё 2 основных действия · эдикты 0 из 5');
  });
});

describe('a corrected box', () => {
  it('is drawn as it is corrected', () => {
    const edition = { cards: { 'ARCO-I': { strength: 2, factions: ['CO', 'AR'] } }, degrees: { I: ['PP'] } } as const;
    const view = scenario({ players: 2, edition }).newGame().view(0);
    expect(faceOf(view, 'ARCO-I').strength).toBe(2);
    expect(cellsOf(view, 'ARCO-I')).toEqual([['CO', 'CO']]);
    expect(cellsOf(newGame(2), 'ARCO-I')).toEqual([['AR'], ['AR', 'CO']]);
  });
});

describe('names on cards', () => {
  it.each(LANGUAGES)('are short, and no two are alike (%s)', (language) => {
    const short = CARDS.map((card) => shortName({ language }, card));
    expect(short.filter((name) => name.length > 17)).toEqual([]);
    expect(new Set(short).size).toBe(CARDS.length);
  });
});

describe('lodges and places', () => {
  it('two lodges on one card never share a ring', () => {
    const view = scenario({ players: 2 })
      .set({
        board: {
          r3c2: ['ARMA-II', 0],
          r3c3: ['ARCO-II', 0],
          r2c2: ['ARMA-I', 0],
          r2c1: ['MACR-I', 0],
          r4c1: 'MASC-I',
        },
      })
      .acting(0)
      .view(0);
    const rings = ringsOf(view.lodges);
    expect(view.lodges.length).toBeGreaterThan(1);
    for (const [i, a] of view.lodges.entries()) {
      for (const [j, b] of view.lodges.entries()) {
        if (i !== j && a.places.some((id) => b.places.includes(id))) expect(rings[i]).not.toBe(rings[j]);
      }
    }
  });

  it('three lodges that meet in pairs have three rings', () => {
    const lodges = [{ places: ['r1c1', 'r2c1'] }, { places: ['r2c1', 'r2c2'] }, { places: ['r2c2', 'r1c1'] }] as const;
    expect(ringsOf(lodges)).toEqual([0, 1, 2]);
  });

  it.each([2, 3, 4])('no card and no areopagus lies on another (%i participants)', (players) => {
    const view = newGame(players);
    const boxes = [...view.places.map(cardBox), ...view.players.map((player) => plateBox(player, view.places))];
    for (const [i, a] of boxes.entries()) {
      for (const b of boxes.slice(i + 1)) {
        const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
        expect(apart).toBe(true);
      }
    }
  });
});

describe('the artificial rival', () => {
  it.each(RIVALS)('%s: its script and its ways to win are told item by item', (rival) => {
    const here = scenario({ players: 1, rival }).newGame();
    for (const language of LANGUAGES) {
      const table = tableOf(here.match().state, { you: 0, language });
      const page = lookedAt(table, { at: 'rival' });
      expect(page).not.toMatch(/undefined|<\/b>\s*<\/li>/);
      expect(markupOf(table)).toContain('class="rival-wins"');
    }
  });
});

describe('news', () => {
  it('is told in order, and within three seconds', () => {
    const here = scenario({ players: 2 })
      .set({ board: { r5c1: ['ARMA-II', 1] }, stocks: { 0: { AR: 2, MA: 1 } } })
      .acting(0)
      .play('0 influence r5c1');
    const { after } = cuesOf(here.heard(0));
    expect(after.has('place r5c1')).toBe(true);
    expect(after.get('party 0')!).toBeLessThan(after.get('place r5c1')!);
    expect(Math.max(...after.values())).toBeLessThan(3000);
    expect(cuesOf([]).after.size).toBe(0);
  });
});

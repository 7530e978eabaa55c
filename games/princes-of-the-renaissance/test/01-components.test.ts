// Chapter 1: components.

import { describe, expect, it } from 'vitest';
import { STANDARD } from '../data/box.ts';
import { CITIES, HIGHEST, LOWEST } from '../data/cities.ts';
import { EVENTS } from '../data/events.ts';
import { FAMILIES } from '../data/families.ts';
import { TILES } from '../data/tiles.ts';
import { CARD_COUNTS, CARDS } from '../data/treachery.ts';
import { TROOP_DECADE, TROOPS } from '../data/troops.ts';
import { CITY_VP } from '../rules/model/ranking.ts';
import { scenario } from '../scenario.ts';
import { wordsEn } from '../text/en.ts';
import { EVEN } from './help.ts';

const count = <T>(list: readonly T[], is: (x: T) => boolean) => list.filter(is).length;

describe('components', () => {
  it('[POR-1.1] five cities on a track from 3 to 10, five places worth points, a war track, one tile under auction', () => {
    expect(CITIES).toEqual(['venice', 'milan', 'florence', 'rome', 'naples']);
    expect([LOWEST, HIGHEST, CITY_VP.length]).toEqual([3, 10, 5]);
    scenario({ players: 3, edition: EVEN })
      .turn(0)
      .expect({ sees: { spectator: { wars: { fought: 0 }, auction: null } } })
      .play('0 nominate pope')
      .expect({ auction: { lot: 'pope' } });
  });

  it('[POR-1.2] six families with two sides', () => {
    expect([...FAMILIES].sort()).toEqual(['baglioni', 'bentivoglio', 'd-este', 'gonzaga', 'malatesta', 'montefeltro']);
    for (const id of FAMILIES) expect(wordsEn.names.families[id].A).not.toBe(wordsEn.names.families[id].B);
  });

  it('[POR-1.3] a family and a city tile bring gold, influence and an ability, or some of these', () => {
    for (const side of ['A', 'B'] as const) {
      expect(STANDARD.families[side]).toHaveLength(6);
      expect(STANDARD.families[side].every(([gold, influence]) => gold! >= 0 && influence! >= 0)).toBe(true);
    }
    const kinds = new Set(STANDARD.tiles.map(({ income: [gold, influence] }) => `${gold! > 0} ${influence! > 0}`));
    expect([...kinds].sort()).toEqual(['false false', 'false true', 'true false', 'true true']);
  });

  it('[POR-1.4] 24 troop tiles of five types; Cavalry and Artillery not in decade I', () => {
    expect(STANDARD.troops.reduce((sum, { count: n }) => sum + n, 0)).toBe(24);
    expect(TROOPS.filter((_, troop) => TROOP_DECADE[troop]! > 1)).toEqual(['cavalry', 'artillery']);
    expect(STANDARD.troops.every(({ attack, defence }) => attack + defence > 0)).toBe(true);
    // A tile costs 1 to 6 gold; what is stronger in sum costs more.
    const costs = STANDARD.troops.map(({ cost }) => cost);
    expect([Math.min(...costs), Math.max(...costs)]).toEqual([1, 6]);
  });

  it('[POR-1.5] 36 city tiles in five colours', () => {
    expect(TILES).toHaveLength(36);
    expect(CITIES.map((_, city) => count(STANDARD.tiles, (tile) => tile.city === city))).toEqual([7, 7, 8, 7, 7]);
  });

  it('[POR-1.6] twelve events, four a decade, each paid in gold or influence', () => {
    expect(EVENTS).toHaveLength(12);
    for (const decade of [1, 2, 3]) expect(count(STANDARD.events, (event) => event.decade === decade)).toBe(4);
    expect(count(STANDARD.events, ({ currency }) => currency === 0)).toBe(6);
    expect(STANDARD.events.every(({ vp, status, kind }) => vp > 0 || status !== 0 || kind === 'wine')).toBe(true);
  });

  it('[POR-1.7] one Pope: influence, 3 gold of income, 3 points at the end', () => {
    scenario({ players: 3, edition: EVEN })
      .turn(0)
      .play('0 nominate pope')
      .expect({ auction: { currency: 'influence' } });
    scenario({ players: 3, edition: EVEN })
      .pope(1)
      .decadeEnds(0)
      .expect({ gold: { 0: 34, 1: 37 } });
  });

  it('[POR-1.8] 25 treachery cards of eight kinds', () => {
    expect(CARDS).toHaveLength(8);
    expect(CARD_COUNTS.reduce((a, b) => a + b)).toBe(25);
  });

  it('[POR-1.9] counters are never short', () => {
    scenario({ players: 3, edition: EVEN })
      .gold(0, 900)
      .influence(0, 400)
      .victories(0, 40)
      .decadeEnds(1)
      .expect({ gold: { 0: 904 } });
  });

  it('[POR-1.10] markers, and one red and one blue die', () => {
    const rolls = Array.from({ length: 40 }, (_, i) => {
      const s = scenario({ players: 3, seed: `dice ${i}` })
        .family(0, 'montefeltro')
        .troops(0, 'infantry')
        .turn(0)
        .play('0 war', '0 cities rome milan', '0 bid 0');
      return s.view(null).war!.rolls[0]!.dice;
    });
    expect(new Set(rolls.map(({ attacker }) => attacker))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect(new Set(rolls.map(({ defender }) => defender))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect(rolls.some(({ attacker, defender }) => attacker !== defender)).toBe(true);
  });

  it('[POR-1.11] all see who is still in an auction and who has passed', () => {
    scenario({ players: 3, edition: EVEN })
      .turn(0)
      .play('0 nominate pope', '0 bid 1', '1 pass')
      .expect({ sees: { spectator: { auction: { inside: [0, 2] } } } });
  });
});

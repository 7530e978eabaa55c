/** Under any edition file all that the board shows of a component is what the rules play with: faces, notes, prices, figures. */

import { drawer } from '@signoria/kit/testing';
import fc from 'fast-check';
import { type ComponentChild, Fragment, h } from 'preact';
import { describe, expect, it } from 'vitest';
import { editionOf } from '../../data/box.ts';
import { DIEGO_ACTIONS, DIEGO_IDS, DIEGO_OBJECTS } from '../../data/diego.ts';
import { type Correction, readEdition } from '../../data/edition.ts';
import { BUILDINGS, LANDSCAPES, PIECES, SHAPES } from '../../data/pieces.ts';
import { DECK, FREEDOMS, PROFESSIONS } from '../../data/professions.ts';
import { type Scenario, scenario } from '../../scenario.ts';
import { GLYPHS, type GlyphId } from '../drawings/glyphs.ts';
import { SIDE } from '../drawings/outline.ts';
import { explain, headline } from '../facts.ts';
import { board } from '../index.tsx';
import { CardPicture } from '../look.tsx';
import { named } from '../names.ts';
import { TileOf } from '../Things.tsx';
import { money, type Table } from '../table.ts';
import { tableOf } from './help.ts';
import { markupOf } from './markup.ts';

const people = DECK.map((i) => PROFESSIONS[i]!);
const hundreds = (min: number, max: number) => fc.integer({ min: min / 100, max: max / 100 }).map((n) => n * 100);
const some = <T>(ids: readonly string[], of: fc.Arbitrary<T>) =>
  fc.record(Object.fromEntries(ids.map((id) => [id, of])), { requiredKeys: [] });
const actions = fc.array(fc.constantFrom(...DIEGO_ACTIONS), { minLength: 2, maxLength: 2 });
const auction = fc
  .tuple(
    fc.shuffledSubarray([...DIEGO_OBJECTS], { minLength: DIEGO_OBJECTS.length }),
    fc.array(fc.integer({ min: 0, max: 12 }), { minLength: DIEGO_OBJECTS.length, maxLength: DIEGO_OBJECTS.length }),
  )
  .map(([objects, mods]) => objects.map((object, i) => [object, mods[i]!]));

/** Everything that may be corrected, each in some files and not in others. */
const editions = fc
  .record({
    professions: some(
      people,
      fc.record({
        building: fc.constantFrom(...BUILDINGS),
        landscape: fc.constantFrom(...LANDSCAPES),
        freedom: fc.constantFrom(...FREEDOMS),
      }),
    ),
    shapes: some(PIECES, fc.constantFrom(...SHAPES)),
    minimum: fc
      .array(fc.integer({ min: 0, max: 40 }), { minLength: 7, maxLength: 7 })
      .map((n) => n.toSorted((a, b) => a - b)),
    tables: some(
      ['1', '3'],
      fc.record({ coins: hundreds(2000, 9000), opening: hundreds(100, 1000), lastBuyer: hundreds(0, 1000) }),
    ),
    diego: some(DIEGO_IDS, fc.record({ auction, first: actions, second: actions })),
  })
  .map((json) => json as Correction); // `readEdition` has the last word

const RUNS = 8;

/** Tries this with editions of which the reader says that they are legal. */
function under(look: (edition: Correction) => void): void {
  let tried = 0;
  fc.assert(
    fc.property(editions, (edition) => {
      expect(readEdition(edition)).toMatchObject({ ok: true });
      tried++;
      look(edition);
    }),
    { numRuns: RUNS, seed: 5 },
  );
  expect(tried).toBe(RUNS);
}

const turn = (edition: Correction) =>
  scenario({ players: 3, edition })
    .seat(0, { hand: ['poet', 'jurist'], coins: 5000 })
    .round(4)
    .turn(0);
const tableAt = (at: Scenario, you = 0): Table => tableOf(at.state(), { you });
const drawn = (table: Table, draw: () => ComponentChild): string =>
  drawer({ ...board, Stage: () => h(Fragment, null, draw()), Own: () => null })(table);

/** The symbols of one kind in a drawing. */
const glyphsIn = <T extends GlyphId>(markup: string, of: readonly T[]): readonly T[] =>
  of.filter((id) => GLYPHS[id].every((d) => markup.includes(d)));

/** The three seals that hang from the corner of a profession's card. */
function badgeIn(markup: string, id: string): string {
  const seals = /(?:<g><circle[^>]*>(?:<\/circle>)?<g[^>]*>[\s\S]*?<\/g><\/g>){3}/;
  return seals.exec(markup.slice(markup.indexOf(`data-card="${id}"`)))?.[0] ?? '';
}

/** How many squares the outline of a tile surrounds. */
function squaresIn(markup: string): number {
  const [, d = ''] = /class="tile"[\s\S]*? d="([^"]+)"/.exec(markup) ?? [];
  const rings = d.split('Z').filter((ring) => ring !== '');
  const areas = rings.map((ring) => {
    const points = ring
      .replace('M', '')
      .split('L')
      .map((point) => point.split(',').map(Number) as [number, number]);
    return points.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = points[(i + 1) % points.length]!;
      return sum + (x * nextY - nextX * y) / 2;
    }, 0);
  });
  return Math.abs(areas.reduce((a, b) => a + b, 0)) / SIDE ** 2;
}

describe('under any legal edition', () => {
  it('[FLO-1.8] a profession’s card and its note show what it wants', () => {
    under((edition) => {
      const at = turn(edition);
      const table = tableAt(at);
      const { wants } = editionOf(at.state());
      for (const i of DECK) {
        const id = PROFESSIONS[i]!;
        const badge = badgeIn(
          drawn(table, () => h(CardPicture, { table, id })),
          id,
        );
        const { building, landscape, freedom } = wants[i]!;
        const wanted = [BUILDINGS[building]!, LANDSCAPES[landscape]!, FREEDOMS[freedom]!];
        expect([...glyphsIn(badge, BUILDINGS), ...glyphsIn(badge, LANDSCAPES), ...glyphsIn(badge, FREEDOMS)]).toEqual(
          wanted,
        );
        const { text } = explain(id, table.view, 'en')!;
        for (const thing of wanted) expect(text).toContain(named('en', thing));
      }
    });
  });

  it('[FLO-1.2] a tile is drawn and told with its squares', () => {
    under((edition) => {
      const at = turn(edition);
      const table = tableAt(at);
      const { areas } = editionOf(at.state());
      for (const [i, piece] of PIECES.entries()) {
        expect(squaresIn(drawn(table, () => h(TileOf, { table, piece })))).toBe(areas[i]);
        expect(explain(piece, table.view, 'en')!.text).toContain(`${areas[i]} square`);
      }
      const market = markupOf(table);
      for (const id of BUILDINGS) {
        const from = market.indexOf(`data-piece="${id}"`);
        expect(squaresIn(market.slice(from)), id).toBe(areas[PIECES.indexOf(id)]);
      }
    });
  });

  it('[FLO-3.3] the minimum of the round is that of the box', () => {
    under((edition) => {
      const at = turn(edition);
      const least = editionOf(at.state()).minimum[3]!;
      expect(headline(at.view(0), 'en')).toContain(`minimum Work ${least}`);
      expect(at.view(0).minimumSum.total).toBe(least);
    });
  });

  it('[FLO-4.5, FLO-4.12] an auction opens at the price of the box, and the last buyer pays it', () => {
    under((edition) => {
      const at = scenario({ players: 3, edition }).auction().play('0 auction jester');
      const { opening, lastBuyer } = editionOf(at.state()).tables[3]!;
      expect(markupOf(tableAt(at, 1))).toContain(money(opening));
      expect([at.view(1).prices.opening.total, at.view(1).prices.lastBuyer.total]).toEqual([opening, lastBuyer]);
    });
  });

  it('[FLO-18.9] Diego’s card shows what the rules add to the die', () => {
    under((edition) => {
      const at = scenario({ players: 1, edition })
        .diego({ next: [1] })
        .auction();
      const [line = ''] = /class="diego-line[\s\S]*?<\/ol>/.exec(markupOf(tableAt(at))) ?? [];
      const shown = [...line.matchAll(/>\+(\d+)</g)].map(([, mod]) => Number(mod));
      expect(shown).toEqual(editionOf(at.state()).diego[0]!.auction.map(({ mod }) => mod));
    });
  });
});

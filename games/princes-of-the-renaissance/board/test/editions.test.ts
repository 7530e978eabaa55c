/** Whatever an edition file corrects: faces, notes and explanations show the figures that are played with. */
import { LANGUAGES, type Random, random } from '@signoria/kernel';
import type { Shape } from '@signoria/kernel/edition';
import { describe, expect, it } from 'vitest';
import { type Edition, editionOf } from '../../data/box.ts';
import { CITIES } from '../../data/cities.ts';
import { CURRENCIES } from '../../data/currency.ts';
import { type Correction, EDITION, readEdition } from '../../data/edition.ts';
import { EVENTS } from '../../data/events.ts';
import { FAMILIES } from '../../data/families.ts';
import { TILES } from '../../data/tiles.ts';
import { TROOPS } from '../../data/troops.ts';
import { scenario } from '../../scenario.ts';
import { explained } from '../facts.ts';
import { signed } from '../table.ts';
import { tableOf } from './help.ts';
import { markupOf } from './markup.ts';

/** A value of this shape; of many keys some. */
function some(shape: Shape, chance: Random): unknown {
  switch (shape.kind) {
    case 'whole':
      return shape.min + chance.below(shape.max - shape.min + 1);
    case 'one-of':
      return shape.of[chance.below(shape.of.length)];
    case 'flag':
      return chance.below(2) === 0;
    case 'fields':
      return Object.fromEntries(
        Object.entries(shape.members).flatMap(([key, member]) =>
          chance.below(3) > 0 || member.kind === 'text' || member.kind === 'where' ? [] : [[key, some(member, chance)]],
        ),
      );
    default:
      throw new Error(`no such value is drawn here: ${shape.kind}`);
  }
}

/** The next legal one. */
function someEdition(chance: Random): Correction {
  for (;;) {
    const drawn = some(EDITION, chance) as Correction; // of this very shape
    if (readEdition(drawn).ok) return drawn;
  }
}

/** What stands on the faces of a component, wherever it is drawn. */
function facesOf(markup: string, id: string): readonly string[] {
  const buttons = markup.split('<button').filter((part) => part.includes(`data-look="${id}"`));
  return buttons.map((part) => {
    const face = part.split('class="thing-face" aria-hidden="true">')[1]!.split('</button>')[0]!;
    return face.replaceAll(/<[^>]*>/g, ' ');
  });
}

const figuresIn = (text: string): readonly string[] => text.match(/[+−]?\d+/g) ?? [];
const shown = (...figures: readonly number[]): readonly string[] => figures.filter((n) => n > 0).map(String);

interface Drawn {
  readonly box: Edition;
  readonly playing: string;
  readonly opening: string;
  readonly explain: (id: string) => string;
}

function drawnWith(edition: Correction, language: (typeof LANGUAGES)[number]): Drawn {
  const of = (at: ReturnType<typeof scenario>) => tableOf(at.match().state, { you: 0, language });
  const playing = of(scenario({ players: 3, edition }).turn(0));
  const beginners = scenario({ players: 3, edition, options: { opening: 'beginner' } }).newGame();
  return {
    box: editionOf({ edition, printing: 2 }),
    playing: markupOf(playing),
    opening: markupOf(of(beginners)),
    explain: (id) => explained(id, playing.view, language)!.text,
  };
}

const chance = random(14);
const EDITIONS = [{}, ...Array.from({ length: 6 }, () => someEdition(chance))];
const CASES = EDITIONS.flatMap((edition, i) => LANGUAGES.map((language) => [i, language, edition] as const));

describe.each(CASES)('edition %i in %s', (_, language, edition) => {
  const { box, playing, opening, explain } = drawnWith(edition, language);

  it('shows what city tiles earn and score', () => {
    let faces = 0;
    for (const [tile, id] of TILES.entries()) {
      const { income, vp, merchant, city } = box.tiles[tile]!;
      const [gold = 0, influence = 0] = income;
      for (const face of facesOf(playing, id)) {
        faces++;
        expect(figuresIn(face), id).toEqual(shown(gold, influence, vp));
      }
      const said = figuresIn(explain(id).split('.')[0]!);
      expect(said, id).toEqual(shown(gold, influence, vp));
      expect(/[Mm]erchant|орговец|ändler/.test(explain(id)), id).toBe(merchant);
      expect(city).toBeLessThan(CITIES.length);
    }
    expect(faces).toBeGreaterThanOrEqual(30);
  });

  it('shows attack, defence, price and number of troops', () => {
    for (const [troop, id] of TROOPS.entries()) {
      const { count, attack, defence, cost, influence } = box.troops[troop]!;
      expect(facesOf(playing, id).map(figuresIn), id).toEqual([[count, attack, defence, cost].map(String)]);
      const all = [attack, defence, ...(influence > 0 ? [influence] : []), cost, count];
      expect(figuresIn(explain(id)), id).toEqual(all.map(String));
    }
  });

  it('shows what events bring, in which decade and for which currency', () => {
    for (const [event, id] of EVENTS.entries()) {
      const { kind, vp, status, currency, artist, decade } = box.events[event]!;
      const placed = kind === 'artist' || kind === 'invasion';
      const figure = placed ? [signed(status)] : kind === 'wine' && vp === 0 ? [] : [`${vp}`];
      expect(facesOf(playing, id).map(figuresIn), id).toEqual([figure]);
      const [button] = playing.split('<button').filter((part) => part.includes(`data-look="${id}"`));
      expect(button!.includes('later-event'), id).toBe(decade > 1);
      const said = explain(id);
      if (placed) expect(figuresIn(said), id).toEqual(shown(Math.abs(status)));
      if (placed) expect(/rank higher|выше тот|mehr Künstlern/.test(said), id).toBe(artist);
      if (kind === 'vp') expect(figuresIn(said), id).toEqual([`${vp}`]);
      const coin =
        CURRENCIES[currency] === 'gold' ? /in gold|за золото|in Gold/ : /in influence|за влияние|in Einfluss/;
      expect(said, id).toMatch(coin);
    }
  });

  it('shows what families earn', () => {
    for (const [family, id] of FAMILIES.entries()) {
      const figures = shown(...box.families.A[family]!);
      const [face = ''] = facesOf(opening, id);
      expect(figuresIn(face).slice(-figures.length || face.length), id).toEqual(figures);
      expect(figuresIn(explain(id).split('.')[0]!), id).toEqual(figures);
    }
  });

  it('shows the status of cities and what their tiles open at', () => {
    for (const [city, id] of CITIES.entries()) {
      expect(explain(id)).toContain(`${2 * box.status[city]!}`);
      const [face = ''] = facesOf(playing, id);
      expect(figuresIn(face)[0], id).toBe(`${2 * box.status[city]!}`);
    }
  });
});

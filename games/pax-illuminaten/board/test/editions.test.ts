/** Whatever an edition file corrects: faces, texts and figures on the board are those the rules play with. */
import { LANGUAGES, type Language, type Random, random } from '@signoria/kernel';
import type { Shape } from '@signoria/kernel/edition';
import { controlsIn } from '@signoria/kit/testing';
import { describe, expect, it } from 'vitest';
import { ABILITIES } from '../../data/abilities.ts';
import { editionOf, numberOf } from '../../data/box.ts';
import { CONNECTIONS } from '../../data/connections.ts';
import { type Correction, EDITION, readEdition } from '../../data/edition.ts';
import { SPECIALS } from '../../data/event-cards.ts';
import { FACTIONS, type FactionId, factionsIn } from '../../data/factions.ts';
import { CARDS, cardOf, LUMINARIES } from '../../data/luminaries.ts';
import { NUMBERS, type NumberId } from '../../data/numbers.ts';
import { RIVALS } from '../../data/rivals.ts';
import { SCHEMES } from '../../data/schemes.ts';
import { scenario } from '../../scenario.ts';
import { names, printed } from '../../text/names.ts';
import type { Printed } from '../../text/shape.ts';
import { explain, headline, seatLine } from '../facts.ts';
import { demandsIn } from '../sheets/SchemeProgress.tsx';
import { boardWords } from '../text/index.ts';
import { tableOf } from './help.ts';
import { lookedAt, markupOf } from './markup.ts';

/** The next value that passes. */
function until<T>(draw: () => T, passes: (value: T) => boolean): T {
  for (;;) {
    const value = draw();
    if (passes(value)) return value;
  }
}

/** A value of this shape; of many keys about half. */
function some(shape: Shape, chance: Random): unknown {
  switch (shape.kind) {
    case 'whole':
      return shape.min + chance.below(shape.max - shape.min + 1);
    case 'one-of':
      return shape.of[chance.below(shape.of.length)];
    case 'text':
      return Array.from({ length: 1 + chance.below(5) }, () => 'PS'[chance.below(2)]).join('');
    case 'where':
      return until(
        () => some(shape.of, chance),
        (value) => shape.passes(value as never), // of the shape it asks for
      );
    case 'list': {
      const size = shape.min + chance.below(shape.max - shape.min + 1);
      const draw = () => Array.from({ length: size }, () => some(shape.of, chance));
      return until(draw, (list) => !shape.distinct || new Set(list).size === list.length);
    }
    case 'fields':
      return Object.fromEntries(
        Object.entries(shape.members).flatMap(([key, of]) => (chance.below(2) > 0 ? [] : [[key, some(of, chance)]])),
      );
    default:
      throw new Error(`no such value is drawn here: ${shape.kind}`);
  }
}

const chance = random(14);
/** Whole sections are drawn, each with about half of its rows. */
const drawn = (): Correction => {
  const { numbers, degrees, cards, connections } = EDITION.members;
  const sections = { numbers, degrees, cards, connections };
  return Object.fromEntries(Object.entries(sections).map(([key, of]) => [key, some(of, chance)])) as Correction; // of this shape
};
const EDITIONS: readonly Correction[] = [{}, drawn(), drawn(), drawn(), drawn()];
const CASES = EDITIONS.flatMap((edition, i) => LANGUAGES.map((language) => [i, language, edition] as const));

const figuresIn = (text: string): readonly number[] => (text.match(/\d+/g) ?? []).map(Number);
const textOf = (markup: string): string =>
  markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');

function tableWith(edition: Correction, language: Language, rival?: (typeof RIVALS)[number]) {
  const hands = { 0: ['AR-GM', 'ARMA-I', 'COCL-III', 'SC-RA'] } as const;
  const board = { r5c1: ['ARMA-II'], r3c2: ['CRSC-III'], r4c1: ['CL-RA'] } as const;
  const at = scenario({ players: 2, edition, ...(rival ? { rival } : {}) })
    .set({ hands, board, publicSchemes: ['wide', 'rosicrucians'] })
    .acting(0);
  return tableOf(at.match().state, { you: 0, language });
}

/** Everything printed on the components, by what its figures are called in an edition file. */
function printedBy(language: Language): ReadonlyMap<string, readonly Printed[]> {
  const { abilities, factionCards, specials, schemes } = names.in(language);
  return new Map<string, readonly Printed[]>([
    ...ABILITIES.map(({ id }) => [id, [abilities[id]]] as const),
    ...FACTIONS.map((id) => [`F-${id}`, [factionCards[id].once, factionCards[id].always]] as const),
    ...SPECIALS.map((id) => [id, [specials[id].text]] as const),
    ...SCHEMES.map((id) => [id, [schemes[id].text]] as const),
  ]);
}

it('the editions drawn are legal, and correct something of every kind', () => {
  for (const edition of EDITIONS) expect(readEdition(edition)).toMatchObject({ ok: true });
  const all = EDITIONS.slice(1);
  expect(all.every(({ numbers, cards }) => Object.keys(numbers!).length > 10 && Object.keys(cards!).length > 10)).toBe(
    true,
  );
});

describe.each(CASES)('edition %i in %s', (_, language, edition) => {
  const table = tableWith(edition, language);
  const { view } = table;
  const words = names.in(language);
  const own = boardWords.in(language);
  const figure = (id: NumberId) => numberOf(view, id);

  it('shows strength, factions, organisation, cells and ability of every luminary', () => {
    const { faces } = editionOf(view);
    for (const card of CARDS) {
      const face = faces[cardOf(card)]!;
      const page = lookedAt(table, { at: 'card', card, thing: null });
      const told = textOf(page);
      const strength = typeof face.strength === 'number' ? `${face.strength}` : words.strengths[face.strength];
      expect(told, card).toContain(`${own.card.strengthName} ${strength} `);
      for (const id of factionsIn(face.factions)) expect(told, card).toContain(words.factions[id].name);
      const organised = told.includes(`${own.card.organisation} ${words.organisations.R}`);
      expect(organised, card).toBe(face.organisation === 'R');
      expect(told, card).toContain(printed(view, words.abilities[face.ability]));
      const cells = page.split('class="cell-list"')[1]!.split('</ol>')[0]!.split('<li>').slice(1);
      const costs = face.cells.map((cost) => cost.map((f) => words.factions[FACTIONS[f]!].name).join(', '));
      expect(
        cells.map((cell) => textOf(cell).trim()),
        card,
      ).toEqual(costs);
      expect(explain(card, view, language)!.text).toContain(printed(view, words.abilities[face.ability]));
    }
    expect(LUMINARIES.length).toBe(CARDS.length);
  });

  it('shows the same on hand, court and board', () => {
    const read = controlsIn(markupOf(table)).map(({ name }) => name);
    const { faces } = editionOf(view);
    const seen = [
      ...view.hand.map(({ card }) => card),
      ...view.court,
      ...view.places.map(({ card, faceUp }) => (faceUp ? card : null)),
    ];
    let found = 0;
    for (const card of seen) {
      if (card === null) continue;
      const face = faces[cardOf(card)]!;
      const strength = typeof face.strength === 'number' ? `${face.strength}` : words.strengths[face.strength];
      const called = read.filter(
        (name) => name.includes(words.luminaries[card].name) && name.includes(words.degrees[face.degree]),
      );
      expect(called.length, card).toBeGreaterThan(0);
      for (const name of called) {
        expect(name).toContain(own.card.strength(strength));
        expect(name).toContain(
          factionsOf(face.primary, face.secondary)
            .map((id) => words.factions[id].name)
            .join(', '),
        );
        found++;
      }
    }
    expect(found).toBeGreaterThan(8);
  });

  it('says the corrected figures in every text of a component', () => {
    const texts = printedBy(language);
    let told = 0;
    for (const id of Object.keys(NUMBERS) as readonly NumberId[]) {
      const [of = ''] = id.split('.');
      const text = texts
        .get(of)
        ?.map((one) => printed(view, one))
        .join(' ');
      if (text === undefined) continue;
      told++;
      expect(figuresIn(text), `${id}: ${text}`).toContain(figure(id));
    }
    expect(told).toBeGreaterThan(40);
  });

  it('shows limits and what plots demand', () => {
    const all = textOf(markupOf(table));
    const [me] = view.players;
    expect(all).toContain(own.own.cards(view.hand.length, figure('limit.hand')));
    expect(me!.why.hand.total).toBe(figure('limit.hand'));
    expect(all).toContain(own.own.main(figure('limit.mainActions')));
    expect(all).toContain(own.schemes.toWin(figure('limit.schemesToWin')));
    expect(all).toContain(own.events.discardedShort(0, figure('limit.edictsToEnd')));
    expect(all).toContain(own.chain.quick(figure('limit.quickSupport')));
    expect(headline(view, language)).toContain(own.headline.edicts(0, figure('limit.edictsToEnd')));
    expect(seatLine(view, 0, language).score).toEqual({ value: 0, of: figure('limit.schemesToWin') });
    expect(me!.factions).toEqual(
      editionOf(view).connections[CONNECTIONS.findIndex(({ id }) => id === me!.connection)]!.map((f) => FACTIONS[f]),
    );
    const wide = view.schemes.find(({ id }) => id === 'wide')!.progress.find(({ who }) => who === 0)!;
    expect(wide.parts[0]!.need).toBe(figure('wide.cards'));
    expect(all).toContain(demandsIn(table, wide.parts));
  });

  it.each(RIVALS)('shows what %s needs to win', (rival) => {
    const here = tableWith(edition, language, rival);
    const all = textOf(markupOf(here));
    const needs: number[] = [];
    for (const { parts } of here.view.rival!.wins) {
      for (const { what, have, need } of parts) {
        const [had, needed] = words.demands[what]({ have, need });
        expect(all).toContain(had);
        if (needed !== '') expect(all).toContain(needed);
        needs.push(need);
      }
    }
    const ids = (Object.keys(NUMBERS) as readonly NumberId[]).filter((id) => id.startsWith(`${rival}.`));
    const page = textOf(lookedAt(here, { at: 'rival' }));
    for (const id of ids) expect([...needs, ...figuresIn(page)], id).toContain(numberOf(here.view, id));
    expect(ids.length).toBeGreaterThan(2);
  });
});

/** A card of one faction has it twice. */
function factionsOf(primary: number, secondary: number): readonly FactionId[] {
  return [...new Set([FACTIONS[primary]!, FACTIONS[secondary]!])];
}

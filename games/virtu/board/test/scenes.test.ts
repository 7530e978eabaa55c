/** Chosen positions, drawn: what a player must be able to read off the board there. */
import type { AnyState } from '@signoria/kernel';
import { type KeyedStep, NOTHING_HELD, pointingOf } from '@signoria/kit';
import { controlsIn } from '@signoria/kit/testing';
import { describe, expect, it } from 'vitest';
import { scenario } from '../../scenario.ts';
import { askedPage, pagesOf } from '../pages.ts';
import { draftedPlaces, nextFamily, withDraft } from '../palace/draft.ts';
import type { Table } from '../table.ts';
import { type ThingName, things } from '../things.ts';
import { tableOf } from './help.ts';
import { markupOf, pagesWith } from './markup.ts';

const FLORENCE = 1;
/** With this in the hand. */
const pointing = (table: Table, ...steps: readonly KeyedStep<ThingName>[]) =>
  pointingOf(table, things, { ...NOTHING_HELD, steps }, () => {});
const palace = () =>
  scenario({ players: 4 })
    .card(FLORENCE, 'giuliano_de_medici', 'lowerLeft')
    .card(FLORENCE, 'counsellor', 'L1')
    .card(FLORENCE, 'merchant', 'R2')
    .exhausted(FLORENCE, 'R2')
    .agent(FLORENCE, 'bologna')
    .agent(0, 'ravenna')
    .agent(0, 'florence.upperRight')
    .florins(FLORENCE, 9);
const seen = (at: { state(): unknown }, you: number | null = FLORENCE, phone = false) =>
  tableOf(at.state() as AnyState, { you, phone });
const nameWith = (markup: string, ...parts: readonly string[]) =>
  controlsIn(markup).find(({ name }) => parts.every((part) => name.includes(part)))?.name ?? '';

describe('the map', () => {
  it('[VIR-11.12] tells the toughness of a city as a sum, Agents included', () => {
    const table = seen(palace().acting(FLORENCE, 'lowerLeft'));
    const base = (id: string) => table.view.cities.find((city) => city.id === id)!.toughness;
    const markup = pagesWith(table);
    const bologna = base('bologna');
    const ravenna = base('ravenna');
    expect(nameWith(markup, 'Bologna,')).toContain(`toughness ${bologna}, your Agent −1 = ${bologna - 1}`);
    expect(nameWith(markup, 'Ravenna,')).toContain(`toughness ${ravenna}, another Agent +1 = ${ravenna + 1}`);
  });
  it('[VIR-9.1] asks why not where Diplomacy cannot go', () => {
    const markup = pagesWith(seen(palace().acting(FLORENCE, 'lowerLeft')));
    expect(nameWith(markup, 'Tunis,', 'pirate port')).toContain('not now, ask why');
  });
  it('[VIR-2.10] crosses out the covered cities of three players', () => {
    const markup = pagesWith(seen(scenario({ players: 3 }).turn(0), 0));
    expect(nameWith(markup, 'Genoa')).toBe('Genoa: not in play at this table');
    expect(markup).not.toContain('Perugia');
  });
});

describe('a Palace', () => {
  it('[VIR-11.9] says what closes a Room, and whose Courtier is exhausted', () => {
    const markup = pagesWith(seen(palace().turn(FLORENCE)));
    expect(nameWith(markup, 'Room: Govern', 'closed by the Agent')).toContain('Anna’s Agent');
    expect(nameWith(markup, 'Merchant', 'exhausted')).not.toBe('');
  });
  it('[VIR-2.6] shows Family cards where they are being placed, and which comes next', () => {
    const table = seen(scenario({ players: 3, options: { powers: 'drawn' } }).newGame(), 0);
    const placing = pointing(table, { thing: 'room 0 top', key: 'top' });
    const player = table.view.players[0]!;
    expect(draftedPlaces(table, placing)).toEqual(['top']);
    expect(withDraft(player, ['top']).rooms[0]!.card).not.toBeNull();
    expect(nextFamily(table, placing)).not.toBe(withDraft(player, ['top']).rooms[0]!.card);
  });
});

describe('paying', () => {
  it('[VIR-9.2] lays out a suggestion that is enough, and says so', () => {
    const at = palace().acting(FLORENCE, 'lowerLeft').play(`${FLORENCE} annex bologna land`);
    const markup = markupOf(seen(at));
    expect(markup).toContain('payment-panel');
    expect(markup).toMatch(/bill-status[^>]*>Paid/);
    expect(markup).toContain('Giuliano de’ Medici');
  });
});

describe('Winter', () => {
  const shopping = () => palace().marker(FLORENCE, 'top').winter(FLORENCE).play(`${FLORENCE} stop`);
  it('[VIR-15.1] says at which of its steps one is', () => {
    expect(markupOf(seen(shopping()))).toMatch(/aria-current="step"[^>]*>.*?Purchases/);
  });
  it('[VIR-15.15] opens the market, fills a basket and tells its price', () => {
    const at = shopping().play(`${FLORENCE} buy ambassador`);
    const table = seen(at);
    expect(askedPage(table, pointing(table))).toBe('market');
    const markup = markupOf(table);
    expect(markup).toMatch(/class="basket"[\s\S]*?Ambassador/);
    expect(nameWith(pagesWith(table), 'Ambassador', 'in the basket')).toContain('not now, ask why');
  });
  it.each([
    ['en', 'Ally with the Kingdom of France'],
    ['ru', 'Союз (Королевство Франция)'],
  ] as const)(
    '[VIR-15.26] names an Alliance nobody can pay for without a price, and asks why on its place (%s)',
    (language, name) => {
      const at = shopping().play(`${FLORENCE} stop`, `${FLORENCE} stop`);
      const table = tableOf(at.state() as AnyState, { you: FLORENCE, language });
      const closed = table.blocked.find(({ choice }) => choice.do === 'ally' && choice.power === 'france')!;
      expect(table.text.choice(closed.choice, table.reader)).toBe(name);
      expect(pointing(table).at('alliance france').state).toBe('blocked');
    },
  );
});

describe('a siege', () => {
  const besieged = () => palace().troops(0, 'florence', 2).card(0, 'condottiere', 'R1').florins(0, 2).sieges();
  it('[VIR-12.5] shows both sums, what may be declared and who would win', () => {
    const table = seen(besieged(), 0);
    const markup = markupOf(table);
    expect(askedPage(table, pointing(table))).toBe('battle');
    expect(markup).toContain('Siege of Florence');
    expect(markup).toContain('As things stand, the city holds');
    expect(nameWith(markup, 'Condottiere', 'Declare')).not.toBe('');
  });
  it('has a page of its own also for those who watch', () => {
    const table = seen(besieged(), null, true);
    const pages = pagesOf(table, pointing(table)).map(({ page }) => page);
    expect(pages.slice(0, 2)).toEqual(['battle', 'map']);
  });
});

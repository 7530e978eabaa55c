/** The parts of the board behind tabs: which there are, which has something to choose, which is asked about now. */
import { listOf } from '@signoria/web/kit';
import type { Choice } from '../rules/choices.ts';
import type { Moment } from './Now.tsx';
import type { Table } from './table.ts';
import { freedomOf } from './table.ts';
import type { PageId } from './text.shape.ts';

/** On the phone the cities and the market are pages too. */
export function pagesOf({ phone }: Table, moment: Moment | null): readonly PageId[] {
  return [
    ...(moment === null ? [] : (['now'] as const)),
    ...(phone ? (['cities', 'market'] as const) : []),
    'princes',
    'scores',
    'trade',
  ];
}

const ON_CITIES: ReadonlySet<Choice['do']> = new Set(['place', 'rank', 'war']);
const ON_MARKET: ReadonlySet<Choice['do']> = new Set(['buyTroop', 'buyCard']);

function isTileLot(choice: Choice): boolean {
  return choice.do === 'nominate' && !choice.lot.startsWith('ev') && choice.lot !== 'pope';
}

/** Is there something to choose on that page? */
export function hasChoice(table: Table, page: PageId): boolean {
  if (table.past) return false;
  const choices = table.options.map(({ choice }) => choice);
  if (page === 'cities') return choices.some((c) => ON_CITIES.has(c.do) || isTileLot(c));
  if (page === 'market') return choices.some((c) => ON_MARKET.has(c.do) || (c.do === 'nominate' && !isTileLot(c)));
  if (page !== 'trade') return false;
  const menu = freedomOf(table, 'negotiation');
  return menu !== null && listOf(menu).some((c) => c.do === 'accept' || c.do === 'refuse');
}

/** The page that the open question is about, whoever is asked. */
export function askedPage(table: Table, moment: Moment | null, warEnded: boolean): PageId {
  const { view, phone, question } = table;
  if (view.phase === 'over') return 'scores';
  if (moment !== null && (moment.id !== 'lastWar' || warEnded)) return 'now';
  if (!phone) return question?.at === 'placeArtist' || question?.at === 'rankTied' ? 'scores' : 'princes';
  return 'cities';
}

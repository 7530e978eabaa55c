/** The parts of the board behind tabs: which there are, which has something to choose, which is asked about now. */
import { listOf } from '@signoria/kit';
import type { Moment } from './Now.tsx';
import { isTile } from './names.ts';
import type { Table } from './table.ts';
import { freedomOf } from './table.ts';
import type { BoardWords } from './text/en.ts';
import type { ThingName } from './things.ts';

/** `now` has a name by what it is about. */
export type PageId = 'now' | keyof BoardWords['pages'];

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

/** Where a thing lies. */
function pageOf(thing: ThingName): PageId | null {
  const [sort, id = ''] = thing.split(' ');
  if (sort === 'lot') return isTile(id) ? 'cities' : 'market';
  if (sort === 'city' || sort === 'wars') return 'cities';
  return sort === 'troop' || sort === 'deck' ? 'market' : null;
}

/** Is there something to choose on that page? */
export function hasChoice(table: Table, page: PageId): boolean {
  if (page !== 'trade') return table.pointing.some((thing) => pageOf(thing) === page);
  return listOf(freedomOf(table, 'negotiation')).some((c) => c.do === 'accept' || c.do === 'refuse');
}

/** The page that the open question is about, whoever is asked. */
export function askedPage(table: Table, moment: Moment | null, warEnded: boolean): PageId {
  const { view, phone, question } = table;
  if (view.phase === 'over') return 'scores';
  if (moment !== null && (moment.id !== 'lastWar' || warEnded)) return 'now';
  if (!phone) return question?.at === 'placeArtist' || question?.at === 'rankTied' ? 'scores' : 'princes';
  return 'cities';
}

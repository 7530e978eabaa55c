/** The pages beside the map, which of them the question is about, and which have something to choose. */
import type { Seat } from '@signoria/kernel';
import type { Pointing, Table } from './table.ts';

export type Page = `palace ${number}` | 'map' | 'prestige' | 'market' | 'battle';

export interface PageTab {
  readonly page: Page;
  /** Something may be chosen there now. */
  readonly gem: boolean;
}

const onMap = (at: string): boolean => at.startsWith('city ') || at.startsWith('alliance ');
const onMarket = (at: string): boolean => at.startsWith('offer ') || at.startsWith('bonus ');

function inPalace(seat: Seat): (at: string) => boolean {
  return (at) => ['room', 'space', 'token'].some((kind) => at.startsWith(`${kind} ${seat} `));
}

/** The reader's Palace comes first, the others follow clockwise. */
export function pagesOf(table: Table, pointing: Pointing): readonly PageTab[] {
  const { view, you, phone } = table;
  const seats = view.players.map(({ seat }) => seat);
  const first = you ?? 0;
  const around = [...seats.slice(first), ...seats.slice(0, first)];
  return [
    ...(view.battle === null ? [] : [{ page: 'battle' as const, gem: table.options.some(isDeclared) && !table.past }]),
    ...(phone ? [{ page: 'map' as const, gem: pointing.some(onMap) }] : []),
    ...around.map((seat): PageTab => ({ page: `palace ${seat}`, gem: pointing.some(inPalace(seat)) })),
    { page: 'market', gem: pointing.some(onMarket) },
    { page: 'prestige', gem: false },
  ];
}

const isDeclared = ({ choice }: Table['options'][number]): boolean => choice.do === 'declare';

/** Whose Palace to show when nothing else is asked: one's own, else the one who acts. */
function homePage({ you, question, view }: Table): Page {
  return `palace ${you ?? question?.deciding[0] ?? view.order[0] ?? 0}`;
}

/** The page the open question is about. */
export function askedPage(table: Table, pointing: Pointing): Page {
  if (table.view.battle !== null) return 'battle';
  if (pointing.about(onMarket)) return 'market';
  const home = homePage(table);
  if (table.phone && pointing.some(onMap) && !(table.you !== null && pointing.some(inPalace(table.you)))) return 'map';
  return home;
}

/** Princes of the Renaissance in the edition workshop: tiles, families, troops, events, treachery, cities and money. */
import { printedRows } from '@signoria/kernel/edition-sheet';
import { type ComponentProps, PrintedFace, workshopOf } from '@signoria/kit/workshop';
import { STANDARD } from '../../data/box.ts';
import { CITIES } from '../../data/cities.ts';
import { CURRENCIES } from '../../data/currency.ts';
import { EDITION } from '../../data/edition.ts';
import { EVENT_FIGURES, EVENTS, type EventId } from '../../data/events.ts';
import { FAMILIES } from '../../data/families.ts';
import { TILES, type TileId } from '../../data/tiles.ts';
import { CARDS } from '../../data/treachery.ts';
import { TROOPS } from '../../data/troops.ts';
import { Arms, CityDefs, Counter, Glyph, type GlyphId, Head, Vignette } from '../drawings/index.ts';
import { broughtBy } from '../Events.tsx';
import { faceOf, incomeOf } from '../facts.ts';
import { board } from '../index.tsx';
import { Income, Money } from '../Money.tsx';
import { CARD_GLYPH, EVENT_GLYPH, isCard, isCity, isEvent, isFamily, isTroop, shortTile } from '../names.ts';
import type { Table } from '../table.ts';
import { words } from './words.ts';

type Props = ComponentProps<Table>;

const Sign = ({ of }: { readonly of: GlyphId }) => (
  <span class="ws-mark">
    <Glyph of={of} />
  </span>
);

function Tile({ id, table: { view, language } }: Props) {
  const tile = faceOf(view, id)!;
  return (
    <PrintedFace title={shortTile(language, tile.id)}>
      <span class="ws-view">
        <Head of={tile.id} />
      </span>
      <span class="ws-sum">
        {tile.merchant ? <Glyph of="merchant" /> : null}
        <Income {...tile.income} vp={tile.vp} />
      </span>
    </PrintedFace>
  );
}

function City({ id, table: { view } }: Props) {
  return isCity(id) ? (
    <PrintedFace>
      <span class="ws-view">
        <Vignette of={id} />
      </span>
      {view.cities[id].status}
    </PrintedFace>
  ) : null;
}

function Family({ id, table: { view } }: Props) {
  return isFamily(id) ? (
    <PrintedFace>
      <span class="ws-view">
        <Arms of={id} />
      </span>
      <span class="ws-sum">
        <Income {...incomeOf(view, id)} />
      </span>
    </PrintedFace>
  ) : null;
}

function Troop({ id, table: { view } }: Props) {
  if (!isTroop(id)) return null;
  const { left, attack, defence, cost, influence } = view.troops.find((stack) => stack.id === id)!;
  return (
    <PrintedFace>
      <Sign of={id} />
      <span class="ws-sum">
        ×{left} <Glyph of="attacker" />
        {attack} <Glyph of="defender" />
        {defence}
      </span>
      <span class="ws-sum">
        <Money of="gold" amount={cost} />
        {influence > 0 ? <Money of="influence" amount={influence} /> : null}
      </span>
    </PrintedFace>
  );
}

function Event({ id, table: { view } }: Props) {
  const event = view.events.find((other) => other.id === id)!;
  return (
    <PrintedFace>
      <span class="ws-view">
        <Head of={event.id} />
      </span>
      <Sign of={EVENT_GLYPH[event.kind]} />
      <span class="ws-sum">
        {broughtBy(event)} <Counter of={event.currency} />
      </span>
    </PrintedFace>
  );
}

function Card({ id }: Props) {
  return (
    <PrintedFace>
      <Sign of={isCard(id) ? CARD_GLYPH[id] : 'card'} />
    </PrintedFace>
  );
}

/** What is put on a city scores nothing by itself, and what is kept moves no city. */
function unusedBy(id: string): readonly string[] {
  const kind = isEvent(id) ? EVENT_FIGURES[id].kind : null;
  return kind === 'artist' || kind === 'invasion' ? ['decade', 'vp'] : ['decade', 'status', 'artist'];
}

const [gold, influence] = STANDARD.start;

/** By currency, as the file names them. */
const amounts = ([gold = 0, influence = 0]: readonly number[]) => ({ gold, influence });

function printedTile(_: TileId, i: number) {
  const { city, income, merchant, vp } = STANDARD.tiles[i]!;
  return { ...amounts(income), city: CITIES[city]!, merchant, vp };
}

function printedEvent(_: EventId, i: number) {
  const { decade, currency, vp, status, artist } = STANDARD.events[i]!;
  return { decade, currency: CURRENCIES[currency], vp, status, artist };
}

export const workshop = workshopOf<typeof EDITION, Table>({
  board,
  shape: EDITION,
  printed: {
    start: { gold: gold!, influence: influence! },
    status: printedRows(CITIES, (_, i) => STANDARD.status[i]!),
    families: printedRows(FAMILIES, (_, i) => amounts(STANDARD.families.A[i]!)),
    tiles: printedRows(TILES, printedTile),
    troops: printedRows(TROOPS, (_, i) => STANDARD.troops[i]!),
    events: printedRows(EVENTS, printedEvent),
    cards: printedRows(CARDS, (_, i) => ({ count: STANDARD.cards[i]! })),
    bids: { condottiere: STANDARD.condottiereMinimum },
    counters: { gold: STANDARD.counters[0]!, influence: STANDARD.counters[1]! },
  },
  groups: {
    start: { source: 'scoring' },
    status: { source: 'cities', Picture: City },
    families: { source: 'families', Picture: Family },
    tiles: { source: 'cityTiles', Picture: Tile },
    troops: { source: 'troops', Picture: Troop },
    events: { source: 'events', Picture: Event, unseen: unusedBy },
    cards: { source: 'treachery', Picture: Card, unseen: ['count'] },
    bids: { source: 'rulings' },
    counters: { source: 'counters' },
  },
  words,
  Defs: CityDefs,
  class: 'por',
});

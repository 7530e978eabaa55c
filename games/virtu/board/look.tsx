import { Dialog, RuleId, SumTable } from '@signoria/kit';
import type { CardId } from '../data/cards.ts';
import type { CityId } from '../data/cities.ts';
import { cityName } from '../text/names.ts';
import { Portrait } from './drawings/index.ts';
import { explain } from './facts.ts';
import type { Look } from './looking.ts';
import { spokenRoom } from './palace/Ring.tsx';
import { cardFacts, citySymbols, neighboursOf, tokenFacts, voyagesOf } from './printed.ts';
import { Symbols } from './Symbols.tsx';
import { spokenAlliance } from './sheets/Alliances.tsx';
import { cityFacts, toughnessFor } from './sheets/cities.ts';
import { AlliancePrices, OfferPrices } from './sheets/Prices.tsx';
import { cityOf, playerOf, type Table, wordsOf } from './table.ts';

function RuleLinks({ table, ids }: { readonly table: Table; readonly ids: readonly string[] }) {
  return (
    <p class="rule-links">
      <span class="caption">{wordsOf(table).rules}</span>
      {ids.map((id) => (
        <button key={id} type="button" class="rule-link" onClick={() => table.rule(id)}>
          <RuleId id={id} />
        </button>
      ))}
    </p>
  );
}

function Facts({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul class="look-facts">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** What a city is for the reader: Diplomacy and siege both ask for more than this. */
function CityLook({ table, id }: { readonly table: Table; readonly id: CityId }) {
  const words = wordsOf(table).city;
  const city = cityOf(table, id);
  if (city === null) return <p>{words.covered}</p>;
  const mine = toughnessFor(table, city);
  const crowns = table.you === null ? null : (city.crowns[table.you] ?? null);
  const roads = neighboursOf(table.view, id).map((other) => cityName(table.language, other));
  const voyages = (table.you === null ? [] : voyagesOf(table.view, id, table.you)).map(({ from, seas }) =>
    words.voyage(cityName(table.language, from), seas),
  );
  return (
    <>
      <p class="look-symbols">
        <span class="caption">{words.token}</span> <Symbols table={table} amounts={citySymbols(table.view, id)} />
      </p>
      {mine === null ? null : <SumTable why={mine} table={table} label={words.forYou} />}
      {crowns === null ? null : <SumTable why={crowns} table={table} label={words.crowns} />}
      {city.owner === table.you && city.wage !== null ? (
        <SumTable why={city.wage} table={table} label={words.wage} />
      ) : null}
      <Facts lines={[...cityFacts(table, city), ...(roads.length === 0 ? [] : [words.roads(roads)]), ...voyages]} />
    </>
  );
}

function CardLook({ table, id }: { readonly table: Table; readonly id: CardId }) {
  return (
    <>
      <p class="look-symbols">
        <Portrait id={id} />
        <Symbols table={table} amounts={cardFacts(table.view, id).symbols} />
      </p>
      <OfferPrices table={table} id={id} />
    </>
  );
}

function Detail({ table, look }: { readonly table: Table; readonly look: Look }) {
  switch (look.at) {
    case 'city':
      return <CityLook table={table} id={look.id} />;
    case 'card':
      return <CardLook table={table} id={look.id} />;
    case 'token':
      return (
        <>
          <p class="look-symbols">
            <Symbols table={table} amounts={tokenFacts(table.view, look.id).symbols} />
          </p>
          <OfferPrices table={table} id={look.id} />
        </>
      );
    case 'alliance': {
      const ally = table.view.alliances.find(({ id }) => id === look.id)!;
      return (
        <>
          <Facts lines={[spokenAlliance(table, ally)]} />
          <AlliancePrices table={table} id={look.id} />
        </>
      );
    }
    case 'room': {
      const player = playerOf(table, look.seat);
      return <Facts lines={[spokenRoom(table, player.rooms.find(({ id }) => id === look.id)!)]} />;
    }
    case 'space': {
      const { shaded, why } = playerOf(table, look.seat);
      const { palace } = wordsOf(table);
      return (
        <>
          <Facts lines={[palace.shadedCount(shaded.used, shaded.unlocked)]} />
          <SumTable why={why.unlocked} table={table} label={palace.unlocked} />
        </>
      );
    }
    default:
      return null;
  }
}

/** What `explain` is asked about. */
function idOf(table: Table, look: Look): string {
  if (look.at === 'space') return 'space';
  if (look.at !== 'room') return look.id;
  return playerOf(table, look.seat).rooms.find(({ id }) => id === look.id)!.action;
}

function Body({ table, look }: { readonly table: Table; readonly look: Look }) {
  const about = explain(idOf(table, look), table.view, table.language);
  return (
    <div class="look">
      {about === null ? null : <p>{about.text}</p>}
      <Detail table={table} look={look} />
      {about === null ? null : <RuleLinks table={table} ids={about.rules} />}
    </div>
  );
}

export interface LookDialogProps {
  readonly table: Table;
  readonly look: Look | null;
  readonly onLook: (look: Look | null) => void;
}

export function LookDialog({ table, look, onLook }: LookDialogProps) {
  const title = look === null ? '' : (explain(idOf(table, look), table.view, table.language)?.title ?? '');
  return (
    <Dialog open={look !== null} title={title} close={wordsOf(table).close} onClose={() => onLook(null)}>
      {look === null ? null : <Body table={table} look={look} />}
    </Dialog>
  );
}

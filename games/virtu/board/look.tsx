/** Looking closer: any component with what it is, what is true of it now, and the rules behind it. */
import type { Seat } from '@signoria/kernel';
import { Dialog, RuleId } from '@signoria/web/kit';
import { CARDS, type CardId } from '../data/cards.ts';
import type { CityId } from '../data/cities.ts';
import type { RoomId, SpaceId } from '../data/palace.ts';
import type { AllianceId, BonusId, TokenId } from '../data/pieces.ts';
import { cityName } from '../text/names.ts';
import { spokenAlliance } from './Alliances.tsx';
import { cityFacts, toughnessFor } from './cities.ts';
import { Portrait } from './drawings/index.ts';
import { explain } from './facts.ts';
import { spokenRoom } from './Ring.tsx';
import { inWords, Symbols } from './Symbols.tsx';
import { cityOf, playerOf, type Table, wordsOf } from './table.ts';
import { cardFacts, citySymbols, neighboursOf, tokenFacts, voyagesOf } from './things.ts';

export type Look =
  | { readonly at: 'city'; readonly id: CityId }
  | { readonly at: 'card'; readonly id: CardId }
  | { readonly at: 'token'; readonly id: TokenId }
  | { readonly at: 'bonus'; readonly id: BonusId }
  | { readonly at: 'alliance'; readonly id: AllianceId }
  | { readonly at: 'room'; readonly seat: Seat; readonly id: RoomId }
  | { readonly at: 'space'; readonly seat: Seat; readonly id: SpaceId };

export type OnLook = (look: Look) => void;

/** What to look at when asked about a thing on the board, whatever pressing it would do. */
export function lookAt({ view }: Pick<Table, 'view'>, at: string): Look | null {
  const [kind, first = '', second = ''] = at.split(' ');
  switch (kind) {
    case 'city':
      return { at: 'city', id: first as CityId };
    case 'alliance':
      return { at: 'alliance', id: first as AllianceId };
    case 'bonus':
      return { at: 'bonus', id: first as BonusId };
    case 'offer':
      return isCard(first) ? { at: 'card', id: first } : { at: 'token', id: first as TokenId };
    case 'room':
      return { at: 'room', seat: Number(first), id: second as RoomId };
    case 'space': {
      const card = view.players[Number(first)]?.spaces.find(({ id }) => id === second)?.card ?? null;
      return card === null ? { at: 'space', seat: Number(first), id: second as SpaceId } : { at: 'card', id: card };
    }
    case 'token': {
      const token = view.players[Number(first)]?.domain.find(({ id }) => id === second);
      if (token?.kind === 'city' && token.city !== null) return { at: 'city', id: token.city };
      return token === undefined || token.token === null ? null : { at: 'token', id: token.token };
    }
    default:
      return null;
  }
}

const isCard = (id: string): id is CardId => (CARDS as readonly string[]).includes(id);

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
  const roads = neighboursOf(table.view, id).map((other) => cityName(table.language, other));
  const voyages = (table.you === null ? [] : voyagesOf(table.view, id, table.you)).map(({ from, seas }) =>
    words.voyage(cityName(table.language, from), seas),
  );
  return (
    <>
      <p class="look-symbols">
        <span class="caption">{words.token}</span> <Symbols table={table} amounts={citySymbols(table.view, id)} />
      </p>
      {mine === null ? null : (
        <dl class="toughness-sum">
          {mine.parts.map(({ why, change, rule }, i) => (
            <div key={why}>
              <dt>{wordsOf(table).toughness[why]}</dt>
              <dd class="num">{i === 0 ? change : change < 0 ? `−${-change}` : `+${change}`}</dd>
              <dd>
                <button type="button" class="rule-link" onClick={() => table.rule(rule)}>
                  <RuleId id={rule} />
                </button>
              </dd>
            </div>
          ))}
          <div class="total">
            <dt>{words.forYou}</dt>
            <dd class="num">{mine.total}</dd>
            <dd>{words.exceed(mine.total + 1)}</dd>
          </div>
        </dl>
      )}
      <Facts lines={[...cityFacts(table, city), ...(roads.length === 0 ? [] : [words.roads(roads)]), ...voyages]} />
    </>
  );
}

function CardLook({ table, id }: { readonly table: Table; readonly id: CardId }) {
  return (
    <p class="look-symbols">
      <Portrait id={id} />
      <Symbols table={table} amounts={cardFacts(table.view, id).symbols} />
    </p>
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
        <p class="look-symbols">
          <Symbols table={table} amounts={tokenFacts(table.view, look.id).symbols} />
        </p>
      );
    case 'alliance': {
      const ally = table.view.alliances.find(({ id }) => id === look.id)!;
      return (
        <Facts lines={[spokenAlliance(table, ally), wordsOf(table).market.price(inWords(table, ally.cost) ?? '')]} />
      );
    }
    case 'room': {
      const player = playerOf(table, look.seat);
      return <Facts lines={[spokenRoom(table, player.rooms.find(({ id }) => id === look.id)!)]} />;
    }
    case 'space': {
      const { shaded } = playerOf(table, look.seat);
      return <Facts lines={[wordsOf(table).palace.shadedCount(shaded.used, shaded.unlocked)]} />;
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

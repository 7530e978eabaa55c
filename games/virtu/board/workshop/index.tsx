/** Virtù in the edition workshop: people, cities, tokens, bonuses, Alliances, Palaces, roads and tracks. */
import { printedRows } from '@signoria/kernel/edition-sheet';
import { type ComponentProps, PrintedFace, workshopOf } from '@signoria/kit/workshop';
import { ACTIONS } from '../../data/actions.ts';
import { editionOf, STANDARD } from '../../data/box.ts';
import { CARD, CARD_DATA, CARDS, type CardId, NOBLES } from '../../data/cards.ts';
import { CITIES, CITY, CITY_DATA, type CityId, ROADS, STRAITS } from '../../data/cities.ts';
import { EDITION } from '../../data/edition.ts';
import {
  ALLIANCE,
  ALLIANCE_COST,
  ALLIANCES,
  BONUS_DATA,
  BONUSES,
  TOKEN,
  TOKEN_DATA,
  TOKENS,
  type TokenId,
} from '../../data/pieces.ts';
import { POWER, POWER_DATA, POWERS } from '../../data/powers.ts';
import { SYMBOLS } from '../../data/symbols.ts';
import { Glyph, type GlyphName, Portrait, PortraitDefs } from '../drawings/index.ts';
import { board } from '../index.tsx';
import { bonusFacts, cardFacts, citySymbols, tokenFacts } from '../printed.ts';
import { type Amounts, Symbols } from '../Symbols.tsx';
import type { Table } from '../table.ts';
import { isBonus, isCard, isCity, isToken, words } from './words.ts';

type Props = ComponentProps<Table>;

function Printed({ table, amounts }: { readonly table: Table; readonly amounts: Amounts }) {
  return (
    <span class="ws-sum">
      <Symbols table={table} amounts={amounts} price />
    </span>
  );
}

interface MarksProps {
  readonly vp: number;
  /** Courtier spaces that it unlocks. */
  readonly spaces?: number;
  readonly of?: readonly GlyphName[];
}

function Marks({ vp, spaces = 0, of = [] }: MarksProps) {
  return (
    <span class="ws-sum">
      {vp > 0 ? (
        <>
          {vp}
          <Glyph name="prestige" />
        </>
      ) : null}
      {spaces > 0 ? (
        <>
          {spaces}
          <Glyph name="space" />
        </>
      ) : null}
      {of.map((name) => (
        <Glyph key={name} name={name} />
      ))}
    </span>
  );
}

function Person({ id, table }: Props) {
  if (!isCard(id)) return null;
  const { action, symbols, agent, vp, warCost, single } = cardFacts(table.view, id);
  const { cost } = editionOf(table.view).cards[CARD[id]]!;
  return (
    <PrintedFace>
      <span class="ws-mark">
        <Portrait id={id} />
      </span>
      <Printed table={table} amounts={symbols} />
      <Marks
        vp={vp}
        of={[
          ...(action === null ? [] : [action]),
          ...(agent ? ['agent' as const] : []),
          ...(single ? ['once' as const] : []),
        ]}
      />
      {warCost > 0 ? <Printed table={table} amounts={{ war: 1, florin: warCost }} /> : null}
      {cost === null ? null : <Printed table={table} amounts={cost} />}
    </PrintedFace>
  );
}

function City({ id, table }: Props) {
  if (!isCity(id)) return null;
  const { toughness, pirate, home, seas } = editionOf(table.view).cities[CITY[id]]!;
  return (
    <PrintedFace>
      <span class="ws-sum">
        {toughness}
        {pirate ? <Glyph name="pirate" /> : null}
      </span>
      {seas.map((sea, i) => (
        <small key={i}>{words[table.language].value(sea)}</small>
      ))}
      <Printed table={table} amounts={citySymbols(table.view, id)} />
      {home === null ? null : <b>{words[table.language].value(home)}</b>}
    </PrintedFace>
  );
}

function Token({ id, table }: Props) {
  if (!isToken(id)) return null;
  const { symbols, vp, spaces } = tokenFacts(table.view, id);
  const { cost } = editionOf(table.view).tokens[TOKEN[id]]!;
  return (
    <PrintedFace>
      <Printed table={table} amounts={symbols} />
      <Marks vp={vp} spaces={spaces} />
      {cost === null ? null : <Printed table={table} amounts={cost} />}
    </PrintedFace>
  );
}

function Bonus({ id, table }: Props) {
  if (!isBonus(id)) return null;
  const { vp, crosses, spaces } = bonusFacts(table.view, id);
  return (
    <PrintedFace>
      <Marks vp={vp} spaces={spaces} />
      <Printed table={table} amounts={{ cross: crosses }} />
    </PrintedFace>
  );
}

function Ally({ id, table }: Props) {
  const ally = ALLIANCES.find((one) => one === id)!;
  return (
    <PrintedFace>
      <Printed table={table} amounts={editionOf(table.view).alliances[ALLIANCE[ally]]!} />
    </PrintedFace>
  );
}

function Palace({ id, table }: Props) {
  const power = POWERS.find((one) => one === id)!;
  return (
    <PrintedFace>
      {editionOf(table.view).rooms[POWER[power]]!.map((action, room) => (
        <span key={room} class="ws-sum">
          <Glyph name={ACTIONS[action]!} />
        </span>
      ))}
    </PrintedFace>
  );
}

function printedCard(id: CardId) {
  const { action, symbols, agent, vp, warCost, cost, single } = CARD_DATA[id];
  return { action, symbols, agent, vp, warCost, ...(cost === null ? {} : { cost, single }) };
}

function printedCity(id: CityId) {
  const { toughness, seas, pirate, home, symbols } = CITY_DATA[id];
  return { toughness, seas, pirate, home, symbols };
}

function printedToken(id: TokenId) {
  const { symbols, vp, spaces, cost } = TOKEN_DATA[id];
  return { symbols, vp, spaces, ...(cost === null ? {} : { cost }) };
}

export const workshop = workshopOf<typeof EDITION, Table>({
  board,
  shape: EDITION,
  printed: {
    cities: printedRows(CITIES, printedCity),
    roads: ROADS,
    straits: STRAITS,
    cards: printedRows(CARDS, printedCard),
    tokens: printedRows(TOKENS, printedToken),
    bonuses: printedRows(BONUSES, (id) => BONUS_DATA[id]),
    alliances: printedRows(ALLIANCES, (id) => printedRows(SYMBOLS, (symbol) => ALLIANCE_COST[id][symbol] ?? 0)),
    palaces: printedRows(POWERS, (id) => POWER_DATA[id].rooms),
    arrows: STANDARD.arrows,
    patronage: STANDARD.steps.map(({ vp }) => vp),
    cityTrack: STANDARD.cityTrack,
  },
  groups: {
    cities: { source: 'map', Picture: City },
    roads: { source: 'map' },
    straits: { source: 'map' },
    cards: { source: (id) => (NOBLES.some((noble) => noble === id) ? 'nobleCards' : 'familyCards'), Picture: Person },
    tokens: { source: 'tokens', Picture: Token },
    bonuses: { source: 'bonuses', Picture: Bonus },
    alliances: { source: 'alliances', Picture: Ally },
    palaces: { source: 'palaces', Picture: Palace },
    arrows: { source: 'palaces' },
    patronage: { source: 'tracks' },
    cityTrack: { source: 'tracks' },
  },
  words,
  Defs: PortraitDefs,
  class: 'virtu',
});

/** Chapter 16: what a seat, or a spectator, may know. Built up from nothing; the only door to the state. */
import { explained, once, type Seat } from '@signoria/kernel';
import { editionOf } from '../../data/box.ts';
import { CITIES } from '../../data/cities.ts';
import { EVENTS } from '../../data/events.ts';
import { FAMILIES } from '../../data/families.ts';
import { TILES } from '../../data/tiles.ts';
import { CARDS } from '../../data/treachery.ts';
import { TROOPS } from '../../data/troops.ts';
import { isTradeOpen } from '../chapters/04-trade.ts';
import { PASS_ROUNDS } from '../chapters/05-turn.ts';
import { cardCost, troopCost } from '../chapters/06-buy.ts';
import { warLimit } from '../chapters/08-war.ts';
import { cardsOf, size } from '../model/pile.ts';
import { places } from '../model/ranking.ts';
import { IN_BOX, type State } from '../model/state.ts';
import { ownView, playerView } from './players.ts';
import {
  amounts,
  auctionView,
  barredTo,
  cityView,
  eventView,
  isBentivoglio,
  offersOf,
  openingView,
  orNull,
  phaseOf,
  placingOf,
  popeView,
  rankingView,
  tileFace,
  tileView,
} from './seen.ts';
import type { PlayerView, TileView, View } from './types.ts';
import { warView } from './war.ts';

/** What depends on who looks. */
type Guarded = 'you' | 'tiles' | 'players' | 'hand' | 'looking' | 'deck' | 'auction' | 'offers';

export function view(s: State, viewer: Seat | null): View {
  return {
    ...once(s, seenByAll),
    you: viewer,
    tiles: tilesSeenBy(s, viewer),
    players: playersSeenBy(s, viewer),
    hand: viewer === null ? [] : cardsOf(s.hands[viewer]!),
    looking: s.looking !== null && isBentivoglio(s, viewer) ? s.looking.map((kind) => CARDS[kind]!) : [],
    deck: {
      why: { cost: explained(cardCost) },
      cards: size(s.deck) + s.under.length,
      discards: cardsOf(s.discards),
      under: isBentivoglio(s, viewer) ? s.under.map((kind) => CARDS[kind]!) : [],
    },
    auction: s.auction === null ? null : auctionView(s, s.auction, viewer),
    offers: offersOf(s, viewer),
  };
}

/** All see the same tiles; only what keeps a player from one is their own. */
function tilesSeenBy(s: State, viewer: Seat | null): readonly TileView[] {
  const all = once(s, tilesSeenByAll);
  if (viewer === null) return all.map(({ face }) => face);
  return all.map(({ tile, face }) => {
    const barred = barredTo(s, tile, viewer);
    return barred === null ? face : { ...face, barred };
  });
}

function tilesSeenByAll(s: State): readonly { readonly tile: number; readonly face: TileView }[] {
  return TILES.flatMap((_, tile) => (s.tiles[tile] === IN_BOX ? [] : [{ tile, face: tileView(s, tile) }]));
}

/** Everybody else's holdings are as unknown to a player as to a spectator, or as open (POR-16.2). */
function playersSeenBy(s: State, viewer: Seat | null): readonly PlayerView[] {
  const all = once(s, playersSeenByAll);
  return viewer === null ? all : all.with(viewer, ownView(s, viewer, all[viewer]!));
}

function playersSeenByAll(s: State): readonly PlayerView[] {
  return s.hands.map((_, seat) => playerView(s, seat, null));
}

function seenByAll(s: State): Omit<View, Guarded> {
  const box = editionOf(s);
  const ranks = places(s);
  return {
    options: s.options,
    phase: phaseOf(s),
    decade: s.decade,
    order: s.order,
    active: orNull(s.active),
    wars: { fought: s.wars, limit: warLimit(s) },
    cities: Object.fromEntries(CITIES.map((id, city) => [id, cityView(s, city, ranks)])) as View['cities'],
    ranking: rankingView(s, ranks),
    boxed: TILES.filter((_, tile) => s.tiles[tile] === IN_BOX),
    leftOut: TILES.flatMap((_, tile) => (s.tiles[tile] === IN_BOX ? [tileFace(s, tile)] : [])),
    events: EVENTS.map((_, event) => eventView(s, event)),
    placing: placingOf(s),
    pope: popeView(s),
    troops: TROOPS.map((id, troop) => {
      const { cost, attack, defence, influence } = box.troops[troop]!;
      const why = { cost: explained((parts) => troopCost(s, troop, parts)) };
      return { id, left: s.stock[troop]!, cost, attack, defence, influence, why };
    }),
    families: box.families[s.options.side].map(([gold, influence], family) => ({
      id: FAMILIES[family]!,
      income: amounts(gold!, influence!),
    })),
    opening: openingView(s),
    war: s.war === null ? null : warView(s, s.war),
    lastMove: s.lastMove === null ? null : { ...s.lastMove, from: orNull(s.lastMove.from) },
    trading: isTradeOpen(s),
    idle: s.options.passGuard ? { passes: s.idle, most: PASS_ROUNDS * s.seats } : null,
  };
}

/** The position in plain lines, for terminals and screen readers: which line follows which. The words are the language's. */
import type { Reader } from '@signoria/kernel';
import { CITIES } from '../data/cities.ts';
import type { AuctionView, PlayerView, View, WarView } from '../rules/view/types.ts';
import type { PositionWords } from './position.en.ts';
import type { Words } from './shape.ts';

export function describe({ position: say }: Words, view: View, reader: Reader): readonly string[] {
  return [
    say.decade(view.decade),
    ...(view.order.length === 0 ? [] : [say.order(view.order, reader)]),
    ...(view.active === null ? [] : [say.active(view.active, reader)]),
    say.wars(view.wars.fought, view.wars.limit),
    ...CITIES.flatMap((city) => cityLines(say, view, city)),
    ...eventLines(say, view),
    view.pope.owner === null ? say.popeFree : say.popeOf(view.pope.owner, reader),
    ...openingLines(say, view, reader),
    ...(view.auction === null ? [] : [say.auction(view.auction, reader)]),
    ...(view.war === null ? [] : warLines(say, view.war, view.auction?.kind ?? null, reader)),
    ...view.players.map((player) => `${say.player(player.seat, reader)}: ${partsOf(say, player).join('; ')}.`),
    ...(reader.seat === null ? [] : [say.hand(view.hand)]),
    ...view.offers.map((offer) => say.offer(offer, reader)),
    say.deck(view.deck.cards, view.deck.discards.length),
  ];
}

function cityLines(say: PositionWords, view: View, city: (typeof CITIES)[number]): readonly string[] {
  const offered = view.tiles.filter((tile) => tile.city === city && tile.owner === null).map(({ id }) => id);
  const line = say.city(city, view.cities[city]);
  return [offered.length === 0 ? line : `${line} ${say.offered(offered)}`];
}

function eventLines(say: PositionWords, view: View): readonly string[] {
  const here = view.events.filter(({ where }) => where === 'offer').map(({ id }) => id);
  return here.length === 0 ? [] : [say.events(here)];
}

function openingLines(say: PositionWords, { opening }: View, reader: Reader): readonly string[] {
  const bids = (opening?.laid ?? []).flatMap((gold, seat) => (gold === null ? [] : [{ seat, gold }]));
  return bids.length === 0 ? [] : [say.laid(bids, reader)];
}

/** While commands are auctioned, who leads is open: the attacker's first, then the defender's (POR-8.8). */
function warLines(
  say: PositionWords,
  war: WarView,
  auction: AuctionView['kind'] | null,
  reader: Reader,
): readonly string[] {
  const open = { attacker: auction === 'attacker', defender: auction === 'attacker' || auction === 'defender' };
  return [
    say.war(war),
    say.side({ ...war.attacker, open: open.attacker }, reader),
    say.side({ ...war.defender, open: open.defender }, reader),
    ...war.rolls.map((roll) => say.roll(roll, war)),
    ...(war.result === null ? [] : [say.result[war.result]]),
  ];
}

function partsOf(say: PositionWords, player: PlayerView): readonly string[] {
  const { family, declared, holdings, counters, pay, cards, troops, tiles, events, victories, points } = player;
  const money = holdings !== null ? say.holdings(holdings) : counters !== null ? say.counters(counters) : say.hidden;
  return [
    ...(family === null ? [] : [say.family(family)]),
    ...(declared === null ? [] : [say.declared(declared)]),
    money,
    ...(pay === 0 ? [] : [say.pay(pay)]),
    say.cards(cards),
    ...(troops.length === 0 ? [] : [say.troops(troops)]),
    ...(tiles.length === 0 ? [] : [say.tiles(tiles)]),
    ...(events.length === 0 ? [] : [say.keeps(events)]),
    ...(victories === 0 ? [] : [say.victories(victories)]),
    say.points(points.total),
  ];
}

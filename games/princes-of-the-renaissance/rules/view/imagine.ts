/**
 * Redealing what a seat cannot know: others' cards, the deck, what lies under it, others' holdings, others' offers.
 *
 * Cards go into one pool first. Holdings are remembered, as people remember public prices and incomes: well, but not
 * perfectly, and not at all once two others have exchanged unseen amounts; always as an amount that lies there as the
 * same number of counters (POR-R12).
 */
import type { Random, Seat } from '@signoria/kernel';
import { alike, editionOf } from '../../data/box.ts';
import { type Currency, GOLD, INFLUENCE } from '../../data/currency.ts';
import { BENTIVOGLIO } from '../../data/families.ts';
import { BRIBE_CARDINAL, CARDINAL_WORTH } from '../../data/treachery.ts';
import { SPECTATOR } from '../chapters/04-trade.ts';
import { pledge } from '../model/bids.ts';
import { drawOne, emptyPile, pour, size } from '../model/pile.ts';
import { BANK_MOST, hasBanker, netPrice, offered, other } from '../model/purse.ts';
import { NONE, type Pile, type State } from '../model/state.ts';

/** One in so many amounts is remembered wrongly. */
const FORGOTTEN = 5;
/** By currency, how far off a wrong memory is at most. */
const BLUR: readonly number[] = [9, 5];
/** By currency, what a player may have when nothing at all is known. */
const EVERYTHING: readonly (readonly number[])[] = [upTo(60), upTo(25)];

function upTo(most: number): readonly number[] {
  return Array.from({ length: most + 1 }, (_, n) => n);
}

export function imagine(s: State, seat: Seat | null, random: Random): void {
  s.offers = s.offers
    .filter(({ from, to }) => from === seat || to === seat)
    .sort((a, b) => a.from - b.from || a.to - b.to);
  forgetExchanges(s, seat);
  const pool = emptyPile();
  pour(s.deck, pool);
  const sizes = s.hands.map((hand) => size(hand));
  for (let owner = 0; owner < s.seats; owner++) if (owner !== seat) pour(s.hands[owner]!, pool);
  const knowsDeck = seat !== null && s.family[seat] === BENTIVOGLIO;
  const looked = knowsDeck ? 0 : (s.looking?.length ?? 0);
  const under = knowsDeck ? 0 : s.under.length;
  if (!knowsDeck) for (const kind of [...(s.looking ?? []), ...s.under]) pool[kind]!++;
  for (let owner = 0; owner < s.seats; owner++) {
    if (owner !== seat) imagineHoldings(s, owner, seat, pool, sizes[owner]!, random);
  }
  for (let owner = 0; owner < s.seats; owner++) {
    if (owner !== seat) refill(s.hands[owner]!, sizes[owner]!, pool, random);
  }
  if (looked > 0) s.looking = dealKinds(looked, pool, random).sort((a, b) => a - b);
  if (under > 0) s.under = dealKinds(under, pool, random);
  s.deck = pool;
}

/** What others gave each other is nothing the seat knows. */
function forgetExchanges(s: State, seat: Seat | null): void {
  for (const between of s.secret) {
    for (const i of between.keys()) {
      if (Math.floor(i / s.seats) !== seat && i % s.seats !== seat) between[i] = 0;
    }
  }
}

function refill(hand: Pile, cards: number, pool: Pile, random: Random): void {
  let left = size(pool);
  for (let held = size(hand); held < cards; held++) hand[drawOne(pool, left--, random)]!++;
}

function dealKinds(count: number, pool: Pile, random: Random): number[] {
  let left = size(pool);
  return Array.from({ length: count }, () => drawOne(pool, left--, random));
}

/** What the viewer takes the owner to have, having kept count of all that was public and of their own exchanges. */
function reckoned(s: State, owner: Seat, viewer: Seat | null, currency: Currency): number {
  const got = viewer === null ? 0 : s.secret[currency][viewer * s.seats + owner]!;
  return s.paper[currency][owner]! + got;
}

function hasLostTrack(s: State, owner: Seat, viewer: Seat | null): boolean {
  return (s.untold[owner]! & (1 << (viewer ?? SPECTATOR))) !== 0;
}

/** The amounts the viewer may take for the owner's; all of them lie there as the counters that are seen. */
function candidates(s: State, owner: Seat, viewer: Seat | null, currency: Currency): readonly number[] {
  const lost = hasLostTrack(s, owner, viewer);
  if (s.options.holdings === 'open') return [s.purse[currency][owner]!];
  const known = reckoned(s, owner, viewer, currency);
  if (s.order.length === 0 && !lost) return [known];
  const all =
    s.options.holdings === 'hidden'
      ? EVERYTHING[currency]!
      : alike(s.purse[currency][owner]!, editionOf(s).counters[currency]!);
  return lost ? all : all.filter((n) => Math.abs(n - known) <= BLUR[currency]!);
}

/** A standing bid stays covered, with Bribe Cardinals the owner then really has; and what is offered to me is there. */
function imagineHoldings(s: State, owner: Seat, viewer: Seat | null, pool: Pile, cards: number, random: Random): void {
  const least = [offered(s, owner, GOLD), offered(s, owner, INFLUENCE)] as const;
  const most = Math.min(cards, pool[BRIBE_CARDINAL]!);
  const pairs: (readonly [number, number])[] = [];
  for (const gold of candidates(s, owner, viewer, GOLD)) {
    if (gold < least[GOLD]) continue;
    for (const influence of candidates(s, owner, viewer, INFLUENCE)) {
      if (influence < least[INFLUENCE]) continue;
      if (cardinalsNeeded(s, owner, [gold, influence]) <= most) pairs.push([gold, influence]);
    }
  }
  const held = remembered(s, owner, viewer, pairs, random);
  s.purse[GOLD][owner] = held[GOLD];
  s.purse[INFLUENCE][owner] = held[INFLUENCE];
  const needed = cardinalsNeeded(s, owner, held);
  pool[BRIBE_CARDINAL]! -= needed;
  s.hands[owner]![BRIBE_CARDINAL]! += needed;
}

function remembered(
  s: State,
  owner: Seat,
  viewer: Seat | null,
  pairs: readonly (readonly [number, number])[],
  random: Random,
): readonly [number, number] {
  const any = pairs[random.below(pairs.length)]!;
  const wrong = random.below(FORGOTTEN) === 0;
  if (wrong || hasLostTrack(s, owner, viewer)) return any;
  const gold = reckoned(s, owner, viewer, GOLD);
  const influence = reckoned(s, owner, viewer, INFLUENCE);
  return pairs.find(([g, i]) => g === gold && i === influence) ?? any;
}

/** How many Bribe Cardinals the owner must hold for the standing bid to be covered; Infinity when none would do. */
function cardinalsNeeded(s: State, owner: Seat, held: readonly [number, number]): number {
  const bid = pledge(s, owner);
  if (bid === NONE) return 0;
  const { kind, currency } = s.auction!;
  const free = (c: Currency) => held[c] - offered(s, owner, c);
  const bank = hasBanker(s, owner) ? Math.min(BANK_MOST, free(other(currency))) : 0;
  const short = netPrice(s, owner, kind, currency, bid) - free(currency) - bank;
  if (short <= 0) return 0;
  return kind === 'pope' ? Math.ceil(short / CARDINAL_WORTH) : Infinity;
}

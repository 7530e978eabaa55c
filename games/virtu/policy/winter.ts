/** Winter for bots: what to buy, where to put it, whom to hire, with whom to ally. */
import { NEVER, type Seat } from '@signoria/kernel';
import { editionOf } from '../data/box.ts';
import { CARD } from '../data/cards.ts';
import { CITY } from '../data/cities.ts';
import { AGENTS } from '../data/figures.ts';
import { ROOM, type RoomId, SHADED, SPACE, type SpaceId, sideOf } from '../data/palace.ts';
import { TOKEN } from '../data/pieces.ts';
import { troopsOnMap, wageAt } from '../rules/chapters/15-troops.ts';
import type { CardPlace, Choice, PurchaseId } from '../rules/model/choices.ts';
import { actionOf, copiesOf, hasFreeSpace, unlockedSpaces, usedShaded } from '../rules/model/palace.ts';
import { priceOf as costOf, isNoble } from '../rules/model/prices.ts';
import { CAVALRY, CROSS, CROWN, FLORIN, MASK, SHIP, WAR } from '../rules/model/purse.ts';
import { NONE, ROOMS_EACH, roomAt, SPACES_EACH, type State, spaceAt, troopsAt } from '../rules/model/state.ts';
import { TEMPER } from './temper.ts';
import { bottomWorth, future } from './worth.ts';

/** By action, which symbols a Room's cards should carry. */
const SERVES: readonly (readonly number[])[] = [
  [CROWN, CROSS],
  [FLORIN, CROWN, CROSS],
  [SHIP],
  [CROWN, SHIP],
  [CAVALRY, SHIP, WAR],
  [MASK],
];
/** By action, how much a Room of it wants to be strong. */
const DRIVE: readonly number[] = [1, 0.9, 0.7, 1.1, 0.9, 0.4];

/** Cards already in the basket take spaces too. */
export function purchaseWorth(s: State, seat: Seat, what: PurchaseId): number {
  const box = editionOf(s);
  const t = TEMPER;
  if (!isNoble(what)) {
    const { vp, spaces, bottom } = box.tokens[TOKEN[what]]!;
    return (
      t.prestige * vp + t.religion * bottom[CROSS]! + (t.tokenUse * bottomWorth(bottom) + t.space * spaces) * future(s)
    );
  }
  const { vp, bottom, agent } = box.cards[CARD[what]]!;
  const again = 0.75 ** copiesOf(s, seat, CARD[what]);
  const use = t.cardUse * bottomWorth(bottom) * again + (agent && s.agents[seat]! < AGENTS ? t.agent : 0);
  return t.prestige * vp + t.religion * bottom[CROSS]! + (use - displaced(s, seat, CARD[what])) * future(s);
}

/** Cards chosen already. */
function basketCards(s: State): readonly number[] {
  const f = s.todo[s.todo.length - 1]!;
  return f.at === 'acquire' ? f.basket.flatMap(({ what }) => (isNoble(what) ? [CARD[what]] : [])) : [];
}

/** More than any card is worth. */
const TOO_MUCH = 100;

/** What would have to go to make room: a Courtier of old, for nobody buys a card to throw away another just bought. */
function displaced(s: State, seat: Seat, card: number): number {
  const bought = [...basketCards(s), card];
  const over = bought.length - freeSpaces(s, seat);
  if (over <= 0) return 0;
  const goes = courtiersOf(s, seat).sort((a, b) => a - b)[over - 1];
  const least = Math.min(...bought.map((one) => courtierWorth(s, one)));
  return goes === undefined || goes >= least - UNREADY ? TOO_MUCH : goes * bought.length;
}

/** What a Courtier is worth less that is exhausted. */
const UNREADY = 0.3;

function courtiersOf(s: State, seat: Seat): number[] {
  const found: number[] = [];
  for (let space = 0; space < SPACES_EACH; space++) {
    const card = s.courtier[spaceAt(seat, space)]!;
    if (card !== NONE) found.push(courtierWorth(s, card));
  }
  return found;
}

function freeSpaces(s: State, seat: Seat): number {
  let open = 0;
  let shaded = 0;
  for (let space = 0; space < SPACES_EACH; space++) {
    if (s.courtier[spaceAt(seat, space)] !== NONE) continue;
    if (SHADED[space]) shaded++;
    else open++;
  }
  return open + Math.min(shaded, unlockedSpaces(s, seat) - usedShaded(s, seat));
}

export function courtierWorth(s: State, card: number): number {
  const { bottom, vp } = editionOf(s).cards[card]!;
  return TEMPER.cardUse * bottomWorth(bottom) + TEMPER.prestige * vp + TEMPER.religion * bottom[CROSS]!;
}

export function rateBuy(s: State, seat: Seat, c: Choice): number {
  if (c.do !== 'buy') return 0;
  const { florin = 0, crown = 0, cross = 0 } = costOf(s, c.what);
  const price = florin * TEMPER.florin + TEMPER.symbolPrice * (crown + cross);
  return purchaseWorth(s, seat, c.what) - price * Math.max(0.1, future(s) * TEMPER.priceFactor);
}

/** A free space on the side with fewer Courtiers; else instead of the least useful one. */
export function rateHouse(s: State, seat: Seat, c: Choice): number {
  if (c.do !== 'house') return 0;
  const space = SPACE[c.space];
  const there = s.courtier[spaceAt(seat, space)]!;
  if (there !== NONE && hasFreeSpace(s, seat)) return NEVER;
  const alone = sideOf(space) === 'left' ? 0.05 : 0;
  return there === NONE ? 1 + alone : -courtierWorth(s, there) + (s.courtierReady[spaceAt(seat, space)] ? 0 : UNREADY);
}

/** How well a Room is furnished: the symbols that serve its action. */
function roomStrength(s: State, seat: Seat, room: number): number {
  const at = roomAt(seat, room);
  const action = actionOf(s, seat, room);
  const { cards } = editionOf(s);
  const serves = SERVES[action]!;
  const best = (card: number) => (card === NONE ? 0 : Math.max(...serves.map((kind) => cards[card]!.bottom[kind]!)));
  const printed = s.roomCard[at] === NONE && (action === 0 || action === 4 || action === 5) ? 1 : 0;
  return DRIVE[action]! * (best(s.roomCard[at]!) + best(s.roomUpgrade[at]!) + printed);
}

/** All Rooms, and that each action that matters can be had at all. */
export function palaceStrength(s: State, seat: Seat): number {
  let strength = 0;
  let seen = 0;
  for (let room = 0; room < ROOMS_EACH; room++) {
    strength += roomStrength(s, seat, room);
    seen |= 1 << actionOf(s, seat, room);
  }
  for (const [action, worth] of [1.8, 1.2, 0.3, 1.8, 0.6, 0.1].entries())
    if ((seen & (1 << action)) !== 0) strength += worth;
  return strength;
}

function roomOf(place: CardPlace): number {
  return ROOM[(place.startsWith('under.') ? place.slice(6) : place) as RoomId];
}

/** Into a Room: what the Rooms gain, against what a Courtier was worth; dearer while spaces are free. */
export function rateArrange(s: State, seat: Seat, c: Choice): number {
  if (c.do !== 'arrange') return 0;
  if (!Object.hasOwn(SPACE, c.from)) return -1;
  if (Object.hasOwn(SPACE, c.to)) return NEVER; // there and back again as often as one likes
  const card = s.courtier[spaceAt(seat, SPACE[c.from as SpaceId])]!;
  const at = roomAt(seat, roomOf(c.to));
  const before = palaceStrength(s, seat);
  const slots = c.to.startsWith('under.') ? s.roomUpgrade : s.roomCard;
  slots[at] = card;
  const gain = palaceStrength(s, seat) - before;
  slots[at] = NONE;
  const kept =
    bottomWorth(editionOf(s).cards[card]!.bottom) * (hasFreeSpace(s, seat) ? TEMPER.keepFree : TEMPER.keepFull);
  return gain - kept;
}

/** Only to make room for a card out of a Room: a new card makes its own. */
export function rateDiscard(s: State, seat: Seat): number {
  return s.todo[s.todo.length - 1]!.at === 'rearrange' && !hasFreeSpace(s, seat) ? -2 : NEVER;
}

/** At home for a florin, where fewest stand; nobody needs more than four without a war to fight. */
export function rateHire(s: State, seat: Seat, c: Choice): number {
  if (c.do !== 'hire') return 0;
  if (s.ending !== null) return -1; // Troops win nothing any more
  const wage = wageAt(s, seat, CITY[c.city]);
  const troops = troopsOnMap(s, seat);
  const here = s.troops[troopsAt(s, CITY[c.city], seat)]!;
  const rich = s.florins[seat]! - wage >= 2 ? 0.4 : 0;
  return TEMPER.hire - TEMPER.hireEach * troops + rich - TEMPER.florin * wage + 0.08 * here;
}

export function allianceWorth(s: State): number {
  return TEMPER.prestige + TEMPER.alliance * future(s);
}

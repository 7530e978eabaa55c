/** Spring for bots: what each Room would bring now, and what to do in it. */
import { type Cost, most, reach, type Seat, within } from '@signoria/kernel';
import { ACTIONS } from '../data/actions.ts';
import { editionOf } from '../data/box.ts';
import { CITIES, CITY } from '../data/cities.ts';
import { LAST_STEP, MASKS_TO_REMOVE } from '../data/figures.ts';
import { SPACES, sideOf } from '../data/palace.ts';
import { BONUS, BONUSES, type BonusId, TOKENS } from '../data/pieces.ts';
import { exhaustedTokens, usedAlliances } from '../rules/chapters/08-govern.ts';
import { nextStep } from '../rules/chapters/08-patronage.ts';
import { byLand, crownsFor, isTarget, seasTo } from '../rules/chapters/09-diplomacy.ts';
import { agentAt, lordOf, placedAgents, placeOf } from '../rules/model/agents.ts';
import type { AgentPlace, Choice } from '../rules/model/choices.ts';
import { actionOf, citiesOf, hasEnemyAgent } from '../rules/model/palace.ts';
import { CROSS, CROWN, canPay, FLORIN, MASK, mostOf, purseFor, SHIP } from '../rules/model/purse.ts';
import { NONE, ROOMS_EACH, roomAt, SPACES_EACH, type State, spaceAt } from '../rules/model/state.ts';
import { bestPlan, meansOf } from './siege.ts';
import { TEMPER } from './temper.ts';
import { bottomWorth, cityWorth, closing, future, priceOf, refreshWorth } from './worth.ts';

/** What stopping in this Room would bring. The marker is put there for a moment, because payments look at it. */
export function roomWorth(s: State, seat: Seat, room: number): number {
  if (s.roomIndulgence[roomAt(seat, room)]) return canPay(s, seat, 'redeem', [{ cross: 1 }, { crown: 2 }]) ? 0.6 : 0;
  const action = ACTIONS[actionOf(s, seat, room)]!;
  if (hasEnemyAgent(s, seat, room) && action !== 'intrigue') return 0;
  const [before, stopped] = [s.marker[seat]!, s.stopped[seat]!];
  s.marker[seat] = room;
  s.stopped[seat] = true;
  const worth = actionWorth(s, seat, action);
  s.marker[seat] = before;
  s.stopped[seat] = stopped;
  return worth;
}

function actionWorth(s: State, seat: Seat, action: (typeof ACTIONS)[number]): number {
  switch (action) {
    case 'govern':
      return governWorth(s, seat, bestGovern(s, seat));
    case 'patronage':
      return patronageWorth(s, seat);
    case 'trade':
      return mostOf(s, seat, 'trade', SHIP) * (2 * TEMPER.florin * future(s) - TEMPER.trade);
    case 'diplomacy':
      return bestAnnexation(s, seat);
    case 'war':
      return bestPlan(s, seat, meansOf(s, seat, {}, []))?.worth ?? 0;
    case 'intrigue':
      return intrigueWorth(s, seat);
  }
}

/** Crowns and Crosses that cost nothing: those of the Room. */
function freeSymbols(s: State, seat: Seat, kinds: readonly number[]): number {
  const { cards } = editionOf(s);
  const at = roomAt(seat, s.marker[seat]!);
  const best = (card: number) => Math.max(...kinds.map((kind) => cards[card]!.bottom[kind]!));
  if (s.roomCard[at] === NONE) return 1;
  return best(s.roomCard[at]!) + (s.roomUpgrade[at] === NONE ? 0 : best(s.roomUpgrade[at]!));
}

/** What this many symbols would turn, less what they cost. */
export function governWorth(s: State, seat: Seat, symbols: number): number {
  if (symbols === 0) return 0;
  const gains = exhaustedTokens(s, seat)
    .map((id) => refreshWorth(s, id))
    .sort((a, b) => b - a);
  let worth = 0;
  for (let i = 0; i < Math.min(gains.length, 2 * symbols); i++) worth += gains[i]!;
  const left = symbols - Math.ceil(gains.length / 2);
  if (left > 0) worth += Math.min(left, usedAlliances(s, seat).length);
  const free = freeSymbols(s, seat, [CROWN, CROSS]);
  return worth * future(s) - TEMPER.crownPrice * Math.max(0, symbols - free);
}

function bestGovern(s: State, seat: Seat): number {
  const most = Math.ceil(exhaustedTokens(s, seat).length / 2) + usedAlliances(s, seat).length;
  let best = 0;
  for (let n = 1; n <= most; n++) if (governWorth(s, seat, n) > governWorth(s, seat, best)) best = n;
  return best;
}

/** The next step: Prestige, the lead, a bonus, less its price; nothing when it cannot be paid. */
function patronageWorth(s: State, seat: Seat): number {
  const step = nextStep(s, seat);
  return step === null || !canPay(s, seat, 'patronage', step.costs)
    ? 0
    : stepWorth(s, seat) - TEMPER.stepPrice * priceOfCost(step.costs[0]!);
}

export function stepWorth(s: State, seat: Seat): number {
  const { steps } = editionOf(s);
  const cell = s.patronage[seat]!;
  const gain = steps[cell]!.vp - (cell === 0 ? 0 : steps[cell - 1]!.vp);
  let others = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat) others = Math.max(others, s.patronage[other]!);
  const lead = cell + 1 >= others ? TEMPER.stepLead : 0;
  const end = cell + 1 === LAST_STEP ? closing(s, seat) : 0;
  return TEMPER.prestige * (gain + lead) + (steps[cell]!.bonus ? TEMPER.stepBonus : TEMPER.step) + end;
}

function priceOfCost(cost: Cost): number {
  return (cost.florin ?? 0) * TEMPER.florin + (cost.crown ?? 0) * TEMPER.crown + (cost.cross ?? 0) * TEMPER.cross;
}

function bestAnnexation(s: State, seat: Seat): number {
  const purse = purseFor(s, seat, 'diplomacy');
  const crowns = most(purse, CROWN);
  const ships = most(purse, SHIP);
  const table = ships > 0 ? reach(purse, [CROWN, SHIP, FLORIN], [crowns, ships]) : null;
  let best = 0;
  for (let city = 0; city < CITIES.length; city++) {
    if (!isTarget(s, city)) continue;
    const crown = crownsFor(s, seat, city);
    if (crown > crowns) continue;
    const seas = byLand(s, seat, city) ? 0 : seasTo(s, seat, city);
    const can = byLand(s, seat, city) || (seas > 0 && table !== null && within(table, crown, seas, 0));
    if (can) best = Math.max(best, annexWorth(s, seat, city, seas));
  }
  return best;
}

export function annexWorth(s: State, seat: Seat, city: number, seas: number): number {
  const free = freeSymbols(s, seat, [CROWN]);
  const crowns = Math.max(0, crownsFor(s, seat, city) - free);
  return cityWorth(s, seat, city) - TEMPER.crownPrice * crowns - TEMPER.shipPrice * seas;
}

function intrigueWorth(s: State, seat: Seat): number {
  const masks = mostOf(s, seat, 'intrigue', MASK);
  const reserve = s.agents[seat]! - placedAgents(s, seat);
  if (masks === 0) return 0;
  const freed = Math.min(spiesOn(s, seat), Math.floor(masks / MASKS_TO_REMOVE)) * SPY;
  return (freed + Math.min(masks, reserve) * TEMPER.intrigue) * future(s) + 0.1;
}

/** A rival's Agent in one's own Palace. */
const SPY = 1.4;

function spiesOn(s: State, seat: Seat): number {
  let found = 0;
  for (let room = 0; room < ROOMS_EACH; room++) if (hasEnemyAgent(s, seat, room)) found++;
  return found;
}

/** Courtiers that would become available on the way. */
export function arrowsWorth(s: State, seat: Seat, from: number, rooms: number): number {
  const { arrows, cards } = editionOf(s);
  let worth = 0;
  for (let i = 0; i < rooms; i++) {
    const left = (from + i) % ROOMS_EACH;
    for (let space = 0; space < SPACES_EACH; space++) {
      const at = spaceAt(seat, space);
      if (s.courtier[at] === NONE || s.courtierReady[at] || arrows[sideOf(space)] !== left) continue;
      worth += TEMPER.courtierPrice * bottomWorth(cards[s.courtier[at]!]!.bottom) * future(s);
    }
  }
  return worth;
}

export function rateAnnex(s: State, seat: Seat, c: Choice): number {
  if (c.do !== 'annex') return 0;
  return annexWorth(s, seat, CITY[c.city], c.way === 'sea' ? seasTo(s, seat, CITY[c.city]) : 0);
}

const BONUS_WORTH: { readonly [id in BonusId]: number } = {
  leonardo: 4.2,
  copernicus: 5,
  michelangelo: 5.2,
  columbus: 6,
  machiavelli: 4.5,
  bastion: 4.8,
  the_prince: 4,
  duomo: 4.6,
  sistine_chapel: 3.5,
  artillery: 3,
};

/** Prestige counts in full, everything else by how long it will serve. */
export function bonusWorth(s: State, id: BonusId): number {
  const { vp, crosses } = editionOf(s).bonuses[BONUS[id]]!;
  const printed = TEMPER.prestige * vp + TEMPER.religion * crosses;
  return printed + Math.max(0, BONUS_WORTH[id] - printed) * future(s) + BONUSES.indexOf(id) * 0.001;
}

/** Where an Agent does most: on the next city one wants, on the best Room of the strongest rival, on an Alliance. */
export function plantWorth(s: State, seat: Seat, at: AgentPlace): number {
  const place = placeOf(s, at);
  switch (place.kind) {
    case 'city': {
      if (s.owner[place.city] === seat) return 0.05;
      const wanted = isTarget(s, place.city) && byLand(s, seat, place.city) ? 1 : 0.2;
      return wanted * (0.7 + 0.05 * cityWorth(s, seat, place.city));
    }
    case 'room': {
      if (place.owner === seat) return 0.1;
      const cards = s.roomCard[roomAt(place.owner, place.room)] === NONE ? 0 : 0.5;
      const ahead = (place.room - s.marker[place.owner]! + ROOMS_EACH) % ROOMS_EACH;
      const soon = ahead === 1 || ahead === 2 ? 0.4 : 0;
      return 0.4 + cards + soon + 0.1 * (citiesOf(s, place.owner) + s.patronage[place.owner]!);
    }
    case 'alliance':
      return lordOf(s, place) === NONE ? 0.5 : lordOf(s, place) === seat ? 0.6 : 1.2;
  }
}

/** A rival's Agent in one's own house is worth two Masks. */
export function removeWorth(s: State, seat: Seat, at: AgentPlace): number {
  const place = placeOf(s, at);
  if (agentAt(s, place) === seat) return -1;
  return lordOf(s, place) === seat ? SPY : place.kind === 'city' ? -0.3 : -0.5;
}

/** The price of a payment: what is exhausted for it. */
export function paymentPrice(
  s: State,
  seat: Seat,
  payment: readonly { id: string; as: string }[],
  florins: number,
): number {
  const { cards, tokens, cityBottoms } = editionOf(s);
  let price = 0;
  let raised = 0;
  let treasury = false;
  for (const { id, as } of payment) {
    if (id === 'treasury') treasury = true;
    else price += priceOf(s, seat, id);
    if (as !== 'florin' || id === 'treasury') continue;
    const city = (CITIES as readonly string[]).indexOf(id);
    const token = tokens.findIndex((_, t) => id === TOKEN_IDS[t]);
    const space = SPACE_IDS.indexOf(id);
    const card = space < 0 ? NONE : s.courtier[spaceAt(seat, space)]!;
    raised +=
      city >= 0
        ? cityBottoms[city]![0]!
        : token >= 0
          ? tokens[token]!.bottom[0]!
          : card >= 0
            ? cards[card]!.bottom[0]!
            : 1;
  }
  const coins = treasury ? Math.max(0, florins - raised) : -Math.max(0, raised - florins);
  return price + coins * TEMPER.florin * future(s);
}

const TOKEN_IDS: readonly string[] = TOKENS;
const SPACE_IDS: readonly string[] = SPACES;

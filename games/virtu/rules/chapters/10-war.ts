/** Chapter 10: War. Troops are moved, one step after another, and paid for together at the end of the action. */
import { type Asks, type Chapter, type Cost, list, type Reach, type Seat, schedule, within } from '@signoria/kernel';
import { editionOf } from '../../data/box.ts';
import { CARDS } from '../../data/cards.ts';
import { CITIES, CITY, type City, EVERY_CITY } from '../../data/cities.ts';
import { type Do, move, STOP, type Way, warToken } from '../model/choices.ts';
import { story } from '../model/events.ts';
import { CAVALRY, canPay, FLORIN, reachOf, SHIP, WAR } from '../model/purse.ts';
import { NONE, roomAt, type State, troopsAt } from '../model/state.ts';

export type WarFrame =
  /** Moves made so far cost this; `tokens` are the cards of the Room that gave War-bonus tokens (VIR-10.6). */
  Asks<
    {
      readonly at: 'campaign';
      readonly seat: Seat;
      readonly cost: Cost;
      readonly tokens: readonly ('card' | 'upgrade')[];
    },
    Do<'move' | 'warToken' | 'stop'>
  >;

type Campaign = WarFrame;

/** No Troop goes further than this in one move. */
const FARTHEST = 6;

/** VIR-10.1, VIR-10.2: what a move costs; VIR-10.4: from a city of one's own, for besiegers have stopped. */
function moves(s: State, f: Campaign, into: Do<'move' | 'warToken' | 'stop'>[]): void {
  const { roads, voyages } = editionOf(s).maps[s.seats]!;
  const { cavalry = 0, ship = 0, florin = 0 } = f.cost;
  const caps = [cavalry + FARTHEST, ship + FARTHEST] as const;
  const table = reachOf(s, f.seat, 'war', [CAVALRY, SHIP, FLORIN], caps, f.tokens);
  const riders = most(table, cavalry, ship, florin, 1, 0);
  const sailors = most(table, cavalry, ship, florin, 0, 1);
  if (riders === 0 && sailors === 0) return;
  for (const from of EVERY_CITY) {
    if (s.owner[from] !== f.seat) continue;
    const here = s.troops[troopsAt(s, from, f.seat)]!;
    for (let troops = 1; troops <= here; troops++) {
      if (troops <= riders) for (const to of roads[from]!) into.push(moveOf(troops, from, to, 'land'));
      for (const { to, seas } of voyages[from]!) {
        if (troops * seas <= sailors) into.push(moveOf(troops, from, to, 'sea'));
      }
    }
  }
}

/** How many more Cavalry (or Ships) can be paid on top of what is due. */
function most(table: Reach, cavalry: number, ship: number, florin: number, riders: 0 | 1, sailors: 0 | 1): number {
  let n = 0;
  while (n < FARTHEST && within(table, cavalry + riders * (n + 1), ship + sailors * (n + 1), florin)) n++;
  return n;
}

function moveOf(troops: number, from: City, to: City, way: Way): Do<'move'> {
  const key = ((troops * CITIES.length + from) * CITIES.length + to) * 2 + (way === 'sea' ? 1 : 0);
  return move(key, () => ({ do: 'move', troops, from: CITIES[from]!, to: CITIES[to]!, way }));
}

/** VIR-10.6: the War symbols of a card in the Room; `due` is what they cost (VIR-10.7). */
function warSymbols(s: State, seat: Seat, card: 'card' | 'upgrade') {
  const at = roomAt(seat, s.marker[seat]!);
  const kind = card === 'card' ? s.roomCard[at]! : s.roomUpgrade[at]!;
  if (kind === NONE) return null;
  const { bottom, warCost } = editionOf(s).cards[kind]!;
  return bottom[WAR]! === 0 ? null : { kind, tokens: bottom[WAR]!, due: bottom[WAR]! * warCost };
}

function withToken(s: State, f: Campaign, card: 'card' | 'upgrade'): Campaign | null {
  const symbols = f.tokens.includes(card) ? null : warSymbols(s, f.seat, card);
  if (symbols === null) return null;
  const cost = { ...f.cost, florin: (f.cost.florin ?? 0) + symbols.due };
  const next = { ...f, cost, tokens: [...f.tokens, card] };
  return canPay(s, f.seat, 'war', [cost], next.tokens) ? next : null;
}

function isFree(cost: Cost): boolean {
  return Object.values(cost).every((n) => n === 0);
}

function marched(s: State, f: Campaign, c: Do<'move'>): void {
  const [from, to] = [CITY[c.from], CITY[c.to]];
  s.troops[troopsAt(s, from, f.seat)]! -= c.troops;
  s.troops[troopsAt(s, to, f.seat)]! += c.troops;
  story.sink?.push({ what: 'troopsMoved', seat: f.seat, troops: c.troops, from: c.from, into: c.to, way: c.way });
  schedule(s, { ...f, cost: added(s, f.cost, c, from, to) });
}

function added(s: State, cost: Cost, c: Do<'move'>, from: City, to: City): Cost {
  if (c.way === 'land') return { ...cost, cavalry: (cost.cavalry ?? 0) + c.troops };
  const { seas } = editionOf(s).maps[s.seats]!.voyages[from]!.find((voyage) => voyage.to === to)!;
  return { ...cost, ship: (cost.ship ?? 0) + c.troops * seas };
}

export const warSteps: Chapter<State, WarFrame> = {
  campaign: {
    rules: ['VIR-10.1', 'VIR-10.2', 'VIR-10.3'],
    seat: (_, f) => f.seat,
    menu(s, f) {
      const choices: Do<'move' | 'warToken' | 'stop'>[] = [STOP];
      if (withToken(s, f, 'card') !== null) choices.push(warToken('card'));
      if (withToken(s, f, 'upgrade') !== null) choices.push(warToken('upgrade'));
      moves(s, f, choices);
      return list(choices);
    },
    take(s, f, c) {
      if (c.do === 'move') marched(s, f, c);
      else if (c.do === 'warToken') {
        const { kind, tokens } = warSymbols(s, f.seat, c.card)!;
        s.warTokens[f.seat]! += tokens;
        story.sink?.push({ what: 'warTokenTaken', seat: f.seat, card: CARDS[kind]!, tokens });
        schedule(s, withToken(s, f, c.card)!);
      } else if (!isFree(f.cost)) {
        const bill = { purpose: 'war', costs: [f.cost], without: f.tokens } as const;
        schedule(s, { at: 'pay', seat: f.seat, bill, next: { at: 'done' } });
      } else if (f.tokens.length === 0) story.sink?.push({ what: 'noAction', seat: f.seat, action: 'war' });
    },
  },
};

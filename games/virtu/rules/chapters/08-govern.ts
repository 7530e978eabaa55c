/** Chapter 8: Govern. Crowns and Crosses turn Domain tokens and Alliance bonuses back to the available side. */
import { type Asks, type Blocked, type Chapter, type Cost, list, type Seat, schedule, within } from '@signoria/kernel';
import { CITIES, EVERY_CITY } from '../../data/cities.ts';
import {
  ALLIANCE,
  ALLIANCES,
  type AllianceId,
  BONUS,
  EVERY_SINGLE,
  TOKEN,
  TOKENS,
  type TokenId,
} from '../../data/pieces.ts';
import { CATHEDRAL_SOURCE } from '../../data/sources.ts';
import { type Do, GOVERN, refresh, STOP } from '../model/choices.ts';
import { story } from '../model/events.ts';
import { CROSS, CROWN, FLORIN, mostAuthority, reachOf } from '../model/purse.ts';
import { AVAILABLE, EXHAUSTED, type State, singleAt } from '../model/state.ts';

export type GovernFrame =
  /** How many Crowns and Crosses? */
  | Asks<{ readonly at: 'govern'; readonly seat: Seat }, Do<'govern' | 'stop'>>
  /** `left` more tokens can be turned; an Alliance bonus counts as two (VIR-8.2). `spent` has paid (VIR-8.3). */
  | { readonly at: 'turning'; readonly seat: Seat; readonly left: number; readonly spent: readonly string[] }
  | Asks<
      { readonly at: 'refresh'; readonly seat: Seat; readonly left: number; readonly spent: readonly string[] },
      Do<'refresh' | 'stop'>
    >;

/** Exhausted tokens of the Domain, by id. */
export function exhaustedTokens(s: State, seat: Seat): readonly string[] {
  const found: string[] = [];
  for (const city of EVERY_CITY) {
    if (s.owner[city] !== seat) continue;
    if (!s.cityReady[city]) found.push(CITIES[city]!);
    if (s.cathedral[city] === EXHAUSTED) found.push(CATHEDRAL_SOURCE[city]!);
  }
  for (const token of EVERY_SINGLE) {
    if (s.singles[singleAt(seat, token)] === EXHAUSTED) found.push(TOKENS[token]!);
  }
  if (s.bonusOwner[BONUS.artillery] === seat && !s.artilleryReady) found.push('artillery');
  return found;
}

/** Alliances whose bonus was used (VIR-15.30; also under an enemy Agent, VIR-R71). */
export function usedAlliances(s: State, seat: Seat): readonly AllianceId[] {
  return ALLIANCES.filter((_, a) => s.allianceHolder[a] === seat && !s.allianceReady[a]);
}

function turn(s: State, seat: Seat, id: string): void {
  if (id === 'artillery') s.artilleryReady = true;
  else if (Object.hasOwn(ALLIANCE, id)) s.allianceReady[ALLIANCE[id as AllianceId]] = true;
  else if (Object.hasOwn(TOKEN, id)) s.singles[singleAt(seat, TOKEN[id as TokenId])] = AVAILABLE;
  else if (id.startsWith('cathedral.')) s.cathedral[CATHEDRAL_SOURCE.indexOf(id)] = AVAILABLE;
  else s.cityReady[(CITIES as readonly string[]).indexOf(id)] = true;
}

export function weightOf(id: string): number {
  return Object.hasOwn(ALLIANCE, id) ? 2 : 1;
}

/** What may still be turned. */
function turnable(s: State, seat: Seat, left: number, spent: readonly string[]): readonly string[] {
  const all = [...exhaustedTokens(s, seat), ...usedAlliances(s, seat)];
  return all.filter((id) => !spent.includes(id) && weightOf(id) <= left);
}

/** VIR-8.1: any mix of Crowns and Crosses, Crosses first because they serve less often. */
function mixes(s: State, seat: Seat, symbols: number): readonly Cost[] {
  const table = reachOf(s, seat, 'govern', [CROWN, CROSS, FLORIN], [symbols, symbols]);
  const costs: Cost[] = [];
  for (let cross = symbols; cross >= 0; cross--) {
    const crown = symbols - cross;
    if (!within(table, crown, cross, 0)) continue;
    costs.push({ ...(crown > 0 ? { crown } : {}), ...(cross > 0 ? { cross } : {}) });
  }
  return costs;
}

/** More symbols than this would turn nothing more. */
function useful(s: State, seat: Seat): number {
  return Math.ceil(exhaustedTokens(s, seat).length / 2) + usedAlliances(s, seat).length;
}

function turnAll(s: State, seat: Seat, ids: readonly string[]): void {
  if (ids.length === 0) return;
  for (const id of ids) turn(s, seat, id);
  story.sink?.push({ what: 'tokensTurned', seat, tokens: ids });
}

/** VIR-8.3 */
function whyNotRefresh(s: State, seat: Seat, spent: readonly string[]): readonly Blocked<Do<'refresh'>>[] {
  const used = [...exhaustedTokens(s, seat), ...usedAlliances(s, seat)].filter((id) => spent.includes(id));
  return used.map((id) => ({ choice: refresh(id), why: 'paidThis', rules: ['VIR-8.3'], facts: { token: id } }));
}

export const governSteps: Chapter<State, GovernFrame> = {
  govern: {
    rules: ['VIR-8.1', 'VIR-8.2'],
    seat: (_, f) => f.seat,
    menu(s, { seat }) {
      const most = Math.min(mostAuthority(s, seat), useful(s, seat));
      const choices: Do<'govern' | 'stop'>[] = [STOP];
      for (let n = 1; n <= most; n++) choices.push(GOVERN[n]!);
      return list(choices);
    },
    take(s, { seat }, c) {
      if (c.do === 'stop') {
        story.sink?.push({ what: 'noAction', seat, action: 'govern' });
        return;
      }
      const bill = { purpose: 'govern', costs: mixes(s, seat, c.symbols), without: [] } as const;
      schedule(s, { at: 'pay', seat, bill, next: { at: 'turning', seat, left: 0, spent: [] } });
    },
  },
  turning: {
    run(s, f) {
      const ids = turnable(s, f.seat, f.left, f.spent);
      const needed = ids.reduce((sum, id) => sum + weightOf(id), 0);
      if (needed <= f.left) turnAll(s, f.seat, ids);
      else schedule(s, { ...f, at: 'refresh' });
    },
  },
  refresh: {
    rules: ['VIR-8.2', 'VIR-15.30'],
    seat: (_, f) => f.seat,
    menu: (s, f) => list([...turnable(s, f.seat, f.left, f.spent).map(refresh), STOP]),
    blocked: (s, f) => whyNotRefresh(s, f.seat, f.spent),
    take(s, f, c) {
      if (c.do === 'stop') return;
      turnAll(s, f.seat, [c.what]);
      schedule(s, { ...f, at: 'turning', left: f.left - weightOf(c.what) });
    },
  },
};

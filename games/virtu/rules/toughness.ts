/** Chapters 9, 11 and 12: how tough a city is, and for whom. */
import type { Seat } from '@signoria/kernel';
import type { City } from '../data/cities.ts';
import { editionOf } from '../data/edition.ts';
import { BASTION_TOUGHNESS } from '../data/figures.ts';
import { BONUS } from '../data/pieces.ts';
import { NONE, type State } from './state.ts';
import type { ToughnessPart, ToughnessView } from './view.types.ts';

/** The city's toughness against this seat's Diplomacy or siege: printed, Agents, Bastion; never below 0 (VIR-R14, VIR-R15). */
export function toughness(s: State, city: City, seat: Seat): number {
  return Math.max(0, editionOf(s).toughness[city]! + agentChange(s, city, seat) + bastion(s, city));
}

/** VIR-11.12 for neutral cities, VIR-11.13 for controlled ones. */
function agentChange(s: State, city: City, seat: Seat): number {
  const agent = s.cityAgent[city]!;
  if (agent === NONE) return 0;
  if (agent === seat) return -1;
  return s.owner[city] === NONE ? 1 : 0;
}

/** VIR-8.11 */
function bastion(s: State, city: City): number {
  const owner = s.owner[city]!;
  return owner !== NONE && s.bonusOwner[BONUS.bastion] === owner ? BASTION_TOUGHNESS : 0;
}

/** The same, part by part. */
export function explainToughness(s: State, city: City, seat: Seat): ToughnessView {
  const neutral = s.owner[city] === NONE;
  const parts: ToughnessPart[] = [{ why: 'printed', change: editionOf(s).toughness[city]!, rule: 'VIR-9.2' }];
  const agent = agentChange(s, city, seat);
  if (agent < 0) parts.push({ why: 'ownAgent', change: agent, rule: neutral ? 'VIR-11.12' : 'VIR-11.13' });
  if (agent > 0) parts.push({ why: 'otherAgent', change: agent, rule: 'VIR-11.12' });
  if (bastion(s, city) > 0) parts.push({ why: 'bastion', change: bastion(s, city), rule: 'VIR-8.11' });
  const sum = parts.reduce((total, { change }) => total + change, 0);
  if (sum < 0) parts.push({ why: 'floor', change: -sum, rule: 'VIR-R15' });
  return { total: Math.max(0, sum), parts };
}

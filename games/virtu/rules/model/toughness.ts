/** Chapters 9, 11 and 12: how tough a city is, and for whom. */
import type { Parts, Seat } from '@signoria/kernel';
import { editionOf } from '../../data/box.ts';
import type { City } from '../../data/cities.ts';
import { BASTION_TOUGHNESS } from '../../data/figures.ts';
import { BONUS } from '../../data/pieces.ts';
import { NONE, type State } from './state.ts';

/** The city's toughness against this seat's Diplomacy or siege: printed, Agents, Bastion; never below 0 (VIR-R14, VIR-R15). */
export function toughness(s: State, city: City, seat: Seat, parts: Parts = null): number {
  const printed = editionOf(s).toughness[city]!;
  const agent = agentChange(s, city, seat);
  const walls = bastion(s, city);
  const sum = printed + agent + walls;
  if (parts !== null) {
    const rules = s.owner[city] === NONE ? ['VIR-11.12'] : ['VIR-11.13'];
    parts.push({ what: 'printed', n: printed, rules: ['VIR-9.2'] });
    if (agent < 0) parts.push({ what: 'ownAgent', n: agent, rules, facts: { seat } });
    if (agent > 0) parts.push({ what: 'otherAgent', n: agent, rules });
    if (walls > 0) parts.push({ what: 'bastion', n: walls, rules: ['VIR-8.11'] });
    if (sum < 0) parts.push({ what: 'floor', n: -sum, rules: ['VIR-R15'] });
  }
  return Math.max(0, sum);
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

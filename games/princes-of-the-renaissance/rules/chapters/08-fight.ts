/** Chapter 8, the fight: Holy League, bribes, one or two rounds of dice, the result. */
import { type Asks, type Chapter, draw, list, type Seat, schedule } from '@signoria/kernel';
import { CITIES } from '../../data/cities.ts';
import { LUDOVICO } from '../../data/tiles.ts';
import { BRIBE_TROOPS } from '../../data/treachery.ts';
import { ALL_TROOPS, troopOf } from '../../data/troops.ts';
import { BRIBE, DECLINE, type Do, LEAGUE, REROLL, STAND } from '../model/choices.ts';
import { story } from '../model/events.ts';
import { force, forceParts, loyal } from '../model/forces.ts';
import { size } from '../model/pile.ts';
import {
  ATTACKER,
  DEFENDER,
  NONE,
  type Roll,
  type Side,
  type State,
  USED,
  type War,
  type WarResult,
} from '../model/state.ts';
import { playCard } from './06-deck.ts';
import { moveStatus } from './07-lots.ts';
import { changeWar } from './08-war.ts';

export type FightFrame =
  | { readonly at: 'league' }
  /** The Pope's owner may join one side (POR-8.19). */
  | Asks<{ readonly at: 'holyLeague'; readonly seat: Seat }, Do<'league' | 'decline'>>
  /** Whose turn to bribe: attacker, defender, the Pope in the League (POR-8.22). */
  | { readonly at: 'bribes'; readonly slot: number }
  | Asks<{ readonly at: 'bribe'; readonly seat: Seat; readonly slot: number }, Do<'bribe' | 'decline'>>
  | { readonly at: 'roll'; readonly round: 1 | 2 }
  /** Ludovico Sforza may demand another roll (POR-13.5). */
  | Asks<{ readonly at: 'reroll'; readonly seat: Seat; readonly round: 1 | 2 }, Do<'reroll' | 'stand'>>
  | { readonly at: 'judge'; readonly round: 1 | 2 };

/** POR-R39 */
function leagueSeat(s: State): Seat {
  const seat = s.pope;
  if (seat === NONE || (s.used & USED.league) !== 0 || s.troops[seat] === 0) return NONE;
  return s.war!.condottieri.includes(seat) ? NONE : seat;
}

function join(s: State, seat: Seat, side: Side): void {
  s.used |= USED.league;
  changeWar(s, { league: side, leagueSeat: seat });
  story.sink?.push({ what: 'leagueJoins', seat, city: CITIES[s.war!.cities[side]]! });
}

/** Everybody whose troops fight in this war. */
export function fighters(war: War): readonly Seat[] {
  return [war.condottieri[ATTACKER], war.condottieri[DEFENDER], war.leagueSeat].filter((seat) => seat !== NONE);
}

/** POR-R40: any troop that fights here and is not yet bribed. */
function targets(s: State): Do<'bribe'>[] {
  const war = s.war!;
  const choices: Do<'bribe'>[] = [];
  for (const owner of fighters(war)) {
    const troops = loyal(s, war, owner);
    for (const troop of ALL_TROOPS) if ((troops & (1 << troop)) !== 0) choices.push(BRIBE[owner]![troop]!);
  }
  return choices;
}

function hasTargets(s: State): boolean {
  return fighters(s.war!).some((owner) => loyal(s, s.war!, owner) !== 0);
}

const SLOTS = 3;

function slotSeat({ condottieri, leagueSeat: pope }: War, slot: number): Seat {
  return slot === ATTACKER || slot === DEFENDER ? condottieri[slot] : pope;
}

function rollDice(s: State, round: 1 | 2): void {
  const chance = draw(s, 'war');
  const war = s.war!;
  const dice: readonly [number, number] = [1 + chance.below(6), 1 + chance.below(6)];
  const forces: readonly [number, number] = [force(s, war, ATTACKER, round), force(s, war, DEFENDER, round)];
  const totals: readonly [number, number] = [forces[0] + dice[0], forces[1] + dice[1]];
  changeWar(s, { rolls: [...war.rolls, { round, dice, totals, void: false }] });
  const cities = [CITIES[war.cities[0]]!, CITIES[war.cities[1]]!] as const;
  story.sink?.push({ what: 'rolled', round, cities, forces, dice });
}

function again(s: State, seat: Seat, round: 1 | 2): void {
  s.used |= USED.ludovico;
  story.sink?.push({ what: 'rerolled', seat });
  const rolls = s.war!.rolls;
  changeWar(s, { rolls: rolls.with(rolls.length - 1, { ...rolls.at(-1)!, void: true }) });
  rollDice(s, round); // POR-R42: no further window
}

function close(s: State, result: WarResult): void {
  const war = s.war!;
  const parts = [ATTACKER, ATTACKER, DEFENDER, DEFENDER] as const;
  changeWar(s, { result, parts: parts.map((side, i) => forceParts(s, war, side, i % 2 === 0 ? 1 : 2)) });
}

/** POR-8.27 to POR-8.30; the deciding roll alone tells whether it was a double victory. */
function win(s: State, side: Side, { totals }: Roll): void {
  const war = s.war!;
  const loser: Side = side === ATTACKER ? DEFENDER : ATTACKER;
  const double = totals[side] >= 2 * totals[loser]; // POR-R43
  const city = war.cities[side];
  const lost = war.cities[loser];
  const seat = war.condottieri[side];
  close(s, side === ATTACKER ? 'attacker' : 'defender');
  const facts = { city: CITIES[city]!, loser: CITIES[lost]!, seat: seat === NONE ? null : seat, double };
  story.sink?.push({ what: 'warWon', ...facts });
  moveStatus(s, city, double ? 2 : 1);
  moveStatus(s, lost, double ? -2 : -1);
  if (seat === NONE) return; // POR-R38
  s.victories[seat]!++;
  story.sink?.push({ what: 'victory', seat, counters: s.victories[seat]! });
}

function drawn(s: State): void {
  const { cities } = s.war!;
  close(s, 'draw');
  story.sink?.push({ what: 'warDrawn', cities: [CITIES[cities[0]]!, CITIES[cities[1]]!] });
}

function judge(s: State, round: 1 | 2): void {
  const roll = s.war!.rolls.at(-1)!;
  const [attacker, defender] = roll.totals;
  if (round === 1) {
    if (attacker > defender)
      win(s, ATTACKER, roll); // POR-8.24
    else schedule(s, { at: 'roll', round: 2 }); // POR-8.25
  } else if (defender > attacker) {
    win(s, DEFENDER, roll); // POR-8.26
  } else {
    drawn(s);
  }
}

export const fightSteps: Chapter<State, FightFrame> = {
  league: {
    run(s) {
      const seat = leagueSeat(s);
      if (seat !== NONE) schedule(s, { at: 'holyLeague', seat });
    },
  },
  holyLeague: {
    rules: ['POR-8.19', 'POR-8.20', 'POR-R39'],
    seat: (_, f) => f.seat,
    menu: () => list<Do<'league' | 'decline'>>([LEAGUE[ATTACKER]!, LEAGUE[DEFENDER]!, DECLINE]),
    take(s, f, c) {
      if (c.do === 'league') join(s, f.seat, c.side === 'attacker' ? ATTACKER : DEFENDER);
    },
  },
  bribes: {
    run(s, f) {
      if (f.slot === SLOTS) return;
      schedule(s, { at: 'bribes', slot: f.slot + 1 });
      const seat = slotSeat(s.war!, f.slot);
      // POR-R57: whoever holds a card could hold this one.
      if (seat !== NONE && size(s.hands[seat]!) > 0 && hasTargets(s)) schedule(s, { at: 'bribe', seat, slot: f.slot });
    },
  },
  bribe: {
    rules: ['POR-8.22', 'POR-15.2', 'POR-15.3', 'POR-15.4'],
    seat: (_, f) => f.seat,
    menu(s, f) {
      const choices: Do<'bribe' | 'decline'>[] = s.hands[f.seat]![BRIBE_TROOPS]! > 0 ? targets(s) : [];
      choices.push(DECLINE);
      return list(choices);
    },
    take(s, f, c) {
      if (c.do === 'decline') return;
      playCard(s, f.seat, BRIBE_TROOPS);
      const bribe = { by: f.seat, owner: c.whom, troop: troopOf(c.troop) };
      changeWar(s, { bribes: [...s.war!.bribes, bribe] });
      story.sink?.push({ what: 'bribed', seat: f.seat, whom: c.whom, troop: c.troop });
      // POR-R40: any number in the own slot.
      if (size(s.hands[f.seat]!) > 0 && hasTargets(s)) schedule(s, f);
    },
  },
  roll: {
    run(s, f) {
      rollDice(s, f.round);
      schedule(s, { at: 'judge', round: f.round });
      const seat = s.tiles[LUDOVICO]!;
      if (seat >= 0 && (s.used & USED.ludovico) === 0) schedule(s, { at: 'reroll', seat, round: f.round });
    },
  },
  reroll: {
    rules: ['POR-13.5', 'POR-R42'],
    seat: (_, f) => f.seat,
    menu: () => list<Do<'reroll' | 'stand'>>([REROLL, STAND]),
    take(s, f, c) {
      if (c.do === 'reroll') again(s, f.seat, f.round);
    },
  },
  judge: {
    run: (s, f) => judge(s, f.round),
  },
};

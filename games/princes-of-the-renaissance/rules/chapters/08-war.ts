/** Chapter 8: declaring a war, and the window for Veto and Bad Weather. Then come `08-condottieri.ts` and `08-fight.ts`. */
import { type Asks, type Chapter, list, type Menu, type Seat, schedule } from '@signoria/kernel';
import { CITIES, CITY_COUNT, cityOf } from '../../data/cities.ts';
import { BAD_WEATHER, VETO } from '../../data/treachery.ts';
import { mayForbid } from '../model/abilities.ts';
import { DECLINE, type Do, LORENZO_VETO, NAME_CITIES, PLAY_VETO, WEATHER } from '../model/choices.ts';
import { story } from '../model/events.ts';
import { size } from '../model/pile.ts';
import { ATTACKER, DEFENDER, NONE, type State, USED, type War } from '../model/state.ts';
import { playCard } from './06-deck.ts';

type Reaction = Do<'veto' | 'lorenzo' | 'weather' | 'decline'>;

export type WarFrame =
  /** Which two cities (POR-8.4)? */
  | Asks<{ readonly at: 'nameCities'; readonly seat: Seat; readonly byCard: boolean }, Do<'cities'>>
  /** Everybody with a card, or with Lorenzo: Veto, Bad Weather or nothing (POR-8.5, POR-H12). */
  | Asks<{ readonly at: 'reaction' }, Reaction>;

const FEW = 4;
const MANY = 5;

/** POR-8.2 */
export function warLimit(s: State): number {
  return s.seats < 5 ? FEW : MANY;
}

/** POR-8.3: before the cities are named; it never moves back (POR-8.6). */
export function moveWarMarker(s: State): void {
  s.wars++;
}

export function changeWar(s: State, change: Partial<War>): void {
  s.war = { ...s.war!, ...change };
}

/** POR-R57: whoever holds a card could hold one of these two. Whose Lorenzo is, all can see. */
function reactors(s: State): readonly Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < s.seats; seat++) if (size(s.hands[seat]!) > 0 || mayForbid(s, seat)) seats.push(seat);
  return seats;
}

function reactions(s: State, seat: Seat): Menu<Reaction> {
  const hand = s.hands[seat]!;
  const choices: Reaction[] = [DECLINE];
  if (hand[VETO]! > 0) choices.push(PLAY_VETO);
  if (mayForbid(s, seat)) choices.push(LORENZO_VETO);
  if (hand[BAD_WEATHER]! > 0) {
    const { cities } = s.war!;
    choices.push(WEATHER[cities[ATTACKER]]!, WEATHER[cities[DEFENDER]]!);
  }
  return list(choices);
}

/** POR-8.6, POR-15.10, POR-15.13: what lies there already is spent. */
function veto(s: State, seat: Seat, by: 'card' | 'lorenzo'): void {
  if (by === 'card') playCard(s, seat, VETO);
  else s.used |= USED.lorenzo; // POR-H12
  changeWar(s, { result: 'vetoed' });
  story.sink?.push({ what: 'vetoed', seat, by });
}

/** POR-8.7, POR-15.12 */
function weather(s: State, seat: Seat, choice: Do<'weather'>): void {
  playCard(s, seat, BAD_WEATHER);
  const [a, d] = s.war!.weather;
  const attacker = s.war!.cities[ATTACKER] === cityOf(choice.city);
  changeWar(s, { weather: attacker ? [a + 1, d] : [a, d + 1] });
  story.sink?.push({ what: 'weather', seat, city: choice.city });
}

export const warSteps: Chapter<State, WarFrame> = {
  nameCities: {
    rules: ['POR-8.4'],
    seat: (_, f) => f.seat,
    menu() {
      const choices: Do<'cities'>[] = [];
      for (let a = 0; a < CITY_COUNT; a++) {
        for (let d = 0; d < CITY_COUNT; d++) if (a !== d) choices.push(NAME_CITIES[a]![d]!);
      }
      return list(choices);
    },
    blocked: () =>
      CITIES.map((city, i) => ({ choice: NAME_CITIES[i]![i]!, why: 'sameCity', rules: ['POR-8.4'], facts: { city } })),
    take(s, f, { attacker, defender }) {
      s.war = {
        byCard: f.byCard,
        starter: f.seat,
        cities: [cityOf(attacker), cityOf(defender)],
        weather: [0, 0],
        condottieri: [NONE, NONE],
        prices: [0, 0],
        pay: [0, 0],
        league: NONE,
        leagueSeat: NONE,
        bribes: [],
        rolls: [],
        result: null,
        parts: null,
      };
      story.sink?.push({ what: 'warDeclared', seat: f.seat, attacker, defender, byCard: f.byCard });
      schedule(s, { at: 'reaction' });
    },
  },
  reaction: {
    rules: ['POR-8.5', 'POR-R34', 'POR-R57'],
    // Who thinks about it, and for how long, would tell who could: nobody sees that.
    hushed: true,
    seats: reactors,
    menuFor: (s, _, seat) => reactions(s, seat),
    reveal(s, _, picks) {
      // POR-R34, POR-H1: the first in turn order who acts, does so; then everybody is asked anew.
      const from = s.order.indexOf(s.active);
      for (const seat of [...s.order.slice(from), ...s.order.slice(0, from)]) {
        const pick = picks[seat];
        if (pick?.do === 'veto') return veto(s, seat, 'card');
        if (pick?.do === 'lorenzo') return veto(s, seat, 'lorenzo');
        if (pick?.do === 'weather') {
          weather(s, seat, pick);
          return schedule(s, { at: 'reaction' });
        }
      }
      schedule(s, { at: 'condottiere', side: ATTACKER }, { at: 'condottiere', side: DEFENDER }, { at: 'muster' });
    },
  },
};

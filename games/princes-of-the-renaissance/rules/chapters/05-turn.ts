/** Chapter 5: a turn is one action, with own-turn abilities and cards around it. Chapter 9: or it is passed. */
import { type Asks, type Blocked, type Chapter, list, type Seat, schedule } from '@signoria/kernel';
import { LUCREZIA } from '../../data/tiles.ts';
import { START_WAR, STEAL_GOLD, STEAL_INFLUENCE } from '../../data/treachery.ts';
import { hasUnused, mayGive } from '../model/abilities.ts';
import { type Do, END, FREE_CARD, GIVERS, MAKE_WAR, PASS, PLAY_WAR, STEAL } from '../model/choices.ts';
import { areEventsSold } from '../model/event-tiles.ts';
import { story } from '../model/events.ts';
import { size } from '../model/pile.ts';
import { type State, USED } from '../model/state.ts';
import { seatAfter, startTurn } from './05-order.ts';
import { buyCard, buyChoices, buyTroop, discardTroop, whyNotBuy } from './06-buy.ts';
import { drawFree, hasCards, playCard } from './06-deck.ts';
import { lotChoices, nominate, whyNotNominate } from './07-lots.ts';
import { moveWarMarker, warLimit } from './08-war.ts';
import { steal } from './15-thefts.ts';

type Action = Do<'buyTroop' | 'discardTroop' | 'buyCard' | 'nominate' | 'war' | 'pass'>;
/** Free cards and thefts. */
type Ability = Do<'freeCard' | 'steal'>;

export type TurnFrame =
  /** One action (POR-5.3). */
  | Asks<{ readonly at: 'turn'; readonly seat: Seat }, Action | Ability>
  /** What is left of the turn? Decided late. `late`: a Start War card was played. */
  | { readonly at: 'afterAction'; readonly seat: Seat; readonly late: boolean }
  /** Own-turn abilities, then Start War cards, then the end (POR-R44). */
  | Asks<{ readonly at: 'turnEnd'; readonly seat: Seat; readonly late: boolean }, Ability | Do<'startWar' | 'end'>>;

/** POR-R49: after so many rounds of passes nobody may pass. */
export const PASS_ROUNDS = 3;

function mayPass(s: State): boolean {
  return !s.options.passGuard || s.idle < PASS_ROUNDS * s.seats;
}

/** POR-5.7: free cards and thefts, on top of the action. */
function addAbilities<C>(s: State, seat: Seat, choices: (Ability | C)[]): void {
  const cards = hasCards(s);
  for (const free of FREE_CARD) if (cards && mayGive(s, seat, free.from)) choices.push(free);
  const hand = s.hands[seat]!;
  const lucrezia = hasUnused(s, seat, LUCREZIA, USED.lucrezia);
  for (let whom = 0; whom < s.seats; whom++) {
    if (whom === seat) continue;
    if (lucrezia) choices.push(STEAL.lucrezia[whom]!);
    if (hand[STEAL_INFLUENCE]! > 0) choices.push(STEAL['steal-influence'][whom]!);
    if (hand[STEAL_GOLD]! > 0) choices.push(STEAL['steal-gold-shipment'][whom]!);
  }
}

/** Whether there is anything public or hidden the seat could still do this turn (POR-R44, POR-R57). */
function hasMore(s: State, seat: Seat, late: boolean): boolean {
  if (size(s.hands[seat]!) > 0) return true;
  if (late) return false;
  if (hasUnused(s, seat, LUCREZIA, USED.lucrezia)) return true;
  return hasCards(s) && GIVERS.some((giver) => mayGive(s, seat, giver));
}

function useAbility(s: State, seat: Seat, c: Ability): void {
  if (c.do === 'steal') {
    steal(s, seat, c.by, c.whom);
  } else {
    s.used |= USED[c.from];
    story.sink?.push({ what: 'cardGiven', seat, from: c.from });
    drawFree(s, seat);
  }
}

function act(s: State, seat: Seat, c: Action): void {
  s.idle = c.do === 'pass' ? s.idle + 1 : 0;
  schedule(s, { at: 'afterAction', seat, late: false });
  switch (c.do) {
    case 'buyTroop':
      buyTroop(s, seat, c.troop);
      break;
    case 'discardTroop':
      discardTroop(s, seat, c.troop);
      break;
    case 'buyCard':
      buyCard(s, seat);
      break;
    case 'nominate':
      nominate(s, seat, c.lot);
      break;
    case 'war':
      moveWarMarker(s);
      schedule(s, { at: 'nameCities', seat, byCard: false });
      break;
    case 'pass':
      story.sink?.push({ what: 'turnPassed', seat });
  }
}

function blocked(s: State, seat: Seat): readonly Blocked<Action>[] {
  const found: Blocked<Action>[] = [...whyNotBuy(s, seat), ...whyNotNominate(s, seat)];
  if (s.wars >= warLimit(s)) {
    found.push({ choice: MAKE_WAR, why: 'warLimit', rules: ['POR-8.2'], facts: { limit: warLimit(s) } });
  }
  if (!mayPass(s)) found.push({ choice: PASS, why: 'mustAct', rules: ['POR-R49'], facts: { passes: s.idle } });
  return found;
}

export const turnSteps: Chapter<State, TurnFrame> = {
  turn: {
    rules: ['POR-5.3', 'POR-5.7'],
    seat: (_, f) => f.seat,
    menu(s, f) {
      const choices: (Action | Ability)[] = [];
      addAbilities(s, f.seat, choices);
      buyChoices(s, f.seat, choices);
      lotChoices(s, f.seat, choices);
      if (s.wars < warLimit(s)) choices.push(MAKE_WAR);
      if (mayPass(s)) choices.push(PASS); // POR-9.1
      return list(choices);
    },
    blocked: (s, f) => blocked(s, f.seat),
    take(s, f, c) {
      if (c.do !== 'freeCard' && c.do !== 'steal') return act(s, f.seat, c);
      schedule(s, f); // the action is still to come
      useAbility(s, f.seat, c);
    },
  },
  afterAction: {
    run(s, f) {
      if (areEventsSold(s)) return schedule(s, { at: 'decadeEnd' }); // POR-5.5, POR-R33
      if (hasMore(s, f.seat, f.late)) return schedule(s, { at: 'turnEnd', seat: f.seat, late: f.late });
      startTurn(s, seatAfter(s, f.seat));
    },
  },
  turnEnd: {
    rules: ['POR-5.7', 'POR-R44'],
    seat: (_, f) => f.seat,
    menu(s, f) {
      const choices: (Ability | Do<'startWar' | 'end'>)[] = [];
      if (!f.late) addAbilities(s, f.seat, choices);
      if (s.hands[f.seat]![START_WAR]! > 0) choices.push(PLAY_WAR);
      choices.push(END);
      return list(choices);
    },
    take(s, f, c) {
      if (c.do === 'end') return startTurn(s, seatAfter(s, f.seat));
      schedule(s, { at: 'afterAction', seat: f.seat, late: c.do === 'startWar' });
      if (c.do !== 'startWar') return useAbility(s, f.seat, c);
      playCard(s, f.seat, START_WAR); // POR-15.11
      schedule(s, { at: 'nameCities', seat: f.seat, byCard: true });
    },
  },
};

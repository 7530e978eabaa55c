/** Chapter 5: a turn is one action, with own-turn abilities and cards around it. Chapter 9: or it is passed. */
import { type Blocked, list, type Seat, type Steps, schedule } from '@signoria/kernel';
import { LUCREZIA } from '../data/tiles.ts';
import { START_WAR, STEAL_GOLD, STEAL_INFLUENCE } from '../data/treachery.ts';
import { hasUnused, mayGive } from './abilities.ts';
import { buyCard, buyChoices, buyTroop, discardTroop, whyNotBuy } from './buy.ts';
import { type Choice, END, FREE_CARD, GIVERS, MAKE_WAR, PASS, PLAY_WAR, STEAL } from './choices.ts';
import { drawFree, hasCards, playCard } from './deck.ts';
import { areEventsSold } from './event-tiles.ts';
import { story } from './events.ts';
import { lotChoices, nominate, whyNotNominate } from './lots.ts';
import { seatAfter, startTurn } from './order.ts';
import { size } from './pile.ts';
import { type Frame, type State, USED } from './state.ts';
import { steal } from './thefts.ts';
import { moveWarMarker, warLimit } from './war.ts';

export type TurnFrame =
  /** One action (POR-5.3). */
  | { readonly at: 'turn'; readonly seat: Seat }
  /** What is left of the turn? Decided late. `late`: a Start War card was played. */
  | { readonly at: 'afterAction'; readonly seat: Seat; readonly late: boolean }
  /** Own-turn abilities, then Start War cards, then the end (POR-R44). */
  | { readonly at: 'turnEnd'; readonly seat: Seat; readonly late: boolean };

/** POR-R49: after so many rounds of passes nobody may pass. */
export const PASS_ROUNDS = 3;

function mayPass(s: State): boolean {
  return !s.options.passGuard || s.idle < PASS_ROUNDS * s.seats;
}

/** POR-5.7: free cards and thefts, on top of the action. */
function addAbilities(s: State, seat: Seat, choices: Choice[]): void {
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

/** Free cards and thefts; false for any other choice. */
function useAbility(s: State, seat: Seat, c: Choice): boolean {
  if (c.do === 'freeCard') {
    s.used |= USED[c.from];
    story.sink?.push({ what: 'cardGiven', seat, from: c.from });
    drawFree(s, seat);
    return true;
  }
  if (c.do === 'steal') {
    steal(s, seat, c.by, c.whom);
    return true;
  }
  return false;
}

function act(s: State, seat: Seat, c: Choice): void {
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
    default:
      story.sink?.push({ what: 'turnPassed', seat });
  }
}

function blocked(s: State, seat: Seat): readonly Blocked<Choice>[] {
  const found = [...whyNotBuy(s, seat), ...whyNotNominate(s, seat)];
  if (s.wars >= warLimit(s)) {
    found.push({ choice: MAKE_WAR, why: 'warLimit', rules: ['POR-8.2'], facts: { limit: warLimit(s) } });
  }
  if (!mayPass(s)) found.push({ choice: PASS, why: 'mustAct', rules: ['POR-R49'], facts: { passes: s.idle } });
  return found;
}

export const turnSteps: Pick<Steps<State, Frame, Choice>, TurnFrame['at']> = {
  turn: {
    rules: ['POR-5.3', 'POR-5.7'],
    seat: (_, f) => f.seat,
    menu(s, f) {
      const choices: Choice[] = [];
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
      const choices: Choice[] = [];
      if (!f.late) addAbilities(s, f.seat, choices);
      if (s.hands[f.seat]![START_WAR]! > 0) choices.push(PLAY_WAR);
      choices.push(END);
      return list(choices);
    },
    take(s, f, c) {
      if (c.do === 'end') return startTurn(s, seatAfter(s, f.seat));
      schedule(s, { at: 'afterAction', seat: f.seat, late: c.do === 'startWar' });
      if (useAbility(s, f.seat, c)) return;
      playCard(s, f.seat, START_WAR); // POR-15.11
      schedule(s, { at: 'nameCities', seat: f.seat, byCard: true });
    },
  },
};

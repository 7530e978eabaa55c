/** Chapter 8: Patronage. One step a Year on the track, and on two of its cells a Creator or a Creation. */
import { type Asks, any, type Blocked, type Chapter, list, type Seat, schedule } from '@signoria/kernel';
import { editionOf } from '../../data/box.ts';
import { CARD } from '../../data/cards.ts';
import { AGENTS, LAST_STEP } from '../../data/figures.ts';
import { BONUS, BONUSES, type Bonus, CREATORS } from '../../data/pieces.ts';
import { bonus, type Do, STOP } from '../model/choices.ts';
import { story } from '../model/events.ts';
import { NONE, type State } from '../model/state.ts';
import { type Bill, payable, paymentMenu, settleBill } from './03-payment.ts';

export type PatronageFrame =
  | Asks<{ readonly at: 'patronage'; readonly seat: Seat }, Do<'patronise' | 'stop'>>
  /** Cells 2 and 4 (VIR-8.7). */
  | Asks<{ readonly at: 'chooseBonus'; readonly seat: Seat }, Do<'bonus'>>;

/** The next step's price; null at the end of the track. */
export function nextStep(s: State, seat: Seat): Bill | null {
  const cell = s.patronage[seat]!;
  if (cell >= LAST_STEP) return null;
  return { purpose: 'patronage', costs: editionOf(s).steps[cell]!.costs, without: [] };
}

/** 1 for a Creator, 2 for a Creation. */
export function typeBit(b: Bonus): number {
  return b < CREATORS ? 1 : 2;
}

/** VIR-8.8: on display, and not of a type already taken. */
function isOpen(s: State, seat: Seat, b: Bonus): boolean {
  return s.bonusOwner[b] === NONE && (s.bonusTaken[seat]! & typeBit(b)) === 0;
}

function receive(s: State, seat: Seat, b: Bonus): void {
  s.bonusOwner[b] = seat;
  s.bonusTaken[seat]! |= typeBit(b);
  story.sink?.push({ what: 'bonusTaken', seat, bonus: BONUSES[b]! });
  if (b === BONUS.artillery) s.artilleryReady = true; // VIR-8.17
  if (b === BONUS.machiavelli) schedule(s, { at: 'house', seat, card: CARD.machiavelli }); // VIR-8.17
  if (b === BONUS.the_prince) gainAgent(s, seat); // VIR-8.13
}

/** VIR-11.6: one more Agent is usable, five at most. */
export function gainAgent(s: State, seat: Seat): void {
  if (s.agents[seat]! >= AGENTS) return;
  s.agents[seat]!++;
  story.sink?.push({ what: 'agentGained', seat, agents: s.agents[seat]! });
}

function whyNotBonus(s: State, seat: Seat): readonly Blocked<Do<'bonus'>>[] {
  return BONUSES.flatMap((id, b): Blocked<Do<'bonus'>>[] => {
    if (isOpen(s, seat, b)) return [];
    const owner = s.bonusOwner[b]!;
    const facts = { bonus: id, owner: owner === NONE ? null : owner };
    if (owner !== NONE) return [{ choice: bonus(id), why: 'bonusGone', rules: ['VIR-8.7'], facts }];
    return [{ choice: bonus(id), why: 'bonusType', rules: ['VIR-8.8'], facts }];
  });
}

export const patronageSteps: Chapter<State, PatronageFrame> = {
  patronage: {
    rules: ['VIR-8.5', 'VIR-8.6'],
    seat: (_, f) => f.seat,
    menu(s, { seat }) {
      const step = nextStep(s, seat);
      const no = list<Do<'patronise' | 'stop'>>([STOP]);
      return step === null || !payable(s, seat, step) ? no : any(no, paymentMenu(s, seat, step, { do: 'patronise' }));
    },
    take(s, { seat }, c) {
      if (c.do === 'stop') {
        story.sink?.push({ what: 'noAction', seat, action: 'patronage' });
        return;
      }
      settleBill(s, seat, nextStep(s, seat)!, c.payment);
      const cell = ++s.patronage[seat]!;
      story.sink?.push({ what: 'patronised', seat, cell });
      if (editionOf(s).steps[cell - 1]!.bonus) schedule(s, { at: 'chooseBonus', seat });
    },
  },
  chooseBonus: {
    rules: ['VIR-8.7', 'VIR-8.8'],
    seat: (_, f) => f.seat,
    menu: (s, f) => list(BONUSES.filter((_, b) => isOpen(s, f.seat, b)).map(bonus)),
    blocked: (s, f) => whyNotBonus(s, f.seat),
    take: (s, f, c) => receive(s, f.seat, BONUS[c.bonus]),
  },
};

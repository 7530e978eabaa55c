/** Answers that are legal and that a player may come to regret: a Room that cannot be used, Prestige thrown away, waste. */
import { isPaid, type Seat, type Warning } from '@signoria/kernel';
import { ACTIONS } from '../data/actions.ts';
import { ROOM, ROOMS } from '../data/palace.ts';
import { payable } from '../rules/chapters/03-payment.ts';
import { crossArrows } from '../rules/chapters/06-marker.ts';
import { REDEMPTION } from '../rules/chapters/07-indulgences.ts';
import type { Choice } from '../rules/model/choices.ts';
import { actionOf, hasEnemyAgent } from '../rules/model/palace.ts';
import { sourcesFor } from '../rules/model/purse.ts';
import { clone, ROOMS_EACH, roomAt, type State } from '../rules/model/state.ts';

const NOTHING: readonly Warning[] = [];

export function warnings(s: State, seat: Seat, choice: Choice): readonly Warning[] {
  const warning = warningOf(s, seat, choice);
  return warning === null ? NOTHING : [warning];
}

function warningOf(s: State, seat: Seat, c: Choice): Warning | null {
  switch (c.do) {
    case 'room':
      return blockedRoom(s, seat, ROOM[c.room], 0);
    case 'march':
      return blockedRoom(s, seat, (s.marker[seat]! + c.rooms) % ROOMS_EACH, c.rooms);
    case 'indulgence':
      return s.ending === null ? null : { why: 'indulgenceAtTheEnd', rules: ['VIR-7.9', 'VIR-16.13'] };
    case 'pay':
      return wasteful(s, seat, c);
    default:
      return null;
  }
}

/** VIR-6.7, VIR-6.8: the marker would stop where nothing can be done, so many Rooms on. */
function blockedRoom(s: State, seat: Seat, room: number, steps: number): Warning | null {
  const facts = { room: ROOMS[room]! };
  if (s.roomIndulgence[roomAt(seat, room)] && !redeemable(s, seat, steps)) {
    return { why: 'roomUnderIndulgence', rules: ['VIR-6.7', 'VIR-7.5'], facts };
  }
  const watched = hasEnemyAgent(s, seat, room) && ACTIONS[actionOf(s, seat, room)] !== 'intrigue';
  return watched ? { why: 'roomUnderAgent', rules: ['VIR-6.8', 'VIR-11.9'], facts } : null;
}

/** VIR-7.7: Courtiers whom the marker refreshes on its way can pay. */
function redeemable(s: State, seat: Seat, steps: number): boolean {
  if (payable(s, seat, REDEMPTION)) return true;
  const there = clone(s);
  for (let step = 0; step < steps; step++) crossArrows(there, seat, (s.marker[seat]! + step) % ROOMS_EACH);
  return payable(there, seat, REDEMPTION);
}

/** VIR-3.6: a source that could be left out. In Govern and Trade every symbol counts, so nothing is wasted there. */
function wasteful(s: State, seat: Seat, { payment }: Extract<Choice, { do: 'pay' }>): Warning | null {
  const f = s.todo[s.todo.length - 1]!;
  if (f.at !== 'pay' || f.bill.purpose === 'govern' || f.bill.purpose === 'trade') return null;
  const { purpose, costs, without } = f.bill;
  const menu = { costs, sources: sourcesFor(s, seat, purpose, costs, without) };
  const idle = payment.find((_, i) =>
    isPaid(
      menu,
      payment.filter((_, j) => j !== i),
    ),
  );
  return idle === undefined ? null : { why: 'wasted', rules: ['VIR-3.6'], facts: { source: idle.id } };
}

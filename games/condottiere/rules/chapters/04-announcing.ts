/** Announcing strengths: whoever plays a card says how strong their line is now (CON-4.5), and so does whoever it changed. */
import type { Seat } from '@signoria/kernel';
import { story } from '../model/events.ts';
import type { State } from '../model/state.ts';
import { strengths } from './05-strength.ts';

/** Everybody's strength before a card does its work; null while nobody listens. */
export type Before = readonly number[] | null;

export function measured(s: State): Before {
  return story.sink && strengths(s);
}

/** CON-4.5: `by`'s strength in any case; CON-5.5: others' where they are not what they were. */
export function announce(s: State, before: Before, by: Seat): void {
  tell(s, before, (seat, changed) => changed || seat === by);
}

/** The same where another event has told `by`'s own strength already. */
export function announceOthers(s: State, before: Before, by: Seat): void {
  tell(s, before, (seat, changed) => changed && seat !== by);
}

function tell(s: State, before: Before, isTold: (seat: Seat, changed: boolean) => boolean): void {
  if (before === null) return;
  const of = strengths(s).flatMap((strength, seat) =>
    isTold(seat, strength !== before[seat]) ? [{ seat, strength }] : [],
  );
  if (of.length > 0) story.sink?.push({ what: 'strengths', of });
}

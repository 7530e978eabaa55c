/** Who agrees to what has been proposed. */
import type { Seat } from '@signoria/kernel';
import { botAt, type OpenProposal, type TableRecord } from '../log/record.ts';
import type { Proposal } from '../wire.ts';
import { isVacant } from './absence.ts';

type Present = Pick<TableRecord, 'seats' | 'stops'>;

export function isAgreed(facts: Present, proposal: OpenProposal): boolean {
  return agreedSeats(facts, proposal).length === facts.seats.length;
}

function agreedSeats(facts: Present, proposal: OpenProposal): readonly Seat[] {
  return facts.seats.flatMap((_, seat) => (isFor(facts, proposal, seat) ? [seat] : []));
}

/** The game is not ended behind the back of a player for whom a bot has only just sat down. */
function isFor(facts: Present, { agreed, what }: OpenProposal, seat: Seat): boolean {
  const of = facts.seats[seat]!;
  if (agreed.includes(seat)) return true;
  if (of.kind === 'person' && what.kind === 'end') return isVacant(facts, seat);
  return botAt(of) !== null;
}

/** As readers see it: bots count among those who agree. */
export function shownProposal(facts: Present, proposal: OpenProposal): Proposal {
  return { ...proposal, agreed: agreedSeats(facts, proposal) };
}

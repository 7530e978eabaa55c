/** Choosing on the board: which action is meant, and for moves between two cards the first of them. */
import { useState } from 'preact/hooks';
import type { PlaceId } from '../data/layouts.ts';
import type { Choice } from '../rules/choices.ts';
import { allDeeds, type Deed, deedsAt } from './spots.ts';
import type { Table } from './table.ts';

type Verb = Choice['do'];

/** Actions of which the action phase offers many at once, each with its cards. */
export const VERBS = ['scout', 'influence', 'interrogate', 'expel', 'oust', 'reward', 'letters'] as const;
export type ActionVerb = (typeof VERBS)[number];

const isAction = (verb: Verb): verb is ActionVerb => (VERBS as readonly Verb[]).includes(verb);

/** The two cards of a move, in order; a swap has no order. */
function pairOf(choice: Choice): readonly [PlaceId, PlaceId] | null {
  if (choice.do === 'move' || choice.do === 'shift') return [choice.from, choice.to];
  return choice.do === 'swap' ? [choice.a, choice.b] : null;
}

function starts(choice: Choice, id: PlaceId): boolean {
  const pair = pairOf(choice);
  return pair !== null && (pair[0] === id || (choice.do === 'swap' && pair[1] === id));
}

function joins(choice: Choice, from: PlaceId, to: PlaceId): boolean {
  const pair = pairOf(choice);
  if (pair === null) return false;
  return (pair[0] === from && pair[1] === to) || (choice.do === 'swap' && pair[0] === to && pair[1] === from);
}

export interface Picking {
  /** The actions offered now, with the number of their open lines; none outside the action phase. */
  readonly verbs: readonly { readonly verb: ActionVerb; readonly open: number }[];
  readonly verb: ActionVerb | null;
  readonly setVerb: (verb: ActionVerb | null) => void;
  /** The first card of a move. */
  readonly from: PlaceId | null;
  readonly setFrom: (id: PlaceId | null) => void;
}

/** Holds until another question is asked; the action meant holds through the whole turn, where it is still offered. */
export function usePicking(table: Table): Picking {
  const ticket = table.question?.ticket ?? -1;
  const [verb, setVerb] = useState<ActionVerb | null>(null);
  const [from, setFrom] = useState<{ readonly ticket: number; readonly id: PlaceId } | null>(null);
  const deeds = table.question?.at === 'act' ? allDeeds(table) : [];
  const open = (of: ActionVerb) => deeds.filter((deed) => deed.open && deed.choice.do === of).length;
  const verbs = VERBS.filter((of) => deeds.some(({ choice }) => choice.do === of)).map((of) => ({
    verb: of,
    open: open(of),
  }));
  return {
    verbs,
    verb: verbs.some((offered) => offered.verb === verb && offered.open > 0) ? verb : null,
    setVerb,
    from: from?.ticket === ticket ? from.id : null,
    setFrom: (id) => setFrom(id === null ? null : { ticket, id }),
  };
}

/** What may be done with a card of the board as things stand, and whether pressing it only takes it up. */
export function placeDeeds(
  table: Table,
  { verb, from }: Pick<Picking, 'verb' | 'from'>,
  id: PlaceId,
): { readonly deeds: readonly Deed[]; readonly takesUp: boolean } {
  const all = deedsAt(table, `place ${id}`);
  if (all.some(({ choice }) => pairOf(choice) !== null)) {
    const onward = from === null ? [] : all.filter(({ choice }) => joins(choice, from, id));
    if (onward.length > 0) return { deeds: onward, takesUp: false };
    return { deeds: all.filter(({ choice }) => starts(choice, id)), takesUp: true };
  }
  const meant = verb === null ? all : all.filter(({ choice }) => choice.do === verb || !isAction(choice.do));
  return { deeds: meant, takesUp: false };
}

/** Which action is meant: the action phase offers many at once on the same cards, and one of them can be singled out. */
import { useState } from 'preact/hooks';
import type { Choice } from '../../rules/model/choices.ts';
import type { Page } from '../table.ts';

type Verb = Choice['do'];

export const VERBS = ['scout', 'influence', 'interrogate', 'expel', 'oust', 'reward', 'letters'] as const;
export type ActionVerb = (typeof VERBS)[number];

const isAction = (verb: Verb): verb is ActionVerb => (VERBS as readonly Verb[]).includes(verb);

/** What is no action of the board stays where it is. */
export const isMeant =
  (verb: ActionVerb | null) =>
  (choice: Choice): boolean =>
    verb === null || choice.do === verb || !isAction(choice.do);

export interface Meant {
  /** The actions offered now, with the number of their open lines; none outside the action phase. */
  readonly verbs: readonly { readonly verb: ActionVerb; readonly open: number }[];
  readonly verb: ActionVerb | null;
  readonly setVerb: (verb: ActionVerb | null) => void;
}

/** Holds through the whole turn, where it is still offered. */
export function useMeant({ question, options, blocked, past }: Page): Meant {
  const [verb, setVerb] = useState<ActionVerb | null>(null);
  const asked = !past && question?.at === 'act';
  const verbs = VERBS.flatMap((of) => {
    const open = asked ? options.filter(({ choice }) => choice.do === of).length : 0;
    const closed = asked && blocked.some(({ choice }) => choice.do === of);
    return open > 0 || closed ? [{ verb: of, open }] : [];
  });
  return { verbs, verb: verbs.some((other) => other.verb === verb && other.open > 0) ? verb : null, setVerb };
}

/** The places of the table's own sentences. */
import { given, givenCase, type KernelText, type Places } from '@signoria/kernel';
import type { TableText } from '../text.ts';

/** Refusals that need no facts: one sentence each. */
export const PLAIN_REFUSALS = [
  'too-large',
  'too-many',
  'no-such-table',
  'not-seated',
  'not-owner',
  'not-running',
  'seat-taken',
  'seats-open',
  'colour-taken',
  'already-started',
  'not-over',
  'insider',
  'people-only',
  'scope',
  'rated',
  'counted',
  'sealed',
  'not-leader',
  'no-such-proposal',
  'already-proposed',
  'cooling-down',
  'muted',
  'server',
] as const;

/** What the game itself refuses, the kernel says in the same language. */
export function places(kernel: KernelText): Places<TableText> {
  return {
    refusal: givenCase(['problem', 'malformed', ...PLAIN_REFUSALS], ['problem', 'detail'], (r, game, reader) => {
      if (r.why === 'bad-start') {
        return { case: 'problem', problem: r.problems.map((one) => kernel.start(one, game)).join(' ') };
      }
      if (r.why === 'bad-option') return { case: 'problem', problem: r.problems.map(kernel.option).join(' ') };
      if (r.why === 'malformed') return { case: r.why, detail: r.detail };
      const plain = PLAIN_REFUSALS.find((why) => why === r.why);
      if (plain !== undefined) return { case: plain };
      return { case: 'problem', problem: kernel.refusal(r as Parameters<KernelText['refusal']>[0], game, reader) };
    }),
    proposal: given(['what', 'who', 'to'], (what, who) => ({
      what: what.kind,
      who,
      to: what.kind === 'takeback' ? what.to : 0,
    })),
  };
}

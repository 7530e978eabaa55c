/**
 * What needs everybody's consent: going back past a barrier, pausing, going on, ending without a winner. Only people
 * are asked; bots agree to anything. A refused proposal has to cool down before its maker may repeat it.
 */
import { type Seat, takeBack } from '@signoria/kernel';
import { type Actor, change, commit } from '../actor.ts';
import { numberOf } from '../log/answers.ts';
import { entryOf, newest } from '../log/course.ts';
import { isOver, type OpenProposal } from '../log/record.ts';
import { proposalKey } from '../log/request-keys.ts';
import { refuse } from '../refusal.ts';
import { spanOf } from '../time/time-controls.ts';
import type { ProposalKind, TableStatus } from '../wire.ts';
import { paused, resumed } from './absence.ts';
import { isAgreed } from './agreement.ts';

const WHEN: { readonly [K in ProposalKind['kind']]: readonly TableStatus[] } = {
  takeback: ['running'],
  pause: ['running'],
  resume: ['paused'],
  end: ['running', 'paused'],
};

export async function propose(t: Actor, by: Seat, what: ProposalKind): Promise<number | null> {
  const { next, open, refused } = t.facts.proposals;
  if (!Object.hasOwn(WHEN, what.kind)) refuse({ why: 'malformed', detail: 'what' });
  if (!WHEN[what.kind].includes(t.facts.status)) refuse({ why: 'not-running' });
  if (t.facts.settings.deal?.counted === true) refuse({ why: 'counted' });
  if (what.kind === 'takeback') checkTarget(t, what.to);
  if (open.some((p) => p.what.kind === what.kind)) refuse({ why: 'already-proposed' });
  const now = t.ports.now();
  if (refused.some((r) => r.by === by && r.kind === what.kind && r.until > now)) refuse({ why: 'cooling-down' });
  const proposal = { id: next, by, what, agreed: [by] };
  const proposals = { next: next + 1, open: [...open, proposal], refused: refused.filter((r) => r.until > now) };
  await change(t, { proposals });
  return carryOutAgreed(t);
}

/** Any number readers know, but for the latest. It says nothing about sealed answers given since. */
function checkTarget(t: Actor, to: number): void {
  const { moves } = t.course!;
  if (!Number.isInteger(to) || to < 0 || to >= newest(moves)) refuse({ why: 'malformed', detail: 'to' });
}

export async function vote(t: Actor, by: Seat, id: number, agree: boolean): Promise<number | null> {
  const proposal = t.facts.proposals.open.find((p) => p.id === id);
  if (proposal === undefined) refuse({ why: 'no-such-proposal' });
  if (agree) await change(t, { proposals: agreedBy(t, proposal, by) });
  else await change(t, { proposals: turnedDown(t, proposal, by) });
  return carryOutAgreed(t);
}

function agreedBy(t: Actor, proposal: OpenProposal, by: Seat) {
  const agreed = [...new Set([...proposal.agreed, by])].sort((a, b) => a - b);
  const { proposals } = t.facts;
  return { ...proposals, open: proposals.open.map((p) => (p === proposal ? { ...p, agreed } : p)) };
}

/** Whoever takes their own proposal back has not been refused. */
function turnedDown(t: Actor, proposal: OpenProposal, by: Seat) {
  const { proposals, settings } = t.facts;
  const open = proposals.open.filter((p) => p !== proposal);
  if (by === proposal.by) return { ...proposals, open };
  const coolDown = t.pacing.coolDownMs[spanOf(settings) === 'live' ? 'live' : 'days'];
  const until = t.ports.now() + coolDown;
  return { ...proposals, open, refused: [...proposals.refused, { by: proposal.by, kind: proposal.what.kind, until }] };
}

/** Do what all have agreed on. Also to be called when somebody leaves: then fewer are asked. */
export async function carryOutAgreed(t: Actor): Promise<number | null> {
  let last: number | null = null;
  for (let next = firstAgreed(t); next !== undefined; next = firstAgreed(t)) last = await carryOut(t, next);
  return last;
}

function firstAgreed({ facts }: Actor): OpenProposal | undefined {
  const { proposals, status } = facts;
  return proposals.open.find((p) => WHEN[p.what.kind].includes(status) && isAgreed(facts, p));
}

async function carryOut(t: Actor, proposal: OpenProposal): Promise<number | null> {
  const { what, id } = proposal;
  if (what.kind !== 'takeback') {
    await change(t, { ...without(t, proposal), status: AFTER[what.kind], ...stopsAfter(t, what.kind) });
    return null;
  }
  const seq = entryOf(t.course!.moves, what.to)!;
  const everybody = t.facts.seats.map((_, seat) => seat);
  const move = await commit(t, proposalKey(id), (match) => takeBack(match, seq, everybody));
  await change(t, without(t, proposal));
  return numberOf(move);
}

const AFTER = { pause: 'paused', resume: 'running', end: 'abandoned' } as const;

/** Clocks stand still as long as all have agreed to. */
function stopsAfter({ facts, ports }: Actor, kind: keyof typeof AFTER) {
  if (kind === 'end') return {};
  return { stops: kind === 'pause' ? paused(facts, ports.now()) : resumed(facts, ports.now()) };
}

function without(t: Actor, proposal: OpenProposal) {
  const { proposals } = t.facts;
  const open = proposal.what.kind === 'end' ? [] : proposals.open.filter((p) => p !== proposal);
  return { proposals: { ...proposals, open } };
}

/** By an administrator, who asks nobody. Nothing happens to a game that is over. */
export async function abandon(t: Actor): Promise<void> {
  if (isOver(t.facts)) return;
  await change(t, { status: 'abandoned', proposals: { ...t.facts.proposals, open: [] } });
}

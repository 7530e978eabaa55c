/** Every word is there in both languages, and each in its own letters. */

import { module } from '@signoria/condottiere';
import { LANGUAGES } from '@signoria/kernel';
import { wordProblem } from '@signoria/kernel/testing';
import { describe, expect, it } from 'vitest';
import { BOT_NAMES, FORMER_BOT_NAMES, type ProposalKind, type TableRefusal, tableText } from '../index.ts';

const reader = { seat: 0, name: (seat: number) => `№${seat}` };

const PLAIN = [
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
  'not-leader',
  'no-such-proposal',
  'already-proposed',
  'cooling-down',
  'muted',
  'server',
  'over',
] as const;

const REFUSALS: readonly TableRefusal[] = [
  ...PLAIN.map((why): TableRefusal => ({ why })),
  { why: 'malformed', detail: '№' },
  { why: 'bad-start', problems: [{ problem: 'players', given: 9, min: 2, max: 6 }] },
  { why: 'bad-option', problems: [{ option: '№', problem: 'range', min: 1, max: 2 }] },
  { why: 'stale', ticket: 1, open: 2 },
  { why: 'not-asked', asked: [1] },
];

const PROPOSALS: readonly ProposalKind[] = [
  { kind: 'takeback', to: 0 },
  { kind: 'takeback', to: 5 },
  { kind: 'pause' },
  { kind: 'resume' },
  { kind: 'end' },
];

describe.each(LANGUAGES)('words in %s', (language) => {
  const text = tableText[language];

  it('are there for every refusal, each its own', () => {
    const said = REFUSALS.map((refusal) => text.refusal(refusal, module.text[language], reader));
    expect(said.map((words) => wordProblem(language, words))).toEqual(said.map(() => null));
    expect(new Set(said).size).toBe(said.length);
  });

  it('are there for proposals, statuses, levels and bots', () => {
    const said = [
      ...PROPOSALS.map((what) => text.proposal(what, '№1')),
      ...[text.propose, text.status, text.level, text.botName].flatMap((table) => Object.values(table)),
    ];
    expect(said.map((words) => wordProblem(language, words))).toEqual(said.map(() => null));
    expect(Object.keys(text.botName)).toEqual([...BOT_NAMES, ...FORMER_BOT_NAMES]);
  });
});

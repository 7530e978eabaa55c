/** Which rules a tournament goes by, in the order they are told in. */
import type { Scoring, System } from '@signoria/protocol';
import type { SaidWords } from './text.ts';

/** What the rules of one tournament depend on. */
export interface Said {
  readonly system: System;
  readonly scoring: Scoring;
  readonly size: number;
  readonly round: string;
  readonly grace: string;
  readonly live: boolean;
}

export function saidOf(said: SaidWords, { system, scoring, size, round, grace, live }: Said): readonly string[] {
  const duplicate = system === 'duplicate';
  const counting = duplicate
    ? [said.oneDeal, said.compared, said[scoring], said.seats, said.fill, said.late, said.closed]
    : [
        size === 2 ? said.victory : said.ranks,
        said.ties,
        system === 'swiss' ? said.swiss : said.roundRobin,
        said.balanced,
        said.byes,
      ];
  const absent = duplicate ? said.absentDeal : said.absent;
  return [...counting, said.time(round, grace), absent, ...(live ? [said.pause] : [])];
}

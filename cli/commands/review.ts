/** signoria review: what was done in a game, what it cost, and what was luck. */
import type { GameFile, GameModule, Match } from '@signoria/kernel';
import { assemble, deepening, type Part, type Plan, partsOf, QUICK, type Review, reviewing } from '@signoria/review';
import { UsageError } from '../args/usage.ts';
import { type Call, command } from '../command.ts';
import { openGood, readText, writeText } from '../files/files.ts';
import { namesIn } from '../terminal/people.ts';

type ReviewCall = Call<'seed' | 'seat' | 'deep' | 'out' | 'json'>;

export const review = command({
  flags: ['seed', 'seat', 'deep', 'out', 'json'],
  args: { min: 1, max: 1 },
  async run(call) {
    const { args, flags, io, text, language } = call;
    const { file, module, match } = await openGood(readText(args[0]!), call);
    const plan = planOf(match, call);
    const quick = thorough(module, match, plan, call);
    const found = flags.deep ? deeper(module, match, plan, quick, call) : quick;
    if (flags.out !== undefined) writeText(flags.out, withReview(file, found));
    if (flags.json) io.json(found);
    else for (const line of text.review.told(found, namesIn(language, match.header.seats, file.names))) io.out(line);
    return 0;
  },
});

/** The file with what was found as a part of its own (docs/game-file.md). */
function withReview(file: GameFile, found: Review): string {
  return `${JSON.stringify({ ...file, review: found }, null, 2)}\n`;
}

function planOf({ header: { seats } }: Match, { flags }: ReviewCall): Plan {
  const { seat, seed } = flags;
  if (seat !== undefined && seat > seats) throw new UsageError({ problem: 'no-such-seat', given: seat, seats });
  const readers = ['public' as const, ...(seat === undefined ? [] : [seat - 1])];
  return { readers, budget: QUICK, ...(seed === undefined ? {} : { seed }) };
}

function thorough(module: GameModule, match: Match, plan: Plan, { io, text }: ReviewCall): Review {
  const parts: Part[] = [];
  const bar = io.progress(text.progress.review, match.log.length);
  for (const { done, found } of reviewing(module, match, plan)) {
    bar.at(done);
    if (found !== null) parts.push(found);
  }
  bar.end();
  return assemble(module, match, plan, parts);
}

function deeper(module: GameModule, match: Match, plan: Plan, quick: Review, { io, text }: ReviewCall): Review {
  const parts: Part[] = [...partsOf(quick)];
  const bar = io.progress(text.progress.review, 1);
  for (const { done, total, found } of deepening(module, match, quick)) {
    bar.at(done / total);
    if (found !== null) parts.push(found);
  }
  bar.end();
  return assemble(module, match, plan, parts);
}

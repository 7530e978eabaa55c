/** signoria rules: the reference of a game by chapter or by id, and how much of it the tests cite. */
import type { GameModule, Reference } from '@signoria/kernel';
import { type Call, command } from '../command.ts';
import { ruleCoverage } from '../coverage.ts';
import { gameNamed } from '../games.ts';
import { UsageError } from '../usage.ts';

export const rules = command({
  flags: ['coverage', 'json'],
  args: { min: 1, max: Number.POSITIVE_INFINITY },
  async run(call) {
    const [id, ...wanted] = call.args;
    const module = await gameNamed(id!);
    return call.flags.coverage ? tellCoverage(module, call) : tellRules(module, wanted, call);
  },
});

type RulesCall = Call<'coverage' | 'json'>;

async function tellCoverage(module: GameModule, { flags, io, text }: RulesCall): Promise<number> {
  const found = await ruleCoverage(module);
  if (flags.json) io.json(found);
  else for (const line of text.rules.coverage(found)) io.out(line);
  return found.missing.length === 0 ? 0 : 1;
}

function tellRules(module: GameModule, wanted: readonly string[], { flags, io, language }: RulesCall): number {
  const { title, reference } = module.text[language];
  const chapters = wanted.length === 0 ? reference.chapters : chosen(reference, wanted, module.game.id);
  if (flags.json) {
    io.json({ game: module.game.id, language, chapters: chapters.map((chapter) => record(reference, chapter)) });
    return 0;
  }
  if (wanted.length === 0) io.out(io.paint('bold', title));
  for (const chapter of chapters) {
    io.out('');
    io.out(io.paint('bold', `${chapter.id}. ${chapter.title}`));
    for (const entry of chapter.entries) io.out(`${io.paint('cyan', entry)}  ${reference.entries[entry]}`);
  }
  return 0;
}

type Chapter = Reference['chapters'][number];

/** The chapters that are named or hold a named entry, without the rest of them. */
function chosen(reference: Reference, wanted: readonly string[], game: string): readonly Chapter[] {
  const names = wanted.map((name) => name.toUpperCase());
  for (const [i, name] of names.entries()) {
    const known = reference.chapters.some((c) => c.id.toUpperCase() === name || holds(c, name));
    if (!known) throw new UsageError({ problem: 'unknown-rule', given: wanted[i]!, game });
  }
  return reference.chapters.flatMap((chapter) => {
    const entries = names.includes(chapter.id.toUpperCase())
      ? chapter.entries
      : chapter.entries.filter((entry) => names.includes(entry.toUpperCase()));
    return entries.length === 0 ? [] : [{ ...chapter, entries }];
  });
}

function holds({ entries }: Chapter, name: string): boolean {
  return entries.some((entry) => entry.toUpperCase() === name);
}

function record(reference: Reference, { id, title, entries }: Chapter) {
  return { id, title, entries: entries.map((entry) => ({ id: entry, text: reference.entries[entry] })) };
}

/** signoria rules: the reference of a game by chapter or by id, and how much of it the tests cite. */
import type { GameModule, Reference } from '@signoria/kernel';
import { type Call, command } from '../command.ts';
import { ruleCoverage } from '../games/coverage.ts';
import { gameNamed } from '../games/games.ts';
import { type Chapter, chaptersWith, entriesNamed } from '../games/reference.ts';
import type { Io } from '../terminal/io.ts';

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

/** What is known is told, and what is not is named. */
function tellRules(module: GameModule, wanted: readonly string[], { flags, io, text, language }: RulesCall): number {
  const { title, reference } = module.text[language];
  const game = module.game.id;
  const unknown = wanted.filter((name) => entriesNamed(reference, name).length === 0);
  const ids = wanted.flatMap((name) => entriesNamed(reference, name));
  const chapters = wanted.length === 0 ? reference.chapters : chaptersWith(reference, ids);
  if (flags.json) io.json({ game, language, chapters: chapters.map((chapter) => record(reference, chapter)), unknown });
  else tellChapters(wanted.length === 0 ? title : null, chapters, reference, io);
  for (const given of unknown) io.err(`signoria: ${text.usage({ problem: 'unknown-rule', given, game })}`);
  return unknown.length === 0 ? 0 : 2;
}

function tellChapters(title: string | null, chapters: readonly Chapter[], reference: Reference, io: Io): void {
  if (title !== null) io.out(io.paint('bold', title));
  for (const chapter of chapters) {
    io.out('');
    io.out(io.paint('bold', `${chapter.id}. ${chapter.title}`));
    for (const entry of chapter.entries) io.out(`${io.paint('cyan', entry)}  ${reference.entries[entry]}`);
  }
}

function record(reference: Reference, { id, title, entries }: Chapter) {
  return { id, title, entries: entries.map((entry) => ({ id: entry, text: reference.entries[entry] })) };
}

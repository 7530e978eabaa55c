/** signoria verify: was this game played fairly, entry by entry? */
import type { FileProblem } from '@signoria/kernel';
import { command } from '../command.ts';
import { fileWords, type Opened, openGame, readText } from '../files/files.ts';

export const verify = command({
  flags: ['json'],
  args: { min: 1, max: 1 },
  async run({ args, flags, io, text, language }) {
    const path = args[0]!;
    const opened = await openGame(readText(path));
    const report = 'problem' in opened ? unreadable(opened) : judged(opened);
    const problem = report.problem;
    const module = 'problem' in opened ? null : opened.module;
    const message =
      problem === null
        ? text.verify.holds(report.entries, report.finished)
        : await fileWords(problem, module, language);
    if (flags.json) io.json({ file: path, ...report, message });
    else if (problem === null) io.out(message);
    else io.err(`signoria: ${path}: ${message}`);
    if (!flags.json && report.unknown.length > 0) io.err(text.files.strange(report.unknown));
    return problem === null ? 0 : 1;
  },
});

interface Report {
  readonly ok: boolean;
  readonly game: string | null;
  readonly entries: number;
  readonly finished: boolean;
  readonly problem: FileProblem | null;
  /** Parts of the file that the format does not know. */
  readonly unknown: readonly string[];
}

function unreadable(problem: FileProblem): Report {
  return { ok: false, game: null, entries: 0, finished: false, problem, unknown: [] };
}

function judged({ file, strange, verdict }: Opened): Report {
  return {
    ok: verdict.ok,
    game: file.header.game,
    entries: file.entries.length,
    finished: verdict.ok && verdict.match.state.outcome !== null,
    problem: verdict.ok ? null : verdict.problem,
    unknown: strange,
  };
}

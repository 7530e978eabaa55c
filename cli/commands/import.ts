/** signoria import: check a game file, fill in what follows from the rest, write it in its normal form. */
import { toFile, verify } from '@signoria/kernel';
import { Failure } from '../args/failure.ts';
import { command } from '../command.ts';
import { completed, withDefaults } from '../files/complete.ts';
import { fileText, fileWords, readGame, readText, strange, writeText } from '../files/files.ts';
import { gameNamed } from '../games/games.ts';

export const importGame = command({
  flags: ['out'],
  args: { min: 1, max: 1 },
  async run({ args, flags, io, text, language }) {
    const given = readText(args[0]!);
    const read = readGame(lenient(given));
    if (!read.ok) throw new Failure(await fileWords(read.problem, null, language));
    const module = await gameNamed(read.file.header.game);
    const missing = read.file.entries.filter(({ hash }) => hash === '').length;
    const verdict = verify(module.game, completed(module.game, read.file));
    if (!verdict.ok) throw new Failure(await fileWords(verdict.problem, module, language));
    const written = fileText(toFile(verdict.match, read.file.names));
    if (flags.out === undefined) io.out(written.trimEnd());
    else writeText(flags.out, written);
    const parts = strange(given);
    if (parts.length > 0) io.err(text.files.strange(parts));
    io.err(text.files.imported(verdict.match.log.length, missing));
    return 0;
  },
});

/** Text that is no JSON goes on as it is: the reader of files says what is wrong with it. */
function lenient(text: string): string {
  try {
    return JSON.stringify(withDefaults(JSON.parse(text)));
  } catch {
    return text;
  }
}

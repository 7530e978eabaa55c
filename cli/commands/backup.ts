/** signoria backup: everything the server keeps, in one file. */
import { command } from '../command.ts';
import { DATABASE_FLAGS, withStore } from '../serving/database.ts';

export const backup = command({
  flags: [...DATABASE_FLAGS, 'json'],
  args: { min: 0, max: 1 },
  async run({ args, flags, io, text, language }) {
    const file = args[0] ?? `signoria-${new Date().toISOString().slice(0, 10)}.backup`;
    const counts = await withStore(language, flags, (store) => store.backup(file));
    if (flags.json) io.json({ file, counts });
    else io.out(text.backup.wrote(file, counts));
    return 0;
  },
});

/** signoria backup: everything the server keeps, in one file. */
import { openStore } from '@signoria/store';
import { command } from '../command.ts';
import { DATABASE_FLAGS, databaseOf, inWords } from '../database.ts';

export const backup = command({
  flags: [...DATABASE_FLAGS, 'json'],
  args: { min: 0, max: 1 },
  async run({ args, flags, io, text, language }) {
    const file = args[0] ?? `signoria-${new Date().toISOString().slice(0, 10)}.backup`;
    const counts = await inWords(language, async () => {
      const store = await openStore(databaseOf(flags));
      try {
        return await store.backup(file);
      } finally {
        await store.close();
      }
    });
    if (flags.json) io.json({ file, counts });
    else io.out(text.backup.wrote(file, counts));
    return 0;
  },
});

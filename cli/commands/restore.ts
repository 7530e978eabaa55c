/** signoria restore: a backup back into a database. */
import { command } from '../command.ts';
import { DATABASE_FLAGS, withStore } from '../serving/database.ts';

export const restore = command({
  flags: [...DATABASE_FLAGS, 'force', 'json'],
  args: { min: 1, max: 1 },
  async run({ args, flags, io, text, language }) {
    const file = args[0]!;
    const counts = await withStore(language, flags, (store) => store.restore(file, { force: flags.force }));
    if (flags.json) io.json({ file, counts });
    else io.out(text.backup.restored(file, counts));
    return 0;
  },
});

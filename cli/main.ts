/** The program `signoria`: see run.ts. */
import { enableCompileCache } from 'node:module';
import { spare } from './serving/thrift.ts';

// Half of a short command's time would go into stripping types and compiling; the rest is imported after this. Node keeps
// what it cached in memory, twelve megabytes for a server: one that has no types to strip goes without.
const isReleased = import.meta.filename.endsWith('.js');
const serves = process.argv.includes('serve');
if (serves) spare();
if (!(isReleased && serves)) enableCompileCache();
const [{ terminal }, { run }] = await Promise.all([import('./terminal/io.ts'), import('./run.ts')]);

// `signoria rules condottiere | head` closes the pipe early, and that is nobody's mistake.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await run(process.argv.slice(2), terminal(), process.env);

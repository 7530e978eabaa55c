/** npm run -s hostile: see hostile.ts. Exit code 0 only when the server bore it all. */
import { number, print } from './flags.ts';
import { hostile } from './hostile.ts';

const report = await hostile(number('messages', 100_000));
print(report);
const { crashes, leaks, unclear, hurt, unlimited, honest, breaches } = report;
process.exitCode = crashes + leaks + unclear + hurt + unlimited + breaches.length > 0 || honest === 0 ? 1 : 0;

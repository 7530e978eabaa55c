/** node server/bench/run-assaults.ts: only the attacks of several steps that `npm run -s hostile` ends with. */
import { anyGame } from '../testing/games.ts';
import { runAssaults } from './attacks/assault.ts';
import { print } from './flags.ts';

const report = await runAssaults((await anyGame()).id);
print(report);
process.exitCode = report.breaches.length + report.crashes > 0 ? 1 : 0;

/**
 * npm run -s chaos: see chaos.ts. Exit code 0 only when nothing was lost or doubled, and with several servers everybody
 * played again within five seconds.
 */
import { chaos } from './chaos/chaos.ts';
import { number, print, stage } from './flags.ts';

const SOON_MS = 5000;

const nodes = number('nodes', 1);
const kills = number('kills', 50);
const report = await chaos({ kills, nodes, told: (done) => stage('kill', done, kills) });
print(report);
const tooLate = nodes > 1 && report.slowestMs > SOON_MS;
process.exitCode = report.lost + report.doubled > 0 || report.acknowledged === 0 || tooLate ? 1 : 0;

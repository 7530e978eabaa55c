/** npm run -s chaos: see chaos.ts. Exit code 0 only when nothing was lost or doubled. */
import { chaos } from './chaos.ts';
import { number, print } from './flags.ts';

const report = await chaos(number('kills', 50));
print(report);
process.exitCode = report.lost + report.doubled > 0 || report.acknowledged === 0 ? 1 : 0;

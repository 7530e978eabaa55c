/** npm run -s bench:server: see measure.ts. */
import { number, print } from './flags.ts';
import { measure } from './measure.ts';

const report = await measure({
  tables: number('tables', 200),
  rounds: number('rounds', 5),
  seconds: number('seconds', 20),
  connections: number('connections', 5000),
});
print(report);

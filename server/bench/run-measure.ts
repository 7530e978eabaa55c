/** npm run -s bench:server: see measure.ts. */
import { number, print } from './flags.ts';
import { measure } from './measure.ts';

const report = await measure({
  tables: number('tables', 200),
  games: number('games', 8),
  rounds: number('rounds', 4),
  seconds: number('seconds', 20),
  connections: number('connections', 5000),
});
print(report);

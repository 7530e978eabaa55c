/** npm run -s bench:server: see measure.ts. `--quick` takes two minutes. */
import { isSet, list, number, print } from './flags.ts';
import { measure, PARTS, type Part } from './measure/measure.ts';

const quick = isSet('quick');
const usual = (whole: number, small: number) => (quick ? small : whole);
const isPart = (name: string): name is Part => PARTS.some((part) => part === name);
const only = list('only').filter(isPart);

const report = await measure(
  {
    tables: number('tables', usual(200, 40)),
    games: number('games', usual(8, 2)),
    rounds: number('rounds', usual(4, 1)),
    seconds: number('seconds', usual(30, 6)),
    live: number('live', usual(300, 30)),
    connections: number('connections', usual(5000, 1000)),
    full: { tables: usual(20, 6), warming: usual(80, 20), moves: usual(150, 30), slowly: usual(15, 2) },
  },
  only.length === 0 ? PARTS : only,
);
print(report);

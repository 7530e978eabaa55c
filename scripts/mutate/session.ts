// One session: vitest runs the chosen tests in one worker, on code that holds the mutants. See runner.ts.

import { relative, sep } from 'node:path';
import { startVitest } from 'vitest/node';
import { withMutants } from './mutants.ts';
import { type Plan, readPlan } from './plan.ts';

function plugin({ root, folders, mutants }: Plan) {
  return {
    name: 'mutants',
    enforce: 'pre' as const,
    transform(code: string, id: string) {
      const file = relative(root, id.split('?')[0]!).split(sep).join('/');
      const ours = folders.some((folder) => file.startsWith(`${folder}/`)) && /^(?!.*node_modules).*\.ts$/.test(file);
      const chosen = mutants.filter((mutant) => mutant.file === file);
      return ours ? { code: withMutants(code, chosen), map: null } : undefined;
    },
  };
}

const plan = readPlan();
const vitest = await startVitest(
  'test',
  [],
  {
    root: plan.root,
    config: false,
    watch: false,
    include: [...plan.testFiles],
    runner: `${import.meta.dirname}/runner.ts`,
    pool: 'threads',
    isolate: false,
    // Its keys know nothing of samples: code with the mutants of another one would be taken for this one's.
    fsModuleCache: false,
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 300_000,
    silent: true,
    reporters: [{}],
  },
  { plugins: [plugin(plan)] },
);
await vitest.close();
// What the tests did is told in the report; red tests are what mutants are for.
process.exit(0);

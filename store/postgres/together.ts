/**
 * Writing in company: while one commit is on its way to the disk, what others append is gathered and then sent as one
 * statement with one commit of its own. Of each table only one row goes along, so that every row stands for itself:
 * what the statement leaves out is tried again alone, and then refused for the right reason.
 */
import type { Outcome, Step } from '../engine.ts';

/** A step that knows how to go in company. */
export interface Joint extends Step {
  readonly many: string;
}

interface Job {
  readonly step: Joint;
  resolve(outcome: Outcome): void;
  reject(error: unknown): void;
}

export type RunStep = (step: Step) => Promise<Outcome>;

const MOST = 500;

export function together(run: RunStep): (step: Joint) => Promise<Outcome> {
  let waiting: Job[] = [];
  let busy = false;
  const work = async () => {
    busy = true;
    while (waiting.length > 0) {
      const company = distinct(waiting);
      waiting = waiting.filter((job) => !company.includes(job));
      await writeAll(run, company);
    }
    busy = false;
  };
  return (step) =>
    new Promise((resolve, reject) => {
      waiting.push({ step, resolve, reject });
      if (!busy) void work();
    });
}

/** The first of each table, in the order of tables: two servers then never wait for each other in a circle. */
function distinct(jobs: readonly Job[]): readonly Job[] {
  const byTable = new Map<unknown, Job>();
  for (const job of jobs) {
    const [table] = job.step.values;
    if (!byTable.has(table) && byTable.size < MOST) byTable.set(table, job);
  }
  return [...byTable].sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)).map(([, job]) => job);
}

/** Never rejects. */
async function writeAll(run: RunStep, jobs: readonly Job[]): Promise<void> {
  const written = jobs.length === 1 ? new Set<unknown>() : await writtenTables(run, jobs);
  for (const job of jobs) if (written.has(job.step.values[0])) job.resolve({ rows: [], changed: 1 });
  const others = jobs.filter(({ step }) => !written.has(step.values[0]));
  await Promise.all(others.map(({ step, resolve, reject }) => run(step).then(resolve, reject)));
}

/** None when the statement failed: then nothing of it was written, or each will be found to be written already. */
async function writtenTables(run: RunStep, jobs: readonly Job[]): Promise<ReadonlySet<unknown>> {
  const { many, name } = jobs[0]!.step;
  const lists = jobs[0]!.step.values.map((_, i) => jobs.map(({ step }) => step.values[i]));
  try {
    const { rows } = await run({ sql: many, values: lists, name: `${name}-many` });
    return new Set((rows as readonly { readonly table_id: string }[]).map(({ table_id }) => table_id));
  } catch {
    return new Set();
  }
}

// The runner inside vitest's worker. It watches a first run of all tests, noting which test asks for which mutant,
// and then tries the mutants one by one: only the tests that ask for it, the quickest first, until one fails.

import { type RunnerTestCase, type RunnerTestFile, TestRunner } from 'vitest';
import { readPlan, type Said, say } from './plan.ts';
import { installSwitchboard, reset, ticksAllowed } from './switchboard.ts';

interface Seen {
  readonly test: RunnerTestCase;
  readonly key: string;
  readonly hits: ReadonlyMap<number, number>;
  readonly ticks: number;
  readonly duration: number;
}

const BREATH_MS = 1_000;

const plan = readPlan();
const board = installSwitchboard();
board.active = plan.alone?.id ?? 0;
board.mostTicks = plan.alone?.ticks ?? Number.POSITIVE_INFINITY;
const allowed = new Set(plan.alone?.tests);

const seen: Seen[] = [];
const red: string[] = [];
/** Asked for outside any test, as when a module is loaded: too late to switch them on. */
const early = new Set<number>();
let files = 0;
let lastWord = 0;
let dead = false;

function tell(said: Said): void {
  lastWord = Date.now();
  say(plan, said);
}

function breathe(): void {
  if (Date.now() - lastWord > BREATH_MS) tell({ said: 'alive' });
}

function keyOf(test: RunnerTestCase): string {
  return `${test.file.name} > ${test.fullTestName}`;
}

export default class MutationRunner extends TestRunner {
  onCollected(collected: RunnerTestFile[]): void {
    for (const id of board.hits.keys()) early.add(id);
    for (const { name, result } of collected) {
      if (result?.state !== 'fail') continue;
      this.#dies(name);
      red.push(`${name}: ${result.errors?.[0]?.message ?? ''}`);
    }
    board.ticks = 0;
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    await super.onBeforeRunTask(test);
    if (plan.alone !== null && (dead || !allowed.has(keyOf(test)))) test.mode = 'skip';
    breathe();
    reset(board);
  }

  override onAfterRunTask(test: RunnerTestCase): void {
    super.onAfterRunTask(test);
    const { hits, ticks } = board;
    const { state, duration = 0 } = test.result ?? {};
    if (plan.alone !== null) {
      if (state === 'fail') this.#dies(keyOf(test));
    } else if (state === 'pass') seen.push({ test, key: keyOf(test), hits, ticks, duration });
    else if (state === 'fail') red.push(keyOf(test));
    reset(board);
  }

  override async onAfterRunFiles(run: RunnerTestFile[]): Promise<void> {
    files += run.length;
    if (files === plan.testFiles.length) await this.#conclude();
    super.onAfterRunFiles(run);
  }

  async #conclude(): Promise<void> {
    if (plan.alone === null) await this.#hunt();
    else if (!dead) tell({ said: 'survived', id: plan.alone.id, reached: true });
  }

  #dies(by: string): void {
    if (!dead && plan.alone !== null) tell({ said: 'killed', id: plan.alone.id, by });
    dead = true;
  }

  async #hunt(): Promise<void> {
    const ticks = Math.max(0, ...seen.map((one) => one.ticks));
    tell({ said: 'first run', tests: seen.length, ticks: ticksAllowed(ticks), red });
    seen.sort((a, b) => a.duration - b.duration);
    for (const id of plan.hunted) {
      tell({ said: 'trying', id });
      const clean = await this.#try(id);
      if (!clean) return tell({ said: 'soiled' });
    }
  }

  /** False when a test that passed before fails now without any mutant. */
  async #try(id: number): Promise<boolean> {
    const reaching = seen.filter(({ hits }) => hits.has(id));
    if (plan.wary.includes(id) && (reaching.length > 0 || early.has(id))) {
      tell({ said: 'doubtful', id, tests: keys(early.has(id) ? seen : reaching) });
      return true;
    }
    let doubtful = early.has(id);
    for (const one of reaching) {
      const passed = await this.#passes(one, id);
      // Asked for less often than before, and still no failure: something remembered from the first run may hide it.
      if (passed && (board.hits.get(id) ?? 0) < one.hits.get(id)!) doubtful = true;
      if (passed) continue;
      const clean = await this.#passes(one, 0);
      tell(clean ? { said: 'killed', id, by: one.key } : { said: 'doubtful', id, tests: keys(reaching) });
      return clean;
    }
    const tests = keys(early.has(id) ? seen : reaching);
    tell(doubtful ? { said: 'doubtful', id, tests } : { said: 'survived', id, reached: reaching.length > 0 });
    return true;
  }

  async #passes({ test, ticks }: Seen, id: number): Promise<boolean> {
    breathe();
    reset(board);
    board.active = id;
    board.mostTicks = ticksAllowed(ticks);
    try {
      await TestRunner.getTestFn(test)();
      return true;
    } catch {
      return false;
    } finally {
      board.active = 0;
      board.mostTicks = Number.POSITIVE_INFINITY;
    }
  }
}

function keys(tests: readonly Seen[]): readonly string[] {
  return tests.map(({ key }) => key);
}

// Tries a sample of mutants: sessions are started, listened to and, where a mutant hangs, ended.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Chosen } from './mutants.ts';
import { PLAN, type Plan, type Said } from './plan.ts';

export type Fate = 'killed' | 'timed out' | 'survived' | 'unreached';

export interface Ground {
  readonly root: string;
  readonly folders: readonly string[];
  readonly testFiles: readonly string[];
}

export interface Outcome {
  readonly fates: ReadonlyMap<number, Fate>;
  /** Tests that fail without any mutant; they were left out. */
  readonly red: readonly string[];
}

/** Hears of every step what is known so far. */
export type Listener = (fates: ReadonlyMap<number, Fate>) => void;

const SILENCE_MS = 120_000;
const POLL_MS = 100;

/** What is known so far. */
interface Progress {
  readonly fates: Map<number, Fate>;
  readonly doubtful: Map<number, readonly string[]>;
  red: readonly string[];
  ticks: number;
}

export async function hunt(ground: Ground, mutants: readonly Chosen[], onFate: Listener): Promise<Outcome> {
  const progress: Progress = { fates: new Map(), doubtful: new Map(), red: [], ticks: 0 };
  const left = () => mutants.map(({ id }) => id).filter((id) => !progress.fates.has(id) && !progress.doubtful.has(id));
  const soiling = new Set<string>();
  const fileOf = (id: number) => mutants.find((mutant) => mutant.id === id)!.file;
  while (left().length > 0) {
    const wary = left().filter((id) => soiling.has(fileOf(id)));
    const trying = await session({ ...ground, mutants, hunted: left(), wary, alone: null }, progress, onFate);
    if (trying === null) throw new Error('the tests do not run');
    if (left().includes(trying)) progress.fates.set(trying, 'timed out');
    soiling.add(fileOf(trying));
  }
  for (const [id, tests] of progress.doubtful) {
    const alone = { id, tests, ticks: progress.ticks };
    const testFiles = ground.testFiles.filter((file) => tests.some((test) => test.startsWith(`${file} > `)));
    await session({ ...ground, testFiles, mutants, hunted: [], wary: [], alone }, progress, onFate);
    if (!progress.fates.has(id)) progress.fates.set(id, 'timed out');
    onFate(progress.fates);
  }
  return { fates: progress.fates, red: progress.red };
}

/** Runs one session to its end, or to the end of patience. Gives the mutant it was at. */
async function session(plan: Omit<Plan, 'report'>, progress: Progress, onFate: Listener): Promise<number | null> {
  const folder = mkdtempSync(join(tmpdir(), 'signoria-mutants-'));
  try {
    const report = join(folder, 'report.jsonl');
    writeFileSync(report, '');
    writeFileSync(join(folder, 'plan.json'), JSON.stringify({ ...plan, report }));
    const env = { ...process.env, [PLAN]: join(folder, 'plan.json') };
    const child = spawn(process.execPath, [join(import.meta.dirname, 'session.ts')], { env, stdio: ['ignore', 2, 2] });
    let trying: number | null = null;
    await listen(child, report, (said) => {
      if (said.said === 'trying') trying = said.id;
      note(said, progress);
      if (said.said !== 'alive') onFate(progress.fates);
    });
    return trying;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function listen(child: ChildProcess, report: string, hear: (said: Said) => void): Promise<void> {
  let read = 0;
  let heard = Date.now();
  const catchUp = () => {
    const whole = readFileSync(report, 'utf8').split('\n').slice(0, -1);
    for (const line of whole.slice(read)) hear(JSON.parse(line) as Said);
    if (whole.length > read) heard = Date.now();
    read = whole.length;
    if (Date.now() - heard > SILENCE_MS) child.kill('SIGKILL');
  };
  const watch = setInterval(catchUp, POLL_MS);
  await new Promise((resolve, reject) => child.on('exit', resolve).on('error', reject));
  clearInterval(watch);
  catchUp();
}

function note(said: Said, progress: Progress): void {
  if (said.said === 'first run') {
    if (said.tests === 0) throw new Error(`no test passes: ${said.red.join(', ')}`);
    progress.red = said.red;
    progress.ticks = said.ticks;
  }
  if (said.said === 'killed') progress.fates.set(said.id, 'killed');
  if (said.said === 'survived') progress.fates.set(said.id, said.reached ? 'survived' : 'unreached');
  if (said.said === 'doubtful') progress.doubtful.set(said.id, said.tests);
}

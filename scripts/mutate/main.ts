/**
 * Mutation testing: breaks the rules of a game, or the kernel, in one small place at a time and looks whether a unit
 * test notices.
 *
 *     npm run -s mutate -- GAME|kernel [--sample 100] [--seed S] [--files GLOB] [--at FILE:LINE] [--least 92] [--json]
 *
 * The same seed breaks the same places as long as the sources are the same; without one the sample is a fresh one.
 * With --least the exit code is 1 when fewer of a hundred are killed.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { parseArgs } from 'node:util';
import { type Fate, hunt } from './hunt.ts';
import { type Chosen, type Mutant, mutantsOf } from './mutants.ts';
import { sample } from './sample.ts';
import { type Target, targetOf } from './target.ts';

export interface Report {
  readonly target: string;
  readonly seed: string;
  readonly mutants: number;
  /** Those that ran without end or broke the process are among the killed. */
  readonly killed: number;
  readonly timedOut: number;
  readonly survived: readonly Survivor[];
  /** Tests that fail without any mutant and were left out. */
  readonly red: readonly string[];
}

export interface Survivor {
  readonly file: string;
  readonly line: number;
  readonly what: string;
  /** False when no test runs through it at all. */
  readonly reached: boolean;
}

export interface Wish {
  readonly target: string;
  readonly size: number;
  readonly seed: string;
  /** Which mutants may be chosen. */
  readonly among: (mutant: Mutant) => boolean;
}

const TELL_EVERY = 10;
const ROOT = dirname(dirname(import.meta.dirname));

export function choose(target: Target, { size, seed, among }: Wish): readonly Chosen[] {
  const all = target.sources.flatMap((file) => mutantsOf(file, readFileSync(join(target.root, file), 'utf8')));
  return sample(all.filter(among), size, seed).map((mutant, i) => ({ ...mutant, id: i + 1 }));
}

export async function mutate(target: Target, wish: Wish, onProgress: (line: string) => void): Promise<Report> {
  const chosen = choose(target, wish);
  onProgress(`${wish.target}, seed ${wish.seed}: ${chosen.length} mutants, ${target.testFiles.length} test files`);
  let told = 0;
  const shown = new Set<number>();
  const { fates, red } = await hunt(target, chosen, (known) => {
    for (const survivor of survivors(chosen, known).filter(({ id }) => !shown.has(id))) {
      shown.add(survivor.id);
      onProgress(`survives: ${inOneLine(survivor)}`);
    }
    if (known.size < told + TELL_EVERY) return;
    told = known.size;
    onProgress(`${told} of ${chosen.length} tried, ${shown.size} survive`);
  });
  const count = (...wanted: readonly Fate[]) => [...fates.values()].filter((fate) => wanted.includes(fate)).length;
  return {
    target: wish.target,
    seed: wish.seed,
    mutants: chosen.length,
    killed: count('killed', 'timed out'),
    timedOut: count('timed out'),
    survived: survivors(chosen, fates).map(({ id: _, ...survivor }) => survivor),
    red,
  };
}

function survivors(
  chosen: readonly Chosen[],
  fates: ReadonlyMap<number, Fate>,
): readonly (Survivor & { id: number })[] {
  return chosen
    .filter(({ id }) => fates.get(id) === 'survived' || fates.get(id) === 'unreached')
    .map(({ id, file, line, what }) => ({ id, file, line, what, reached: fates.get(id) === 'survived' }));
}

function inOneLine({ file, line, what, reached }: Survivor): string {
  return `${file}:${line}  ${what}${reached ? '' : '  (no test comes here)'}`;
}

function inWords({ target, seed, mutants, killed, timedOut, survived, red }: Report): readonly string[] {
  const share = mutants === 0 ? 100 : (100 * killed) / mutants;
  return [
    ...red.map((test) => `red without any mutant, left out: ${test}`),
    ...survived.map(inOneLine),
    `${target}, seed ${seed}: ${killed} of ${mutants} killed (${share.toFixed(1)} %), ${timedOut} of them by hanging`,
  ];
}

function amongOf(files: string | undefined, at: readonly string[]): (mutant: Mutant) => boolean {
  return ({ file, line }) =>
    (files === undefined || matchesGlob(file, files) || matchesGlob(file, `**/${files}`)) &&
    (at.length === 0 || at.some((place) => `/${file}:${line}`.endsWith(`/${place}`)));
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      sample: { type: 'string', default: '100' },
      seed: { type: 'string', default: Date.now().toString(36) },
      files: { type: 'string' },
      at: { type: 'string', multiple: true, default: [] },
      least: { type: 'string', default: '0' },
      json: { type: 'boolean', default: false },
    },
  });
  const [name = ''] = positionals;
  const target = targetOf(name, ROOT);
  if (target === undefined) {
    console.error(`no rules to break: '${name}' is neither a game nor the kernel`);
    return 2;
  }
  const wish = {
    target: name,
    size: Number(values.sample),
    seed: values.seed,
    among: amongOf(values.files, values.at),
  };
  const report = await mutate(target, wish, (line) => console.error(line));
  for (const line of values.json ? [JSON.stringify(report)] : inWords(report)) console.log(line);
  return report.killed * 100 < Number(values.least) * report.mutants ? 1 : 0;
}

if (import.meta.main) process.exitCode = await main();

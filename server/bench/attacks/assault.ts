/**
 * Attacks of several steps: each file `*.assault.ts` beside this one exports an `assault`. Nobody keeps a list. What the
 * single messages of the great muddle (messages.ts) cannot try is tried here, against a server of its own for each file.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Child, type ChildOptions, isWell, startChild } from '../process.ts';

/** What an assault finds when it begins. */
export interface Ground {
  readonly server: Child;
  readonly address: string;
  /** A game there is. */
  readonly game: string;
}

/** One thing that was tried; `got` names what came of it that should not have, and is null where the server held. */
export interface Tried {
  readonly what: string;
  readonly got: string | null;
}

export interface Assault {
  readonly name: string;
  /** How its server is started, beside a free port and a database in memory. */
  readonly server?: Partial<ChildOptions>;
  run(ground: Ground): Promise<readonly Tried[]>;
}

export interface AssaultReport {
  /** What was tried, by assault. */
  readonly assaults: { readonly [name: string]: number };
  /** What came through. */
  readonly breaches: readonly string[];
  readonly crashes: number;
}

const FILE = /\.assault\.ts$/;

export async function loadAssaults(folder = import.meta.dirname): Promise<readonly Assault[]> {
  const files = readdirSync(folder).filter((file) => FILE.test(file));
  return Promise.all(files.toSorted().map((file) => loadAssault(join(folder, file))));
}

async function loadAssault(file: string): Promise<Assault> {
  const found = (await import(pathToFileURL(file).href)) as { readonly assault?: Assault };
  if (found.assault === undefined) throw new Error(`${file} exports no 'assault'`);
  return found.assault;
}

export async function runAssaults(game: string): Promise<AssaultReport> {
  const assaults: { [name: string]: number } = {};
  const breaches: string[] = [];
  let crashes = 0;
  for (const assault of await loadAssaults()) {
    const { tried, crashed } = await carryOut(assault, game);
    assaults[assault.name] = tried.length;
    breaches.push(...tried.flatMap(({ what, got }) => (got === null ? [] : [`${assault.name}: ${what}: ${got}`])));
    if (crashed) crashes++;
  }
  return { assaults, breaches, crashes };
}

async function carryOut({ server: options, run }: Assault, game: string) {
  const server = await startChild({ port: 0, database: ':memory:', ...options });
  try {
    const tried = await run({ server, address: server.address, game });
    return { tried, crashed: !(await isWell(server)) };
  } finally {
    await server.stop();
  }
}

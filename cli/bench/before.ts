/** An earlier commit of this repository, laid out beside it so that both can be measured in the same run. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { UsageError } from '../args/usage.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const OURS = '@signoria';

export interface Earlier {
  /** Where its benchmark lies. */
  readonly bench: string;
  remove(): void;
}

/** Throws a usage error where git does not know the commit. */
export function layOut(commit: string): Earlier {
  const folder = mkdtempSync(join(tmpdir(), 'signoria-bench-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const archive = join(folder, 'all.tar');
    execFileSync('git', ['archive', '--output', archive, commit], { cwd: ROOT, stdio: ['ignore', 'ignore', 'pipe'] });
    execFileSync('tar', ['-xf', archive, '-C', folder]);
  } catch (error) {
    remove();
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError({ problem: 'unreadable', file: commit, why });
  }
  link(folder);
  return { bench: join(folder, 'cli/bench'), remove };
}

/** Third-party packages are today's; our own are that commit's. */
function link(folder: string): void {
  const packages = join(folder, 'node_modules');
  mkdirSync(join(packages, OURS), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== OURS) symlinkSync(join(ROOT, 'node_modules', name), join(packages, name), 'junction');
  }
  const games = readdirSync(join(folder, 'games')).map((name) => [name, `games/${name}`] as const);
  const others = readdirSync(folder).map((name) => [name, name] as const);
  for (const [name, path] of [...others, ...games]) {
    if (!existsSync(join(folder, path, 'package.json'))) continue;
    symlinkSync(join(folder, path), join(packages, OURS, name), 'junction');
  }
}

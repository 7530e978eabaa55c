/** What a release and the packages share: the compiler, and how programs are run. */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** In the words of whoever runs it; what it prints goes to the terminal. */
export function run(program: string, args: readonly string[], cwd: string): void {
  const { status } = spawnSync(program, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error(`${[program, ...args].join(' ')} ended with ${status}`);
}

/** All our packages as JavaScript with types; gives the folder. Whoever only runs it has no use for comments. */
export function compile(root: string, comments: 'kept' | 'left out'): string {
  const built = join(root, 'dist/build');
  rmSync(built, { recursive: true, force: true });
  run(
    process.execPath,
    [
      join(root, 'node_modules/typescript/bin/tsc'),
      '-p',
      join(root, 'scripts/release/tsconfig.json'),
      '--removeComments',
      String(comments === 'left out'),
    ],
    root,
  );
  addData(root, built);
  return built;
}

/**
 * What the scripts read beside themselves. The compiler leaves such a file out when it happens to meet the package by its name
 * before it meets the file.
 */
function addData(root: string, built: string): void {
  for (const script of globSync('**/*.js', { cwd: built })) {
    for (const [, name] of readFileSync(join(built, script), 'utf8').matchAll(/ from '(\.[^']+\.json)'/g)) {
      const file = join(dirname(script), name!);
      cpSync(join(root, file), join(built, file));
    }
  }
}

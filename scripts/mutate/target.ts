// What is mutated and which tests must notice: the rules of a game by its own tests, the kernel by its own.

import { globSync } from 'node:fs';
import type { Ground } from './hunt.ts';

export interface Target extends Ground {
  readonly sources: readonly string[];
}

export function targetOf(name: string, root: string): Target | undefined {
  const target =
    name === 'kernel'
      ? {
          sources: find('kernel/{*,!(test|testing)/*}.ts', root),
          testFiles: find('kernel/test/**/*.test.ts', root),
        }
      : {
          sources: find(`games/${name}/rules/**/*.ts`, root),
          testFiles: find(`games/${name}/test/**/*.test.ts`, root),
        };
  if (target.sources.length === 0) return undefined;
  return { root, folders: name === 'kernel' ? ['kernel'] : ['kernel', `games/${name}`], ...target };
}

function find(pattern: string, root: string): readonly string[] {
  return globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

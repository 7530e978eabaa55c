// The long no-leak run, at a length that fits into a test.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parts } from '../leak-million.ts';

const SCRIPT = join(import.meta.dirname, '..', 'leak-million.ts');

describe('npm run leak:million', () => {
  it('gives every processor its part', () => {
    expect(parts(1_000_000, 3)).toEqual([333_333, 333_333, 333_334]);
    expect(parts(2, 8)).toEqual([1, 1]);
    expect(parts(7, 1)).toEqual([7]);
  });

  it('looks at as many positions as asked, and adds up what it found', () => {
    const args = [SCRIPT, '--positions', '90', '--game', 'condottiere', '--jobs', '2', '--seed', 'test', '--json'];
    const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    const report = JSON.parse(stdout) as { readonly [name: string]: unknown };
    expect(report).toMatchObject({ game: 'condottiere', positions: 90, leaks: 0, found: [] });
    expect(report.seats).toBeGreaterThan(180);
    expect(status).toBe(0);
  });
});

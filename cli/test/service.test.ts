// The systemd unit: what is printed, and what lies ready in deploy/.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { IN_OPT, unitOf } from '../serving/unit.ts';
import { signoria } from './signoria.ts';

it('lies ready for a release in /opt', () => {
  expect(readFileSync(join(import.meta.dirname, '../../deploy/signoria.service'), 'utf8')).toBe(unitOf(IN_OPT));
});

it('is printed for this very program', async () => {
  const { code, out } = await signoria(['service']);
  expect(code).toBe(0);
  expect(out).toContain(`ExecStart=${process.execPath} ${join(import.meta.dirname, '../main.ts')} serve `);
});

// The bill of materials: everything that runs is in it, with a licence, and nothing that only builds or tests.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bill } from '../sbom/bill.ts';
import { readLock } from '../sbom/components.ts';
import { BILL, LICENCES, writeBill } from '../sbom/write.ts';

const ROOT = dirname(dirname(import.meta.dirname));
const folder = mkdtempSync(join(tmpdir(), 'signoria-sbom-'));
let bill: Bill;
let licences: string;
beforeAll(() => {
  writeBill(ROOT, folder);
  bill = JSON.parse(readFileSync(join(folder, BILL), 'utf8')) as Bill;
  licences = readFileSync(join(folder, LICENCES), 'utf8');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** As npm itself marks them. */
interface Marked {
  readonly version?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
  readonly peer?: boolean;
}

const running = Object.entries(readLock(ROOT) as { readonly [path: string]: Marked })
  .filter(([path, { link, dev, optional, devOptional, peer }]) => {
    const isMarked = [link, dev, optional, devOptional, peer].includes(true);
    return path.includes('node_modules/') && !isMarked;
  })
  .map(([path, { version }]) => `${path.slice(path.lastIndexOf('node_modules/') + 13)}@${version}`);

const named = (one: Bill['components'][number]) =>
  'group' in one ? `${one.group}/${one.name}@${one.version}` : `${one.name}@${'version' in one ? one.version : ''}`;

describe('the bill of materials', () => {
  it('is CycloneDX, and the same however often it is made', () => {
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
    const again = mkdtempSync(join(tmpdir(), 'signoria-sbom-'));
    writeBill(ROOT, again);
    expect(readFileSync(join(again, BILL), 'utf8')).toBe(readFileSync(join(folder, BILL), 'utf8'));
    rmSync(again, { recursive: true });
  });

  it('names every package that the lock file has to run, and no other', () => {
    const libraries = bill.components.filter(({ type }) => type === 'library').map(named);
    expect(running.length).toBeGreaterThan(50);
    expect([...new Set(libraries)].sort()).toEqual([...new Set(running)].sort());
  });

  it('gives each a licence, a checksum, and a name of its own', () => {
    for (const one of bill.components) {
      const [licence] = one.licenses;
      expect([one.name, JSON.stringify(licence)]).toEqual([
        one.name,
        expect.stringMatching(/"(id|expression|name)":"./),
      ]);
      if ('hashes' in one) expect(one.hashes[0]?.content).toMatch(/^[\da-f]{128}$/);
    }
    const refs = bill.components.map((one) => one['bom-ref']);
    expect(new Set(refs).size).toBe(refs.length);
  });

  it('says who needs whom, among those it names', () => {
    const refs = new Set([...bill.components.map((one) => one['bom-ref']), bill.metadata.component['bom-ref']]);
    for (const { ref, dependsOn } of bill.dependencies)
      expect([ref, ...dependsOn].filter((one) => !refs.has(one))).toEqual([]);
  });
});

describe('the licences', () => {
  it('are there for every package, and for letters and drawings', () => {
    for (const one of running) expect(licences).toContain(`\n${one.replace(/@(?=[^@]*$)/, ' ')}\n`);
    for (const words of ['SIL OPEN FONT LICENSE', 'CC-BY-3.0', 'MPL-2.0']) expect(licences).toContain(words);
  });
});

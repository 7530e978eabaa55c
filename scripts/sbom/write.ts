/** Writes the bill of materials and the licences into a folder. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { billOf } from './bill.ts';
import { componentsOf, materials } from './components.ts';
import { licencesOf } from './licences.ts';

export const BILL = 'sbom.cdx.json';
export const LICENCES = 'THIRD-PARTY-LICENCES.txt';

export function writeBill(root: string, to: string): readonly string[] {
  const { version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly version: string;
    readonly license: string;
  };
  const components = componentsOf(root);
  const bill = billOf({ version, licence: license }, components, materials());
  mkdirSync(to, { recursive: true });
  const files = [join(to, BILL), join(to, LICENCES)] as const;
  writeFileSync(files[0], `${JSON.stringify(bill, null, 2)}\n`);
  writeFileSync(files[1], licencesOf(root, components, materials()));
  return files;
}

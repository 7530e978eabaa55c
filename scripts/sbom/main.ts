/** npm run sbom: dist/sbom.cdx.json, what of others runs in a house (CycloneDX), and beside it their licences. */
import { join } from 'node:path';
import { writeBill } from './write.ts';

const root = join(import.meta.dirname, '../..');
for (const file of writeBill(root, join(root, 'dist'))) console.log(file);

/** A process for the kill -9 contract: appends without pause and says each sequence once it is acknowledged. */
import { writeSync } from 'node:fs';
import { openStore } from '../open.ts';

const [connection = '', table = ''] = process.argv.slice(2);
const store = await openStore(connection);
for (let seq = (await store.lastSeq(table)) + 1; ; seq++) {
  const along = { snapshot: `"after ${seq}"`, table: { version: seq, patch: { updated: seq } } };
  await store.append(table, seq, { seat: 0, line: `move ${seq}`, hash: `hash-${seq}`, at: seq }, along);
  writeSync(1, `${seq}\n`);
}

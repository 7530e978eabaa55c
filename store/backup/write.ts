/** Writing a backup: one moment of the engine, streamed; the file appears under its name only when it is complete. */
import { createHash, type Hash } from 'node:crypto';
import { once } from 'node:events';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import { createGzip, type Gzip } from 'node:zlib';
import type { Engine, Moment } from '../engine.ts';
import type { Counts } from '../store.ts';
import { FORMAT, type Row, rowLine, SECTIONS, type Section } from './format.ts';

interface Sink {
  readonly gzip: Gzip;
  readonly hash: Hash;
  crc: number;
}

export async function backup(engine: Engine, file: string): Promise<Counts> {
  const part = `${file}.part`;
  try {
    const counts = await writeFile(engine, part);
    await rename(part, file);
    await syncFolder(dirname(file));
    return counts;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** 0600: the file holds the keys of running games. */
async function writeFile(engine: Engine, part: string): Promise<Counts> {
  await rm(part, { force: true });
  const handle = await open(part, 'wx', 0o600);
  const out = handle.createWriteStream({ flush: true });
  const gzip = createGzip();
  // Errors of the file reach us through `done`; the empty listener keeps an early one from being thrown unseen.
  const done = finished(gzip.pipe(out));
  done.catch((error: Error) => gzip.destroy(error));
  gzip.on('error', () => {});
  let counts: Counts = {};
  await engine.atOneMoment(async (moment) => {
    counts = await writeLines({ gzip, hash: createHash('sha256'), crc: 0 }, moment);
  });
  gzip.end();
  await done;
  return counts;
}

async function writeLines(sink: Sink, moment: Moment): Promise<Counts> {
  const counts: Record<string, number> = {};
  await put(sink, `${JSON.stringify({ signoria: 'backup', format: FORMAT })}\n`);
  for (const section of SECTIONS) {
    counts[section] = 0;
    for await (const rows of moment(section)) {
      await put(sink, rows.map((row) => nextLine(sink, section, row)).join(''));
      counts[section] += rows.length;
    }
  }
  const sha256 = sink.hash.copy().digest('hex');
  await put(sink, `${JSON.stringify({ end: { counts, sha256 } })}\n`);
  return counts;
}

function nextLine(sink: Sink, section: Section, row: Row): string {
  const { line, crc } = rowLine(section, row, sink.crc);
  sink.crc = crc;
  return line;
}

async function put({ gzip, hash }: Sink, text: string): Promise<void> {
  hash.update(text);
  if (!gzip.write(text)) await once(gzip, 'drain');
}

/** The new name must survive a power cut too. Where a folder cannot be synced (Windows), the rename has to do. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

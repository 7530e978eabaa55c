/**
 * Reading a backup, twice: first to check all of it, then to load it. So a damaged file is refused before anything is
 * locked or loaded, and the loading pass, which checks again, only ever fails if the file changed between the two.
 */
import { createReadStream } from 'node:fs';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Engine, Violation } from '../engine.ts';
import type { Counts } from '../store.ts';
import { damaged, newReader, type Reader, takeEndOfFile, takeLine } from './check.ts';
import type { Row, Section } from './format.ts';

const BATCH = 500;
const NEWLINE = 0x0a;

export async function restore(engine: Engine, file: string, force: boolean): Promise<Counts> {
  await verify(file);
  const reader = newReader(file);
  await engine.replace(force, (put) => load(reader, put));
  return reader.counts;
}

/**
 * Takes each chunk as it is unpacked, without waiting: where the packed data breaks, every line before the break has
 * been judged. (Read at leisure, the stream would drop what it holds when it fails, and an earlier line were blamed.)
 */
async function verify(file: string): Promise<void> {
  const reader = newReader(file);
  const lines = splitter();
  const judge = new Writable({
    write(chunk: Buffer, _, done) {
      try {
        for (const line of lines.split(chunk)) takeLine(reader, line);
        done();
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });
  try {
    await pipeline(createReadStream(file), createGunzip(), judge);
  } catch (error) {
    if (!isZlib(error)) throw error;
    // The line in hand was never finished: it is the first bad one.
    reader.line++;
    throw damaged(reader, 'gzip');
  }
  finish(reader, lines.rest());
}

function finish(reader: Reader, rest: Buffer): void {
  if (rest.length > 0) takeLine(reader, rest);
  takeEndOfFile(reader);
}

type Put = (section: Section, rows: readonly Row[]) => Promise<void>;

async function load(reader: Reader, put: Put): Promise<void> {
  const lines = splitter();
  let section: Section = reader.section;
  let batch: Row[] = [];
  const flush = async () => {
    if (batch.length > 0) await insert(reader, put, section, batch);
    batch = [];
  };
  await pipeline(createReadStream(reader.file), createGunzip(), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      for (const line of lines.split(chunk)) {
        const taken = takeLine(reader, line);
        if (!taken || taken.section !== section || batch.length === BATCH) await flush();
        section = taken?.section ?? section;
        if (taken) batch.push(taken.row);
      }
    }
  });
  finish(reader, lines.rest());
}

async function insert(reader: Reader, put: Put, section: Section, rows: readonly Row[]): Promise<void> {
  try {
    await put(section, rows);
  } catch (error) {
    throw error instanceof Violation ? damaged(reader, 'clash') : error;
  }
}

/** Cuts chunks into lines of bytes, newline included, and keeps the unfinished one for the next chunk. */
function splitter() {
  let held = Buffer.alloc(0);
  return {
    split(chunk: Buffer): readonly Buffer[] {
      const lines: Buffer[] = [];
      let data = Buffer.concat([held, chunk]);
      for (let end = data.indexOf(NEWLINE); end >= 0; end = data.indexOf(NEWLINE)) {
        lines.push(data.subarray(0, end + 1));
        data = data.subarray(end + 1);
      }
      held = data;
      return lines;
    },
    rest: (): Buffer => held,
  };
}

function isZlib(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
}

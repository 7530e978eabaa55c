/** What Linux tells of another process. Elsewhere nothing is known, and null says so. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

const TICKS = 100;

function stat(pid: number): readonly string[] | null {
  try {
    // The name in brackets may hold spaces: what is counted comes after it.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  } catch {
    return null;
  }
}

/** Seconds of processor time so far. */
export function cpuSeconds(pid: number): number | null {
  const fields = stat(pid);
  return fields === null ? null : (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** What somebody else has left for the disk to write is written, so that whoever waits next waits for their own. */
export async function flush(): Promise<void> {
  await promisify(execFile)('sync').catch(() => {}); // only where there is such a command
}

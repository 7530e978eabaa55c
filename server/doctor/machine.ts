/** The machine the house stands on: its clock, its disk, and where its backups lie. */
import { readdirSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, finding } from './findings.ts';

const MB = 1024 * 1024;
/** A club writes some megabytes a month; a copy of its database must fit beside it. */
const TIGHT = 1024 * MB;
const FULL = 100 * MB;

export function lookAtDisk(folder: string): Finding {
  const { bavail, bsize } = statfsSync(folder);
  return judgeRoom(bavail * bsize);
}

/** By the bytes that may still be written. */
export function judgeRoom(bytes: number): Finding {
  const free = Math.floor(bytes / MB);
  if (bytes < FULL) return finding('disk-full', { free });
  return bytes < TIGHT ? finding('disk-tight', { free }) : finding('disk-roomy', { free });
}

/** Clocks of games, links in letters and passkeys forgive a minute. */
const FORGIVEN_MS = 60_000;

/** Ours beside the server's and that of somebody outside, as far as they were seen. */
export function lookAtClock(now: number, others: readonly (number | null)[]): Finding {
  const apart = others.flatMap((other) => (other === null ? [] : [Math.abs(other - now)]));
  if (apart.length === 0) return finding('clock-unseen', {});
  const seconds = Math.round(Math.max(...apart) / 1000);
  return Math.max(...apart) > FORGIVEN_MS ? finding('clock-off', { seconds }) : finding('clock-right', { seconds });
}

const HOUR_MS = 3_600_000;
/** Made every night, it is a day old at most. */
const OLD_HOURS = 48;

/** The newest backup in a folder. It holds the keys of running games: nobody else on the machine may read it. */
export function lookAtBackups(folder: string | null, now: number): Finding {
  if (folder === null) return finding('backup-unseen', {});
  const [newest] = backupsIn(folder).toSorted((a, b) => b.at - a.at);
  if (newest === undefined) return finding('backup-none', { folder });
  const { file, at, open } = newest;
  if (open) return finding('backup-open', { file });
  const hours = Math.max(0, Math.floor((now - at) / HOUR_MS));
  return hours > OLD_HOURS ? finding('backup-old', { file, hours }) : finding('backup-fresh', { file, hours });
}

interface Backup {
  readonly file: string;
  readonly at: number;
  readonly open: boolean;
}

function backupsIn(folder: string): readonly Backup[] {
  const names = statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true ? readdirSync(folder) : [];
  return names
    .filter((name) => name.endsWith('.backup'))
    .map((name) => {
      const file = join(folder, name);
      const { mtimeMs, mode } = statSync(file);
      // Windows has no such bits.
      return { file, at: mtimeMs, open: process.platform !== 'win32' && (mode & 0o077) !== 0 };
    });
}

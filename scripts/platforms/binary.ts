// For which machine a file was compiled, by its first bytes.

import type { Platform } from './lock.ts';

/** Enough for what is read here; a Windows file says further on where its heading begins. */
export const HEAD_BYTES = 4096;

const ELF = 0x7f454c46;
const MACH_64 = 0xfeedfacf;
const FAT = 0xcafebabe;
const CPUS: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  linux: { 62: 'x64', 183: 'arm64' },
  darwin: { 16777223: 'x64', 16777228: 'arm64' },
  win32: { 34404: 'x64', 43620: 'arm64' },
};

/** The systems and processors a file runs on; none for what is no program. */
export function machinesOf(head: Buffer): readonly Pick<Platform, 'os' | 'cpu'>[] {
  if (head.length < 64) return [];
  if (head.readUInt32BE(0) === ELF) return machine('linux', head.readUInt16LE(18));
  if (head.readUInt32LE(0) === MACH_64) return machine('darwin', head.readUInt32LE(4));
  if (head.readUInt32BE(0) === FAT) return fat(head);
  if (head.toString('latin1', 0, 2) === 'MZ') return windows(head);
  return [];
}

function machine(os: string, code: number): readonly Pick<Platform, 'os' | 'cpu'>[] {
  const cpu = CPUS[os]![code];
  return cpu === undefined ? [] : [{ os, cpu }];
}

/** One file of macOS may hold several programs; each has twenty bytes in the table at its beginning. */
function fat(head: Buffer): readonly Pick<Platform, 'os' | 'cpu'>[] {
  const count = Math.min(head.readUInt32BE(4), 8);
  return Array.from({ length: count }, (_, i) => head.readUInt32BE(8 + 20 * i)).flatMap((code) =>
    machine('darwin', code),
  );
}

function windows(head: Buffer): readonly Pick<Platform, 'os' | 'cpu'>[] {
  const at = head.readUInt32LE(60);
  return at + 6 <= head.length ? machine('win32', head.readUInt16LE(at + 4)) : [];
}

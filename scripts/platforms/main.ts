/**
 * Installs everything that has native parts into an empty folder, for each platform in turn, and looks whether the
 * programs are there and made for that platform. The versions and checksums are those of the lock file.
 *
 *     npm run -s platforms
 *
 * It fetches from the registry. Where that cannot be reached it says so, and nothing has been checked.
 */
import { spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { HEAD_BYTES, machinesOf } from './binary.ts';
import { type Lock, nameOf, nativePackages, only, PLATFORMS, type Platform, partsFor } from './lock.ts';

const ROOT = dirname(dirname(import.meta.dirname));
/** Carries the programs of all platforms in itself. */
const SQLITE = 'node_modules/better-sqlite3';
const WINDOWS = process.platform === 'win32';

function npm(args: readonly string[], cwd: string) {
  return spawnSync('npm', [...args, '--no-audit', '--no-fund'], { cwd, encoding: 'utf8', shell: WINDOWS });
}

function install(lock: Lock, { os, cpu, libc }: Platform, folder: string): string | null {
  writeFileSync(join(folder, 'package.json'), JSON.stringify(lock.packages['']));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  const where = [`--os=${os}`, `--cpu=${cpu}`, ...(libc === undefined ? [] : [`--libc=${libc}`])];
  const { status, stderr } = npm(['ci', '--ignore-scripts', '--prefer-offline', ...where], folder);
  return status === 0 ? null : `npm ci failed: ${stderr.trim()}`;
}

/** What is missing on a platform, one line each. */
function lacks(lock: Lock, platform: Platform, folder: string): readonly string[] {
  const native = nativePackages(lock).filter(
    (path) => !partsFor(lock, path, platform).some((part) => runsOn(platform, filesIn(join(folder, part)))),
  );
  const { os, cpu, libc } = platform;
  const sqlite = join(folder, SQLITE, 'prebuilds', `${os}${libc === 'musl' ? 'musl' : ''}-${cpu}.node`);
  return runsOn(platform, [sqlite]) ? native : [...native, SQLITE];
}

function runsOn({ os, cpu }: Platform, files: readonly string[]): boolean {
  return files.some((file) => machinesOf(headOf(file)).some((machine) => machine.os === os && machine.cpu === cpu));
}

function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

function headOf(file: string): Buffer {
  if (!existsSync(file)) return Buffer.alloc(0);
  const opened = openSync(file, 'r');
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    return head.subarray(0, readSync(opened, head, 0, HEAD_BYTES, 0));
  } finally {
    closeSync(opened);
  }
}

function check(lock: Lock, platform: Platform): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'signoria-platform-'));
  try {
    const failed = install(lock, platform, folder);
    return failed === null ? lacks(lock, platform, folder) : [failed];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function main(): number {
  if (npm(['ping'], ROOT).status !== 0) {
    console.log('the registry cannot be reached: the platforms were NOT checked');
    return 0;
  }
  const whole = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lock;
  const lock = only(whole, [...nativePackages(whole), SQLITE]);
  const results = PLATFORMS.map((platform) => {
    const missing = check(lock, platform);
    console.log(`${nameOf(platform).padEnd(20)} ${missing.length === 0 ? 'ok' : `misses ${missing.join(', ')}`}`);
    return missing.length === 0;
  });
  return results.every(Boolean) ? 0 : 1;
}

if (import.meta.main) process.exitCode = main();

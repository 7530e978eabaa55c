// @ts-check
// Chromium for the browser tests: found where it usually is, installed from the distribution's packages where that can
// be done without asking (root on Debian or Ubuntu's kin). Not here: starting it, which is the tests' own business.

import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { say } from './words.js';

/**
 * @typedef {object} BrowserWords
 * @property {string} installing
 * @property {(named: string) => string} notThere
 * @property {string} noMeans
 * @property {(why: string) => string} notInstalled
 */

/** @type {BrowserWords} */
const en = {
  installing: 'no Chromium found; installing the package chromium with apt-get (once)',
  notThere: (named) => `CHROMIUM names ${named}, which cannot be run`,
  noMeans: 'no Chromium found, and apt-get is not ours to use here; install Chromium or set CHROMIUM to its path',
  notInstalled: (why) => `no Chromium found, and apt-get could not install it: ${why}`,
};

/** @type {BrowserWords} */
const ru = {
  installing: 'Chromium не найден; устанавливаю пакет chromium через apt-get (один раз)',
  notThere: (named) => `CHROMIUM указывает на ${named}, а это не запускается`,
  noMeans: 'Chromium не найден, а apt-get здесь недоступен; установите Chromium или задайте путь в CHROMIUM',
  notInstalled: (why) => `Chromium не найден, и apt-get не смог его установить: ${why}`,
};

const { LC_ALL, LC_MESSAGES, LANG } = process.env;
const words = (LC_ALL || LC_MESSAGES || LANG || '').startsWith('ru') ? ru : en;

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = ['/usr/bin', '/usr/local/bin', '/snap/bin'];
const APT_MS = 5 * 60_000;

/** @typedef {{ path: string } | { path: null, why: string }} Found a browser to run, or why there is none */

/** @returns {Found} */
export function findBrowser() {
  const named = process.env.CHROMIUM;
  if (named) {
    const path = isAbsolute(named) ? named : onPath(named);
    return path !== null && canRun(path) ? { path } : { path: null, why: words.notThere(named) };
  }
  const path = NAMES.map(onPath).find((file) => file !== null);
  return path ? { path } : { path: null, why: words.noMeans };
}

/**
 * Finds a browser, or installs one.
 * @returns {Found}
 */
export function ensureBrowser() {
  const found = findBrowser();
  // Somebody who names a browser wants that one.
  if (found.path !== null || process.env.CHROMIUM || !mayInstall()) return found;
  say(words.installing);
  const why = apt(['update']) ?? apt(['install', '-y', '--no-install-recommends', 'chromium']);
  if (why !== null) return { path: null, why: words.notInstalled(why) };
  return findBrowser();
}

function mayInstall() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && onPath('apt-get') !== null;
}

/**
 * @param {readonly string[]} args
 * @returns {string | null} why it did not work
 */
function apt(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stderr, error } = spawnSync('apt-get', ['-qq', ...args], { env, encoding: 'utf8', timeout: APT_MS });
  if (error) return error.message;
  return status === 0 ? null : (stderr.trim().split('\n').at(-1) ?? `exit code ${status}`);
}

/** @param {string} name */
function onPath(name) {
  const folders = [...PLACES, ...(process.env.PATH ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, name)).find(canRun) ?? null;
}

/** @param {string} path */
function canRun(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

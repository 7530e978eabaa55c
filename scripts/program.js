// @ts-check
// A program that tests need beside Node: found where it usually is, installed from the distribution's packages
// where that can be done without asking (root on Debian or Ubuntu's kin). Not here: starting it, which is the tests' own
// business.

import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { say } from './words.js';

/**
 * @typedef {object} ProgramWords
 * @property {(program: Program) => string} installing
 * @property {(program: Program, named: string) => string} notThere
 * @property {(program: Program) => string} noMeans
 * @property {(program: Program, why: string) => string} notInstalled
 */

/**
 * @typedef {object} Program
 * @property {string} title what people call it
 * @property {string} variable the variable that names one
 * @property {readonly string[]} names what it is called where it is found
 * @property {string} package what apt-get calls it
 * @property {readonly string[]} [able] with these arguments it ends well when it is all that is needed
 */

/** @type {ProgramWords} */
const en = {
  installing: ({ title, package: named }) => `no ${title} found; installing the package ${named} with apt-get (once)`,
  notThere: ({ variable }, named) => `${variable} names ${named}, which cannot be run`,
  noMeans: ({ title, variable }) =>
    `no ${title} found, and apt-get is not ours to use here; install ${title} or set ${variable} to its path`,
  notInstalled: ({ title }, why) => `no ${title} found, and apt-get could not install it: ${why}`,
};

/** @type {ProgramWords} */
const ru = {
  installing: ({ title, package: named }) => `${title} не найден; устанавливаю пакет ${named} через apt-get (один раз)`,
  notThere: ({ variable }, named) => `${variable} указывает на ${named}, а это не запускается`,
  noMeans: ({ title, variable }) =>
    `${title} не найден, а apt-get здесь недоступен; установите ${title} или задайте путь в ${variable}`,
  notInstalled: ({ title }, why) => `${title} не найден, и apt-get не смог его установить: ${why}`,
};

const { LC_ALL, LC_MESSAGES, LANG } = process.env;
const words = (LC_ALL || LC_MESSAGES || LANG || '').startsWith('ru') ? ru : en;

const PLACES = ['/usr/bin', '/usr/local/bin', '/usr/sbin', '/snap/bin'];
const APT_MS = 5 * 60_000;
/** Test files run side by side, and apt-get turns the second away. */
const APT_LOCK = '/var/cache/apt/signoria.lock';

/** @typedef {{ path: string } | { path: null, why: string }} Found a program to run, or why there is none */

/** @type {Program} */
export const CHROMIUM = {
  title: 'Chromium',
  variable: 'CHROMIUM',
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  package: 'chromium',
};

/** @type {Program} */
export const NGINX = { title: 'nginx', variable: 'NGINX', names: ['nginx'], package: 'nginx-light' };

/** @type {Program} */
export const CADDY = { title: 'Caddy', variable: 'CADDY', names: ['caddy'], package: 'caddy' };

/** @type {Program} */
export const PYTHON = { title: 'Python', variable: 'PYTHON', names: ['python3'], package: 'python3' };

/** @type {Program} */
export const YAML = {
  title: 'Python with YAML',
  variable: 'PYTHON',
  names: ['python3'],
  package: 'python3-yaml',
  able: ['-c', 'import yaml'],
};

/**
 * @param {Program} program
 * @returns {Found}
 */
function find(program) {
  const named = process.env[program.variable];
  if (named) {
    const path = (isAbsolute(named) ? [named] : onPath(named)).find((file) => serves(program, file));
    return path ? { path } : { path: null, why: words.notThere(program, named) };
  }
  const path = program.names.flatMap(onPath).find((file) => serves(program, file));
  return path ? { path } : { path: null, why: words.noMeans(program) };
}

/**
 * @param {Program} program
 * @param {string} path
 */
function serves({ able }, path) {
  return canRun(path) && (able === undefined || spawnSync(path, able).status === 0);
}

/**
 * Finds a program, or installs it.
 * @param {Program} program
 * @returns {Found}
 */
export function ensure(program) {
  const found = find(program);
  // Somebody who names one wants that one.
  if (found.path !== null || process.env[program.variable] || !mayInstall()) return found;
  say(words.installing(program));
  const why = apt(['update']) ?? apt(['install', '-y', '--no-install-recommends', program.package]);
  if (why !== null) return { path: null, why: words.notInstalled(program, why) };
  return find(program);
}

function mayInstall() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && onPath('apt-get').length > 0;
}

/**
 * @param {readonly string[]} args
 * @returns {string | null} why it did not work
 */
function apt(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const alone = [APT_LOCK, 'apt-get', '-qq', ...args];
  const { status, stderr, error } = spawnSync('flock', alone, { env, encoding: 'utf8', timeout: APT_MS });
  if (error) return error.message;
  return status === 0 ? null : (stderr.trim().split('\n').at(-1) ?? `exit code ${status}`);
}

/** @param {string} name */
function onPath(name) {
  const folders = [...PLACES, ...(process.env.PATH ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, name)).filter(canRun);
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

/** The container image without a container engine: its Dockerfile read, and its steps carried out in a root of its own. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, cpSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { missing, skipped } from './programs.ts';

export interface Image {
  readonly env: { readonly [name: string]: string };
  readonly user: string;
  readonly workdir: string;
  /** What is run as root to make it. */
  readonly runs: readonly string[];
  readonly health: readonly string[];
  /** Entry point and command. */
  readonly start: readonly string[];
}

/** The last stage of a Dockerfile: what is run in the end. */
export function readImage(file: string): Image {
  const text = readFileSync(file, 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll('\\\n', ' ');
  const stage = text.slice(text.lastIndexOf('\nFROM ')).trim().split('\n');
  const of = (word: string) =>
    stage.flatMap((line) => (line.startsWith(`${word} `) ? [line.slice(word.length).trim()] : []));
  const list = (word: string) => of(word).flatMap((given) => JSON.parse(given) as string[]);
  return {
    env: Object.fromEntries(of('ENV').flatMap((line) => line.split(/\s+/).map((pair) => pair.split('=', 2)))),
    user: of('USER')[0] ?? 'root',
    workdir: of('WORKDIR')[0] ?? '/',
    runs: of('RUN').map((line) => line.replace(/^--mount=\S+\s+/, '')),
    health: JSON.parse(of('HEALTHCHECK')[0]!.replace(/^.*?CMD /, '')) as string[],
    start: [...list('ENTRYPOINT'), ...list('CMD')],
  };
}

/** Whether roots can be made and entered here. A machine may refuse that to everybody, or have no program for it. */
export function canEnterRoots(tests: string): boolean {
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  if (!isRoot) skipped(tests, 'only root may enter another root, and only on Linux');
  return isRoot && mayChroot(tests);
}

function mayChroot(tests: string): boolean {
  const { status, error, stderr } = spawnSync('chroot', ['/', 'true'], { encoding: 'utf8' });
  if (error !== undefined) missing(tests, `chroot cannot be run: ${error.message}`);
  else if (status !== 0) skipped(tests, `this machine refuses it: ${stderr.trim()}`);
  return status === 0;
}

/** What a slim image of Node has that is needed: a shell, an unpacker, Node, and an ordinary user. */
const PROGRAMS = ['sh', 'env', 'tar', 'gzip', 'mkdir', 'ln', 'chown'] as const;
const PEOPLE = 'root:x:0:0::/root:/bin/sh\nnode:x:1000:1000::/home/node:/bin/sh\n';

export function makeRoot(root: string): void {
  for (const folder of ['usr/bin', 'usr/local/bin', 'etc', 'dev', 'tmp', 'src']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  chmodSync(join(root, 'tmp'), 0o1777);
  writeFileSync(join(root, 'etc/passwd'), PEOPLE);
  writeFileSync(join(root, 'etc/group'), 'root:x:0:\nnode:x:1000:\n');
  writeFileSync(join(root, 'dev/null'), '');
  chmodSync(join(root, 'dev/null'), 0o666);
  for (const name of PROGRAMS) copyProgram(root, whereIs(name), `usr/bin/${name}`);
  copyProgram(root, process.execPath, 'usr/local/bin/node');
}

function whereIs(name: string): string {
  return spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim();
}

/** With the libraries it is linked to, each at its place. */
function copyProgram(root: string, from: string, to: string): void {
  copyFileSync(realpathSync(from), join(root, to));
  const { stdout } = spawnSync('ldd', [from], { encoding: 'utf8' });
  for (const [library] of stdout.matchAll(/\/\S+\.so\S*/g)) {
    const place = join(root, dirname(library));
    mkdirSync(place, { recursive: true });
    cpSync(realpathSync(library), join(place, basename(library)));
  }
}

/** How a container would be entered: by this user, with the image's variables and no others, in its folder. */
function entered(root: string, { env, workdir }: Image, user: string, command: readonly string[]): readonly string[] {
  const variables = Object.entries({ PATH: '/usr/local/bin:/usr/bin:/bin', ...env }).map(
    ([name, to]) => `${name}=${to}`,
  );
  const there = ['sh', '-c', 'cd "$0" && exec "$@"', user === 'root' ? '/' : workdir];
  return [`--userspec=${user}:${user}`, root, '/usr/bin/env', '-i', ...variables, ...there, ...command];
}

export function runIn(root: string, image: Image, user: string, command: readonly string[]) {
  return spawnSync('chroot', entered(root, image, user, command), { encoding: 'utf8' });
}

export function startIn(root: string, image: Image): ChildProcess {
  return spawn('chroot', entered(root, image, image.user, image.start), { stdio: ['ignore', 'pipe', 'inherit'] });
}

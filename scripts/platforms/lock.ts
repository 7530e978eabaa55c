// What the lock file says about packages with native parts: one package for each platform, all of them optional.

export interface Platform {
  readonly os: string;
  readonly cpu: string;
  readonly libc?: 'glibc' | 'musl';
}

export interface Entry {
  readonly name?: string;
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface Lock {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, Entry>>;
}

/** Where a server or a developer may sit. */
export const PLATFORMS: readonly Platform[] = [
  { os: 'darwin', cpu: 'arm64' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'win32', cpu: 'x64' },
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'x64', libc: 'musl' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'musl' },
];

const FOLDER = 'node_modules/';
/** Fewer are no set for every platform: `fsevents` is for macOS alone and does without elsewhere. */
const LEAST_PARTS = 3;

export function nameOf({ os, cpu, libc }: Platform): string {
  return [os, cpu, libc].filter((part) => part !== undefined).join(' ');
}

/** The packages that come as one package for each platform, by their place in the lock file. */
export function nativePackages({ packages }: Lock): readonly string[] {
  return Object.keys(packages).filter((path) => {
    const parts = Object.keys(packages[path]!.optionalDependencies ?? {});
    const native = parts.filter((part) => packages[FOLDER + part]?.cpu !== undefined);
    return path.startsWith(FOLDER) && native.length >= LEAST_PARTS;
  });
}

/** The parts of a native package that npm installs on a platform. */
export function partsFor({ packages }: Lock, path: string, platform: Platform): readonly string[] {
  return Object.keys(packages[path]?.optionalDependencies ?? {})
    .map((part) => FOLDER + part)
    .filter((part) => packages[part] !== undefined && fits(packages[part], platform));
}

function fits({ os, cpu, libc }: Entry, platform: Platform): boolean {
  const allows = (list: readonly string[] | undefined, one: string | undefined) =>
    list === undefined || (one !== undefined && list.includes(one));
  return allows(os, platform.os) && allows(cpu, platform.cpu) && allows(libc, platform.libc);
}

/** What would keep some machine from installing, one line each. */
export function faultsOf(lock: Lock): readonly string[] {
  const entries = Object.entries(lock.packages).filter(([path, { link }]) => path.includes(FOLDER) && link !== true);
  return [
    ...entries.flatMap(([path, entry]) => absent(lock, path, entry)),
    ...entries.filter(([, { integrity }]) => integrity === undefined).map(([path]) => `${path} has no checksum`),
    ...entries.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => `${path} names a registry`),
    ...nativePackages(lock).flatMap((path) =>
      PLATFORMS.filter((platform) => partsFor(lock, path, platform).length === 0).map(
        (platform) => `${path} has nothing for ${nameOf(platform)}`,
      ),
    ),
  ];
}

/** `npm ci` refuses a lock file in which an optional package is missing, also one for a foreign platform. */
function absent({ packages }: Lock, path: string, { optionalDependencies = {} }: Entry): readonly string[] {
  return Object.keys(optionalDependencies)
    .filter((name) => packages[`${path}/${FOLDER}${name}`] === undefined && packages[FOLDER + name] === undefined)
    .map((name) => `${path} wants ${name}, which is not locked`);
}

/** A lock file of these packages alone and of what they need, with the same versions and checksums. */
export function only(lock: Lock, wanted: readonly string[]): Lock {
  const kept = new Map<string, Entry>();
  const keep = (path: string) => {
    const entry = lock.packages[path];
    if (entry === undefined || kept.has(path)) return;
    kept.set(path, entry);
    for (const name of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })) keep(FOLDER + name);
  };
  for (const path of wanted) keep(path);
  const dependencies = Object.fromEntries(wanted.map((path) => [path.slice(FOLDER.length), kept.get(path)!.version!]));
  return { lockfileVersion: lock.lockfileVersion, packages: { '': { dependencies }, ...Object.fromEntries(kept) } };
}

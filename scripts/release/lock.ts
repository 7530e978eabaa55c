/** Which third-party packages a set of our packages needs when it runs: read off the lock file, npm's way of looking. */

export interface LockEntry {
  readonly version?: string;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: { readonly [name: string]: string };
  readonly optionalDependencies?: { readonly [name: string]: string };
  readonly peerDependencies?: { readonly [name: string]: string };
  readonly peerDependenciesMeta?: { readonly [name: string]: { readonly optional?: boolean } };
}

/** The `packages` of a lock file: by path from the root. */
export type Lock = { readonly [path: string]: LockEntry };

/** The paths of all third-party packages that `roots` (paths of our own packages) need, sorted. */
export function neededBy(lock: Lock, roots: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const waiting = [...roots];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    for (const real of wantedBy(lock, path)) {
      if (found.has(real)) continue;
      found.add(real);
      waiting.push(real);
    }
  }
  return [...found].filter((path) => path.startsWith('node_modules/') || path.includes('/node_modules/')).sort();
}

/** The paths of those that one package needs itself; of our own packages where they really stand. */
export function wantedBy(lock: Lock, path: string): readonly string[] {
  return wants(lock[path] ?? missing(path)).map((name) => {
    const at = resolve(lock, path, name);
    if (at === null) throw new Error(`${path} needs ${name}, and the lock file has none`);
    const entry = lock[at]!;
    return entry.link ? entry.resolved! : at;
  });
}

function missing(path: string): never {
  throw new Error(`the lock file knows nothing of ${path}`);
}

/** Optional ones are for other tastes and platforms: none of ours needs one to run. */
function wants({ dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }: LockEntry): readonly string[] {
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
  return [...Object.keys(dependencies), ...peers];
}

/** As Node looks for it: beside the package, then one folder further up, to the root. */
function resolve(lock: Lock, from: string, name: string): string | null {
  for (let folder = from; ; folder = parent(folder)) {
    const at = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (lock[at] !== undefined) return at;
    if (folder === '') return null;
  }
}

function parent(folder: string): string {
  const cut = folder.lastIndexOf('/');
  return cut < 0 ? '' : folder.slice(0, cut);
}

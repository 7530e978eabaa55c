/** Messages nobody should send, by kind. What each deserves is judged in ../hostile.ts. */

import type { Random } from '@signoria/kernel';
import { idIn } from '@signoria/protocol';
import type { TableView } from '@signoria/table';

/** What an attacker knows. */
export interface Scene {
  readonly dice: Random;
  /** Tables of others, and the latest they saw of each. */
  readonly tables: readonly string[];
  view(table: string): TableView | undefined;
  /** Messages others have sent. */
  readonly overheard: readonly string[];
}

export interface Attack {
  readonly data: string;
  /** Its id, if it has a good one: the reply must name it. */
  readonly id: string | null;
  /** What it must be answered with: one reply; a view, or that there is none; the end of the connection. */
  readonly reply: 'one' | 'sight' | 'closed';
}

type Make = (scene: Scene, id: string) => Attack;

const one = (message: object, id: string | null): Attack => ({ data: JSON.stringify(message), id, reply: 'one' });
const raw = (data: string): Attack => ({ data, id: null, reply: 'one' });

function pick<T>({ dice }: Scene, from: readonly T[]): T {
  return from[dice.below(from.length)]!;
}

const NONSENSE = [
  '',
  '{',
  '[]',
  'null',
  '7',
  '"x"',
  '{"type":null}',
  '{"type":"__proto__"}',
  '{}',
  'undefined',
  '\u0000',
];
const DEEP = 500;
const DEEDS = ['answer', 'undo', 'propose', 'vote', 'resign', 'return', 'order', 'chat', 'mute', 'past', 'sit', 'rise'];
const TYPES = [
  ...DEEDS,
  'foresee',
  'why',
  'start',
  'close',
  'place',
  'colour',
  'admin',
  'constructor',
  'done',
  'table',
];
const VALUES: readonly unknown[] = [null, true, -1, 1.5, 2 ** 53, '', 'x'.repeat(300), [], {}, { to: {} }, '\u202e'];
const FIELDS = [
  'ticket',
  'line',
  'seat',
  'what',
  'proposal',
  'agree',
  'orders',
  'text',
  'name',
  'seq',
  'level',
  'logFrom',
];

/** Any fields with any values. */
const jumbled: Make = (scene, id) => {
  const fields = Array.from({ length: scene.dice.below(5) }, () => [pick(scene, FIELDS), pick(scene, VALUES)]);
  const table = pick(scene, [...scene.tables, 'nowhere', '', '../etc', 7]);
  return one({ ...Object.fromEntries(fields), type: pick(scene, TYPES), table, id }, id);
};

const broken: Make = (scene) => {
  const whole = JSON.stringify({ type: 'undo', table: scene.tables[0], id: 'x' });
  const cut = whole.slice(0, 1 + scene.dice.below(whole.length - 1));
  return raw(pick(scene, [...NONSENSE, cut, '['.repeat(DEEP), `{"a":${'{"a":'.repeat(DEEP)}`]));
};

/** More than is read; and now and then so much that the connection is cut. */
const oversized: Make = (scene) => {
  const far = scene.dice.below(50) === 0;
  return { ...raw('x'.repeat(far ? 300_000 : 20_000)), reply: far ? 'closed' : 'one' };
};

/** In the name of a seat that is not theirs. */
const foreign: Make = (scene, id) => {
  const table = pick(scene, scene.tables);
  const ticket = scene.view(table)?.question?.ticket ?? 0;
  const line = pick(scene, [
    'pass',
    'play bishop',
    'keep',
    'discard',
    'site roma',
    'play m10',
    '@undo 0',
    '@takeback 0',
  ]);
  const deeds = [
    { type: 'answer', ticket, line },
    { type: 'undo' },
    { type: 'resign' },
    { type: 'return' },
    { type: 'propose', what: { kind: 'end' } },
    { type: 'vote', proposal: 1, agree: true },
    { type: 'order', orders: [{ at: 'turn', line, times: 'always' }] },
    { type: 'rise' },
    { type: 'start' },
    { type: 'close' },
    { type: 'place', seat: 0, level: 'adept' },
    { type: 'colour', seat: 0, colour: 3 },
    { type: 'sit', seat: scene.dice.below(4) },
  ];
  return one({ ...pick(scene, deeds), table, id }, id);
};

const stale: Make = (scene, id) => {
  const table = pick(scene, scene.tables);
  return one({ type: 'answer', table, id, ticket: scene.dice.below(20) - 10, line: 'pass' }, id);
};

/** Looking where they may not, or where nothing is. */
const prying: Make = (scene, id) => {
  const table = pick(scene, [...scene.tables, 'nowhere']);
  const seq = pick(scene, [0, 1, 5, 40, 100_000]);
  return one(
    pick(scene, [
      { type: 'past', table, id, seq },
      { type: 'why', table, id, seq },
      { type: 'foresee', table, id, ticket: seq, line: 'pass' },
      { type: 'chat', table, id, text: 'psst' },
    ]),
    id,
  );
};

/** Watching what is not there, or from where nothing can be. */
const gaping: Make = (scene) => {
  const watch = { type: 'watch', logFrom: 0, chatFrom: 0, table: pick(scene, [...scene.tables, 'nowhere']) };
  if (scene.dice.below(2) === 0) return { data: JSON.stringify(watch), id: null, reply: 'sight' };
  return one({ ...watch, [pick(scene, ['logFrom', 'table', 'id', 'seat'])]: pick(scene, VALUES) }, null);
};

/** What somebody else has sent, word for word. */
const replayed: Make = (scene, id) => {
  const data = scene.overheard.length === 0 ? null : pick(scene, scene.overheard);
  if (data === null) return stale(scene, id);
  return { data, id: idIn(data), reply: 'one' };
};

const ATTACKS: readonly Make[] = [
  jumbled,
  jumbled,
  broken,
  oversized,
  foreign,
  foreign,
  stale,
  prying,
  gaping,
  replayed,
];

export function anyAttack(scene: Scene, id: string): Attack {
  return pick(scene, ATTACKS)(scene, id);
}

/** The same over HTTP: where, and what. */
export interface HttpAttack {
  readonly path: string;
  readonly body: string;
}

export function anyHttpAttack(scene: Scene): HttpAttack {
  const table = pick(scene, [...scene.tables, 'nowhere', '%00', '..%2f..%2fetc%2fpasswd']);
  const deed = pick(scene, ['start', 'leave', 'close', 'seat', 'branch', 'file', 'nothing']);
  const path = pick(scene, [`/api/tables/${table}/${deed}`, '/api/files', '/api/name', '/api/tables', '/api/nothing']);
  const bodies = [
    ...NONSENSE,
    JSON.stringify(pick(scene, VALUES)),
    '{"seat":0,"level":"adept","__proto__":{"a":1}}',
    'x'.repeat(70_000),
  ];
  return { path, body: pick(scene, bodies) };
}

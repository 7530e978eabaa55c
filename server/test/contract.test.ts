/** The tests' own client notices when server and contract do not say the same. */
import { expect, it } from 'vitest';
import { mustKeepContract } from '../testing/contract.ts';

const arms = { division: 'bend', first: 'or', second: 'sable', charge: 'none' };
const me = { user: 'u', name: 'n', kind: 'guest', finished: 0, left: 0, admin: false, arms };
const error = (code: string) => ({ error: { code, detail: null } });

it.each([
  ['an answer as declared', 'GET', '/api/me', 200, me],
  ['a declared problem', 'POST', '/api/name', 422, error('bad-name')],
  ['what follows from the rights', 'GET', '/api/admin/users?search=x', 403, error('not-admin')],
  ['a refusal of a table', 'POST', '/api/tables/abc/join', 409, { refusal: { why: 'seat-taken' } }],
  ['an address that is no route', 'GET', '/api/nothing', 404, error('no-such-route')],
] as const)('%s is let through', (_, method, path, status, body) => {
  expect(() => mustKeepContract(method, path, { status, body })).not.toThrow();
});

it.each([
  ['a field nobody declared', 'GET', '/api/me', 200, { ...me, session: 'secret' }],
  ['a field that is missing', 'GET', '/api/me', 200, { ...me, name: undefined }],
  ['another status', 'POST', '/api/tables', 200, { table: 't', code: 'c' }],
  ['a problem nobody declared', 'GET', '/api/tables/mine', 404, error('no-such-table')],
  ['a code there is not', 'POST', '/api/name', 422, error('dislike')],
  ['a refusal where no table is asked', 'POST', '/api/name', 422, { refusal: { why: 'rated' } }],
  ['something else altogether', 'GET', '/api/club', 500, 'sorry'],
] as const)('%s is noticed', (_, method, path, status, body) => {
  expect(() => mustKeepContract(method, path, { status, body })).toThrow('breaks its contract');
});

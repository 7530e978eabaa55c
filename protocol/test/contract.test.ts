/** Both sides of the contract say the same: the table's types and the schemas, and the browser's small readers. */
import type { Reply } from '@signoria/table';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { z } from 'zod';
import type { Frozen } from '../frozen.ts';
import {
  addressOf,
  isAnswer,
  type Message,
  type message,
  problemsOf,
  ROUTES,
  readMessage,
  readReply,
} from '../index.ts';

type Read = Frozen<z.output<typeof message>>;

describe('messages', () => {
  it('are read as the table knows them', () => {
    expectTypeOf<Read>().toExtend<Message>();
    expectTypeOf<Message>().toExtend<Read>();
    const given: Message = { type: 'sit', table: 'abc', id: 'one', seat: null };
    expect(readMessage(JSON.stringify(given))).toEqual({ ok: true, message: given });
  });

  it('that are none are told by where they are wrong, with their id', () => {
    const wrong = { type: 'sit', table: 'abc', id: 'one', seat: 99 };
    expect(readMessage(JSON.stringify(wrong))).toEqual({ ok: false, id: 'one', detail: 'seat: too_big' });
    expect(readMessage('{')).toEqual({ ok: false, id: '', detail: 'json' });
  });
});

describe('replies', () => {
  it('are known by their type; what another version says is none', () => {
    const done: Reply = { type: 'done', id: 'one', seq: 3 };
    expect(readReply(JSON.stringify(done))).toEqual(done);
    for (const text of ['{"type":"dance"}', '{}', 'null', '7', '{"type":"toString"}'])
      expect(readReply(text)).toBeNull();
  });
});

describe('an address', () => {
  it('holds what is given, escaped, and leaves out what is not asked for', () => {
    expect(addressOf('GET /api/tables/:id', { params: { id: 'a/b' } })).toBe('/api/tables/a%2Fb');
    const query = { game: 'virtu', cursor: undefined, pace: '', limit: 5 };
    expect(addressOf('GET /api/tables', { query })).toBe('/api/tables?game=virtu&limit=5');
  });
});

describe('a route', () => {
  it('says what follows from its rights, its body and itself', () => {
    const problems = problemsOf('POST /api/name', ROUTES['POST /api/name']);
    expect(problems).toEqual(['no-session', 'banned', 'csrf', 'too-large', 'media-type', 'malformed', 'bad-name']);
  });

  it('knows its answer from others', () => {
    const me = { user: 'u', name: 'n', kind: 'guest', arms: null, finished: 0, left: 0, admin: false };
    expect(isAnswer('GET /api/me', me)).toBe(true);
    expect(isAnswer('GET /api/me', { ...me, kind: 'doge' })).toBe(false);
  });
});

// What another node says is read before it is believed.

import { describe, expect, it } from 'vitest';
import { readAnswer, readEnding, readGuest, readQuestion, readSteps, readView } from '../nodes/readers.ts';

const ada = { user: 'ada', name: 'Ada' };
const text = JSON.stringify;

describe('a line of another node', () => {
  it('says who speaks, and nothing beside', () => {
    const guest = { person: ada, muted: { until: null, reason: '' } };
    expect(readGuest(text({ ...guest, admin: true }))).toEqual(guest);
    expect(readGuest(text({ person: ada, muted: null }))).toEqual({ person: ada, muted: null });
    for (const bad of [null, [], {}, { person: { user: 1, name: '' }, muted: null }, { person: ada }]) {
      expect(readGuest(text(bad))).toBeNull();
    }
  });

  it('asks for a deed there is, with what belongs to it', () => {
    const deeds = [
      null,
      { do: 'request', args: [ada, { type: 'undo', table: 't', id: 'forget/undo' }] },
      { do: 'tick', args: [['ada', 'pass']] },
      { do: 'rest', args: ['ada', 1, 2] },
      { do: 'unseal' },
    ];
    for (const deed of deeds) expect(readQuestion(text({ table: 't', deed }))).toEqual({ table: 't', deed });
    const strange = [
      { do: 'toString' },
      { do: 'request', args: [ada, null] },
      { do: 'tick', args: [['ada', 'always']] },
      { do: 'rest', args: ['ada'] },
      'unseal',
    ];
    for (const deed of strange) expect(readQuestion(text({ table: 't', deed }))).toBeNull();
  });

  it('answers in one of four ways', () => {
    for (const answer of [{ reply: null }, { refusal: { why: 'server' } }, { elsewhere: true }, { failed: 'disk' }]) {
      expect(readAnswer(text(answer))).toEqual(answer);
    }
    for (const bad of [null, {}, { elsewhere: false }, { refusal: 'server' }]) expect(readAnswer(text(bad))).toBeNull();
  });

  it('replies what was asked for', () => {
    const step = { seat: 0, user: 'ada', rung: 'flag', key: 3, due: 5, flag: null };
    expect(readSteps([step])).toEqual([step]);
    expect(readSteps([{ ...step, rung: 'gone' }])).toBeUndefined();
    expect(readView(null)).toBeNull();
    expect(readView({ table: 't' })).toBeUndefined();
    expect(readEnding('{"code":1000,"why":"bye"}')).toEqual({ code: 1000, why: 'bye' });
    expect(readEnding('{"code":"1000"}')).toBeNull();
  });
});

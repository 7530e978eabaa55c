/** The two ordeals in small: `npm run hostile` and `npm run chaos` are the same at length. */
import type { Reply } from '@signoria/table';
import { describe, expect, it } from 'vitest';
import { hostile } from '../bench/attacks/hostile.ts';
import { inspect, newWitness } from '../bench/attacks/witness.ts';
import { chaos } from '../bench/chaos/chaos.ts';

/** Messages go out one by one, each with its answer: a busy machine takes its time. */
const ORDEAL_MS = 600_000;

describe('[T1] hostile clients', { timeout: ORDEAL_MS }, () => {
  it('3,000 messages nobody should send: no crash, no secret, no unclear reply, nobody else hurt', async () => {
    const report = await hostile(3000);
    expect(report).toMatchObject({
      messages: 3000,
      crashes: 0,
      leaks: 0,
      unclear: 0,
      hurt: 0,
      unlimited: 0,
      breaches: [],
    });
    expect(report.honest).toBeGreaterThan(10);
  });

  it('the witness finds what it looks for', () => {
    const found = (reply: object, secret = 'k3y') => {
      const witness = newWitness();
      witness.secrets.add(secret);
      inspect(witness, JSON.stringify(reply));
      return witness.leaks;
    };
    const none = { freedoms: [], orders: [], undoable: [], log: [] };
    const view = (more: object) => ({
      type: 'table',
      table: 't',
      view: { table: 't', you: null, view: {}, question: null, ...none, ...more },
    });
    expect(found({ type: 'gone', table: 't', why: 'unknown' } satisfies Reply)).toBe(0);
    expect(found(view({}))).toBe(0);
    expect(found(view({ key: 'k3y' }))).toBe(1);
    expect(found(view({ status: 'finished', key: 'k3y' }))).toBe(0);
    expect(found(view({ question: { menu: { kind: 'list', choices: [] } } }))).toBe(1);
    expect(found(view({ log: [{ events: [{ what: 'drew', to: [1] }] }] }))).toBe(1);
    expect(found({ type: 'refused', id: '', refusal: { why: 'server', stack: 'at main.ts:7' } })).toBe(1);
  });
});

describe('[T6] chaos', { timeout: ORDEAL_MS }, () => {
  it('three times kill -9 under load: nothing acknowledged is lost, nothing is done twice', async () => {
    const report = await chaos({ kills: 3, pairs: 2 });
    expect(report).toMatchObject({ kills: 3, lost: 0, doubled: 0 });
    expect(report.acknowledged).toBeGreaterThan(30);
  });
});

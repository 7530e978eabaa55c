/** Why a bot answered so: told of bots alone, as the one who asks could know, and never of a running game that counts. */
import { random } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import type { TableRecord } from '../index.ts';
import { atOnce } from '../index.ts';
import { anybody, person, type Rig, rest, rigOf, SETTINGS, started } from './rig.ts';

/** A game of one person and two bots, a few answers on. */
async function played(): Promise<Rig> {
  const rig = await started(1, { seed: 'why', places: ['me', 'novice', 'novice'] });
  const chance = random(7);
  for (let n = 0; n < 6; n++) {
    await rest(rig);
    await anybody(rig, chance);
  }
  await rest(rig);
  return rig;
}

const seqs = ({ entries }: TableRecord, of: (seat: number) => boolean): readonly number[] =>
  entries.flatMap(({ seat }, i) => (seat !== null && of(seat) ? [i + 1] : []));

/** The same game under other circumstances. */
const but = (rig: Rig, other: Partial<TableRecord>): Rig => rigOf(rig.module, { ...rig.table.record(), ...other });

async function why({ table }: Rig, user: string, seq: number) {
  return atOnce(await table.inquire(user, { type: 'why', table: 't', id: 'why', seq }));
}

const told = (rig: Rig, user: string, seats: readonly number[]) =>
  Promise.all(seqs(rig.table.record(), (seat) => seats.includes(seat)).map((seq) => why(rig, user, seq)));

describe('the reasons of a bot', () => {
  it('are told of its answers, judged as the one who asks could know, and of nobody else’s', async () => {
    const rig = await played();
    const some = await told(rig, person(0).user, [1, 2]);
    expect(some.some((reply) => reply.type === 'reasons' && reply.reasons !== null)).toBe(true);
    for (const reply of await told(rig, person(0).user, [0])) expect(reply).toMatchObject({ reasons: null });
  });

  it('are refused for a game that counts while it runs, and told when it is over', async () => {
    const rated = { settings: { ...SETTINGS, rated: true } };
    const rig = but(await played(), rated);
    for (const reply of await told(rig, person(0).user, [1, 2])) {
      expect(reply).toMatchObject({ type: 'refused', refusal: { why: 'rated' } });
    }
    const over = but(rig, { ...rated, status: 'finished' });
    const some = await told(over, person(0).user, [1, 2]);
    expect(some.some((reply) => reply.type === 'reasons' && reply.reasons !== null)).toBe(true);
  });

  it('of a deal that counts stay sealed with it, be this game over or not', async () => {
    const deal = { id: '', iterations: 20, until: 1e15, counted: true };
    const rig = but(await played(), { settings: { ...SETTINGS, deal }, status: 'finished' });
    for (const reply of await told(rig, person(0).user, [1, 2])) {
      expect(reply).toMatchObject({ type: 'refused', refusal: { why: 'counted' } });
    }
  });

  it('are not told to a spectator of what is still kept from them', async () => {
    const rig = but(await played(), { settings: { ...SETTINGS, delay: { unit: 'moves', n: 1000 } } });
    for (const reply of await told(rig, 'watcher', [1, 2])) expect(reply).toMatchObject({ reasons: null });
  });
});

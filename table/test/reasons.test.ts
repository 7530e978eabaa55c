/** Why a bot answered so: told at one's own table, of bots alone, and never of a running game that counts. */
import { module } from '@signoria/condottiere';
import { random } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { reasonsIn } from '../log/reasons.ts';
import type { TableRecord } from '../log/record.ts';
import { anybody, person, type Rig, rest, SETTINGS, started } from './rig.ts';

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

describe('the reasons of a bot', () => {
  it('are told of its answers, judged as the one who asks could know, and of nobody else’s', async () => {
    const record = (await played()).table.record();
    const told = seqs(record, (seat) => seat > 0).map((seq) => reasonsIn(module, record, person(0).user, seq));
    expect(told.some((reasons) => reasons !== null)).toBe(true);
    for (const seq of seqs(record, (seat) => seat === 0)) {
      expect(reasonsIn(module, record, person(0).user, seq)).toBeNull();
    }
  });

  it('are not told of a rated game while it runs, and are when it is over', async () => {
    const record = { ...(await played()).table.record(), settings: { ...SETTINGS, rated: true } };
    const asked = seqs(record, (seat) => seat > 0);
    const told = (of: TableRecord) => asked.filter((seq) => reasonsIn(module, of, person(0).user, seq) !== null);
    expect(told(record)).toEqual([]);
    expect(told({ ...record, status: 'finished' }).length).toBeGreaterThan(0);
  });
});

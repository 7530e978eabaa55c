/** Answers nobody gave, from any moment of a game that is over. */
import { Refused } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { atOnce, tryingOut, type VariationLine } from '../index.ts';
import { person, playOn, type Rig, started } from './rig.ts';

async function played(): Promise<Rig> {
  const rig = await started(3, { seed: 'varied' });
  await playOn(rig, 3);
  await rig.table.settled();
  return rig;
}

/** What was answered from a moment on, as far as each answer has a number of its own. */
function answersFrom({ table }: Rig, seq: number, most: number): readonly VariationLine[] {
  const moves = table.course()!.moves.filter(({ shown }) => shown > seq && shown <= seq + most);
  return moves.flatMap(({ entry: { seat, line } }) => (seat === null ? [] : [{ seat, line }]));
}

describe('a variation', () => {
  it('of what was really answered leads where the game went', async () => {
    const rig = await played();
    const { lines, look } = atOnce(tryingOut(rig.table, 10, answersFrom(rig, 10, 5)));
    expect(lines).toEqual(answersFrom(rig, 10, 5));
    expect(look().seats.map(({ view }) => view)).toEqual(
      [0, 1, 2].map((seat) => rig.table.past(person(seat).user, 15).view),
    );
    expect(look().open.views).toEqual(rig.table.open(15).views);
  });

  it('changes nothing, and is refused where the rules do not allow it', async () => {
    const rig = await played();
    const before = JSON.stringify(rig.table.record());
    const [first] = answersFrom(rig, 10, 1);
    expect(() => atOnce(tryingOut(rig.table, 10, [first!, { ...first!, line: 'juggle' }]))).toThrow(Refused);
    expect(() => atOnce(tryingOut(rig.table, 10, [{ ...first!, seat: 7 }]))).toThrow(Refused);
    expect(() => atOnce(tryingOut(rig.table, 9999, []))).toThrow(/seq/);
    expect(JSON.stringify(rig.table.record())).toBe(before);
  });

  it('there is none while the game runs', async () => {
    const rig = await started(3, { seed: 'varied' });
    expect(() => atOnce(tryingOut(rig.table, 0, []))).toThrow(/not-over/);
  });
});

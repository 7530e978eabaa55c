/** What somebody who knows the game would answer: told to whoever is asked, and to nobody else. */
import { describe, expect, it } from 'vitest';
import { look, must, person, type Rig, SETTINGS, started } from './rig.ts';

function isAsked(rig: Rig, seat: number): boolean {
  const { question } = look(rig, person(seat));
  return question !== null && question.menu !== null && question.picked === null;
}

describe('[R3] a suggestion', () => {
  it('is not given in a rated game', async () => {
    const rig = await started(3, { seed: 'suggested', settings: { ...SETTINGS, rated: true } });
    const asked = [0, 1, 2].filter((seat) => isAsked(rig, seat));
    expect(asked.length).toBeGreaterThan(0);
    for (const seat of asked) expect(await rig.table.suggestion(person(seat).user)).toBeNull();
  });

  it('is an answer of one’s own menu, and gives none by itself', async () => {
    const rig = await started(3, { seed: 'suggested' });
    for (let answers = 0; answers < 12; answers++) {
      const asked = [0, 1, 2].find((seat) => isAsked(rig, seat))!;
      const line = (await rig.table.suggestion(person(asked).user))!;
      const { question, log } = look(rig, person(asked));
      expect(await rig.table.suggestion(person(asked).user)).toBe(line);
      expect(look(rig, person(asked)).log).toHaveLength(log.length);
      await must(rig, person(asked), { type: 'answer', ticket: question!.ticket, line }); // or it would be refused
      await rig.table.settled();
    }
  });

  it('is none for those who are not asked', async () => {
    const rig = await started(3, { seed: 'suggested' });
    const idle = [0, 1, 2].filter((seat) => !isAsked(rig, seat));
    expect(idle.length).toBeGreaterThan(0);
    for (const seat of idle) expect(await rig.table.suggestion(person(seat).user)).toBeNull();
    expect(await rig.table.suggestion(person('watcher').user)).toBeNull();
  });
});

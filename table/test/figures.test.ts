/** What is counted of a finished game is the same, whether its course is at hand or it is played again. */
import { module } from '@signoria/condottiere';
import { expect, it } from 'vitest';
import { figuresOf } from '../log/figures.ts';
import { playOn, started } from './rig.ts';

it('a course at hand tells what the log tells', async () => {
  const rig = await started(3, { module });
  await playOn(rig, 5);
  const course = rig.table.course();
  expect(course!.match.state.outcome).not.toBeNull();
  const again = figuresOf(module, rig.stored);
  expect(again!.decisions).toBeGreaterThan(10);
  expect(figuresOf(module, rig.stored, course)).toEqual(again);
});

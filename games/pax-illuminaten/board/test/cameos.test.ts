/** Nobody shares a face. */
import { expect, it } from 'vitest';
import { CARDS } from '../../data/luminaries.ts';
import { RIVALS } from '../../data/rivals.ts';
import { sheet } from '../drawings/sheet/sheet.ts';

it('[PAX-1.1] each of the 57 luminaries and the four rivals has a cameo of their own', () => {
  const busts = [...CARDS, ...RIVALS].map((id) => sheet[id]);
  expect(busts).toHaveLength(61);
  expect(new Set(busts).size).toBe(61);
});

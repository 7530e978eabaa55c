/** The arithmetic behind the pickers and the enlarged drawing. */
import { describe, expect, it } from 'vitest';
import { settled } from '../controls/Stepper.tsx';
import { held, panned, WHOLE, zoomedAt } from '../motion/view-box.ts';
import { toggledUse } from '../panels/PaymentPicker.tsx';
import { countOf, withCount } from '../panels/SubsetPicker.tsx';

describe('an amount', () => {
  const bounds = { min: 200, max: 1150, step: 100 };
  it('settles on a step inside the bounds', () => {
    expect(settled(740, bounds)).toBe(700);
    expect(settled(5000, bounds)).toBe(1100);
    expect(settled(-3, bounds)).toBe(200);
  });
});

describe('a subset', () => {
  it('counts alike things and forgets what is taken no times', () => {
    const two = withCount(withCount({}, 'a', 1), 'b', 3);
    expect(countOf(two)).toBe(4);
    expect(withCount(two, 'b', 0)).toEqual({ a: 1 });
  });
});

describe('a payment', () => {
  it('spends a source as one kind only, and takes it back', () => {
    const crown = toggledUse([], { id: 'agent', as: 'crown' });
    expect(toggledUse(crown, { id: 'agent', as: 'cross' })).toEqual([{ id: 'agent', as: 'cross' }]);
    expect(toggledUse(crown, { id: 'agent', as: 'crown' })).toEqual([]);
  });
});

describe('an enlarged drawing', () => {
  const extent = { width: 100, height: 50, most: 4 };
  it('keeps the point under the pointer where it is', () => {
    const zoom = zoomedAt(WHOLE, 2, 30, 20, extent);
    expect(zoom).toEqual({ k: 2, x: -30, y: -20 });
    expect((30 - zoom.x) / zoom.k).toBe(30);
  });
  it('never shows less than its bounds allow, nor anything beyond the edge', () => {
    expect(zoomedAt(WHOLE, 0.1, 10, 10, extent)).toEqual(WHOLE);
    expect(zoomedAt(WHOLE, 100, 0, 0, extent).k).toBe(4);
    expect(panned({ k: 2, x: -10, y: 0 }, 500, -500, extent)).toEqual({ k: 2, x: 0, y: -50 });
    expect(held({ k: 1, x: 9, y: 9 }, extent)).toEqual(WHOLE);
  });
});

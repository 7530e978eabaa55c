/** Arms found from an id: always the same, seldom those of somebody else, and easy to tell. */
import { describe, expect, it } from 'vitest';
import { type Arms, defaultArms, keepsRule } from '../arms.ts';
import { arms as schema } from '../schemas/arms.ts';

const ids = Array.from({ length: 300 }, (_, i) => `person-${i}`);

describe('arms by default', () => {
  it('stay as they are', () => {
    expect(defaultArms('person-0')).toEqual(defaultArms('person-0'));
    expect(ids.map(defaultArms).every((arms) => schema.safeParse(arms).success && keepsRule(arms))).toBe(true);
  });

  it('differ from one to the other', () => {
    const seen = new Set(ids.map((id) => JSON.stringify(defaultArms(id))));
    expect(seen.size).toBeGreaterThan(270);
  });
});

describe('arms of one’s own', () => {
  const arms: Arms = { division: 'bend', first: 'or', second: 'sable', charge: 'none' };

  it.each([null, 'bend', {}, { ...arms, first: 'sable' }, { ...arms, charge: 'unicorn' }])('%j are none', (given) => {
    expect(schema.safeParse(given).success).toBe(false);
  });

  it('are taken as they are', () => {
    expect(schema.parse(arms)).toEqual(arms);
  });
});

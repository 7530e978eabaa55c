/** The words of accounts and people: complete in both languages, in their own letters, with the right forms for numbers. */
import { describe, expect, it } from 'vitest';
import { en } from '../pages/account/text/en.ts';
import { ru } from '../pages/account/text/ru.ts';
import { routeOf } from '../router.ts';

/** Every text by its path; what is made from something is made from 7s. */
function textsOf(table: object, path = ''): readonly (readonly [path: string, text: string])[] {
  return Object.entries(table).flatMap(([key, value]: [string, unknown]) => {
    const at = `${path}.${key}`;
    if (typeof value === 'string') return [[at, value] as const];
    if (typeof value === 'function') return [[at, String(value(7, 7))] as const];
    return textsOf(value as object, at);
  });
}

describe('the words of accounts', () => {
  it('are the same in number and name, and none is empty', () => {
    expect(textsOf(ru).map(([at]) => at)).toEqual(textsOf(en).map(([at]) => at));
    expect([...textsOf(en), ...textsOf(ru)].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('keep to their own letters', () => {
    expect(textsOf(en).filter(([, text]) => /\p{Script=Cyrillic}/u.test(text))).toEqual([]);
    expect(textsOf(ru).filter(([, text]) => /\p{Script=Latin}/u.test(text.replaceAll('https', '')))).toEqual([]);
  });

  it('count', () => {
    expect([1, 2].map(en.handover.taken)).toEqual(['1 game taken over.', '2 games taken over.']);
    expect([1, 3, 5, 21].map(ru.handover.taken)).toEqual([
      'Перенесли 1 партию.',
      'Перенесли 3 партии.',
      'Перенесли 5 партий.',
      'Перенесли 21 партию.',
    ]);
    expect(ru.handover.text('Ада', 2)).toContain('2 партии');
  });

  it('say how long an answer takes', () => {
    const times = [200, 45_000, 95_000, 3 * 3_600_000, 5 * 86_400_000];
    expect(times.map(en.duration)).toEqual(['1 s', '45 s', '2 min', '3 h', '5 days']);
    expect(times.map(ru.duration)).toEqual(['1 с', '45 с', '2 мин', '3 ч', '5 дней']);
  });
});

it('people and the account have addresses of their own', () => {
  expect(routeOf('/account')).toEqual({ page: 'account' });
  expect(routeOf('/people/AbC_-1')).toEqual({ page: 'person', user: 'AbC_-1' });
  expect(routeOf('/people/')).toEqual({ page: 'lost' });
});

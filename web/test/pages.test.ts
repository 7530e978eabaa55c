/** Addresses, the form of a new table, the search in the rules, the geometry of the curve. */
import type { OptionSchema, Reference } from '@signoria/kernel';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { within } from '../address.ts';
import { snippetOf } from '../embed/snippet.ts';
import { mustSay } from '../games/seat-limits.ts';
import { nextReader } from '../local/hosting.ts';
import { chapterOf, pieces, search } from '../pages/game/reference.ts';
import { filled, pathOf } from '../pages/replay/curve.ts';
import { momentLink } from '../pages/replay/link.ts';
import {
  clashesOf,
  type Draft,
  isAsked,
  isChanged,
  newDraft,
  peopleOf,
  problemsOf,
  seatsNeeded,
  settingOf,
  toNewTable,
  withOption,
  withPlace,
  withSeats,
  withSettings,
  withWhere,
} from '../pages/tables/draft.ts';
import { paths, routeOf } from '../router.ts';

describe('addresses', () => {
  it.each([
    [paths.home, { page: 'home' }],
    [`${paths.lobby}/`, { page: 'lobby' }],
    [paths.game('condottiere'), { page: 'game', game: 'condottiere' }],
    [paths.join('ab12cd'), { page: 'join', code: 'AB12CD' }],
    [paths.table('x1', false), { page: 'table', table: 'x1', local: false }],
    [paths.table('x1', true), { page: 'table', table: 'x1', local: true }],
    [paths.replay('x1', true), { page: 'replay', table: 'x1', local: true }],
    [paths.replay('x1', false), { page: 'replay', table: 'x1', local: false }],
    [paths.review('x1', true), { page: 'review', table: 'x1', local: true }],
    [paths.review('x1', false), { page: 'review', table: 'x1', local: false }],
    [paths.import, { page: 'import' }],
    ['/constructor', { page: 'lost' }],
    ['/join/short', { page: 'lost' }],
  ])('%s', (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });
});

it('what lies beside the path of the house is none of its pages', () => {
  expect(within('/games/table/x1', '/games')).toBe('/table/x1');
  expect(within('/games/', '/games')).toBe('/');
  for (const path of ['/games', '/gamesome/x', '/table/x1']) expect(within(path, '/games')).toBeNull();
  expect(within('/table/x1', '')).toBe('/table/x1');
});

it('a link to a move says so twice: to the page, and to whoever draws its picture', () => {
  const link = momentLink('https://club.example/replay/x1?language=ru#3', 7);
  expect(link).toBe('https://club.example/replay/x1?language=ru&at=7#7');
  expect(momentLink(link, 9)).toBe('https://club.example/replay/x1?language=ru&at=9#9');
});

describe('a frame for a page of others', () => {
  it('names the move, the language and the light, and its title breaks out of nothing', () => {
    const shown = {
      path: paths.embed('replay', 'x1'),
      title: '"><script>',
      language: 'ru',
      dark: true,
      seq: 7,
    } as const;
    const snippet = snippetOf('https://club.example', shown);
    expect(snippet).toContain('src="https://club.example/embed/replay/x1?language=ru&amp;theme=dark#7"');
    expect(snippet).toContain('title="&quot;&gt;&lt;script&gt;"');
  });

  it('of a house below a path leads below it', async () => {
    vi.stubGlobal('document', { querySelector: () => ({ content: '/games' }) });
    onTestFinished(() => {
      vi.unstubAllGlobals();
      vi.resetModules();
    });
    vi.resetModules();
    const { paths: below } = await import('../router.ts');
    const shown = { title: 'Game', language: 'en', dark: false, seq: null } as const;
    for (const what of ['replay', 'table'] as const) {
      const snippet = snippetOf('https://club.example', { ...shown, path: below.embed(what, 'x1') });
      expect(snippet).toContain(`src="https://club.example/games/embed/${what}/x1?`);
    }
  });
});

const schema: OptionSchema = {
  points: { kind: 'switch', default: false, rules: ['X-1'], excludes: ['capture'] },
  target: { kind: 'number', default: 20, min: 5, max: 60, rules: ['X-2'], needs: 'points' },
  capture: { kind: 'switch', default: false, rules: ['X-3'] },
};

describe('a new table', () => {
  const players = { min: 2, max: 6 };
  const draft: Draft = newDraft('toy', players, 'online');

  it('begins with four seats, or as many as the game allows', () => {
    expect(draft.places.map(({ kind }) => kind)).toEqual(['me', 'open', 'open', 'open']);
    expect(newDraft('toy', { min: 1, max: 3 }, 'device').places).toHaveLength(3);
    expect(newDraft('toy', { min: 5, max: 6 }, 'device').places).toHaveLength(5);
  });

  it('keeps bots when it moves between server and screen', () => {
    const moved = withWhere(withPlace(draft, 2, { kind: 'bot', level: 'master' }), 'device');
    expect(moved.places.map(({ kind }) => kind)).toEqual(['me', 'person', 'bot', 'person']);
    expect(withSeats(moved, 5).places.at(-1)).toEqual({ kind: 'person', name: '' });
  });

  it('asks about an option only while its switch is on, and forgets it otherwise', () => {
    const on = withOption(withOption(draft, 'points', true), 'target', 30);
    expect([isAsked(schema, draft, 'target'), isAsked(schema, on, 'target')]).toEqual([false, true]);
    expect(isChanged(schema, on, 'target')).toBe(true);
    expect(toNewTable(schema, withOption(on, 'points', false)).options).toEqual({ points: false });
  });

  const crewed: OptionSchema = {
    storm: { kind: 'switch', default: false, rules: ['X-4'], seats: { true: { min: 3, max: 5 } } },
    rival: {
      kind: 'pick',
      default: 'none',
      of: ['none', 'owl', 'fox'],
      rules: ['X-5'],
      seats: { none: { min: 2, max: 6 }, owl: { min: 1, max: 3 }, fox: { min: 1, max: 1 } },
    },
  };

  it('says for how many players an option is, and lets nobody choose it otherwise', () => {
    const two = withSeats(draft, 2);
    expect(seatsNeeded(crewed, two, 'storm', true)).toEqual({ min: 3, max: 5 });
    expect(seatsNeeded(crewed, draft, 'storm', true)).toBeNull();
    expect(seatsNeeded(crewed, two, 'rival', 'fox')).toEqual({ min: 1, max: 1 });
    expect(problemsOf(crewed, withOption(two, 'storm', true))).toMatchObject([{ option: 'storm', problem: 'seats' }]);
    expect(problemsOf(crewed, two)).toEqual([]);
  });

  it('takes what fits where the usual does not, and says so to the server', () => {
    const one = withSeats(draft, 1);
    expect(one.places).toEqual([{ kind: 'me' }]);
    expect(settingOf(crewed, one, 'rival')).toBe('owl');
    expect(isChanged(crewed, one, 'rival')).toBe(false);
    expect(problemsOf(crewed, one)).toEqual([]);
    expect(toNewTable(crewed, one)).toMatchObject({ seats: 1, places: ['me'], options: { rival: 'owl' } });
    expect(toNewTable(crewed, withOption(one, 'rival', 'fox')).options).toEqual({ rival: 'fox' });
    expect(toNewTable(crewed, draft).options).toEqual({});
    expect(mustSay(crewed, 1)).toEqual({ rival: 'owl' });
    expect(mustSay(crewed, 4)).toEqual({});
  });

  it('names what clashes, from either side', () => {
    expect(clashesOf(schema, withOption(draft, 'points', true), 'capture')).toEqual(['points']);
    expect(clashesOf(schema, withOption(draft, 'capture', true), 'points')).toEqual(['capture']);
    const both = withOption(withOption(draft, 'points', true), 'capture', true);
    expect(problemsOf(schema, both)).toMatchObject([{ problem: 'excludes' }]);
  });

  it('becomes what the wire calls a new table', () => {
    const full = withSettings(withPlace(draft, 1, { kind: 'bot', level: 'novice' }), { rated: true });
    const plan = toNewTable(schema, full);
    expect(plan.places).toEqual(['me', 'novice', 'open', 'open']);
    expect(plan.seats).toBe(4);
    expect(plan.settings.rated).toBe(false); // a bot plays
  });

  it('names the people at the screen', () => {
    const here = withPlace(
      withPlace(withWhere(withSeats(draft, 3), 'device'), 1, { kind: 'person', name: ' Bianca ' }),
      2,
      {
        kind: 'bot',
        level: 'adept',
      },
    );
    expect(peopleOf(here, 'Me', (seat) => `P${seat}`)).toEqual(['Me', 'Bianca', null]);
    expect(peopleOf(withSeats(here, 4), 'Me', (seat) => `P${seat}`).at(-1)).toBe('P3');
  });
});

describe('handing the screen over', () => {
  const person = (seat: number) => ({ seat, user: `local/${seat}`, name: `P${seat}`, colour: seat });
  const people = [0, 1, 3].map(person);
  const next = (reader: number | null, waiting: readonly number[]) =>
    nextReader({ people, reader: reader === null ? null : person(reader), waiting })?.seat ?? null;

  it('leaves it with the reader while they are asked, or nobody is', () => {
    expect([next(1, [1, 3]), next(1, [])]).toEqual([null, null]);
  });

  it('goes to the next who is asked, in seat order', () => {
    expect([next(0, [1, 3]), next(1, [0, 3]), next(3, [0, 1])]).toEqual([1, 3, 0]);
  });

  it('asks for somebody when nobody has it yet', () => {
    expect([next(null, [3]), next(null, [])]).toEqual([3, 0]);
  });

  it('never asks a single player', () => {
    expect(nextReader({ people: [person(0)], reader: null, waiting: [0] })).toBeNull();
  });
});

describe('the rules reference', () => {
  const reference: Reference = {
    chapters: [
      { id: '1', title: 'One', entries: ['CON-1.1', 'CON-1.2'] },
      { id: 'R', title: 'Rulings', entries: ['CON-R1'] },
    ],
    entries: {
      'CON-1.1': 'The highest card wins.',
      'CON-1.2': 'See CON-R1 for ties.',
      'CON-R1': 'Highest means printed (a+b).',
    },
  };

  it('finds every word, in any order and case, and ids', () => {
    expect(search(reference, 'CARD highest').map(({ id }) => id)).toEqual(['CON-1.1']);
    expect(search(reference, 'highest').map(({ id }) => id)).toEqual(['CON-1.1', 'CON-R1']);
    expect(search(reference, 'con-1.2').map(({ id }) => id)).toEqual(['CON-1.2']);
    expect(search(reference, '  ')).toEqual([]);
  });

  it('marks found words and links mentioned rules', () => {
    expect(pieces('See CON-R1 for ties.', 'for')).toEqual([
      { text: 'See ', kind: 'plain' },
      { text: 'CON-R1', kind: 'rule' },
      { text: ' ', kind: 'plain' },
      { text: 'for', kind: 'found' },
      { text: ' ties.', kind: 'plain' },
    ]);
    expect(pieces('Highest means printed (a+b).', 'a+b')).toContainEqual({ text: 'a+b', kind: 'found' });
  });

  it('knows the chapter of a rule', () => {
    expect(['CON-R1', '1', 'CON-9.9'].map((rule) => chapterOf(reference, rule))).toEqual(['R', '1', undefined]);
  });
});

describe('the curve of a replay', () => {
  it('draws one point for each number', () => {
    expect(pathOf([0, 1, 0.5], 1, { width: 100, height: 10 })).toBe('M0 10L50 0L100 5');
    expect(pathOf([], 1, { width: 100, height: 10 })).toBe('');
  });

  it('holds totals until they change', () => {
    const totals = filled(
      [
        { seq: 1, totals: [1, 0] },
        { seq: 3, totals: [1, 2] },
      ],
      4,
      2,
    );
    expect(totals).toEqual([
      [0, 0],
      [1, 0],
      [1, 0],
      [1, 2],
      [1, 2],
    ]);
  });
});

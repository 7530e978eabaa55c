/** Pointing at things: a small board of cities and cards stands for all five games. */
import type { Choice } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { type Pointing, type PointingManner, pointingOf } from '../pointing/pointing.ts';
import { type Held, NOTHING_HELD, type Things } from '../pointing/steps.ts';
import { stateProps, thingProps } from '../pointing/Thing.tsx';

type Deed =
  | { readonly do: 'pass' }
  | { readonly do: 'siege'; readonly city: string }
  | { readonly do: 'move'; readonly from: string; readonly to: string; readonly way: 'land' | 'sea' }
  | { readonly do: 'swap'; readonly a: string; readonly b: string }
  | { readonly do: 'arrange'; readonly card: string; readonly layer: 'upper' | 'under'; readonly to: string | null };
type Name = `city ${string}` | `card ${string}`;

const things: Things<unknown, Deed, Name> = (choice) => {
  switch (choice.do) {
    case 'siege':
      return [`city ${choice.city}`];
    case 'move':
      return [`city ${choice.from}`, { thing: `city ${choice.to}`, key: choice.way }];
    case 'swap':
      return { anyOrder: [`card ${choice.a}`, `card ${choice.b}`] };
    case 'arrange':
      return [
        { thing: `card ${choice.card}`, key: choice.layer },
        choice.to === null ? { thing: null, key: 'away' } : `card ${choice.to}`,
      ];
    default:
      return [];
  }
};

const lineOf = (choice: Choice): string => Object.values(choice).join(' ');

/** A page that remembers what was done to it. */
function page(open: readonly Deed[], closed: readonly Deed[] = [], manner: PointingManner<Deed> = {}) {
  let held: Held<Name> = NOTHING_HELD;
  let selected: string | null = null;
  let past = false;
  let you: number | null = 0;
  const told: string[] = [];
  const text = { choice: (choice: Choice) => `do ${lineOf(choice)}` };
  const pointing = (): Pointing<Deed, Name> =>
    pointingOf(
      {
        view: null,
        you,
        past,
        selected,
        text,
        reader: { seat: 0, name: String },
        options: open.map((choice) => ({ choice, line: lineOf(choice), label: `do ${lineOf(choice)}` })),
        blocked: closed.map((choice) => ({ choice, line: lineOf(choice), why: 'no', rules: [] })),
        select(line) {
          selected = line;
        },
        why: (line) => void told.push(`why ${line}`),
      },
      things,
      held,
      (next) => {
        held = next;
      },
      manner,
    );
  return {
    told,
    state: (thing: Name | null) => pointing().at(thing).state,
    pointing,
    press(thing: Name | null) {
      pointing().press(thing, () => told.push(`look ${thing}`));
      return selected;
    },
    look: (at: { readonly past?: boolean; readonly you?: number | null }) => {
      past = at.past ?? past;
      you = at.you === undefined ? you : at.you;
    },
  };
}

const SIEGE = { do: 'siege', city: 'pisa' } as const;
const move = (from: string, to: string, way: 'land' | 'sea' = 'land') => ({ do: 'move', from, to, way }) as const;

describe('a thing that one answer is about', () => {
  it('is legal, says what pressing does, and is selected once pressed', () => {
    const at = page([SIEGE, { do: 'pass' }]);
    expect(at.pointing().at('city pisa')).toMatchObject({ state: 'legal', label: 'do siege pisa' });
    expect(at.press('city pisa')).toBe('siege pisa');
    expect(at.state('city pisa')).toBe('selected');
    expect(at.pointing().selected).toEqual(SIEGE);
    at.pointing().drop();
    expect(at.pointing().selected).toBeNull();
  });

  it('asks why when it is closed, and is looked at when nothing is asked of it', () => {
    const at = page([], [SIEGE]);
    expect(at.pointing().at('city pisa')).toMatchObject({ state: 'blocked', label: 'do siege pisa' });
    at.press('city pisa');
    at.press('city lucca');
    at.press(null);
    at.pointing().why('city pisa', () => {});
    expect(at.told).toEqual(['why siege pisa', 'look city lucca', 'look null', 'why siege pisa']);
    expect(at.state('city lucca')).toBe('idle');
  });

  it('is looked at by the key that asks why, unless it is closed', () => {
    const at = page([SIEGE]);
    at.pointing().why('city pisa', () => at.told.push('looked'));
    expect(at.told).toEqual(['looked']);
    expect(at.pointing().selected).toBeNull();
  });

  it('is nothing to a spectator or in the past', () => {
    const at = page([SIEGE], [move('lucca', 'pisa')]);
    at.look({ you: null });
    expect(at.state('city pisa')).toBe('idle');
    at.look({ you: 0, past: true });
    expect(at.state('city pisa')).toBe('idle');
    expect(at.pointing().about(() => true)).toBe(false);
  });
});

describe('things pointed at one after another', () => {
  const ROADS = [move('pisa', 'lucca'), move('pisa', 'siena'), move('lucca', 'pisa')];

  it('holds the first and awaits the next', () => {
    const at = page(ROADS);
    expect(at.press('city pisa')).toBeNull();
    expect([at.state('city pisa'), at.state('city lucca'), at.state('city siena')]).toEqual(['held', 'legal', 'legal']);
    expect(at.press('city siena')).toBe('move pisa siena land');
    expect([at.state('city pisa'), at.state('city siena')]).toEqual(['selected', 'selected']);
  });

  it('begins anew with a thing that does not go on', () => {
    const at = page([move('pisa', 'siena'), move('lucca', 'siena')]);
    at.press('city pisa');
    at.press('city lucca');
    expect(at.pointing().held.steps.map(({ thing }) => thing)).toEqual(['city lucca']);
  });

  it('says why the next one is closed', () => {
    const at = page(ROADS, [move('pisa', 'roma')]);
    expect(at.state('city roma')).toBe('idle');
    at.press('city pisa');
    expect(at.state('city roma')).toBe('blocked');
    at.press('city roma');
    expect(at.told).toEqual(['why move pisa roma land']);
  });

  it('asks in words where answers about one thing differ', () => {
    const at = page([move('pisa', 'lucca', 'land'), move('pisa', 'lucca', 'sea')]);
    at.press('city pisa');
    expect(at.press('city lucca')).toBeNull();
    expect(at.state('city lucca')).toBe('held');
    expect(at.pointing().at('city lucca').lines).toHaveLength(2);
    const { ways } = at.pointing();
    expect(ways.map(({ label }) => label)).toEqual(['do move pisa lucca land', 'do move pisa lucca sea']);
    at.pointing().choose(ways[1]!);
    expect(at.pointing().selected).toEqual(move('pisa', 'lucca', 'sea'));
  });

  it('asks by key where the answers go on, and what has no place is chosen by its words', () => {
    const arrange = (layer: 'upper' | 'under', to: string | null) =>
      ({ do: 'arrange', card: 'top', layer, to }) as const;
    const at = page([arrange('upper', 'left'), arrange('under', 'left'), arrange('under', null)]);
    at.press('card top');
    const { ways } = at.pointing();
    expect(ways.map(({ key, label }) => [key, label])).toEqual([
      ['upper', null],
      ['under', null],
    ]);
    at.pointing().choose(ways[1]!);
    expect(at.state('card left')).toBe('legal');
    expect(at.pointing().ways.map(({ label }) => label)).toEqual(['do arrange top under ']);
    expect(at.press('card left')).toBe('arrange top under left');
  });

  it('lets two things be pointed at in any order', () => {
    const swap = { do: 'swap', a: 'x', b: 'y' } as const;
    for (const [first, second] of [
      ['card x', 'card y'],
      ['card y', 'card x'],
    ] as const) {
      const at = page([swap, { do: 'swap', a: 'x', b: 'z' }]);
      at.press(first);
      expect(at.state(second)).toBe('legal');
      expect(at.press(second)).toBe('swap x y');
    }
  });
});

describe('the manner of a board', () => {
  it('looks at a thing that several answers are about', () => {
    const at = page([move('pisa', 'lucca', 'land'), move('pisa', 'lucca', 'sea')], [], { several: 'look' });
    at.press('city pisa');
    at.press('city lucca');
    expect(at.told).toEqual(['look city lucca']);
  });

  it('points only at what is meant', () => {
    const at = page([SIEGE, move('pisa', 'lucca')], [], { meant: ({ do: deed }) => deed === 'siege' });
    expect(at.press('city pisa')).toBe('siege pisa');
    expect(at.state('city lucca')).toBe('idle');
  });

  it('knows where anything may be pointed at, and where anything is asked about', () => {
    const at = page([move('pisa', 'lucca')], [{ do: 'swap', a: 'x', b: 'y' }]);
    const isCity = (thing: Name) => thing.startsWith('city ');
    const isCard = (thing: Name) => thing.startsWith('card ');
    expect([at.pointing().some(isCity), at.pointing().some(isCard)]).toEqual([true, false]);
    expect([at.pointing().about(isCity), at.pointing().about(isCard)]).toEqual([true, true]);
    at.press('city pisa');
    expect(at.pointing().some((thing) => thing === 'city pisa')).toBe(false);
  });

  it('is read out: closed, pressed, or a plain button', () => {
    expect(stateProps('blocked')).toEqual({ 'aria-disabled': true });
    expect(stateProps('legal')).toEqual({ 'aria-pressed': false });
    expect(stateProps('held')).toEqual({ 'aria-pressed': true });
    expect(stateProps('idle')).toEqual({});
  });
});

describe('[B13] a thing that stands for one answer', () => {
  const move = (to: string, way: 'land' | 'sea') => ({ do: 'move', from: 'a', to, way }) as const;
  const lineAt = (at: ReturnType<typeof page>, thing: Name) => thingProps(at.pointing(), thing, () => {})['data-line'];

  it('names it, so that whoever points there can be told what it would change', () => {
    const at = page([{ do: 'siege', city: 'roma' }, move('b', 'land')], [{ do: 'siege', city: 'siena' }]);
    expect(lineAt(at, 'city roma')).toBe('siege roma');
    expect(lineAt(at, 'city siena')).toBeUndefined(); // closed
    expect(lineAt(at, 'city a')).toBeUndefined(); // more is awaited
    at.press('city a');
    expect(lineAt(at, 'city b')).toBe('move a b land');
  });

  it('names none where there are several', () => {
    const at = page([move('b', 'land'), move('b', 'sea')]);
    at.press('city a');
    expect(lineAt(at, 'city b')).toBeUndefined();
  });
});

/**
 * A toy: each player in turn chooses a way twice, nods each time because they must, and then may lie, unless honest;
 * who is honest is dealt at the beginning and secret. An honest player has no choice there, but nobody else may know.
 */
import type { Playable } from '@signoria/bots';
import type { AnyState, Choice, Core, Game, OptionSchema, Policy, Seat } from '@signoria/kernel';
import { cloneChance, draw, events, finish, list, NotationError, schedule } from '@signoria/kernel';

type ErrandFrame =
  | { readonly at: 'way'; readonly seat: Seat; readonly left: number }
  | { readonly at: 'nod'; readonly seat: Seat; readonly left: number }
  | { readonly at: 'word'; readonly seat: Seat };
const LINES = ['left', 'right', 'nod', 'truth', 'lie'] as const;
type Errand = { readonly do: (typeof LINES)[number] };

interface Errands extends Core<ErrandFrame, Errand> {
  honest: readonly boolean[];
  ways: readonly string[];
}

const game: Game<Errands, ErrandFrame, Errand, unknown, OptionSchema> = {
  id: 'errands',
  rules: 1,
  players: { min: 1, max: 4 },
  options: {},
  steps: {
    way: {
      rules: ['ERR-1'],
      seat: (_, f) => f.seat,
      menu: () => list([{ do: 'left' }, { do: 'right' }]),
      take(s, f, c) {
        s.ways = [...s.ways, c.do];
        events.sink?.push({ what: 'went' });
        schedule(s, { at: 'nod', seat: f.seat, left: f.left });
      },
    },
    nod: {
      rules: ['ERR-2'],
      seat: (_, f) => f.seat,
      menu: () => list([{ do: 'nod' }]),
      take: (s, f) => schedule(s, f.left > 1 ? { ...f, at: 'way', left: f.left - 1 } : { at: 'word', seat: f.seat }),
    },
    word: {
      rules: ['ERR-3'],
      seat: (_, f) => f.seat,
      menu: (s, f) => list<Errand>(s.honest[f.seat] ? [{ do: 'truth' }] : [{ do: 'truth' }, { do: 'lie' }]),
      take(s, f) {
        if (f.seat + 1 < s.seats) schedule(s, { at: 'way', seat: f.seat + 1, left: 2 });
        else finish(s, { winners: [0], reason: 'home' });
      },
    },
  },
  setup({ seats, chance }) {
    const s = { seats, chance, open: [], picks: null, asked: 0, outcome: null, ways: [] };
    const honest = Array.from({ length: seats }, (_, seat) => draw(s, 'honest', seat).below(2) === 0);
    return { ...s, honest, todo: [{ at: 'way', seat: 0, left: 2 }] };
  },
  readEdition: () => ({ ok: true, edition: null }),
  clone: (s) => ({ ...s, todo: s.todo.slice(), chance: cloneChance(s.chance) }),
  view: (s, seat) => ({ ways: s.ways, honest: seat === null ? null : s.honest[seat] }),
  imagine(s, seat, random) {
    s.honest = s.honest.map((honest, other) => (other === seat ? honest : random.below(2) === 0));
  },
  notation: {
    write: (c) => c.do,
    read(line) {
      const found = LINES.find((word) => word === line);
      if (found === undefined) throw new NotationError(line, 'no such errand');
      return { do: found };
    },
  },
  score: (s, seat) => [
    { what: 'ways', points: s.ways.length, rules: [] },
    { what: 'honest', points: s.honest[seat] ? 5 : 0, rules: [] },
  ],
  violations: () => [],
};

const policy: Policy<AnyState, Choice> = { rate: (_s, _seat, _choices, into) => into.fill(0) };

export const errands: Playable = { game, policy };

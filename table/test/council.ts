/**
 * A toy for clocks: a council votes in secret, then everybody may speak in turn or pass; votes again, then everybody
 * must sign or refuse; and so on for some rounds. `hushed` says whether the vote is.
 */
import type { Playable } from '@signoria/bots';
import type { AnyGame, AnyState, Choice, Core, Game, OptionSchema, Policy, Seat } from '@signoria/kernel';
import { cloneChance, finish, list, NotationError, schedule } from '@signoria/kernel';

type CouncilFrame =
  | { readonly at: 'vote'; readonly round: number }
  | { readonly at: 'speak'; readonly seat: Seat; readonly round: number }
  | { readonly at: 'sign'; readonly seat: Seat; readonly round: number };
const LINES = ['yes', 'no', 'pass', 'speak', 'sign', 'refuse'] as const;
type Word = { readonly do: (typeof LINES)[number] };

interface Council extends Core<CouncilFrame, Word> {
  said: readonly string[];
}

const ROUNDS = 20;

function next(s: Council, at: 'speak' | 'sign', seat: Seat, round: number): void {
  if (seat + 1 < s.seats) schedule(s, { at, seat: seat + 1, round });
  else if (round < ROUNDS) schedule(s, { at: 'vote', round: round + 1 });
  else finish(s, { winners: [0], reason: 'closed' });
}

const game = (hushed: boolean): Game<Council, CouncilFrame, Word, unknown, OptionSchema> => ({
  id: 'council',
  rules: 1,
  players: { min: 1, max: 4 },
  options: {},
  steps: {
    vote: {
      rules: ['COU-1'],
      hushed,
      seats: (s) => Array.from({ length: s.seats }, (_, seat) => seat),
      menuFor: () => list([{ do: 'yes' }, { do: 'no' }]),
      reveal: (s, f) => schedule(s, { at: f.round % 2 === 1 ? 'speak' : 'sign', seat: 0, round: f.round }),
    },
    speak: {
      rules: ['COU-2'],
      seat: (_, f) => f.seat,
      menu: () => list([{ do: 'speak' }, { do: 'pass' }]),
      take(s, f, c) {
        s.said = [...s.said, c.do];
        next(s, 'speak', f.seat, f.round);
      },
    },
    sign: {
      rules: ['COU-3'],
      seat: (_, f) => f.seat,
      menu: () => list([{ do: 'sign' }, { do: 'refuse' }]),
      take(s, f, c) {
        s.said = [...s.said, c.do];
        next(s, 'sign', f.seat, f.round);
      },
    },
  },
  setup: ({ seats, chance }) => ({
    seats,
    chance,
    open: [],
    picks: null,
    asked: 0,
    outcome: null,
    said: [],
    todo: [{ at: 'vote', round: 1 }],
  }),
  readEdition: () => ({ ok: true, edition: null }),
  clone: (s) => ({ ...s, todo: s.todo.slice(), chance: cloneChance(s.chance) }),
  view: (s) => s.said,
  imagine() {},
  notation: {
    write: (c) => c.do,
    read(line) {
      const found = LINES.find((word) => word === line);
      if (found === undefined) throw new NotationError(line, 'nobody says that');
      return { do: found };
    },
  },
  score: () => [],
  violations: () => [],
});

const policy: Policy<AnyState, Choice> = { rate: (_s, _seat, _choices, into) => into.fill(0) };

export const council: Playable = { game: game(true) as AnyGame, policy };
export const openCouncil: Playable = { game: game(false) as AnyGame, policy };

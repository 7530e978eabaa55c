/** A game that is nothing but its flow: frames handed in by a test, and the order in which they acted. */
import type { AnyState, Choice, Frame, Game, OptionSchema, Seat, Steps } from '../../index.ts';
import { list, NotationError } from '../../index.ts';
import { cloneCore, core, noEdition } from './toy.ts';

export interface Flow extends AnyState {
  acted: string[];
}

export type FlowGame = Game<Flow, Frame, Choice, readonly string[], OptionSchema>;
export type FlowSteps = Steps<Flow, Frame, Choice>;

/** A game of these frames, beginning with `first`, for two. */
export function flow(steps: FlowSteps, ...first: readonly string[]): FlowGame {
  return {
    id: 'flow',
    rules: 1,
    players: { min: 2, max: 2 },
    options: {},
    steps,
    setup: ({ seats, chance }) => ({ ...core(seats, chance, ...first.map((at) => ({ at })).reverse()), acted: [] }),
    readEdition: noEdition,
    clone: (s) => ({ ...cloneCore(s), acted: s.acted.slice() }),
    view: (s) => s.acted.slice(),
    imagine() {},
    notation: {
      write: (c) => c.do,
      read(line) {
        const [verb, more] = line.split(' ');
        if (!verb || more !== undefined) throw new NotationError(line, 'one word, please');
        return { do: verb };
      },
    },
    score: () => [],
    violations: () => [],
  };
}

export function auto(run: (s: Flow) => void = () => {}): FlowSteps[string] {
  return {
    run(s, f) {
      s.acted.push(f.at);
      run(s);
    },
  };
}

export function ask(seat: Seat, take: (s: Flow, c: Choice) => void = () => {}, ...verbs: string[]): FlowSteps[string] {
  return {
    rules: ['FLO-1'],
    seat: () => seat,
    menu: () => list((verbs.length > 0 ? verbs : ['go']).map((verb) => ({ do: verb }))),
    take(s, f, c) {
      s.acted.push(`${f.at}:${c.do}`);
      take(s, c);
    },
  };
}

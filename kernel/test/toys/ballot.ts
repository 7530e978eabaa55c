/**
 * A secret ballot: a hushed question, so that not even who has voted is seen. Anybody may object while it is open,
 * which puts a question to the chair above it, and the ballot is held anew; or walk out, which ends the game.
 */

import { notationOf } from '../../choices/notation.ts';
import type { Core, Game, OptionSchema, Seat } from '../../index.ts';
import { events, finish, list, schedule } from '../../index.ts';
import { cloneCore, core, noEdition, seatsOf } from './toy.ts';

type BallotFrame = { readonly at: 'vote' } | { readonly at: 'chair' } | { readonly at: 'floor' };
type Vote = { readonly do: 'yes' | 'no' | 'object' | 'walk' | 'noted' };

export interface Ballot extends Core<BallotFrame, Vote> {
  objections: number;
}

const CHAIR: Seat = 0;

export const ballot: Game<Ballot, BallotFrame, Vote, unknown, OptionSchema> = {
  id: 'ballot',
  rules: 1,
  players: { min: 2, max: 5 },
  options: {},
  steps: {
    vote: {
      rules: ['BAL-1'],
      hushed: true,
      seats: (s) => seatsOf(s),
      menuFor: () => list([{ do: 'yes' }, { do: 'no' }]),
      blockedFor: () => [{ choice: { do: 'noted' }, why: 'chair', rules: ['BAL-2'] }],
      reveal(s, _, picks) {
        const yes = seatsOf(s).filter((seat) => picks[seat]?.do === 'yes');
        events.sink?.push({ what: 'counted' });
        finish(s, { winners: yes, reason: yes.length * 2 > s.seats ? 'passed' : 'failed' });
      },
    },
    chair: {
      rules: ['BAL-2'],
      seat: () => CHAIR,
      menu: () => list([{ do: 'noted' }]),
      take() {},
    },
    floor: {
      rules: ['BAL-3'],
      offer: (s) => (s.objections < 2 ? list([{ do: 'object' }, { do: 'walk' }]) : null),
      act(s, _, seat, c) {
        s.objections++;
        if (c.do === 'walk') finish(s, { winners: [], reason: 'walkout' });
        else if (seat !== CHAIR) schedule(s, { at: 'chair' });
      },
    },
  },
  setup: ({ seats, chance }) => ({
    ...core<BallotFrame, Vote>(seats, chance, { at: 'vote' }),
    open: [{ at: 'floor' }],
    objections: 0,
  }),
  readEdition: noEdition,
  clone: cloneCore,
  view: (s) => s.objections,
  imagine() {},
  notation: notationOf({ yes: {}, no: {}, object: {}, walk: {}, noted: {} }),
  score: () => [],
  violations: () => [],
};

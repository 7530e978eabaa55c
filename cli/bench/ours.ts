/** Tic-tac-toe on our kernel, through three doors. Runs in a process of its own, like the peer. */
import {
  type AnyGame,
  type AnyState,
  answer,
  begin,
  type Choice,
  decider,
  judge,
  keyFromSeed,
  menuOf,
  play,
  type Random,
  startMatch,
} from '@signoria/kernel';
import { ticTacToe } from '@signoria/kernel/testing';
import { counted, type PlayOnce, trace } from './fair.ts';
import { offer } from './measure.ts';

const game = ticTacToe as unknown as AnyGame; // its own types are finer than anybody who plays any game can see
type Mark = Choice & { readonly cell: number };

const start = { seats: 2, key: keyFromSeed('bench') };
const first = begin(game, start);

function pick(s: AnyState, random: Random): Mark {
  const menu = menuOf(game, s, decider(game, s));
  if (menu?.kind !== 'list') throw new Error('tic-tac-toe asks for a cell');
  return menu.choices[random.below(menu.choices.length)] as Mark;
}

/** As search and simulation play: the choice comes from the menu, the state is the caller's own. */
const inPlace: PlayOnce = (random, mark) => {
  const s = game.clone(first);
  while (s.outcome === null) {
    const choice = pick(s, random);
    answer(game, s, decider(game, s), choice);
    mark(choice.cell);
  }
};

/** As an answer in the same process is taken, like the peer's: judged against the rules, then carried out on a copy. */
const checked: PlayOnce = (random, mark) => {
  let s = game.clone(first);
  while (s.outcome === null) {
    const choice = pick(s, random);
    const seat = decider(game, s);
    const deed = judge(game, s, seat, choice, s.asked);
    const after = game.clone(s);
    answer(game, after, seat, deed.choice);
    s = after;
    mark(choice.cell);
  }
};

/** As a table plays: read from notation, judged, copied, hashed into the log, looked through for an undo barrier. */
const recorded: PlayOnce = (random, mark) => {
  const match = startMatch(game, start);
  while (match.state.outcome === null) {
    const choice = pick(match.state, random);
    play(match, decider(game, match.state), game.notation.write(choice), match.state.asked);
    mark(choice.cell);
  }
};

offer(
  { traces: [trace(inPlace), trace(checked), trace(recorded)] },
  { inPlace: counted(inPlace), checked: counted(checked), recorded: counted(recorded) },
);

/** Regatta as a game of the kernel. */
import type { EditionResult, Game } from '../../../index.ts';
import { cloneChance, draw, type OptionValues, type Setup } from '../../../index.ts';
import { core, seatsOf } from '../toy.ts';
import { imagine, type View, view } from './hidden.ts';
import { notation } from './notation.ts';
import { COPIES, HAND, options, PRIZES, type Regatta, type RegattaChoice, type RegattaFrame, size } from './state.ts';
import { deal, steps } from './steps.ts';

const TOP = 6;

/** The one thing an edition may say: how high the cards go. */
function readEdition(json: unknown): EditionResult {
  if (json === null) return { ok: true, edition: { top: TOP } };
  const top = typeof json === 'object' && 'top' in json ? json.top : undefined;
  if (typeof top === 'number' && Number.isInteger(top) && top >= 5 && top <= 9) return { ok: true, edition: { top } };
  return { ok: false, problems: [{ path: 'top', why: 'range', facts: { min: 5, max: 9 } }] };
}

function setup({ seats, options: chosen, edition, chance }: Setup<OptionValues<typeof options>>): Regatta {
  const { top } = edition as { readonly top: number }; // `readEdition` made it
  const empty = () => Array<number>(top).fill(0);
  const forAll = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
  const s: Regatta = {
    ...core<RegattaFrame, RegattaChoice>(seats, chance, { at: 'round' }),
    open: [{ at: 'spy' }],
    rounds: chosen.rounds,
    lowWins: chosen.storm,
    reefing: !chosen.calm,
    round: 0,
    deck: Array<number>(top).fill(COPIES),
    hands: forAll(empty),
    sunk: forAll(empty),
    shown: empty(),
    prize: 1 + draw({ chance }, 'prize').below(PRIZES),
    knows: forAll(() => false),
    flags: forAll(() => null),
    wins: forAll(() => 0),
    lastWinner: null,
  };
  for (const seat of seatsOf(s))
    for (let i = 0; i < HAND[chosen.fleet]; i++) deal(s, draw(s, 'deal', seat), s.hands[seat]!);
  return s;
}

function clone(s: Regatta): Regatta {
  return {
    ...s,
    todo: s.todo.slice(),
    chance: cloneChance(s.chance),
    deck: s.deck.slice(),
    hands: s.hands.map((hand) => hand.slice()),
    sunk: s.sunk.map((pile) => pile.slice()),
    shown: s.shown.slice(),
    knows: s.knows.slice(),
    flags: s.flags.slice(),
    wins: s.wins.slice(),
  };
}

function violations(s: Regatta): readonly string[] {
  const piles = [s.deck, s.shown, ...s.hands, ...s.sunk];
  const counts = s.shown.map((_, value) => piles.reduce((sum, pile) => sum + pile[value]!, 0));
  const wrong = counts.flatMap((n, i) => (n === COPIES ? [] : [`${n} cards of value ${i + 1}, not ${COPIES}`]));
  return piles.some((pile) => pile.some((n) => n < 0)) ? [...wrong, 'a pile with less than nothing'] : wrong;
}

export const regatta: Game<Regatta, RegattaFrame, RegattaChoice, View, typeof options> = {
  id: 'regatta',
  rules: 1,
  players: { min: 2, max: 4 },
  options,
  steps,
  setup,
  readEdition,
  clone,
  view,
  imagine,
  notation,
  score: (s, seat) => [
    { what: 'wins', points: s.wins[seat]!, rules: ['REG-3'], facts: { rounds: s.rounds, deck: size(s.deck) } },
    ...(s.outcome !== null && s.lastWinner === seat ? [{ what: 'prize', points: s.prize, rules: ['REG-6'] }] : []),
  ],
  violations,
};

/** One game's engine: random play in place, copying a state, and search. Runs in a process of its own. */
import { makeBot } from '@signoria/bots';
import {
  type AnyState,
  answer,
  begin,
  type Choice,
  decider,
  enumerate,
  imagine,
  keyFromSeed,
  menuOf,
  random,
} from '@signoria/kernel';
import { seatsOf } from '../beginning.ts';
import { gameNamed } from '../games.ts';
import { offer } from './measure.ts';

const module = await gameNamed(process.argv[2]!);
const { game } = module;
const players = seatsOf(module, undefined);
const generator = random(1);

function choose(s: AnyState): Choice {
  const choices = enumerate(menuOf(game, s, decider(game, s))!, generator);
  return choices[generator.below(choices.length)]!;
}

let dealt = 0;
/** A whole game by random moves; shows every state it comes through. */
function playOnce(see: (s: AnyState) => void): number {
  const s = begin(game, { seats: players, key: keyFromSeed(`bench/${dealt++}`) });
  let decisions = 0;
  for (; s.outcome === null; decisions++) {
    see(s);
    answer(game, s, decider(game, s), choose(s));
  }
  return decisions;
}

const SAMPLE = 200;
/** States spread over whole games, so that neither the bare beginning nor the crowded end stands for all. */
function sampleStates(): readonly AnyState[] {
  const states: AnyState[] = [];
  let seen = 0;
  while (states.length < SAMPLE) {
    playOnce((s) => {
      if (seen++ % 7 === 0 && states.length < SAMPLE) states.push(game.clone(s));
    });
  }
  return states;
}

const states = sampleStates();
const kept: AnyState[] = states.slice();

/** The copies are kept for a while, as anybody who copies does; otherwise they might not be made at all. */
function cloneAll(): number {
  for (const [i, s] of states.entries()) kept[i] = game.clone(s);
  return states.length;
}

const bot = makeBot(module, 'master', { seed: 1 });
let thought = 0;
function think(): number {
  const s = states[thought++ % states.length]!;
  const seat = decider(game, s);
  return bot.think(imagine(game, s, seat, thought), seat, { iterations: 100 }).iterations;
}

offer({ players }, { decisions: () => playOnce(() => {}), clones: cloneAll, search: think });

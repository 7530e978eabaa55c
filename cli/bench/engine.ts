/** One game's engine: random play in place, copying a state, and search. Runs in a process of its own. */
import { type Bot, makeBot, REFERENCES } from '@signoria/bots';
import { withFrozen } from '@signoria/bots/node';
import {
  type AnyState,
  answer,
  begin,
  type Choice,
  decider,
  enumerate,
  imagine,
  keyFromSeed,
  type Menu,
  menuOf,
  random,
} from '@signoria/kernel';
import { seatsOf } from '../games/beginning.ts';
import { gameNamed } from '../games/games.ts';
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

/** The places a menu offers for pieces on a grid. */
function placesIn(menu: Menu<Choice>): number {
  if (menu.kind === 'any') return menu.of.reduce((n, part) => n + placesIn(part), 0);
  return menu.kind === 'placement' ? menu.spots.reduce((n, { at }) => n + at.length, 0) : 0;
}

const placesAt = (s: AnyState): number => placesIn(menuOf(game, s, decider(game, s))!);

const GAMES = 20;
/** States where somebody puts a piece on a grid; none in most games. */
function placingStates(): readonly AnyState[] {
  const found: AnyState[] = [];
  for (let n = 0; n < GAMES && found.length < SAMPLE; n++) {
    playOnce((s) => {
      if (placesAt(s) > 0) found.push(game.clone(s));
    });
  }
  return found;
}

const placing = placingStates();
const findPlaces = (): number => placing.reduce((n, s) => n + placesAt(s), 0);

/** The master as it was frozen: what it thinks by, and how. */
const FROZEN = 'ref-1';
const policy = (await withFrozen(module, [{ version: FROZEN }])).frozen![FROZEN]!;
const frozen = { seed: 1, usual: REFERENCES[FROZEN].search };

/** Searches state after state. */
function thinking(bot: Bot): () => number {
  let thought = 0;
  return () => {
    const s = states[thought++ % states.length]!;
    const seat = decider(game, s);
    return bot.think(imagine(game, s, seat, thought), seat, { iterations: 100 }).iterations;
  };
}

const works = {
  decisions: () => playOnce(() => {}),
  clones: cloneAll,
  search: thinking(makeBot(module, 'master', { seed: 1 })),
  frozen: thinking(makeBot({ game, policy }, 'master', frozen)),
};
offer({ players, places: placing.length > 0 }, placing.length > 0 ? { ...works, places: findPlaces } : works);

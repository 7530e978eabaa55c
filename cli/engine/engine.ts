/**
 * The kernel as a program that is talked to: one line of JSON in, one line of JSON out. For researchers, for bots in
 * other languages, for anything that wants positions, menus and views without a server. Protocol: docs/engine.md.
 *
 * Whoever talks to it holds the whole position, as whoever holds the box does; `view` and `imagine` give what one seat
 * may know.
 */
import { LEVELS, type Level, makeBot, mix, playOut, volunteered } from '@signoria/bots';
import {
  type AnyState,
  BadStart,
  begin,
  type Choice,
  carryOut,
  deciding,
  enumerate,
  freedoms,
  type GameModule,
  imagine,
  judge,
  kernelText,
  keyFromSeed,
  LANGUAGES,
  type Menu,
  NotationError,
  question,
  Refused,
  type Seat,
  seedOf,
  total,
} from '@signoria/kernel';
import { newPositions, type Positions } from './positions.ts';
import {
  BadRequest,
  type Fields,
  idOf,
  onlyFields,
  type Problem,
  pickField,
  readRequest,
  recordField,
  textField,
  type Verb,
  wholeField,
} from './request.ts';

export const PROTOCOL = 1;
/** How many answers of one menu are listed unless asked for more or fewer. */
const WIDE = 256;
const WIDEST = 100_000;
const MOST_GAMES = 10_000;
const MOST_ITERATIONS = 1_000_000;
const MOST_SEED = 2 ** 32 - 1;

export interface Engine {
  /** Answers one line. Never throws for what the client did. */
  answer(line: string): object;
}

interface Room {
  readonly module: GameModule;
  readonly positions: Positions;
}

type Handler = (room: Room, fields: Fields) => object;

export function newEngine(module: GameModule, positions: Positions = newPositions()): Engine {
  const room = { module, positions };
  return {
    answer(line) {
      try {
        const { id, verb, fields } = readRequest(line);
        const { takes, run } = HANDLERS[verb];
        onlyFields(fields, takes);
        return { id, ok: true, ...run(room, fields) };
      } catch (error) {
        return { id: idOf(line), ok: false, ...problemOf(module, error) };
      }
    },
  };
}

const HANDLERS: { readonly [V in Verb]: { readonly takes: readonly string[]; readonly run: Handler } } = {
  hello: { takes: [], run: hello },
  new: { takes: ['players', 'seed', 'options', 'edition'], run: start },
  status: { takes: ['position'], run: ({ module, positions }, fields) => statusOf(module, at(positions, fields)) },
  menu: { takes: ['position', 'seat', 'wide', 'free'], run: menu },
  view: { takes: ['position', 'seat'], run: view },
  describe: { takes: ['position', 'seat', 'lang'], run: describe },
  score: { takes: ['position'], run: score },
  play: { takes: ['position', 'seat', 'line'], run: play },
  bot: { takes: ['position', 'seat', 'level', 'iterations', 'seed'], run: bot },
  evaluate: { takes: ['position'], run: evaluate },
  simulate: { takes: ['position', 'seat', 'games', 'level', 'iterations', 'seed'], run: simulate },
  clone: { takes: ['position'], run: clone },
  imagine: { takes: ['position', 'seat', 'seed'], run: imagined },
  drop: { takes: ['position'], run: drop },
};

/** What went wrong, as data; a fault of ours is not caught. */
function problemOf(module: GameModule, error: unknown): Problem {
  if (error instanceof BadRequest) return error.problem;
  const text = module.text.en;
  if (error instanceof BadStart) {
    const words = error.problems.map((problem) => kernelText.en.start(problem, text)).join(' ');
    return { error: 'bad-start', problems: error.problems, words };
  }
  if (error instanceof Refused) {
    const { refusal } = error;
    return { error: 'refused', refusal, words: kernelText.en.refusal(refusal, text, READER) };
  }
  throw error;
}

/** Seats are counted from 0 here, as everywhere in the protocol. */
const READER = { name: (seat: Seat) => `seat ${seat}`, seat: null };

function at(positions: Positions, fields: Fields): AnyState {
  return positions.at(textField(fields, 'position'));
}

/** Null is a spectator. */
function viewerOf(s: AnyState, fields: Fields): Seat | null {
  return fields.seat === null ? null : wholeField(fields, 'seat', 0, s.seats - 1);
}

/** The seat named; if none is, the first of those who are to answer. */
function askedSeat({ game }: GameModule, s: AnyState, fields: Fields): Seat {
  const first = deciding(game, s)[0];
  if (first === undefined) throw new BadRequest({ error: 'over' });
  return wholeField(fields, 'seat', 0, s.seats - 1, first);
}

function statusOf({ game }: GameModule, s: AnyState) {
  const over = s.outcome !== null;
  return { at: over ? null : s.todo.at(-1)!.at, deciding: deciding(game, s), asked: s.asked, over, outcome: s.outcome };
}

function hello({ module }: Room) {
  const { id, rules, players, options } = module.game;
  return { protocol: PROTOCOL, game: id, title: module.text.en.title, rules, players, options, levels: LEVELS };
}

function start({ module, positions }: Room, fields: Fields) {
  const seats = wholeField(fields, 'players', 1, 99);
  const key = keyFromSeed(textField(fields, 'seed', ''));
  const s = begin(module.game, {
    seats,
    options: recordField(fields, 'options'),
    edition: fields.edition ?? null,
    key,
  });
  return { position: positions.keep(s), ...statusOf(module, s) };
}

function menu({ module, positions }: Room, fields: Fields) {
  const { game } = module;
  const s = at(positions, fields);
  const seat = askedSeat(module, s, fields);
  const wide = wholeField(fields, 'wide', 1, WIDEST, WIDE);
  const withFree = fields.free === true;
  const asked = question(game, s, seat)!;
  const listed = (form: Menu<Choice>) => enumerate(form, undefined, wide).map((c) => game.notation.write(c));
  return {
    seat,
    at: asked.at,
    rules: asked.rules,
    sealed: asked.sealed,
    choices: asked.menu === null ? [] : listed(asked.menu),
    menu: asked.menu,
    blocked: asked.blocked.map(({ choice, why, rules }) => ({ line: game.notation.write(choice), why, rules })),
    // Offers alone can be thousands: listed only for those who want them.
    free: freedoms(game, s, seat).map((free) => (withFree ? { ...free, choices: listed(free.menu) } : free)),
  };
}

function view({ module, positions }: Room, fields: Fields) {
  const s = at(positions, fields);
  return { view: module.game.view(s, viewerOf(s, fields)) };
}

function describe({ module, positions }: Room, fields: Fields) {
  const s = at(positions, fields);
  const seat = viewerOf(s, fields);
  const text = module.text[pickField(fields, 'lang', LANGUAGES, 'en')];
  return { lines: text.describe(module.game.view(s, seat), { ...READER, seat }) };
}

function score({ module, positions }: Room, fields: Fields) {
  const s = at(positions, fields);
  const lines = Array.from({ length: s.seats }, (_, seat) => module.game.score(s, seat));
  return { totals: lines.map(total), lines };
}

/** An answer, or something done of one's own accord: whichever the line is. */
function play({ module, positions }: Room, fields: Fields) {
  const { game } = module;
  const s = at(positions, fields);
  const seat = askedSeat(module, s, fields);
  carryOut(game, s, seat, judge(game, s, seat, readLine(module, textField(fields, 'line'))));
  return statusOf(module, s);
}

function readLine({ game }: GameModule, line: string): Choice {
  try {
    return game.notation.read(line);
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    throw new Refused({ why: 'unreadable', line, problem: error.message });
  }
}

/** What one of our bots would answer. It is shown an imagined world, as always. */
function bot({ module, positions }: Room, fields: Fields) {
  const { game } = module;
  const s = at(positions, fields);
  const seat = askedSeat(module, s, fields);
  const { level, budget, seed } = mindOf(fields);
  const world = imagine(game, s, seat, mix(seed, s.asked, seat));
  const wanted = volunteered(module, world, seat);
  const thought = makeBot(module, level, { seed }).think(world, seat, budget);
  const considered = thought.considered.map(({ choice, visits, value }) => ({
    line: game.notation.write(choice),
    visits,
    value,
  }));
  return {
    seat,
    line: game.notation.write(thought.choice),
    /** What it would do first, unasked. */
    first: wanted === null ? null : game.notation.write(wanted.choice),
    win: thought.win,
    considered,
  };
}

function mindOf(fields: Fields) {
  const level: Level = pickField(fields, 'level', LEVELS, 'adept');
  const iterations = wholeField(fields, 'iterations', 1, MOST_ITERATIONS, 1000);
  return { level, budget: { iterations }, seed: seedOf(textField(fields, 'seed', '')) };
}

function evaluate({ module, positions }: Room, fields: Fields) {
  const s = at(positions, fields);
  if (module.policy.evaluate === undefined) throw new BadRequest({ error: 'not-judged' });
  const shares = new Float64Array(s.seats);
  module.policy.evaluate(s, shares);
  return { shares: [...shares] };
}

/**
 * Plays copies of the position to their end: a share of the wins for each seat. With a `seat` each copy is imagined for it
 * (null: for a spectator); without one, what is dealt and what chance still holds stays as it is.
 */
function simulate({ module, positions }: Room, fields: Fields) {
  const s = at(positions, fields);
  const games = wholeField(fields, 'games', 1, MOST_GAMES, 1);
  const { level, budget, seed } = mindOf(fields);
  const contestants = Array.from({ length: s.seats }, () => ({ level, budget }));
  const wins = Array<number>(s.seats).fill(0);
  let finished = 0;
  let decisions = 0;
  for (let i = 0; i < games; i++) {
    const own = mix(seed, i);
    const world = fields.seat === undefined ? module.game.clone(s) : imagine(module.game, s, viewerOf(s, fields), own);
    const played = playOut(module, world, contestants, own);
    decisions += played.decisions;
    if (played.outcome === null) continue;
    finished++;
    for (const seat of played.outcome.winners) wins[seat]! += 1 / played.outcome.winners.length;
  }
  return { games, finished, decisions, wins };
}

function clone({ module, positions }: Room, fields: Fields) {
  return { position: positions.keep(module.game.clone(at(positions, fields))) };
}

function imagined({ module, positions }: Room, fields: Fields) {
  const s = at(positions, fields);
  const world = imagine(module.game, s, viewerOf(s, fields), wholeField(fields, 'seed', 0, MOST_SEED, 0));
  return { position: positions.keep(world) };
}

function drop({ positions }: Room, fields: Fields) {
  positions.drop(textField(fields, 'position'));
  return {};
}

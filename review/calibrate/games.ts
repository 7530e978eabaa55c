/** Games by bots with their logs: what a judgement is fitted to and measured on. */
import { type Level, makeBot, mix, type Playable, volunteered } from '@signoria/bots';
import {
  deciding,
  imagine,
  keyFromSeed,
  type Match,
  play,
  type Seat,
  type Start,
  seedOf,
  startMatch,
} from '@signoria/kernel';

export interface Table extends Omit<Start, 'key'> {
  /** By seat. */
  readonly levels: readonly Level[];
  readonly seed: string;
  /** Iterations of a master. */
  readonly iterations: number;
}

/** Answers after which a game is given up. */
const BOUND = 5000;
/** Before one answer nobody acts unasked more often than this. */
const MOST_UNASKED = 16;

/** Null for a game that does not end. */
export function playTable(module: Playable, { levels, seed, iterations, ...start }: Table): Match | null {
  const match = startMatch(module.game, { ...start, key: keyFromSeed(seed) });
  const own = seedOf(seed);
  const bots = levels.map((level, seat) => makeBot(module, level, { seed: mix(own, seat) }));
  for (let i = 0; match.state.outcome === null; i++) {
    if (i >= BOUND) return null;
    unasked(module, match, levels, mix(own, i));
    const seat = deciding(module.game, match.state)[0];
    if (seat === undefined) break;
    const world = imagine(module.game, match.state, seat, mix(own, i, seat));
    play(match, seat, module.game.notation.write(bots[seat]!.choose(world, seat, { iterations })));
  }
  return match;
}

/** As in the house's own games: everybody with a mind may act of their own accord. */
function unasked(module: Playable, match: Match, levels: readonly Level[], seed: number): void {
  if (module.policy.volunteer === undefined) return;
  for (let i = 0; i < MOST_UNASKED; i++) {
    const deed = anybody(module, match, levels, mix(seed, i));
    if (deed === null) return;
    play(match, deed.seat, deed.line);
  }
}

function anybody({ game, policy }: Playable, { state }: Match, levels: readonly Level[], seed: number) {
  if (state.open.length === 0 || state.outcome !== null) return null;
  for (const [seat, level] of levels.entries()) {
    if (level === 'random') continue;
    const deed = volunteered({ game, policy }, imagine(game, state, seat, mix(seed, seat)), seat);
    if (deed !== null) return { seat: seat as Seat, line: game.notation.write(deed.choice) };
  }
  return null;
}

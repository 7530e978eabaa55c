/** The no-leak test over many random positions: every seat and the spectator, every number of players. */
import type { AnyGame, AnyState, GameModule, Random, Seat, Start } from '../../index.ts';
import { begin, canonical, imagine, keyFromSeed } from '../../index.ts';
import { randomGame } from '../play.ts';
import { named, type OptionChoice, playerCounts, randomOptions } from '../start.ts';
import { courseLeaks, type Leak, leaks, openingLeaks, viewers } from './leaks.ts';

export interface LeakPlan {
  readonly module: GameModule;
  /** How many positions to look at. */
  readonly positions: number;
  /** Numbers of players; all by default. */
  readonly players?: readonly number[];
  /** Fixed options; random ones by default. */
  readonly options?: OptionChoice;
  /** A correction of the box, as in an edition file. */
  readonly edition?: unknown;
  /** Names the games, so that a leak can be seen again. */
  readonly seed?: string;
}

/** A leak, and how to see it again: the game of this name, at this decision. */
export interface FoundLeak extends Leak {
  readonly name: string;
  readonly start: Start;
  readonly decision: number;
}

export interface LeakReport {
  readonly positions: number;
  /** Positions times those who looked at them. */
  readonly looks: number;
  readonly leaks: readonly FoundLeak[];
}

const ENOUGH = 8;
/** One position in so many is also left in two ways, to see who can tell. */
const COURSES_EVERY = 2;
/** A secret not redealt once in so many looks is not redealt at all. */
const LOOKS = 25;

export function leakTest(plan: LeakPlan, onProgress: (positions: number) => void = () => {}): LeakReport {
  const { module, positions, players = playerCounts(module.game), seed = 'leak' } = plan;
  const found: FoundLeak[] = [];
  const secrets = new Map(players.map((seats) => [seats, newSecrets(seats)]));
  let done = 0;
  let looks = 0;
  for (let n = 0; done < positions && found.length < ENOUGH; n++) {
    const seats = players[n % players.length]!;
    const name = `${seed}-${n}`;
    const { start, random } = begun(plan, name, seats);
    const at = (decision: number) => (leak: Leak) => void found.push({ ...leak, name, start, decision });
    openingLeaks(module.game, start, random, module.content.fleeting).forEach(at(0));
    compareSecrets(module.game, start, secrets.get(seats)!);
    randomGame(module.game, start, random, (s, decision) => {
      if (done >= positions || found.length >= ENOUGH) return;
      positionLeaks(module, s, random).forEach(at(decision));
      watchSecrets(module.game, s, random, secrets.get(seats)!);
      done++;
      looks += seats + 1;
      onProgress(done);
    });
  }
  return { positions: done, looks, leaks: [...found, ...keptLeaks(secrets, seed)].slice(0, ENOUGH) };
}

function begun({ module: { game }, options, edition = null }: LeakPlan, name: string, seats: number) {
  const { random } = named(name, seats);
  const { start } = named(name, seats, options ?? randomOptions(game.options, seats, random));
  return { random, start: { ...start, edition } };
}

function positionLeaks({ game, content }: GameModule, s: AnyState, random: Random): readonly Leak[] {
  const here = viewers(s.seats).flatMap((seat) => leaks(game, s, seat, random));
  if (here.length > 0 || random.below(COURSES_EVERY) !== 0) return here;
  return courseLeaks(game, s, random, content.fleeting);
}

/** For each pair of seats: has the one's secret ever been redealt in the other's imagination? */
interface Secrets {
  /** Seats that see something no spectator sees. */
  readonly has: boolean[];
  readonly looks: number[][];
  readonly redealt: boolean[][];
}

function newSecrets(seats: number): Secrets {
  const square = <T>(value: T) => Array.from({ length: seats }, () => Array<T>(seats).fill(value));
  return { has: Array<boolean>(seats).fill(false), looks: square(0), redealt: square(false) };
}

/** Two openings that are one to a spectator but not to the seat: the seat has a secret. */
function compareSecrets(game: AnyGame, start: Start, secrets: Secrets): void {
  const a = begin(game, start);
  const b = begin(game, { ...start, key: keyFromSeed(start.key) });
  const differs = (seat: Seat | null) => canonical(game.view(a, seat)) !== canonical(game.view(b, seat));
  if (differs(null)) return;
  for (const seat of secrets.has.keys()) if (differs(seat)) secrets.has[seat] = true;
}

function watchSecrets(game: AnyGame, s: AnyState, random: Random, secrets: Secrets): void {
  const viewer = random.below(s.seats);
  const holder = random.below(s.seats);
  if (viewer === holder || secrets.redealt[viewer]![holder]) return;
  const world = imagine(game, s, viewer, random.below(0x7fffffff));
  secrets.looks[viewer]![holder]!++;
  const held = canonical(game.view(s, holder)); // not its sight: sealed answers are redealt by the kernel
  if (canonical(game.view(world, holder)) !== held) secrets.redealt[viewer]![holder] = true;
}

function keptLeaks(all: ReadonlyMap<number, Secrets>, name: string): readonly FoundLeak[] {
  return [...all].flatMap(([seats, { has, looks, redealt }]) => {
    const pairs = has.flatMap((secret, holder) =>
      secret ? looks.map((_, viewer): [Seat, Seat] => [viewer, holder]) : [],
    );
    return pairs
      .filter(([viewer, holder]) => looks[viewer]![holder]! >= LOOKS && !redealt[viewer]![holder])
      .map(([viewer, holder]) => {
        const detail = `what seat ${holder} holds was the same in ${looks[viewer]![holder]} imagined worlds`;
        return { kind: 'kept', seat: viewer, detail, name, decision: 0, start: { seats, key: '' } } as const;
      });
  });
}

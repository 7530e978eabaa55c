/**
 * Two people who play noughts and crosses against each other, each with a socket: at our server or at the peer's. A move
 * is over when its maker has been told that it was taken and the other one has seen it; only then comes the next.
 */
import { random } from '@signoria/kernel';
import { cellsOf } from './noughts.ts';
import type { RawSocket } from './raw.ts';

/** How one server is spoken to. */
export interface Tongue {
  /** Somebody new, with a socket. */
  arrive(): Promise<Person>;
  /** A fresh game of these two, which both watch. Gives its name. */
  begin(people: Pair<Person>): Promise<string>;
  move(game: string, nth: number, cell: number): string;
  /** Null for what tells nothing about a game's moves. */
  read(text: string): Told | null;
}

export interface Person {
  readonly socket: RawSocket;
  readonly cookie: string;
}

export interface Told {
  readonly game: string;
  /** So many moves have been made; infinite when the game is over. */
  readonly moves: number;
  /** Whether it tells the maker of a move that it was taken, or others what it led to; or both. */
  readonly taken: boolean;
  readonly shown: boolean;
}

export type Pair<T> = readonly [T, T];

export interface Duel {
  /** A fresh game, both watching, nobody has moved. */
  prepare(): Promise<void>;
  /** To its end. `moved` is told each move's milliseconds; `pause` is waited for before each. */
  play(moved: (ms: number) => void, pause?: () => Promise<void>): Promise<void>;
  close(): void;
}

export async function duel(tongue: Tongue, seed: number): Promise<Duel> {
  const people = [await tongue.arrive(), await tongue.arrive()] as const;
  const dice = random(seed);
  let game = '';
  return {
    async prepare() {
      game = await tongue.begin(people);
    },
    play: (moved, pause) => playGame(tongue, people, game, cellsOf(dice), moved, pause),
    close: () => {
      for (const { socket } of people) socket.close();
    },
  };
}

function playGame(
  tongue: Tongue,
  people: Pair<Person>,
  game: string,
  cells: readonly number[],
  moved: (ms: number) => void,
  pause?: () => Promise<void>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let [made, taken, shown, sent] = [0, false, false, 0];
    const send = () => {
      sent = performance.now();
      people[made % 2]!.socket.send(tongue.move(game, made, cells[made]!));
    };
    const next = () => (pause === undefined ? send() : void pause().then(send));
    for (const [player, { socket }] of people.entries()) {
      socket.heard = (text) => {
        const told = tongue.read(text);
        if (told === null || told.game !== game || told.moves <= made) return;
        if (Number.isFinite(told.moves) !== made + 1 < cells.length && told.shown) reject(new Error(text));
        if (player === made % 2) taken ||= told.taken;
        else shown ||= told.shown;
        if (!taken || !shown) return;
        moved(performance.now() - sent);
        [made, taken, shown] = [made + 1, false, false];
        if (made < cells.length) next();
        else resolve();
      };
    }
    next();
  });
}

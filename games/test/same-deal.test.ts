// The same deal for everybody: under one key chance depends on its address alone, whatever people do.

import { describe, expect, it, vi } from 'vitest';
import {
  type AnyGame,
  BadStart,
  type Chance,
  canonical,
  type GameModule,
  type Match,
  play,
  type Random,
  random,
  type Seat,
  type Start,
  type Stream,
  startMatch,
  takeBack,
  toFile,
  undo,
  undoable,
} from '../../kernel/index.ts';
import { named, playerCounts, randomOptions, randomStep } from '../../kernel/testing/index.ts';
import { gameFolders, loadGame } from '../registry.ts';

/** What every event of chance was asked and answered, in the order of the events. */
interface Event {
  readonly address: string;
  /** Out of so many, this one. */
  readonly drawn: (readonly [of: number, one: number])[];
}

const heard = vi.hoisted(() => ({ events: [] as Event[] }));

vi.mock('../../kernel/chance/chance.ts', async (original) => {
  const chance = await original<typeof import('../../kernel/chance/chance.ts')>();
  const draw = (s: { readonly chance: Chance }, purpose: string, seat: Seat | null = null): Stream => {
    const place = seat === null ? purpose : `${purpose}/${seat}`;
    // Counted here, not by the kernel: it is the kernel's counting that is examined.
    const before = heard.events.filter(({ address }) => address.startsWith(`${place}#`)).length;
    const event: Event = { address: `${place}#${before}`, drawn: [] };
    heard.events.push(event);
    const stream = chance.draw(s, purpose, seat);
    return {
      below(n) {
        const one = stream.below(n);
        event.drawn.push([n, one]);
        return one;
      },
    };
  };
  return { ...chance, draw };
});

function overheard<T>(work: () => T): { readonly result: T; readonly events: readonly Event[] } {
  heard.events = [];
  const result = work();
  return { result, events: heard.events };
}

/** The events both games came to. */
function shared(one: readonly Event[], other: readonly Event[]) {
  const there = new Map(other.map((event) => [event.address, event.drawn]));
  const here = new Map(one.map((event) => [event.address, event.drawn]));
  return [...here].flatMap(([address, drawn]) => {
    const also = there.get(address);
    return also === undefined ? [] : [{ address, drawn, also }];
  });
}

/** As long as both asked for one out of as many, both got the same one. */
function unlike({ drawn, also }: ReturnType<typeof shared>[number]): boolean {
  for (const [i, [of, one]] of drawn.entries()) {
    const [ofOther, other] = also[i] ?? [];
    if (of !== ofOther) return false;
    if (one !== other) return true;
  }
  return false;
}

const modules = await Promise.all(gameFolders().map(loadGame));

/** Some ways to begin this game: every number of players, with the options of the house and with any in turn. */
function starts({ game }: GameModule) {
  return playerCounts(game).map((seats, i) => {
    const options = i % 2 === 0 ? {} : randomOptions(game.options, seats, random(seats));
    return named(`same deal ${seats}`, seats, options).start;
  });
}

/** Answers at random, the whole game. */
function played(game: AnyGame, start: Start, dice: Random): Match {
  const match = startMatch(game, start);
  while (match.state.outcome === null) {
    const { seat, deed } = randomStep(game, match.state, dice);
    play(match, seat, game.notation.write(deed.choice));
  }
  return match;
}

const lines = (match: Match) => match.log.map(({ entry }) => entry);
const withoutTickets = (match: Match) => canonical({ ...match.state, asked: 0 });

describe.each(modules.map((module) => [module.game.id, module] as const))('%s, dealt twice', (_, module) => {
  const { game } = module;

  it('is the same to the last byte where the answers are', () => {
    for (const start of starts(module)) {
      const one = played(game, start, random(1));
      const other = played(game, start, random(1));
      expect(canonical(toFile(other))).toBe(canonical(toFile(one)));
      expect(canonical(other.state)).toBe(canonical(one.state));
    }
  });

  it('opens alike and draws alike at every address, whatever is answered', () => {
    let met = 0;
    let later = 0;
    for (const start of starts(module)) {
      const opening = overheard(() => startMatch(game, start)).events.length;
      const one = overheard(() => played(game, start, random(1)));
      const other = overheard(() => played(game, start, random(2)));
      expect(lines(other.result)).not.toEqual(lines(one.result));
      expect(other.events.slice(0, opening)).toEqual(one.events.slice(0, opening));
      const both = shared(one.events, other.events);
      expect(both.filter(unlike)).toEqual([]);
      met += both.length;
      later += Math.max(0, both.length - opening);
    }
    expect(met).toBeGreaterThan(0);
    // Whoever draws nothing but the setup has nothing to compare afterwards.
    if (drawsLater(module)) expect(later).toBeGreaterThan(0);
  });

  it('draws under another key what it likes', () => {
    const [start] = starts(module);
    const one = overheard(() => played(game, start!, random(1))).events;
    const other = overheard(() => played(game, { ...start!, key: '0'.repeat(64) }, random(1))).events;
    expect(shared(one, other).filter(unlike)).not.toEqual([]);
  });

  it('is as if nothing had been, once an answer is taken back', () => {
    let undone = 0;
    for (const start of starts(module)) undone += answeredTwice(module, start);
    expect(undone).toBeGreaterThan(0);
  });

  it('refuses numbers of players it is not for', () => {
    const [start] = starts(module);
    const { min, max } = game.players;
    for (const seats of [min - 1, max + 1, 2.5]) {
      const begin = () => startMatch(game, { ...start!, options: {}, seats });
      expect(begin).toThrow(BadStart);
      try {
        begin();
      } catch (error) {
        const { problems } = error as BadStart; // as the line above has seen
        expect(problems).toContainEqual({ problem: 'players', given: seats, min, max });
      }
    }
  });
});

function drawsLater({ game }: GameModule): boolean {
  return game.id !== 'virtu'; // its only chance is who begins and with which powers
}

/** A game in which now and then one answers, takes it back (alone, or with everybody's consent) and answers otherwise. */
function answeredTwice({ game }: GameModule, start: Start): number {
  const dice = random(3);
  const plain = startMatch(game, start);
  const turned = startMatch(game, start);
  const everybody = Array.from({ length: start.seats }, (_, seat) => seat);
  let undone = 0;
  const [meant, said] = [[] as Event[], [] as Event[]];
  const saying = (events: Event[], work: () => void) => void events.push(...overheard(work).events);
  for (let n = 0; n < 60 && plain.state.outcome === null; n++) {
    const { seat, deed } = randomStep(game, plain.state, dice, false);
    const other = randomStep(game, turned.state, dice, false);
    if (n % 5 === 0) {
      const entries = turned.log.length;
      play(turned, other.seat, game.notation.write(other.deed.choice));
      if (undoable(turned, other.seat) > 0) undo(turned, other.seat);
      else takeBack(turned, entries, everybody);
      undone++;
    }
    saying(meant, () => play(plain, seat, game.notation.write(deed.choice)));
    saying(said, () => play(turned, seat, game.notation.write(deed.choice)));
    expect(withoutTickets(turned)).toBe(withoutTickets(plain));
  }
  expect(said).toEqual(meant);
  return undone;
}

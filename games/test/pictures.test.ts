// Pictures of positions, for links: of kept games of every number of players, drawn as the server draws them.

import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import {
  type AnyState,
  type GameModule,
  type Header,
  imagine,
  LANGUAGES,
  type Language,
  replayEntry,
  startMatch,
  underRules,
} from '@signoria/kernel';
import { TINCTURES } from '@signoria/kit';
import type { GamePicture, Position } from '@signoria/kit/pictures';
import { pictureDrawer } from '@signoria/kit/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { gameFolders, loadGame } from '../registry.ts';

const ROOT = join(import.meta.dirname, '../..');
const FONTS = join(ROOT, 'kit/fonts');
const NAMES = ['Anna', 'Bianca', 'Carlo', 'Дарья', 'Elena', 'Фёдор'] as const;

interface Drawn {
  readonly id: string;
  readonly module: GameModule;
  readonly games: readonly Kept[];
  readonly draw: (position: Position) => string;
}

interface Kept {
  readonly header: Header;
  readonly key: string;
  readonly moves: readonly string[];
}

/** One kept game of each number of players. */
function gamesIn(folder: string): readonly Kept[] {
  const lines = readFileSync(join(folder, 'test/corpus.jsonl'), 'utf8').split('\n').filter(Boolean);
  const kept = lines.map((line) => JSON.parse(line) as Kept);
  const counts = [...new Set(kept.map(({ header }) => header.seats))].sort();
  return counts.map((seats) => kept.find(({ header }) => header.seats === seats)!);
}

async function drawnBy(folder: string): Promise<readonly Drawn[]> {
  const file = join(folder, 'board/picture.tsx');
  if (!existsSync(file)) return [];
  const { picture } = (await import(pathToFileURL(file).href)) as { readonly picture: GamePicture };
  const styles = [join(ROOT, 'kit/css/tokens.css'), ...globSync(join(folder, 'board/**/*.css'))];
  const draw = pictureDrawer(
    picture,
    styles.map((style) => readFileSync(style, 'utf8')),
  );
  const module = await loadGame(folder);
  return [{ id: module.game.id, module, games: gamesIn(folder), draw }];
}

/** Besides the beginning: a quarter of the way, three fifths, and the end. */
const MOMENTS = [0.25, 0.6, 1] as const;

function statesOf({ game }: GameModule, { header, key, moves }: Kept): readonly AnyState[] {
  const { seats, options, edition, rules } = header;
  const match = startMatch(underRules(game, rules)!, { seats, options, edition, key });
  const wanted = MOMENTS.map((part) => Math.floor(part * moves.length));
  const states: AnyState[] = [match.state];
  for (const [i, move] of moves.entries()) {
    const [who, ...line] = move.split(' ');
    replayEntry(match, { seat: who === '*' ? null : Number(who), line: line.join(' ') });
    if (wanted.includes(i + 1)) states.push(match.state);
  }
  return states;
}

function positionOf({ game, text }: GameModule, s: AnyState, language: Language): Position {
  const seats = Array.from({ length: s.seats }, (_, seat) => ({
    name: NAMES[seat]!,
    tincture: TINCTURES[seat]!,
    now: seat === 0,
  }));
  const reader = { seat: null, name: (seat: number) => NAMES[seat]! };
  const state = s.outcome === null ? '' : text[language].outcome(s.outcome, reader);
  return {
    house: '',
    view: game.view(s, null),
    seats,
    language,
    title: text[language].title,
    name: 'The usual suspects',
    state,
  };
}

/** Whose things lie on the board, as the view says. */
function ownersIn(view: unknown, count: number): ReadonlySet<number> {
  const { owner = {}, cities = [], tiles = [], places = [], players = [] } = view as Record<string, object>;
  const things: readonly object[] = [cities, tiles, places].flatMap((all) => Object.values(all));
  const cells: readonly object[] = things.flatMap((thing) => ('cells' in thing ? (thing.cells as object[]) : []));
  const owned = [...things, ...cells].flatMap((thing) => ('owner' in thing ? [thing.owner] : []));
  const estates = Object.values(players).flatMap((player) => ('jesters' in player ? [player.seat] : []));
  const all = [...Object.values(owner), ...owned, ...estates].filter((seat) => typeof seat === 'number');
  // Alone one plays against somebody who has no seat.
  return new Set(all.filter((seat) => seat < count));
}

/** What the letters that pictures are drawn with can write, as their style sheet says. */
const WRITABLE = readFileSync(join(FONTS, 'fonts.css'), 'utf8')
  .match(/unicode-range: [^;]+/g)!
  .flatMap((range) => [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)])
  .map(([, from, to]) => [Number.parseInt(from!, 16), Number.parseInt(to ?? from!, 16)] as const);
const isWritable = (letter: string): boolean =>
  WRITABLE.some(([from, to]) => letter.codePointAt(0)! >= from && letter.codePointAt(0)! <= to);

const drawn = (await Promise.all(gameFolders().map(drawnBy))).flat();

it('are there of all our titles', () => {
  expect(drawn.length).toBeGreaterThanOrEqual(5);
});

describe.each(drawn)('$id', ({ module, games, draw }) => {
  const states = new Map<number, readonly AnyState[]>();
  beforeAll(() => {
    for (const kept of games) states.set(kept.header.seats, statesOf(module, kept));
  });

  it.each(games.map(({ header }) => header.seats))('shows whose everything is, with %i players', (seats) => {
    for (const s of states.get(seats)!) {
      const svg = draw(positionOf(module, s, 'en'));
      const scene = svg.slice(0, svg.indexOf('Signoria<'));
      const owners = ownersIn(module.game.view(s, null), seats);
      for (const seat of owners) expect(scene.includes(`href="#shield-${TINCTURES[seat]}"`), NAMES[seat]).toBe(true);
      for (const name of NAMES.slice(0, seats)) expect(svg.includes(`>${name}<`), name).toBe(true);
    }
  });

  it('refers to nothing outside itself and leaves no colour open', () => {
    for (const s of [...states.values()].flat()) {
      const svg = draw(positionOf(module, s, 'ru'));
      expect(svg.match(/undefined|NaN|\[object|null,|var\(|color-mix|foreignObject/)?.[0]).toBeUndefined();
      const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const named = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
      expect(named.filter((id) => !ids.has(id))).toEqual([]);
    }
  });

  it.each(LANGUAGES)('has letters for all that it says in %s', (language) => {
    for (const s of [...states.values()].flat()) {
      const svg = draw(positionOf(module, s, language));
      const said = [...svg.matchAll(/<(?:text|tspan)[^>]*>([^<]+)/g)].map(([, words]) => words!).join('');
      expect(said.length).toBeGreaterThan(40);
      expect([...said].filter((letter) => !isWritable(letter))).toEqual([]);
    }
  });

  it.each(games.map(({ header }) => header.seats))('tells no secret, with %i players', (seats) => {
    const running = states.get(seats)!.filter(({ outcome }) => outcome === null);
    expect(running.length).toBeGreaterThan(1);
    for (const s of running) {
      const svg = draw(positionOf(module, s, 'en'));
      for (const seed of [1, 2, 3]) {
        const world = imagine(module.game, s, null, seed);
        expect(draw(positionOf(module, world, 'en')) === svg).toBe(true);
      }
    }
  });

  it('is a picture that messengers take', async () => {
    await ready;
    const { length } = LETTERS;
    expect(length).toBeGreaterThan(5);
    for (const s of states.get(module.game.players.max)!) {
      const png = new Resvg(draw(positionOf(module, s, 'en')), { font: { fontBuffers: LETTERS } }).render().asPng();
      expect(Buffer.from(png).readUInt32BE(16)).toBe(1200);
      expect(png.length).toBeGreaterThan(60_000);
      expect(png.length).toBeLessThan(1_200_000);
    }
  });
});

const LETTERS = globSync(join(FONTS, 'alegreya-*.woff2')).map((file) => readFileSync(file));
const ready = initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));

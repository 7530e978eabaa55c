/** Beside a replay: the chronicle as the table has it, and every account beside the others'. */
import { signal } from '@preact/signals';
import { type GameFile, readFile } from '@signoria/kernel';
import type { GameBoard } from '@signoria/kit';
import { importedSeats } from '@signoria/table';
import { type FunctionComponent, h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { board as florence } from '../../games/princes-of-florence/board/index.tsx';
import golden from '../../games/princes-of-florence/test/golden/four-players.json' with { type: 'json' };
import { findGame } from '../../games/registry.ts';
import { lookAt, project } from '../local/replays.ts';
import type { ReelState } from '../pages/replay/reel.ts';
import { en } from '../text/en.ts';

function goldenFile(): GameFile {
  const read = readFile(JSON.stringify(golden));
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.file;
}

/** A replay that shows one move. */
async function stateAt(seq: number | 'end'): Promise<ReelState> {
  const module = await findGame('princes-of-florence');
  const file = goldenFile();
  const { loaded, projector } = project(module, file);
  if (!loaded.ok || projector === undefined) throw new Error('did not load');
  const { reel } = loaded;
  const at = seq === 'end' ? reel.last : seq;
  const seats = importedSeats(4, golden.names).map((seat) => (seat.kind === 'person' ? { ...seat, here: true } : seat));
  return {
    file,
    module,
    board: florence as GameBoard<never, never> as GameBoard, // as the page gets it
    reel,
    seq: signal(at),
    eyes: signal(null),
    aside: signal(null),
    look: signal(lookAt(projector, at)),
    running: signal(false),
    until: signal(null),
    end: signal(0),
    seats: signal(seats),
    text: signal(module.text.en),
    reader: signal({ seat: null, name: (seat) => golden.names[seat] ?? '' }),
    go() {},
    onKey() {},
    stop() {},
  };
}

/** The parts of the page, which ask as they are loaded what the browser likes. */
async function pageParts() {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
  vi.stubGlobal('addEventListener', () => {});
  const { speak } = await import('../state/words.ts');
  await speak();
  const [{ ReplaySide }, { Scores }, { ReelContext }] = await Promise.all([
    import('../pages/replay/ReplaySide.tsx'),
    import('../pages/replay/Scores.tsx'),
    import('../pages/replay/reel.ts'),
  ]);
  const drawn = <P extends object>(state: ReelState, part: FunctionComponent<P>, props: P): string =>
    renderToString(h(ReelContext.Provider, { value: state }, h(part, props)));
  return {
    side: (state: ReelState) => drawn(state, ReplaySide, { embed: null }),
    scores: (state: ReelState) => drawn(state, Scores, {}),
  };
}

describe('beside a replay', () => {
  let end: ReelState;
  let page: Awaited<ReturnType<typeof pageParts>>;
  beforeAll(async () => {
    [end, page] = await Promise.all([stateAt('end'), pageParts()]);
  });
  afterAll(() => void vi.unstubAllGlobals());

  it('what is folded in the chronicle can be unfolded, and gone to', () => {
    const side = page.side(end);
    const folds = side.match(/<details>.*?<\/details>/gs) ?? [];
    const auctions = folds.filter((fold) => fold.includes('How it came to this'));
    expect(auctions.length).toBeGreaterThan(10);
    for (const auction of auctions) expect(auction).toMatch(/<button[^>]*>[^<]* puts up /);
  });

  it('the chronicle has headings', () => {
    const side = page.side(end);
    expect(side.match(/class="line chapter"/g)).toHaveLength(7);
    expect(side).toContain(`aria-label="${en.table.fold}: Round 1 begins.`);
  });

  it('every account stands beside the others, the winner’s first, with the rules', () => {
    const scores = page.scores(end);
    const names = [...scores.matchAll(/<header>.*?<b>(.*?)<\/b>/gs)].map(([, name]) => name);
    expect(names.toSorted()).toEqual(golden.names.toSorted());
    expect(names[0]).toBe(golden.names[end.reel.outcome!.winners[0]!]);
    expect(scores).toContain('class="won"');
    expect(scores).toMatch(/class="rule-id">FLO-/);
  });

  it('nobody has won in the middle', async () => {
    const scores = page.scores(await stateAt(60));
    expect(scores.match(/<header>/g)).toHaveLength(4);
    expect(scores).not.toContain('class="won"');
  });
});

// What is new in a view, put together again: whoever follows changes sees what everybody else sees.

import { describe, expect, it } from 'vitest';
import { loadGames } from '../../games/registry.ts';
import { changed, counselled } from '../view/changes.ts';
import { watch } from '../view/watch.ts';
import type { Change, Counsel, TableView } from '../wire.ts';
import { look, must, person, playOn, started } from './rig.ts';

const games = await loadGames();
/** No log or chat has this number. */
const NEVER = Number.MAX_SAFE_INTEGER;
const WATCHER = person('watcher');

describe.each(games.map((module) => [module.game.id, module] as const))('changes to views (%s)', (_, module) => {
  it('add up to the view, and are smaller', async () => {
    const rig = await started(module.game.players.max > 2 ? 3 : 2, { module });
    const readers = [person(0), person(1), WATCHER].map(({ user }) => ({
      user,
      whole: watch(rig.table, user, 0, 0),
      changes: watch(rig.table, user, 0, 0, true),
      view: null as TableView | null,
    }));
    const sizes = { whole: 0, changes: 0 };
    const read = () => {
      for (const reader of readers) {
        const [whole, news] = [reader.whole.news(), reader.changes.news()];
        expect(news === null).toBe(whole === null);
        if (whole === null || news === null) continue;
        expect(news.kind).toBe(reader.view === null ? 'view' : 'change');
        const said = JSON.parse(`{${news.fields}}`) as TableView & Change;
        reader.view = reader.view === null ? said : changed(reader.view, said);
        expect(reader.view).toEqual(JSON.parse(`{${whole.fields}}`));
        const { log, chat, logFrom, ...standing } = reader.view;
        expect(rig.table.glance(reader.user, NEVER, NEVER)).toMatchObject(standing);
        sizes.whole += whole.fields.length;
        sizes.changes += news.fields.length;
      }
    };
    rig.onChange = read;
    read();
    await playOn(rig, 3, (r) => r.stored.entries.length > 60);
    expect(rig.stored.entries.length).toBeGreaterThan(10);
    expect(sizes.changes).toBeLessThan(sizes.whole / 2);
  });
});

describe('a view with its counsel', () => {
  const asked = async () => {
    const rig = await started(3);
    await playOn(rig, 5, (r) => look(r, person(0)).undoable.length > 0);
    const view = watch(rig.table, person(0).user, 0, 0).next()!;
    const { advice, score, undoable } = look(rig, person(0));
    const counsel: Counsel = {
      ticket: view.question!.ticket,
      advice,
      score,
      undoable,
      barriers: [{ seq: 0, barrier: 'told' }],
    };
    return { rig, view, counsel };
  };

  it('is what a reader is shown who waits for it', async () => {
    const { rig, view, counsel } = await asked();
    expect(counselled(view, { ...counsel, barriers: [] })).toEqual(look(rig, person(0)));
    expect(counselled(view, counsel).log.find(({ seq }) => seq === 0)?.barrier).toBe('told');
    expect(counselled(view, null)).toEqual(view);
  });

  it('keeps of counsel on another question the score alone', async () => {
    const { rig, view, counsel } = await asked();
    const stale = counselled(view, { ...counsel, ticket: counsel.ticket! - 1 });
    expect(stale).toEqual({ ...view, score: look(rig, person(0)).score });
  });

  it('is the view alone once the game is over: it says everything', async () => {
    const { rig, view, counsel } = await asked();
    await playOn(rig, 6);
    const over = watch(rig.table, person(0).user, 0, 0).next()!;
    expect(over.score.length).toBe(3);
    expect(counselled(over, counsel)).toEqual(over);
    expect(rig.table.counsel(person(0).user)).toBeNull();
    expect(view.outcome).toBeNull();
    expect(await must(rig, person(0), { type: 'chat', text: 'good game' })).toBeNull();
  });
});

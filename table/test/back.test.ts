/** Going back: undo up to a barrier, take-backs and everything else by consent. */
import { verify } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { exportFile, type TableView } from '../index.ts';
import { errands } from './errands.ts';
import { ask, look, must, person, playOn, type Rig, refusal, rest, restart, started } from './rig.ts';

const drafting = (rig: Rig): number => [0, 1, 2].findIndex((seat) => look(rig, person(seat)).undoable.length > 0);

/** A running game of three in which somebody could undo. */
async function drafted(seed = 'table'): Promise<{ readonly rig: Rig; readonly seat: number }> {
  const rig = await started(3, { seed });
  await playOn(rig, 2, (r) => drafting(r) >= 0);
  return { rig, seat: drafting(rig) };
}

/** What does not depend on how often questions were put. */
function board({ view, question, freedoms, score, outcome }: TableView) {
  return { view, freedoms, score, outcome, at: question?.at, deciding: question?.deciding, menu: question?.menu };
}

const boards = (rig: Rig) => [0, 1, 2, 'watcher'].map((seat) => board(look(rig, person(seat))));

describe('undo', () => {
  it('takes back the latest answer for everybody, and says so in the log', async () => {
    const { rig, seat } = await drafted();
    const lines = look(rig, person(seat)).undoable;
    const { ticket } = look(rig, person(seat)).question!;
    const entries = rig.stored.entries.length;
    const seq = await must(rig, person(seat), { type: 'undo' });
    const after = look(rig, person(seat));
    expect(rig.stored.entries.length).toBeGreaterThan(entries);
    expect(after.question!.ticket).toBeGreaterThan(ticket);
    expect(after.undoable).toEqual(lines.slice(1));
    expect(look(rig, person('watcher')).log.at(-1)).toMatchObject({ seq, seat, events: [], back: seq! - 2 });
    await must(rig, person(seat), { type: 'answer', ticket: after.question!.ticket, line: lines[0]! });
    expect(look(rig, person(seat)).undoable).toEqual(lines);
  });

  it('restores what everybody sees', async () => {
    for (const seed of ['a', 'b', 'c']) {
      const rig = await started(3, { seed });
      let before = boards(rig);
      await playOn(rig, 2, (r) => {
        if (drafting(r) >= 0) return true;
        before = boards(r);
        return false;
      });
      await must(rig, person(drafting(rig)), { type: 'undo' });
      expect(boards(rig)).toEqual(before);
    }
  });

  it('is refused to others, across a barrier, and to spectators', async () => {
    const { rig, seat } = await drafted();
    const barrier = { why: 'forbidden', reason: 'barrier' };
    expect(await refusal(rig, person((seat + 1) % 3), { type: 'undo' })).toMatchObject(barrier);
    expect(await refusal(rig, person('watcher'), { type: 'undo' })).toEqual({ why: 'not-seated' });
    await playOn(rig, 9, (r) => drafting(r) < 0);
    expect(await refusal(rig, person(seat), { type: 'undo' })).toMatchObject(barrier);
  });

  it('asked twice with one id takes back once', async () => {
    const { rig, seat } = await drafted();
    const first = await ask(rig, person(seat), { type: 'undo' }, 'u');
    const entries = rig.stored.entries.length;
    expect(await ask(rig, person(seat), { type: 'undo' }, 'u')).toEqual(first);
    expect(await ask(restart(rig), person(seat), { type: 'undo' }, 'u')).toEqual(first);
    expect(rig.stored.entries).toHaveLength(entries);
  });
});

describe('undo where the table answered something', () => {
  const errand = async () => {
    const rig = await started(2, { module: errands });
    for (const line of ['left', 'right']) {
      const { ticket } = look(rig, person(0)).question!;
      await must(rig, person(0), { type: 'answer', ticket, line });
      await rig.table.settled();
    }
    return rig;
  };
  const lines = (rig: Rig) => rig.stored.entries.map(({ line }) => line);

  it('goes back to the player’s own answer', async () => {
    const rig = await errand();
    expect(lines(rig)).toEqual(['left', 'nod', 'right', 'nod']);
    expect(look(rig, person(0)).undoable).toEqual(['right', 'left']);
    await must(rig, person(0), { type: 'undo' });
    expect(lines(rig)).toEqual(['left', 'nod', 'right', 'nod', '@undo 3', '@undo 2']);
    expect(look(rig, person(0))).toMatchObject({ undoable: ['left'], question: { at: 'way' } });
    await must(rig, person(0), { type: 'undo' });
    expect(look(rig, person(0))).toMatchObject({ undoable: [], question: { at: 'way' } });
    expect(look(rig, person(1)).log.at(-1)).toMatchObject({ back: 0 });
    expect(await refusal(rig, person(0), { type: 'undo' })).toMatchObject({ reason: 'barrier' });
  });

  it('that is interrupted half-way can be asked for again', async () => {
    const rig = await errand();
    rig.failing = 'after';
    expect(await ask(rig, person(0), { type: 'undo' }, 'u')).toMatchObject({ type: 'refused' });
    await rig.table.settled();
    expect(await ask(rig, person(0), { type: 'undo' }, 'u')).toMatchObject({ type: 'done' });
    expect(look(rig, person(0))).toMatchObject({ undoable: ['left'], question: { at: 'way' } });
  });
});

describe('a take-back', () => {
  const back = (to: number) => ({ type: 'propose', what: { kind: 'takeback', to } }) as const;
  const proposal = (rig: Rig) => look(rig, person('watcher')).proposals[0]!;

  it('needs everybody, and then goes past any barrier', async () => {
    const rig = await started(3);
    let before: unknown = null;
    await playOn(rig, 1, (r) => {
      if (look(r, person(0)).log.at(-1)?.seq === 8) before = boards(r);
      return r.stored.entries.length >= 15;
    });
    await must(rig, person(1), back(8));
    expect(proposal(rig)).toEqual({ id: 1, by: 1, what: { kind: 'takeback', to: 8 }, agreed: [1] });
    await must(rig, person(0), { type: 'vote', proposal: 1, agree: true });
    expect(proposal(rig).agreed).toEqual([0, 1]);
    const seq = await must(rig, person(2), { type: 'vote', proposal: 1, agree: true });
    expect(before).not.toBeNull();
    expect(boards(rig)).toEqual(before);
    expect(look(rig, person(0))).toMatchObject({ proposals: [], undoable: [] });
    expect(look(rig, person(0)).log.at(-1)).toMatchObject({ seq, seat: null, back: 8 });
    expect(restart(rig).table.view('user 0', 0, 0)).toEqual(look(rig, person(0)));
    await playOn(rig, 5);
    expect(verify(rig.module.game, exportFile(rig.module, rig.table.record())).ok).toBe(true);
  });

  it('refused has to cool down, for its maker and its kind', async () => {
    const rig = await started(3);
    await playOn(rig, 1, (r) => r.stored.entries.length >= 5);
    await must(rig, person(0), back(2));
    expect(await refusal(rig, person(1), back(1))).toEqual({ why: 'already-proposed' });
    await must(rig, person(1), { type: 'vote', proposal: 1, agree: false });
    expect(proposal(rig)).toBeUndefined();
    expect(await refusal(rig, person(1), { type: 'vote', proposal: 1, agree: true })).toEqual({
      why: 'no-such-proposal',
    });
    expect(await refusal(rig, person(0), back(1))).toEqual({ why: 'cooling-down' });
    expect(await refusal(restart(rig), person(0), back(1))).toEqual({ why: 'cooling-down' });
    await must(rig, person(2), back(1));
    await must(rig, person(2), { type: 'vote', proposal: 2, agree: false }); // one's own: no refusal
    await must(rig, person(2), back(1));
    await must(rig, person(2), { type: 'vote', proposal: 3, agree: false });
    rig.clock += 2 * 60_000;
    await must(rig, person(0), back(1));
    expect(proposal(rig).id).toBe(4);
  });

  it('goes only to numbers everybody knows, and not to the latest', async () => {
    const rig = await started(3);
    await playOn(rig, 1, (r) => r.stored.entries.length >= 5);
    const { seq } = look(rig, person('watcher')).log.at(-1)!;
    for (const to of [-1, 0.5, seq, seq + 1]) {
      expect(await refusal(rig, person(0), back(to))).toEqual({ why: 'malformed', detail: 'to' });
    }
    expect(await refusal(rig, person('watcher'), back(0))).toEqual({ why: 'not-seated' });
  });

  it('with bots needs only the people, and bots play on from there', async () => {
    const rig = await started(1, { places: ['me', 'adept', 'adept'] });
    await playOn(rig, 1, (r) => r.stored.entries.length >= 12);
    await must(rig, person(0), back(0));
    expect(look(rig, person(0)).log.at(-1)).toMatchObject({ seat: null, back: 0 });
    await playOn(rig, 2);
    expect(rig.stored.status).toBe('finished');
    expect(rig.failures).toEqual([]);
  });

  it('that was written but not struck from the list is not done again after a restart', async () => {
    const rig = await started(1, { places: ['me', 'adept'] });
    await playOn(rig, 1, (r) => r.stored.entries.length >= 6);
    const open = rig.stored.proposals;
    await must(rig, person(0), back(0));
    const entries = rig.stored.entries.filter(({ seat }) => seat === null);
    const interrupted = { ...open, next: 2, open: [{ id: 1, by: 0, what: { kind: 'takeback', to: 0 }, agreed: [0] }] };
    rig.stored = { ...rig.stored, proposals: interrupted as typeof open };
    const again = restart(rig);
    await rest(again);
    expect(look(again, person(0)).proposals).toEqual([]);
    expect(again.stored.entries.filter(({ seat }) => seat === null)).toEqual(entries);
  });
});

describe('by consent', () => {
  const propose = (kind: 'pause' | 'resume' | 'end') => ({ type: 'propose', what: { kind } }) as const;
  const agree = (proposal: number) => ({ type: 'vote', proposal, agree: true }) as const;

  it('a game is paused and resumed; meanwhile nobody moves, not even bots', async () => {
    const rig = await started(2, { places: ['me', 'open', 'adept'] });
    expect(await refusal(rig, person(0), propose('resume'))).toEqual({ why: 'not-running' });
    await must(rig, person(0), propose('pause'));
    expect(look(rig, person(0)).status).toBe('running');
    await must(rig, person(1), agree(1));
    expect(look(rig, person(0)).status).toBe('paused');
    const entries = rig.stored.entries.length;
    await rest(rig);
    for (const seat of [0, 1]) {
      const request = { type: 'answer', ticket: 1, line: 'pass' } as const;
      expect(await refusal(rig, person(seat), request)).toEqual({ why: 'not-running' });
    }
    expect(rig.stored.entries).toHaveLength(entries);
    await must(rig, person(1), propose('resume'));
    await must(rig, person(0), agree(2));
    await playOn(rig, 1);
    expect(rig.stored.status).toBe('finished');
  });

  it('a game ends without a winner, and its key is published', async () => {
    const rig = await started(2, { places: ['me', 'open'] });
    await must(rig, person(0), propose('end'));
    await must(rig, person(1), agree(1));
    expect(look(rig, person(1))).toMatchObject({ status: 'abandoned', outcome: null, question: null });
    expect(look(rig, person(1)).key).toBe(rig.stored.key);
    expect(await refusal(rig, person(0), propose('end'))).toEqual({ why: 'over' });
  });
});

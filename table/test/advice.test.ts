/** What a reader is told of their answers before they give one: which can be taken back, and which they may regret. */
import { type Choice, imagine, random, type Seat } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { makeActor } from '../actor.ts';
import type { Ports, TableRecord, TableView } from '../index.ts';
import type { TableGame } from '../ports.ts';
import { adviceFor } from '../view/advice.ts';
import { errands } from './errands.ts';
import { look, must, person, playOn, QUICK, type Rig, rest, rigOf, started } from './rig.ts';

const SEATS = [0, 1, 2];
const WATCHER = person('watcher');
const fork = (rig: Rig) => Object.assign(rigOf(rig.module, structuredClone(rig.stored)), { clock: rig.clock });

/** The seat that is asked a question of its own, with what it sees. */
function askedOne(rig: Rig): { readonly seat: Seat; readonly view: TableView } | null {
  const views = SEATS.map((seat) => ({ seat, view: look(rig, person(seat)) }));
  return views.find(({ view: { question } }) => question?.menu != null && !question.sealed) ?? null;
}

function linesOf(rig: Rig, { question }: TableView): readonly string[] {
  const menu = question!.menu!;
  return menu.kind === 'list' ? menu.choices.map((choice) => rig.module.game.notation.write(choice)) : [];
}

/** Whether the answer can be taken back, found by giving it at a copy of the table. */
async function canBeUndone(rig: Rig, seat: Seat, line: string): Promise<boolean> {
  const twin = fork(rig);
  await twin.table.settled();
  await must(twin, person(seat), { type: 'answer', ticket: look(twin, person(seat)).question!.ticket, line });
  await twin.table.settled();
  const [latest] = look(twin, person(seat)).undoable;
  return latest === line && (await isUndone(twin, seat));
}

async function isUndone(rig: Rig, seat: Seat): Promise<boolean> {
  await must(rig, person(seat), { type: 'undo' });
  return look(rig, person(seat)).question!.menu !== null;
}

describe('[B3] which answers can be taken back', () => {
  it('is told, and what the table itself answers next is thought of', async () => {
    const rig = await started(2, { module: errands });
    expect(look(rig, person(0)).advice.revocable).toEqual(['left', 'right']);
    for (const _ of ['first', 'second']) {
      await must(rig, person(0), { type: 'answer', ticket: look(rig, person(0)).question!.ticket, line: 'left' });
      await rig.table.settled();
    }
    // The last word passes the turn on: after it there is no way back.
    expect(look(rig, person(0)).question!.at).toBe('word');
    expect(look(rig, person(0)).advice.revocable).toEqual([]);
  });

  it.each([
    ['a', {}],
    ['b', { hiddenCards: true }],
    ['c', { capturingRegions: true, hiddenCards: true, drawAfterBattle: true }],
  ])('is true of every answer in Condottiere (%s)', async (seed, options) => {
    const rig = await started(3, { seed, options });
    const chance = random(3);
    let tried = 0;
    let free = 0;
    for (let i = 0; i < 30 && rig.stored.status === 'running'; i++) {
      const upTo = rig.stored.entries.length + 1 + chance.below(4);
      await playOn(rig, i, (r) => r.stored.entries.length >= upTo);
      await rest(rig);
      const asked = askedOne(rig);
      if (asked === null) continue;
      const { seat, view } = asked;
      for (const line of linesOf(rig, view)) {
        const said = view.advice.revocable.includes(line);
        expect({ line, undone: await canBeUndone(rig, seat, line) }).toEqual({ line, undone: said });
        tried++;
        if (said) free++;
      }
    }
    expect(tried).toBeGreaterThan(60);
    expect(free).toBeGreaterThan(3);
  });

  it('is told to nobody but the one who is asked, and not once a bot plays for them', async () => {
    const rig = await started(2, { module: errands });
    const nothing = { revocable: [], warnings: [] };
    expect(look(rig, person(1)).advice).toEqual(nothing);
    expect(look(rig, WATCHER).advice).toEqual(nothing);
    await rig.table.cover(0, 'novice');
    expect(look(rig, person(0)).advice).toEqual(nothing);
  });
});

describe('[R5] warnings', () => {
  const warnOf = (warn: (s: { honest: readonly boolean[] }, seat: Seat) => boolean): TableGame => ({
    ...errands,
    warnings: (s, seat, choice: Choice) =>
      choice.do === 'left' && warn(s as unknown as { honest: readonly boolean[] }, seat)
        ? [{ why: 'marsh', rules: ['ERR-1'], facts: { seat } }]
        : [],
  });

  it('come with the line they are about', async () => {
    const rig = await started(2, { module: warnOf(() => true) });
    expect(look(rig, person(0)).advice.warnings).toEqual([
      { line: 'left', why: 'marsh', rules: ['ERR-1'], facts: { seat: 0 } },
    ]);
    expect(look(rig, person(1)).advice.warnings).toEqual([]);
    expect(look(rig, WATCHER).advice.warnings).toEqual([]);
  });

  it('may use what the reader knows, and never tell what they do not', async () => {
    const own = await started(2, { module: warnOf(({ honest }, seat) => honest[seat]!) });
    const { honest } = look(own, person(0)).view as { honest: boolean };
    expect(look(own, person(0)).advice.warnings).toHaveLength(honest ? 1 : 0);
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const nosy = await started(2, { module: warnOf((s, seat) => s.honest[1 - seat]!), seed });
      expect(look(nosy, person(0)).advice.warnings).toEqual([]);
    }
  });

  it('are given for a Scarecrow that would bring nobody back, and such', async () => {
    const rig = await started(3, { seed: 'c' });
    const met = new Set<string>();
    await playOn(rig, 1, (r) => {
      for (const seat of SEATS) {
        const { advice, question } = look(r, person(seat));
        for (const { why, line } of advice.warnings) {
          met.add(why);
          expect(question!.at).toBe('turn');
          expect(linesOf(r, look(r, person(seat)))).toContain(line);
        }
      }
      return false;
    });
    expect(met).toContain('nothingToTake');
    expect(met).toContain('surrenderGives');
  });
});

describe('no leak', () => {
  it.each([
    ['a', {}],
    ['b', { hiddenCards: true, drawAfterBattle: true }],
    ['c', { hiddenCards: true, handSizesPublic: false, capturingRegions: true }],
  ])('advice is the same in every world its reader can imagine (%s)', async (seed, options) => {
    const rig = await started(3, { seed, options });
    let compared = 0;
    await playOn(rig, 4, (r) => {
      const asked = askedOne(r);
      if (asked === null || compared >= 60) return compared >= 60;
      const { seat, view } = asked;
      const s = stateOf(r, r.table.record());
      for (const world of [1, 2, 3]) {
        const imagined = imagine(r.module.game, s, seat, compared * 10 + world);
        expect(adviceFor(r.module, imagined, seat)).toEqual(view.advice);
      }
      compared++;
      return false;
    });
    expect(compared).toBeGreaterThan(30);
  });
});

function stateOf(rig: Rig, record: TableRecord) {
  return makeActor({ module: rig.module } as Ports, QUICK, record).course!.match.state;
}

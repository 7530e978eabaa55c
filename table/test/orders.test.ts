/** Standing orders of games as they are: "no reaction, unless …", and bids for one of several things. */
import { module as condottiere } from '@signoria/condottiere';
import { module as florence } from '@signoria/princes-of-florence';
import { describe, expect, it } from 'vitest';
import { type AnswerOrder, type BidOrder, PACING, type StandingOrder } from '../index.ts';
import { look, must, person, playOn, type Rig, refusal, rest, restart, started } from './rig.ts';

const give = (...orders: StandingOrder[]) => ({ type: 'order', orders }) as const;
const WATCHER = person('watcher');
const lines = (rig: Rig) => rig.stored.entries.map(({ seat, line }) => `${seat} ${line}`);
const asked = (rig: Rig) => look(rig, WATCHER).question!;

async function says(rig: Rig, seat: number, line: string): Promise<void> {
  await must(rig, person(seat), { type: 'answer', ticket: asked(rig).ticket, line });
  await rest(rig);
}

describe('[A4] "no reaction, unless …"', () => {
  const order = (at: string, unless: AnswerOrder['unless'] = [], times: AnswerOrder['times'] = 'always') =>
    ({ at, line: null, times, unless }) as const;

  /** Seat 1 is to move in the first battle and has ten cards. */
  const atTurn = async () => {
    const rig = await started(3, { module: condottiere, seed: 'a' });
    await playOn(rig, 3, (r) => asked(r).at === 'turn' && asked(r).deciding[0] === 1);
    expect((look(rig, person(1)).view as { hand: readonly unknown[] }).hand.length).toBeGreaterThan(3);
    return rig;
  };

  it('does nothing for its giver, after the usual delay', async () => {
    const rig = await atTurn();
    await must(rig, person(1), give(order('turn')));
    expect(rig.timers.map(({ ms }) => ms)).toEqual([PACING.orderMs]);
    await rest(rig);
    expect(lines(rig).at(-1)).toBe('1 pass');
    expect(look(rig, person(1)).orders).toEqual([order('turn')]);
  });

  it('asks its giver when something they named is the case, and not otherwise', async () => {
    const rig = await atTurn();
    const { ticket } = asked(rig);
    await must(rig, person(1), give(order('turn', [{ if: 'defending' }, { if: 'manyCards', n: 2 }])));
    await rest(rig);
    expect(rig.timers).toEqual([]);
    expect(asked(rig).ticket).toBe(ticket);
    await must(rig, person(1), give(order('turn', [{ if: 'defending' }, { if: 'manyCards', n: 20 }])));
    await rest(rig);
    expect(lines(rig).at(-1)).toBe('1 pass');
  });

  it('for once is spent when it was used', async () => {
    const rig = await atTurn();
    await must(rig, person(1), give(order('turn', [], 'once'), order('keepOrDiscard')));
    await rest(rig);
    expect(look(rig, person(1)).orders).toEqual([order('keepOrDiscard')]);
    expect(look(restart(rig), person(1)).orders).toEqual([order('keepOrDiscard')]);
  });

  it('is offered to seats with its conditions, at any time, and to nobody else', async () => {
    const rig = await started(3, { module: condottiere });
    const { windows } = look(rig, person(2));
    expect(windows.map(({ at }) => at)).toEqual(['turn', 'keepOrDiscard']);
    const hidden = await started(3, { module: condottiere, options: { hiddenCards: true, points: true } });
    expect(look(hidden, person(2)).windows).toHaveLength(4);
    expect(windows[0]!.unless).toContainEqual({ if: 'manyCards', n: { min: 1, max: 20, usual: 5 } });
    expect(look(rig, WATCHER).windows).toEqual([]);
  });

  it.each([
    [{ ...order('chooseSite') }, 'line'],
    [order('turn', [{ if: 'toString' }]), 'unless'],
    [order('turn', [{ if: 'mayDiscard' }]), 'unless'],
    [order('turn', [{ if: 'defending', n: 1 }]), 'unless'],
    [order('turn', [{ if: 'manyCards' }]), 'unless'],
    [order('turn', [{ if: 'manyCards', n: 21 }]), 'unless'],
    [order('turn', [{ if: 'manyCards', n: 1.5 }]), 'unless'],
  ])('must make sense (%#)', async (bad, detail) => {
    const rig = await started(2, { module: condottiere });
    expect(await refusal(rig, person(1), give(bad))).toEqual({ why: 'malformed', detail });
  });
});

describe('[A4] bids that name a thing as well as a sum', () => {
  const bid = (item: string, upTo: number, beyond: BidOrder['beyond'] = 'pass'): BidOrder => {
    return { at: 'pawn', lot: '1-characters', item, upTo, beyond };
  };

  /** The first auction of characters of a game of three. */
  const atCharacters = async () => {
    const rig = await started(3, { module: florence, options: { musePrincess: true }, seed: 'b' });
    await playOn(rig, 1, (r) => asked(r).at === 'pawn');
    return rig;
  };
  const first = (rig: Rig) => asked(rig).deciding[0]!;

  it('are offered thing by thing', async () => {
    const rig = await atCharacters();
    const { auction } = look(rig, person(first(rig)));
    expect(auction).toMatchObject({ at: 'pawn', lot: '1-characters', inside: [0, 1, 2], discount: 0 });
    expect(auction!.items.map(({ item, least }) => `${item} ${least}`)).toContain('muse 300');
    expect(look(rig, person((first(rig) + 1) % 3)).auction!.items).toContainEqual({ item: 'muse', least: null });
  });

  it('go for the first thing that is still within its limit, and win it', async () => {
    const rig = await atCharacters();
    const [one, two, three] = [0, 1, 2].map((i) => (first(rig) + i) % 3) as [number, number, number];
    await must(rig, person(two), give(bid('muse', 400), bid('princess', 300)));
    await says(rig, one, 'pawn muse 300');
    expect(lines(rig).at(-1)).toBe(`${two} pawn muse 400`);
    await says(rig, three, 'pawn muse 500');
    await says(rig, one, 'pass');
    expect(lines(rig).slice(-2)).toEqual([`${one} pass`, `${two} pawn princess 300`]);
    await rest(rig);
    const view = look(rig, WATCHER).view as { characters: readonly { character: string; owner: number | null }[] };
    expect(view.characters).toContainEqual(expect.objectContaining({ character: 'princess', owner: two }));
    expect(look(rig, person(two)).orders).toEqual([]);
  });

  it('pass when none can be made, or ask if the one who was named is still in', async () => {
    for (const [ask, last] of [
      [0, 'pawn muse 500'],
      [2, 'pass'],
    ] as const) {
      const rig = await atCharacters();
      const [one, two, three] = [0, 1, 2].map((i) => (first(rig) + i) % 3) as [number, number, number];
      const named = ask === 0 ? three : one;
      await must(rig, person(two), give(bid('muse', 300, { askIfIn: named })));
      await says(rig, one, 'pass');
      await says(rig, three, 'pawn muse 500');
      expect(lines(rig).at(-1)).toBe(ask === 0 ? `${three} ${last}` : `${two} ${last}`);
      expect(lines(rig)).toContain(`${two} pawn muse 300`);
    }
  });

  it('must name a thing there is', async () => {
    const rig = await atCharacters();
    const { item: _, ...nothing } = bid('muse', 300);
    for (const bad of [bid('jester', 300), nothing]) {
      expect(await refusal(rig, person(0), give(bad))).toEqual({ why: 'malformed', detail: 'item' });
    }
  });
});

/** Standing bids: up to so much for this lot, then pass or ask. Nobody else can tell that there is one. */
import { random } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { type BidOrder, PACING, type Person, type StandingOrder, watch } from '../index.ts';
import { lots } from './lots.ts';
import { anyLine, look, must, person, type Rig, refusal, rest, restart, started } from './rig.ts';

const bid = (lot: number, upTo: number, beyond: BidOrder['beyond'] = 'pass'): BidOrder => ({
  at: 'bid',
  lot: `lot ${lot}`,
  upTo,
  beyond,
});
const give = (...orders: StandingOrder[]) => ({ type: 'order', orders }) as const;
const WATCHER = person('watcher');
const LOT_ONE = { at: 'bid', lot: 'lot 1', inside: [0, 1], discount: 0, items: [] };

async function says(rig: Rig, seat: number, line: string): Promise<void> {
  await must(rig, person(seat), { type: 'answer', ticket: look(rig, person(seat)).question!.ticket, line });
  await rest(rig);
}

const lines = (rig: Rig) => rig.stored.entries.map(({ seat, line }) => `${seat} ${line}`);
const asked = (rig: Rig) => look(rig, WATCHER).question!.deciding[0];

describe('a standing bid', () => {
  it('makes the lowest bid there is, again and again, and then passes', async () => {
    const rig = await started(2, { module: lots });
    await must(rig, person(1), give(bid(1, 27)));
    await says(rig, 0, 'bid 5');
    await says(rig, 0, 'bid 20');
    expect(lines(rig)).toEqual(['0 bid 5', '1 bid 10', '0 bid 20', '1 bid 25']);
    await says(rig, 0, 'bid 30');
    expect(lines(rig).slice(4)).toEqual(['0 bid 30', '1 pass']);
    expect(look(rig, WATCHER).view).toMatchObject({ lot: 2, won: [0] });
  });

  it('bids exactly up to its limit', async () => {
    const rig = await started(2, { module: lots });
    await must(rig, person(1), give(bid(1, 25)));
    await says(rig, 0, 'bid 20');
    expect(lines(rig).at(-1)).toBe('1 bid 25');
  });

  it('leaves the rest to its owner, if they want to be asked', async () => {
    const rig = await started(2, { module: lots });
    await must(rig, person(1), give(bid(1, 10, 'ask')));
    await says(rig, 0, 'bid 5');
    await says(rig, 0, 'bid 15');
    expect(lines(rig)).toEqual(['0 bid 5', '1 bid 10', '0 bid 15']);
    expect(look(rig, person(1)).question!.menu).not.toBeNull();
    await says(rig, 1, 'bid 30');
    await says(rig, 0, 'pass');
    expect(look(rig, WATCHER).view).toMatchObject({ lot: 2, won: [1] });
  });

  it('leaves the rest to its owner only if the one they named is still in', async () => {
    const named = async (askIfIn: number) => {
      const rig = await started(3, { module: lots });
      await must(rig, person(2), give(bid(1, 10, { askIfIn })));
      await says(rig, 0, 'bid 5');
      await says(rig, 1, 'pass');
      expect(lines(rig)).toEqual(['0 bid 5', '1 pass', '2 bid 10']);
      await says(rig, 0, 'bid 15');
      return rig;
    };
    expect(asked(await named(0))).toBe(2);
    const alone = await named(1);
    expect(lines(alone).at(-1)).toBe('2 pass');
    expect(look(alone, WATCHER).view).toMatchObject({ lot: 2, won: [0] });
  });

  it('passes when its owner could not bid if they wanted to', async () => {
    const rig = await started(2, { module: lots });
    const purses = [0, 1].map((seat) => (look(rig, person(seat)).view as { purse: number }).purse);
    const poor = purses[0]! < purses[1]! ? 0 : 1;
    expect(purses[0]).not.toBe(purses[1]);
    await must(rig, person(poor), give(bid(1, 10_000)));
    await rest(rig);
    await says(rig, 1 - poor, `bid ${purses[poor]}`);
    expect(lines(rig).slice(-2)).toEqual([`${1 - poor} bid ${purses[poor]}`, `${poor} pass`]);
  });

  it('ends with its lot: it neither bids for the next nor is shown any more', async () => {
    const rig = await started(2, { module: lots });
    await must(rig, person(1), give(bid(1, 10)));
    expect(look(rig, person(1)).orders).toEqual([bid(1, 10)]);
    await says(rig, 0, 'bid 30');
    expect(look(rig, WATCHER).view).toMatchObject({ lot: 2 });
    expect(look(rig, person(1)).orders).toEqual([]);
    await says(rig, 0, 'bid 5');
    expect(asked(rig)).toBe(1);
    expect(lines(rig).at(-1)).toBe('0 bid 5');
  });

  it('may be left before its lot comes up', async () => {
    const rig = await started(2, { module: lots });
    await must(rig, person(1), give(bid(2, 5), bid(1, 0)));
    await says(rig, 0, 'bid 5');
    await says(rig, 0, 'pass');
    expect(lines(rig)).toEqual(['0 bid 5', '1 pass', '0 pass', '1 bid 5']);
  });

  it('can be changed and taken back until it has answered', async () => {
    const rig = await started(2, { module: lots });
    await must(rig, person(1), give(bid(1, 100)));
    await must(rig, person(1), give(bid(1, 5)));
    await says(rig, 0, 'bid 5');
    expect(lines(rig).at(-1)).toBe('1 pass');
    await must(rig, person(1), give(bid(2, 100)));
    await must(rig, person(1), give());
    await says(rig, 0, 'bid 5');
    expect(asked(rig)).toBe(1);
  });

  it('outlives a restart, and still answers as often as it must', async () => {
    const rig = await started(2, { module: lots });
    await must(rig, person(1), give(bid(1, 40)));
    await says(rig, 0, 'bid 5');
    const again = restart(rig);
    await again.table.settled();
    await says(again, 0, 'bid 20');
    expect(lines(again)).toEqual(['0 bid 5', '1 bid 10', '0 bid 20', '1 bid 25']);
  });

  it('answers after the same delay as any other order', async () => {
    const rig = await started(2, { module: lots });
    await must(rig, person(1), give(bid(1, 40)));
    const { ticket } = look(rig, person(0)).question!;
    await must(rig, person(0), { type: 'answer', ticket, line: 'bid 5' });
    await rig.table.settled();
    expect(rig.timers.map(({ ms }) => ms)).toEqual([PACING.orderMs]);
  });

  it.each([
    [{ ...bid(1, 5), at: 'sleep' }, 'at'],
    [{ ...bid(1, 5), at: 'toString' }, 'at'],
    [bid(1, -5), 'upTo'],
    [bid(1, 2.5), 'upTo'],
    [{ ...bid(1, 5), beyond: 'cheat' } as unknown as BidOrder, 'beyond'],
    [bid(1, 5, { askIfIn: 1 }), 'beyond'],
    [bid(1, 5, { askIfIn: 2 }), 'beyond'],
    [{ ...bid(1, 5), item: 'muse' }, 'item'],
  ])('must make sense (%#)', async (order, detail) => {
    const rig = await started(2, { module: lots });
    expect(await refusal(rig, person(1), give(order))).toEqual({ why: 'malformed', detail });
    expect(await refusal(rig, person(1), give({ ...bid(1, 5), lot: 'x'.repeat(600) }))).toEqual({ why: 'too-large' });
  });

  it('is offered to everybody at the table while there is an auction, with the least bid for the one who is asked', async () => {
    const rig = await started(2, { module: lots });
    expect(look(rig, person(0)).auction).toEqual({ ...LOT_ONE, least: 5 });
    expect(look(rig, person(1)).auction).toEqual({ ...LOT_ONE, least: null });
    expect(look(rig, WATCHER).auction).toBeNull();
    const plain = await started(2);
    expect(look(plain, person(0)).auction).toBeNull();
    expect(await refusal(plain, person(0), give({ ...bid(1, 5), at: 'turn' }))).toEqual({
      why: 'malformed',
      detail: 'at',
    });
  });
});

describe('nobody else can tell', () => {
  const LIMITS = [bid(1, 70), bid(2, 25), bid(3, 110, 'ask')];

  /** Everything these people are ever shown, news by news. */
  function record(rig: Rig, people: readonly Person[]): readonly string[][] {
    const seen = people.map((): string[] => []);
    const watches = people.map(({ user }) => watch(rig.table, user, 0, 0));
    rig.onChange = () => {
      for (const [i, w] of watches.entries()) {
        const news = w.next();
        if (news !== null) seen[i]!.push(JSON.stringify(news));
      }
    };
    rig.onChange();
    return seen;
  }

  /** What a player with these limits in mind would answer; null when they would think for themselves. */
  function inHead(rig: Rig, seat: number): string | null {
    const { question, auction, view } = look(rig, person(seat));
    const limit = LIMITS.find(({ lot }) => lot === auction?.lot);
    if (question?.menu == null || limit === undefined) return null;
    const next = (view as { high: number }).high + 5;
    if (next <= limit.upTo && next <= (view as { purse: number }).purse) return `bid ${next}`;
    return limit.beyond === 'pass' ? 'pass' : null;
  }

  it.each(['a', 'b', 'c', 'd'])('a standing bid from a player who is quick (%s)', async (seed) => {
    const [given, hand] = [await started(3, { module: lots, seed }), await started(3, { module: lots, seed })];
    const others = [person(0), person(2), WATCHER];
    const seen = [given, hand].map((rig) => record(rig, others));
    await must(given, person(1), give(...LIMITS));
    const chance = random(5);
    while (given.stored.status === 'running') {
      given.clock = hand.clock = given.clock + 10;
      await rest(given);
      for (let line = inHead(hand, 1); line !== null; line = inHead(hand, 1)) await says(hand, 1, line);
      const all = [0, 1, 2].map((seat) => anyLine(given, look(given, person(seat)), chance));
      const seat = all.findIndex((line) => line !== null);
      if (seat < 0) break;
      for (const rig of [given, hand]) {
        await must(rig, person(seat), {
          type: 'answer',
          ticket: look(rig, person(seat)).question!.ticket,
          line: all[seat]!,
        });
        await rig.table.settled();
      }
    }
    expect(lines(given)).toEqual(lines(hand));
    expect(given.stored.entries.some(({ requestKey }) => requestKey!.startsWith('order/'))).toBe(true);
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]!.flat().some((news) => news.includes('upTo'))).toBe(false);
  });
});

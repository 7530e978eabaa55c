/** What a deal was worth, and who has which chair of a duplicate tournament. Pure. */
import { describe, expect, it } from 'vitest';
import { isFill, missedBy, type NextDeal, nextDeal } from '../tournaments/duplicate.ts';
import type { Field } from '../tournaments/pairing.ts';
import { dealScores, dealStandings } from '../tournaments/scoring.ts';

const table = (seats: string, places: readonly number[], points: readonly number[]) => ({
  seats: [...seats],
  places,
  points,
});

/** At the first seat: b is first with little, a and c have the same, d the most without being first. */
const DEAL = [
  table('aA', [2, 1], [5, 9]),
  table('bB', [1, 2], [4, 2]),
  table('cC', [2, 1], [5, 9]),
  table('dD', [2, 1], [8, 10]),
];

describe('a deal', () => {
  it('is compared seat by seat: first at one’s table, then points; equals count half', () => {
    const { shares } = dealScores(DEAL);
    expect(shares.map(([first]) => first)).toEqual([1 / 6, 1, 1 / 6, 2 / 3]);
    expect(shares.map(([, second]) => second)).toEqual([0.5, 0, 0.5, 1]);
  });

  it('is worth the points above the mean of the seat', () => {
    expect(dealScores(DEAL).over).toEqual([
      [-0.5, 1.5],
      [-1.5, -5.5],
      [-0.5, 1.5],
      [2.5, 2.5],
    ]);
  });

  it('of one table alone is as good as any', () => {
    expect(dealScores([DEAL[0]!]).shares).toEqual([[0.5, 0.5]]);
  });
});

describe('standings', () => {
  const entrants = [...'abcdABCDx'].map((id) => ({ id, missed: id === 'x' ? 1 : 0 }));

  it('add up what each deal was worth; what was dealt before one came is worth the average', () => {
    const found = dealStandings(entrants, [DEAL, null], 'matchpoints');
    expect(found.map(({ id, place }) => [id, place])).toEqual([
      ['b', 1],
      ['D', 1],
      ['d', 3],
      ['A', 4],
      ['C', 4],
      ['x', 6],
      ['a', 7],
      ['c', 7],
      ['B', 9],
    ]);
    expect(found[0]).toMatchObject({ points: 1, share: 1, over: -1.5, tables: 1, byes: 0 });
    expect(found.find(({ id }) => id === 'x')).toMatchObject({ points: 0.5, share: 0.5, over: 0, byes: 1 });
  });

  it('by the mean go by points above it', () => {
    const found = dealStandings(entrants, [DEAL, DEAL], 'mean');
    expect(found[0]).toMatchObject({ id: 'D', points: 5, over: 2.5, share: 1 });
    expect(found.at(-1)).toMatchObject({ id: 'B', points: -11 });
  });
});

const NOBODY: ReadonlySet<string> = new Set();
const field = (ids: string, more: Partial<Field> = {}): Field => ({
  system: 'duplicate',
  size: 3,
  rounds: 6,
  lot: 'lot',
  ids: [...ids],
  gone: NOBODY,
  past: [],
  ...more,
});
const seatsIn = ({ tables }: NextDeal) => tables.flat();
const fills = (next: NextDeal) => seatsIn(next).filter(isFill).length;

function play(rounds: readonly Field[]): readonly NextDeal[] {
  const made: NextDeal[] = [];
  for (const one of rounds)
    made.push(
      nextDeal(
        one,
        made.map(({ deal }) => deal),
      )!,
    );
  return made;
}

describe('chairs', () => {
  it('are filled up by bots, and the first who comes late takes one of theirs without moving anybody else', () => {
    const [first, second, third] = play([field('abcde'), field('abcdef'), field('abcdefg')]);
    expect([first!, second!, third!].map(fills)).toEqual([1, 0, 2]);
    expect(second!.deal.seating).toEqual(first!.deal.ahead[0]);
    expect(third!.tables).toHaveLength(3);
    const past = [first!, second!, third!].map(({ deal }) => deal);
    expect(['a', 'f', 'g', 'h'].map((id) => missedBy(id, past))).toEqual([0, 1, 2, 3]);
  });

  it('of those who leave are played by bots, are theirs when they come back, and go with a table after a cycle', () => {
    const gone = new Set('abc');
    const left = field('abcdefghi', { gone });
    const [first, away, back, again, closed] = play([field('abcdefghi'), left, field('abcdefghi'), left, left]);
    expect(seatsIn(away!).filter(isFill)).toHaveLength(3);
    expect(back!.deal.seating).toEqual(first!.deal.ahead[1]);
    expect(seatsIn(back!).toSorted()).toEqual([...'abcdefghi']);
    // Three rounds are a cycle: the fourth has a table less.
    expect(again!.tables).toHaveLength(2);
    expect(seatsIn(closed!).toSorted()).toEqual([...'defghi']);
  });

  it('are moved until all deals are played, or fewer are left than a table has seats', () => {
    expect(nextDeal(field('abcd', { rounds: 0 }), [])).toBeNull();
    expect(nextDeal(field('abcd', { gone: new Set('ab') }), [])).toBeNull();
    const six = play(Array.from({ length: 6 }, () => field('abcdefg')));
    expect(
      nextDeal(
        field('abcdefg'),
        six.map(({ deal }) => deal),
      ),
    ).toBeNull();
  });
});

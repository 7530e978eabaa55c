/** The Princes of Florence: positions with one plain answer. */
import { module } from '@signoria/princes-of-florence';
import { type Holding, scenario } from '@signoria/princes-of-florence/scenario';
import { describe, it } from 'vitest';
import { expectPlain } from './blunders.ts';

/** A Work of 17 or more in round 7 (FLO-7.6), and no coin for anything else. */
const POET: Holding = {
  hand: ['poet', 'jurist', 'painter'],
  recruits: 1,
  jesters: 4,
  freedoms: ['travel'],
  tiles: ['theater'],
  coins: 0,
};

/** The very last action of the game, by its last player. */
function lastAction(players: number, own: Holding, rival: number) {
  const last = players - 1;
  let at = scenario({ players }).round(7);
  for (let seat = 0; seat < last; seat++) at = at.seat(seat, { prestige: seat === 0 ? rival : rival - 5 });
  return at.seat(last, own).turn(last, 1);
}

const positions = [2, 3, 4, 5].flatMap((players) => {
  const seat = players - 1;
  return [
    {
      title: `[FLO-7.14, FLO-14.1] ${players} players: the last Work wins the game, to end the turn loses it`,
      at: () => lastAction(players, { ...POET, prestige: 25 }, 30),
      seat,
      best: 'work poet',
    },
    {
      title: `[FLO-14.2] ${players} players: only with all of it exchanged for points is the game won`,
      at: () => lastAction(players, { ...POET, prestige: 20 }, 31).play(`${seat} work poet`),
      seat,
      best: 'exchange 9',
    },
    {
      title: `[FLO-7.6, FLO-14.1] ${players} players: of two Works only the greater one, all of it for points, wins`,
      at: () => lastAction(players, { ...POET, jesters: 5, prestige: 20 }, 32),
      seat,
      best: 'work poet',
    },
    {
      title: `[FLO-7.6, FLO-14.1] ${players} players: of three Works only the greatest wins`,
      at: () => lastAction(players, { ...POET, jesters: 7, prestige: 20 }, 34),
      seat,
      best: 'work poet',
    },
    {
      title: `[FLO-14.2] ${players} players: with one jester more, one point more is needed`,
      at: () => lastAction(players, { ...POET, jesters: 5, prestige: 20 }, 32).play(`${seat} work poet`),
      seat,
      best: 'exchange 10',
    },
  ];
});

describe('known blunders', () => {
  it.each(positions)('$title', ({ title, at, seat, best }) => {
    expectPlain(module, { why: title, s: at().state(), seat, best });
  });
});

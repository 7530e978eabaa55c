/** The numbers a bot of this game feels by. Points mean prestige points. */
export const TEMPER = {
  /** What a Work is worth beyond its pay: the chance of being the best. */
  bestWork: 0.477,
  /** How much each round still to come is likely to add to the value of a Work. */
  growth: 0.45,
  /** How many rounds ahead a Work is expected to be done. */
  ahead: 2,
  /** How soft the minimum is felt: so far above it a Work is safe. */
  soft: 4.44,
  /** How likely a Work is that would just reach the minimum, and one that is far from it. */
  even: 0.5,
  least: 0.03,
  /** What a point of a bonus card's value is worth. */
  perBonus: 0.42,
  /** What one more card is worth to each Work. */
  perCard: 0.461,
  /** How much of a building's gain there will be room for. */
  room: 0.9,
  /** Professions that are likely to be drawn at most. */
  draws: 2,
  /** How much of the usual price the starter of an auction expects to pay. */
  usual: 0.396,
  /** How surely a Work of some value above the minimum is the best of the round, against one rival to come. */
  bestBase: 0.246,
  bestStep: 0.0682,
  /** Wanted things a profession drawn from five is likely to find, as value. */
  drawnMatch: 4.48,
  /** What a bonus card drawn from five is likely to add. */
  bonusValue: 5.47,
  /** What a prestige card is likely to bring, first and further ones. */
  prestigeCard: 3.67,
  /** How likely a prestige card's present worth is to last. */
  prestigeHope: 0.575,
  /** Two builders make room. */
  touching: 1.36,
  /** How likely another object can still be had cheaply. */
  otherwise: 0.55,
  /** Above this price each hundred is regretted by so much for every round to come, in which it might have cost less. */
  dear: 600,
  regret: 0.1,
  /** How much of a rival's gain is felt as a loss. */
  envy: 0.15,
  /** What a building together must bring the neighbour, as far as one can tell, before it is proposed. */
  welcome: 1,
  /** Space: so many ways to lie are half as good as any number; what room for each kind of tile is worth. */
  ways: 4,
  roomWanted: 1.5,
  roomLarge: 0.5,
  roomMedium: 0.8,
  roomLandscape: 0.6,
  /** Evaluation: what an object still to be bought this round is worth beyond its price. */
  prospect: 3,
  /** Evaluation: what others are taken to have behind their screens. */
  usualCoins: 1200,
  /** Evaluation: how likely a player still to act does not do better than the best Work so far. */
  bestStands: 0.7,
  /** Evaluation: how many points ahead are how sure a win. */
  lead: 6,
};

/** What coins are worth, in points per hundred, while so many are held; the last one goes on. By round from 1. */
export const PURSE: readonly (readonly (readonly [upTo: number, worth: number])[])[] = [
  [
    [700, 1],
    [1400, 0.75],
    [2400, 0.56],
    [9999, 0.42],
  ],
  [
    [600, 0.95],
    [1200, 0.608],
    [2000, 0.52],
    [9999, 0.38],
  ],
  [
    [600, 0.9],
    [1200, 0.573],
    [1800, 0.401],
    [9999, 0.362],
  ],
  [
    [600, 0.85],
    [1100, 0.538],
    [1600, 0.439],
    [9999, 0.298],
  ],
  [
    [600, 0.8],
    [1000, 0.504],
    [1400, 0.382],
    [9999, 0.234],
  ],
  [
    [500, 0.681],
    [900, 0.43],
    [1200, 0.284],
    [9999, 0.128],
  ],
  [
    [300, 0.426],
    [700, 0.262],
    [900, 0.0954],
    [9999, 0.0213],
  ],
];

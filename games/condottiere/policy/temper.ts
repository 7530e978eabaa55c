/**
 * How a bot weighs things, by number of players. Fitted by an evolution strategy against random players, a greedy bot
 * and its own predecessors; the more rivals at the table, the more it pays to let them spend their cards first.
 */
export interface Temper {
  /** The share of its own remaining strength it counts on adding. */
  readonly reserve: number;
  /** Strength it expects a rival to add for each card they still hold. */
  readonly rivalCard: number;
  /** How softly a lead turns into a win. */
  readonly soft: number;
  /** What stopping a rival is worth, as a share of what the region is worth to them. */
  readonly denial: number;
  /** How steeply a rival's nearness to victory frightens. */
  readonly fear: number;
  /** Worth of a region that leaves 1, 2, 3 or more steps to victory; one that wins is worth 1. */
  readonly worth: readonly [number, number, number];
  /** What cards cost, all of them; more when rivals hold more cards than oneself. */
  readonly cost: number;
  readonly envy: number;
  /** Added to the cost with at most two cards left. */
  readonly last: number;
  /** Added to every play while rivals can still answer; below 0 it is patience. */
  readonly eager: number;
  /** The same for whoever opens a battle: to choose a site and go at once would be to give it away. */
  readonly opener: number;
  readonly token: number;
  readonly pope: number;
  /** How much of a recovered card's cost a Scarecrow brings back. */
  readonly recovery: number;
  /** Choosing a site: how much one's own hand and others' wishes count. */
  readonly siteHand: number;
  readonly siteOthers: number;
  /** A hand without mercenaries of at most so many cards is thrown away. */
  readonly discard: number;
}

const TWO: Temper = {
  reserve: 2.14,
  rivalCard: 0.38,
  soft: 7.8,
  denial: 2.65,
  fear: 1.19,
  worth: [0.534, 0.242, 0.382],
  cost: 1.61,
  envy: 0.4,
  last: 0.0145,
  eager: 0.0184,
  opener: 0.0184,
  token: 0.064,
  pope: 0.011,
  recovery: 1.36,
  siteHand: 0.744,
  siteOthers: 0.517,
  discard: 8,
};

const THREE: Temper = {
  reserve: 0.43,
  rivalCard: 4.04,
  soft: 6,
  denial: 0.204,
  fear: 1.59,
  worth: [0.364, 0.16, 0.37],
  cost: 0.883,
  envy: 0.388,
  last: 0.007,
  eager: -0.049,
  opener: -0.02,
  token: 0.061,
  pope: 0.004,
  recovery: 0.77,
  siteHand: 0.489,
  siteOthers: 0.63,
  discard: 1,
};

const MANY: Temper = {
  reserve: 0.307,
  rivalCard: 2.58,
  soft: 4.55,
  denial: 0.754,
  fear: 2.28,
  worth: [0.211, 0.246, 0.302],
  cost: 1.3,
  envy: 0.414,
  last: 0.011,
  eager: -0.0475,
  opener: 0,
  token: 0.041,
  pope: 0.02,
  recovery: 0.63,
  siteHand: 0.483,
  siteOthers: 0.68,
  discard: 2,
};

export function temper(players: number): Temper {
  return players === 2 ? TWO : players === 3 ? THREE : MANY;
}

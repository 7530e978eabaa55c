/** All hand-set and fitted numbers of the policy, in one table. The currency of all of them is victory points. */

export interface Weights {
  /** What one gold, one influence is worth while it can still be spent: by decade, 1 first. */
  readonly gold: readonly number[];
  readonly influence: readonly number[];
  /** By currency: how much is plenty, so that the next one is worth only as much as said above. */
  readonly plenty: readonly number[];
  /** What they are worth when they come too late to be spent. */
  readonly lastGold: number;
  readonly lastInfluence: number;
  /** How wide the future of a city is: now, and more for each event still to be sold. */
  readonly noise: number;
  readonly noisePerEvent: number;
  /** How much of a rival's gain is my loss. */
  readonly rivalry: number;
  /** A place among six tiles, and a new city among three, are not free: by decade. */
  readonly slot: readonly number[];
  readonly newCity: number;
  /** What the ability of a tile is worth per decade left. */
  readonly cardTile: number;
  readonly cardinalTile: number;
  readonly warTile: number;
  readonly thief: number;
  readonly banker: number;
  readonly reroll: number;
  readonly hand: number;
  /** What a card in hand is worth, by kind. */
  readonly cards: readonly number[];
  /** How much of an average card's worth there is in one not seen yet. */
  readonly draw: number;
  /** What a point of attack or defence is worth per war to come. */
  readonly strength: number;
  readonly firstTroop: number;
  /** How much of a counter's growing worth is seen ahead. */
  readonly ahead: number;
  /** What going into a war must bring at least. */
  readonly warEffort: number;
  readonly popeLeague: number;
  /** Ending a decade: for each gold the others have more than I. */
  readonly endRich: number;
  readonly endLead: number;
  /** Putting up what somebody else will buy. */
  readonly feeding: number;
  /** To put up the Pope where others would pay as much for it as I. */
  readonly openPope: number;
  /** The opening: what to bid for turn order, and how far to go for a family. */
  readonly order: number;
  readonly familyBid: number;
  /** How sure a lead in points is to win, by the number of events still to be sold; fitted to games of adepts. */
  readonly sure: readonly number[];
}

export const WEIGHTS: Weights = {
  gold: [0.35, 0.31, 0.19],
  influence: [0.62, 0.6, 0.46],
  plenty: [20, 8],
  lastGold: 0.1,
  lastInfluence: 0.14,
  noise: 0.24,
  noisePerEvent: 0.21,
  rivalry: 0.6,
  slot: [1.8, 1.35, 0.15],
  newCity: 0.4,
  cardTile: 0.6,
  cardinalTile: 0.35,
  warTile: 0.6,
  thief: 1.4,
  banker: 0.5,
  reroll: 0.45,
  hand: 0.25,
  cards: [0.8, 0.7, 0.6, 0.9, 1, 0.8, 1, 0.7],
  draw: 1.1,
  strength: 0.22,
  firstTroop: 1.6,
  ahead: 0.5,
  warEffort: 0.24,
  popeLeague: 0.5,
  endRich: 0.06,
  endLead: 0.35,
  feeding: 0.5,
  openPope: 0.1,
  order: 2,
  familyBid: 5,
  sure: [0.7, 0.5, 0.27, 0.26, 0.26, 0.26, 0.22, 0.14, 0.11, 0.06, 0.05, 0.04, 0.03],
};

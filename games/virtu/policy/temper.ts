/** Everything a bot's judgement hangs on, in one table. Tuned by self-play; units are one Crown used once. */
export interface Temper {
  /** One symbol of each kind, used once. */
  florin: number;
  crown: number;
  cross: number;
  cavalry: number;
  ship: number;
  mask: number;
  war: number;
  arrow: number;
  /** How much the second-best use of a source counts. */
  versatile: number;
  prestige: number;
  /** How fast later use loses its worth as the end comes nearer. */
  haste: number;
  /** What exhausting costs, as a share of one use. */
  tokenPrice: number;
  courtierPrice: number;
  indulgence: number;
  redeem: number;
  /** What turning a token back is worth, as a share of one use. */
  refresh: number;
  /** A city: its token, its Crosses, a rival's loss. */
  cityToken: number;
  cityCross: number;
  rivalCity: number;
  /** A Crown or a Ship beyond those of the Room. */
  crownPrice: number;
  shipPrice: number;
  /** Patronage: a step, a step with a bonus, the lead, the price. */
  step: number;
  stepBonus: number;
  stepLead: number;
  stepPrice: number;
  /** Purchases: use of a card and of a token, a space, an Agent, a Cross for religion, the price. */
  cardUse: number;
  tokenUse: number;
  space: number;
  agent: number;
  religion: number;
  symbolPrice: number;
  priceFactor: number;
  /** Keeping a Courtier out of a Room, with and without free spaces. */
  keepFree: number;
  keepFull: number;
  hire: number;
  hireEach: number;
  alliance: number;
  troop: number;
  ride: number;
  trade: number;
  intrigue: number;
  /** The share of a rival's possible War bonuses that is expected. */
  fear: number;
  /** A Room that can be reached in the next Spring, as a share of what it would bring now. */
  nextRoom: number;
  /** To stop where there is nothing to do: a watched Room, a step that cannot be paid. */
  idle: number;
  /** Ending the game, for each Prestige of a lead. */
  closing: number;
}

export const TEMPER: Temper = {
  florin: 1.08,
  crown: 2.48,
  cross: 1.05,
  cavalry: 1.41,
  ship: 0.61,
  mask: 0.2,
  war: 0.71,
  arrow: 0.23,
  versatile: 0.21,
  prestige: 3.45,
  haste: 0.65,
  tokenPrice: 0.24,
  courtierPrice: 0.14,
  indulgence: 1.95,
  redeem: 1.0,
  refresh: 0.6,
  cityToken: 0.99,
  cityCross: 0.45,
  rivalCity: 1.21,
  crownPrice: 0.18,
  shipPrice: 0.21,
  step: 4.11,
  stepBonus: 8.97,
  stepLead: 0.3,
  stepPrice: 1.3,
  cardUse: 1.46,
  tokenUse: 1.69,
  space: 4.91,
  agent: 0.74,
  religion: 1.16,
  symbolPrice: 0.66,
  priceFactor: 1.12,
  keepFree: 1.25,
  keepFull: 1.23,
  hire: 1.19,
  hireEach: 0.26,
  alliance: 1.0,
  troop: 0.78,
  ride: 0.55,
  trade: 0.19,
  intrigue: 0.26,
  fear: 1.14,
  nextRoom: 0.3,
  idle: 1,
  closing: 1.73,
};

/** Everything a bot believes, in numbers. One unit is about the worth of one influence where a scheme needs it. */
import type { DemandId } from '../rules/model/schemes.ts';

/** What is still missing of a scheme, by the kind of thing missing. */
export const MISSING: { readonly [what in DemandId]: number } = {
  cards: 1.1,
  influence: 0.7,
  lead: 0.8,
  leadCards: 0.8,
  leadPoints: 0.8,
  lodgeCards: 1.2,
  outerCards: 1,
  centralCards: 1.3,
  innerCards: 1.1,
  areopagi: 1.6,
  factions: 0.7,
  rows: 1.1,
  neighbours: 1.1,
  lodges: 1.5,
  edicts: 2,
};

export const WEIGHTS = {
  /** Of the nearest and the second nearest scheme when both are still to be realised. */
  first: 0.75,
  second: 0.5,
  /** Of the scheme still missing when one is held. */
  last: 1.3,
  /** Holding one scheme, holding two. */
  held: 4,
  won: 12,
  /** Influence on the board, and a point when the end is near. */
  presence: 0.14,
  point: 0.1,
  /** How much a rival's progress hurts, as a share of one's own. */
  fear: 0.5,
  /** Support: the first tokens matter most. */
  token: 0.2,
  tokenFade: 0.07,
  wanted: 0.12,
  /** SCOUT and EXPEL open the board. */
  scout: 0.3,
  scarce: 0.5,
  /** A faction card; a card kept in hand. */
  claim: 0.8,
  card: 0.03,
  /** What moving influence must bring at least. */
  move: 0.05,
  /** An edict kept, when nobody is ahead; what stirring up events costs whoever is not ahead in points. */
  edict: 0.05,
  stir: 0.3,
} as const;

/**
 * Who is likely to win, as a share in proportion to e to the power of this sum. Fitted by logistic regression to the
 * results of noisy adepts; influence on the board tells most.
 */
export const CHANCE = {
  placed: 0.31,
  stock: 0.07,
  /** By how far the second scheme still is, when none is held. */
  second: -0.08,
  held: 0.35,
  /** One held and the other one near. */
  near: 0.5,
  won: 2.2,
  /** A point, as the end by edicts comes near. */
  point: 0.4,
  /** The artificial rival, by how far its nearest goal is. */
  rival: -0.35,
  rivalBase: 2.5,
} as const;

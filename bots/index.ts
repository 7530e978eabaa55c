/** Bots, arenas and simulations: everything that runs anywhere. What needs Node's threads is in `node.ts`. */
export {
  type Block,
  type Duel,
  type DuelResult,
  duel,
  type Progress,
  playBlock,
  readContestant,
  summarise,
  writeContestant,
} from './arena/arena.ts';
export { ERROR, sureInterval } from './arena/betting.ts';
export {
  climb,
  type LadderRecord,
  type Measured,
  measured,
  OtherBots,
  type PlayBlocks,
  type Rung,
  standardRungs,
} from './arena/ladder.ts';
export type { Pool as RatingPool, Rated } from './arena/ratings.ts';
export { readLadderRecord } from './arena/read-record.ts';
export {
  bootstrap,
  confidence,
  eloDifference,
  type Interval,
  type Percentiles,
  percentiles,
} from './arena/statistics.ts';
export { type BotOptions, makeBot } from './bot.ts';
export { isVersion, REFERENCES, type Version } from './frozen.ts';
export { type Answer, type Job, type Registry, type Reply, type Request, type Stats, writeJob } from './jobs/job.ts';
export { doJob } from './jobs/work.ts';
export { SEARCH, type SearchParameters } from './parameters.ts';
export { type Contestant, type PlayOptions, type Playthrough, playGame, playOut } from './play.ts';
export { NOVICE } from './quick.ts';
export { highest, newScratch, rateInto, type Scratch } from './rates.ts';
export { type Inquiry, type Reasons, reasoning, reasonsFor, type Weighed, type Wish } from './reasons.ts';
export { winShare } from './search/rollout.ts';
export { mix } from './seeds.ts';
export { type SimulateOptions, type Simulation, type SimulationError, simulate } from './simulate.ts';
export { type Figure, figuresOf, LEAST_GAMES } from './strength.ts';
export { STYLES, type Style } from './styles.ts';
export {
  type Bot,
  type Budget,
  type Considered,
  LEVELS,
  type Level,
  type Playable,
  RUNGS,
  type Thought,
} from './thought.ts';
export { BOTS_VERSION } from './version.ts';
export { MOST_PROPOSALS, type Proposed, type Volunteered, volunteer, volunteered } from './volunteer.ts';

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
} from './arena.ts';
export { type Bot, type BotOptions, LEVELS, type Level, makeBot, NOVICE } from './bot.ts';
export { type Answer, doJob, type Job, type Registry, type Reply, type Request, type Stats, writeJob } from './job.ts';
export { SEARCH, type SearchParameters } from './parameters.ts';
export { type Contestant, type PlayOptions, type Playthrough, playGame, playOut } from './play.ts';
export { type Pool as RatingPool, type Rated, ratings } from './ratings.ts';
export { winShare } from './rollout.ts';
export { mix } from './seeds.ts';
export { type SimulateOptions, type Simulation, type SimulationError, simulate } from './simulate.ts';
export { bootstrap, confidence, eloDifference, type Interval, type Percentiles, percentiles } from './statistics.ts';
export type { Budget, Considered, Playable, Thought } from './thought.ts';
export { type Volunteered, volunteered } from './volunteer.ts';

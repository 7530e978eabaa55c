/** What needs Node: the server's pool of thinking bots, arenas on several cores, frozen bots. */
export { blocksInThreads, duelInThreads, type Threads } from './arena/arena-threads.ts';
export { type Limits, type LimitsPlan, measureLimits } from './arena/limits.ts';
export { makePool, type Pool, PoolError, type PoolFailure, type PoolOptions } from './pool.ts';
export { withFrozen } from './thaw.ts';

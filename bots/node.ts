/** What needs Node's threads: the server's pool of thinking bots, and arenas on several cores. */
export { duelInThreads, type Threads } from './arena-threads.ts';
export { makePool, type Pool, PoolError, type PoolFailure, type PoolOptions } from './pool.ts';

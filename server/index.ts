/** The package's door. */

export type { SetupCode } from './club/setup.ts';
export { type RunningServer, startServer } from './main.ts';
export { LIMITS, type Limits, LOG_LEVELS, type LogLevel, type Rate, type ServerOptions } from './options.ts';

/** The package's door. */

export type { SsoSettings } from './accounts/sso/provider.ts';
export type { EditionFile } from './club/editions.ts';
export type { FixedClub } from './club/settings.ts';
export type { SetupCode } from './club/setup.ts';
export { type RunningServer, startServer } from './main.ts';
export {
  LIMITS,
  type Limits,
  LOG_LEVELS,
  type LogLevel,
  type Rate,
  type ServerOptions,
  usualThreads,
} from './options.ts';

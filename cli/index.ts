/** The command line as a library: run a command with a terminal of one's own. */
export type { Io, Lines, Progress, Style } from './io.ts';
export { run } from './run.ts';

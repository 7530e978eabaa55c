/** The command line as a library: run a command with a terminal of one's own. */

export { run } from './run.ts';
export type { Io, Lines, Progress, Style } from './terminal/io.ts';

/**
 * The measured side of a benchmark: a process that offers some works and does rounds of them when told to. Rates are
 * per second of the thread's own processor time, so that a busy machine does not spoil them.
 */

/** Does a piece of work and says how many things that were. */
export type Work = () => number;

export interface RoundOrder {
  readonly what: string;
  readonly ms: number;
}

/** Says what is known at once, then answers each order with a rate. The process ends when its parent lets go. */
export function offer(facts: object, works: { readonly [what: string]: Work }): void {
  process.on('message', ({ what, ms }: RoundOrder) => process.send!(round(works[what]!, ms)));
  process.send!(facts);
}

function round(work: Work, ms: number): number {
  const before = process.threadCpuUsage();
  const end = performance.now() + ms;
  let done = 0;
  do done += work();
  while (performance.now() < end);
  const { user, system } = process.threadCpuUsage(before);
  return (done * 1e6) / (user + system);
}

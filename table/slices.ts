/** Long work in small steps, so that whoever has others to look after can see to them in between. */

/** Work that may be left lying after every step, and gives its result in the end. */
export type Steps<T> = Generator<void, T>;

/** All of it at once. */
export function atOnce<T>(work: Steps<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

/** `pause` is waited for after every step, and knows itself whether it is time for one. */
export async function inSlices<T>(work: Steps<T>, pause: () => Promise<void> | null): Promise<T> {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    const rest = pause();
    if (rest !== null) await rest;
  }
}

/**
 * Counsel follows the views: for those who still look at the same position after a while, found out in slices and sent on a
 * beat common to all. So nobody's move waits for it, whoever answers at once causes no work, and when it comes does not tell
 * how long it took, for this reader or for another.
 */
import { type Counsel, inSlices, type Steps } from '@signoria/table';
import { pause } from '../work/yielding.ts';

export interface Advisee {
  /** What there is to find out for this reader; null for nothing, or when nobody looks any more. */
  begin(): Steps<Counsel> | null;
  tell(text: string): void;
  failed(error: unknown): void;
}

export interface Counsellor {
  /** A reader was shown something. */
  shown(advisee: Advisee): void;
  forget(advisee: Advisee): void;
  close(): void;
}

interface Case {
  /** Beats since something was shown. */
  beats: number;
  busy: boolean;
  /** What was found, to be told at the next beat. */
  found: string | null;
}

const BEAT_MS = 40;

/** Does something at the next beat; gives what calls it off. */
type Later = (act: () => void) => () => void;

const atNextBeat: Later = (act) => {
  const timer = setTimeout(act, BEAT_MS).unref();
  return () => clearTimeout(timer);
};

/** `spent` is told how many milliseconds of processor time it took. */
export function makeCounsellor(spent: (ms: number) => void, later = atNextBeat): Counsellor {
  const cases = new Map<Advisee, Case>();
  let callOff: (() => void) | null = null;
  const keepBeat = () => {
    callOff = cases.size === 0 ? null : later(beat);
  };
  const beat = () => {
    for (const [advisee, about] of cases) {
      if (about.found !== null) {
        cases.delete(advisee);
        advisee.tell(about.found);
      } else if (about.beats++ > 0 && !about.busy) void look(advisee, about);
    }
    keepBeat();
  };
  const look = async (advisee: Advisee, about: Case) => {
    const isWanted = () => cases.get(advisee) === about;
    about.busy = true;
    try {
      // Many are due at a beat: the first step of each waits for its turn as well.
      const turn = pause();
      if (turn !== null) await turn;
      if (!isWanted()) return;
      const clock = stopwatch(spent);
      const work = advisee.begin();
      const counsel = work === null ? null : await inSlices(asLong(isWanted, work), clock.pause);
      clock.lap();
      if (counsel !== null) about.found = JSON.stringify(counsel).slice(1);
      else if (isWanted()) cases.delete(advisee);
    } catch (error) {
      if (isWanted()) cases.delete(advisee);
      advisee.failed(error);
    }
  };
  return {
    shown(advisee) {
      cases.set(advisee, { beats: 0, busy: false, found: null });
      if (callOff === null) keepBeat();
    },
    forget: (advisee) => void cases.delete(advisee),
    close() {
      callOff?.();
      cases.clear();
    },
  };
}

/** Null once nobody wants it any more. */
function* asLong<T>(isWanted: () => boolean, work: Steps<T>): Steps<T | null> {
  while (isWanted()) {
    const step = work.next();
    if (step.done === true) return step.value;
    yield;
  }
  return null;
}

/** Tells what was worked between pauses: to look at the clock at every step would be a good part of the work. */
function stopwatch(spent: (ms: number) => void) {
  let since = threadMs();
  const lap = () => spent(threadMs() - since);
  const resting = () => {
    const rest = pause();
    if (rest === null) return null;
    lap();
    return rest.then(() => {
      since = threadMs();
    });
  };
  return { lap, pause: resting };
}

/** Time that others had the processor is nobody's work. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

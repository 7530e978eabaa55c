/** What the parts of the replay page share: which move is shown, by whose eyes, and whether it runs by itself. */
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { GameFile, GameModule, GameText, Reader, Seat } from '@signoria/kernel';
import type { GameBoard } from '@signoria/kit';
import { importedSeats, type SeatInfo, type VariationLine } from '@signoria/table';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { call } from '../../local/client.ts';
import type { Look, Reel } from '../../local/worker-api.ts';
import { anchor, go, query } from '../../router.ts';
import { language } from '../../state/settings.ts';
import { words } from '../../state/words.ts';
import { nameOf } from '../table/seats/people.ts';
import { AT } from './link.ts';

export interface ReelState {
  readonly file: GameFile;
  readonly module: GameModule;
  readonly board: GameBoard | null;
  readonly reel: Reel;
  readonly seq: ReadonlySignal<number>;
  /** Null: all cards open. */
  readonly eyes: Signal<Seat | null>;
  /** Answers nobody gave, shown instead of what came after the number they are for. */
  readonly aside: Signal<Aside | null>;
  /** The position last fetched; it may lag a moment behind `seq`. */
  readonly look: ReadonlySignal<Look | null>;
  readonly running: Signal<boolean>;
  /** Nothing after this move is shown; null: everything is. */
  readonly until: Signal<number | null>;
  /** The last move that is shown. */
  readonly end: ReadonlySignal<number>;
  readonly seats: ReadonlySignal<readonly SeatInfo[]>;
  readonly text: ReadonlySignal<GameText>;
  readonly reader: ReadonlySignal<Reader>;
  go(seq: number): void;
  onKey(event: KeyboardEvent): void;
  stop(): void;
}

export interface Aside {
  readonly seq: number;
  readonly lines: readonly VariationLine[];
}

export const ReelContext = createContext<ReelState | null>(null);

export function useReel(): ReelState {
  const reel = useContext(ReelContext);
  if (reel === null) throw new Error('no replay around');
  return reel;
}

const STEP_MS = 1100;

/** `#78` names a move, whatever follows after a dash; anything else, the beginning of the end: the last one. */
export function seqOf(hash: string, last: number): number {
  const [number = ''] = hash.split('-', 1);
  const seq = number === '' ? Number.NaN : Number(number);
  return Number.isInteger(seq) ? Math.min(Math.max(0, seq), last) : last;
}

interface Given {
  readonly file: GameFile;
  readonly module: GameModule;
  readonly board: GameBoard | null;
  readonly reel: Reel;
  /** Held at this move, whatever the address says. */
  readonly at?: number | undefined;
}

export function makeReel({ file, module, board, reel, at: held }: Given): ReelState {
  const until = signal<number | null>(null);
  const end = computed(() => Math.min(until.value ?? reel.last, reel.last));
  const seq = computed(() => held ?? seqOf(anchor.value || (query.value.get(AT) ?? ''), end.value));
  const eyes = signal<Seat | null>(null);
  const found = signal<{ readonly at: number; readonly look: Look } | null>(null);
  const look = computed(() => (found.value !== null && found.value.at <= end.value ? found.value.look : null));
  const aside = signal<Aside | null>(null);
  const running = signal(false);
  const seats = computed(() => seatsOf(file));
  const move = (to: number) => go(`#${Math.min(Math.max(0, to), end.value)}`, 'replace');
  const stopLooking = effect(() => {
    const at = seq.value;
    const beside = aside.value;
    void call('look', at, beside?.seq === at ? beside.lines : []).then((look) => {
      if (seq.value === at && aside.value === beside) found.value = { at, look };
    });
  });
  const stopRunning = effect(() => {
    if (!running.value) return;
    if (seq.value >= end.value) {
      running.value = false;
      return;
    }
    const timer = setTimeout(() => move(seq.value + 1), STEP_MS);
    return () => clearTimeout(timer);
  });
  return {
    file,
    module,
    board,
    reel,
    seq,
    eyes,
    aside,
    look,
    running,
    until,
    end,
    seats,
    text: computed(() => module.text[language.value]),
    reader: computed(() => ({ seat: eyes.value, name: (seat) => nameOf(seats.value[seat]) })),
    go: move,
    onKey: (event) => onKey(event, { seq, running }, move),
    stop() {
      stopLooking();
      stopRunning();
    },
  };
}

/** A file knows names only; a seat that has none gets a number. */
function seatsOf({ header, names }: GameFile): readonly SeatInfo[] {
  return importedSeats(header.seats, names).map((seat, i) =>
    seat.kind === 'person' ? { ...seat, name: seat.name || words.value.replay.seat(i + 1), here: true } : seat,
  );
}

type Moving = { readonly seq: ReadonlySignal<number>; readonly running: Signal<boolean> };

function onKey(event: KeyboardEvent, { seq, running }: Moving, move: (to: number) => void): void {
  const { key, target } = event;
  const elsewhere =
    target instanceof Element && target.closest('input, select, textarea, [role="tablist"], dialog') !== null;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || elsewhere) return;
  const to = { ArrowLeft: seq.value - 1, ArrowRight: seq.value + 1, Home: 0, End: Number.MAX_SAFE_INTEGER }[key];
  if (to !== undefined) {
    event.preventDefault();
    move(to);
  } else if (key === ' ' && target instanceof HTMLElement && target.closest('button, a') === null) {
    event.preventDefault();
    running.value = !running.value;
  }
}

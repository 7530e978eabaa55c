/**
 * What the parts of the room share: who is there and who leads, what has been left, where this reader looks and what they
 * draw. Whoever follows is moved with the leader; whoever moves by themselves is on their own from then on.
 */
import { batch, computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import type { BoardMark, Moment, RoomDeed, RoomItem, RoomNews, RoomNow, RoomPlace } from '@signoria/table';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { newId } from '../../connection/new-id.ts';
import type { Socket } from '../../connection/socket.ts';
import { anchor } from '../../router.ts';
import { toast } from '../../state/toasts.ts';
import type { ReelState } from '../replay/reel.ts';
import { type Branch, branchAt, isSamePlace, linkedIn, placeOf } from './place.ts';
import { shownOf } from './veil.ts';

export interface RoomState {
  readonly table: string;
  readonly you: string;
  readonly reel: ReelState;
  readonly socket: Socket;
  readonly now: ReadonlySignal<RoomNow | null>;
  /** Those this reader is shown. */
  readonly items: ReadonlySignal<ReadonlyMap<string, RoomItem>>;
  /** There is no such room. */
  readonly shut: ReadonlySignal<boolean>;
  readonly leads: ReadonlySignal<boolean>;
  readonly follows: ReadonlySignal<boolean>;
  /** What comes after it is hidden from this reader; null: nothing is. */
  readonly until: ReadonlySignal<Moment | null>;
  readonly branch: Signal<Branch | null>;
  readonly place: ReadonlySignal<RoomPlace>;
  /** The note that is looked at. */
  readonly selected: Signal<string | null>;
  readonly drawn: Signal<readonly BoardMark[]>;
  /** What stands on the board: of the note that is looked at, one's own, or the leader's. */
  readonly marks: ReadonlySignal<readonly BoardMark[]>;
  follow(follow: boolean): void;
  /** Shows this reader what is hidden, until they follow again. */
  peek(): void;
  open(item: RoomItem, step?: number | null): void;
  /** Whether it was done; says why not. */
  ask(deed: RoomDeed): Promise<boolean>;
  onKey(event: KeyboardEvent): void;
  stop(): void;
}

export const RoomContext = createContext<RoomState | null>(null);

export function useRoom(): RoomState {
  const room = useContext(RoomContext);
  if (room === null) throw new Error('no room around');
  return room;
}

interface Given {
  readonly table: string;
  readonly you: string;
  readonly reel: ReelState;
  readonly socket: Socket;
}

/** What is held of the room, before anything is done with it. */
function holdRoom({ reel, you }: Given) {
  const now = signal<RoomNow | null>(null);
  const all = signal<ReadonlyMap<string, RoomItem>>(new Map());
  const follows = signal(true);
  const peeks = signal(false);
  const branch = signal<Branch | null>(null);
  const selected = signal<string | null>(null);
  const drawn = signal<readonly BoardMark[]>([]);
  const leads = computed(() => now.value?.leader === you);
  const until = computed(() => (now.value?.hides && !leads.value && !peeks.value ? now.value.place : null));
  const items = computed(() => shownOf(all.value, until.value));
  const marks = computed(() => {
    const note = selected.value === null ? undefined : items.value.get(selected.value);
    if (note?.kind === 'note' && note.marks.length > 0) return note.marks;
    return follows.value && !leads.value ? (now.value?.marks ?? []) : drawn.value;
  });
  const place = computed(() => placeOf(reel.seq.value, reel.eyes.value, branch.value));
  const [shut, entered] = [signal(false), signal(0)];
  return { now, all, items, follows, peeks, until, branch, selected, drawn, leads, marks, place, shut, entered };
}

type Held = ReturnType<typeof holdRoom>;

export function makeRoom(given: Given): RoomState {
  const { table, you, reel, socket } = given;
  const held = holdRoom(given);
  const ask = (deed: RoomDeed) => askRoom(given, deed);
  const linked = linkedIn(anchor.value);
  if (linked !== null) held.follows.value = false;
  const open = (item: RoomItem, step: number | null = null) => openItem(given, held, item, step);
  let fresh = true;
  const hear = (news: RoomNews | null) => {
    held.shut.value = news === null;
    if (news === null) return;
    take(given, held, news);
    if (news.whole) void ask({ do: 'follow', follow: held.follows.value });
    const item = fresh && linked !== null ? held.items.value.get(linked.item) : undefined;
    fresh = false;
    if (item !== undefined) open(item, linked?.step ?? null);
  };
  const leave = socket.room(table, hear);
  const stops = [keepAside(given, held), followLeader(given, held), tellPlace(given, held), forgetDrawing(held)];
  return {
    table,
    you,
    reel,
    socket,
    ...held,
    open,
    ask,
    follow(follow) {
      batch(() => {
        held.follows.value = follow;
        if (follow) held.peeks.value = false;
      });
      void ask({ do: 'follow', follow });
    },
    peek() {
      held.peeks.value = true;
    },
    onKey: (event) => onKey(given, held, event),
    stop() {
      for (const stop of stops) stop();
      leave();
    },
  };
}

function take({ reel }: Given, { now, all, entered, follows, peeks }: Held, news: RoomNews): void {
  batch(() => {
    // Whoever stands further on, by themselves or by a link, when it is hidden has seen it.
    if (news.now.hides && !now.value?.hides) peeks.value = !follows.value && reel.seq.value > news.now.place.seq;
    if (news.whole) entered.value += 1;
    const known = new Map(news.whole ? [] : all.value);
    for (const id of news.dropped) known.delete(id);
    for (const item of news.items) known.set(item.id, item);
    if (news.whole || news.items.length > 0 || news.dropped.length > 0) all.value = known;
    now.value = news.now;
  });
}

async function askRoom({ socket, table, reel }: Given, deed: RoomDeed): Promise<boolean> {
  const reply = await socket.send({ type: 'room', table, id: newId(), deed });
  if (reply.type !== 'refused') return true;
  const { refusal } = reply;
  toast('bad', (words) => words.atTable.refusal(refusal, reel.text.value, reel.reader.value));
  return false;
}

function openItem({ reel }: Given, { branch, selected, items }: Held, item: RoomItem, step: number | null): void {
  batch(() => {
    reel.go(item.seq);
    if (item.kind === 'variation')
      branch.value = branchAt(items.value, { seq: item.seq, variation: item.id, step: step ?? item.lines.length });
    else branch.value = item.kind === 'note' ? branchAt(items.value, item) : null;
    selected.value = item.kind === 'note' ? item.id : null;
  });
}

/** The board shows the branch, as long as the reader is where it leaves the game. */
function keepAside({ reel }: Given, { branch }: Held): () => void {
  return effect(() => {
    const here = branch.value;
    if (here !== null && here.seq !== reel.seq.value) branch.value = null;
    else reel.aside.value = here === null ? null : { seq: here.seq, lines: here.lines.slice(0, here.step) };
  });
}

/** Whoever follows is where the leader is; nobody from whom it is hidden is further on. */
function followLeader({ reel }: Given, { now, items, follows, leads, until, branch }: Held): () => void {
  return effect(() => {
    const led = leads.value || !follows.value ? undefined : now.value?.place;
    const known = items.value;
    const last = until.value?.seq ?? null;
    untracked(() =>
      batch(() => {
        const at = reel.seq.value;
        const to = led?.seq ?? Math.min(at, last ?? at);
        reel.until.value = last;
        if (to !== at) reel.go(to);
        if (led === undefined) return;
        reel.eyes.value = led.eyes;
        branch.value = branchAt(known, led);
      }),
    );
  });
}

/** A variation by somebody whom this reader does not read is nowhere to them. */
function isWhere(here: RoomPlace, led: RoomPlace, items: ReadonlyMap<string, RoomItem>): boolean {
  return isSamePlace(here, led) || (led.variation !== null && !items.has(led.variation));
}

/** One at a time, and then only the latest: whoever winds through a game does not send every move of it. */
function tellPlace(given: Given, { now, items, follows, leads, place, branch, drawn, entered }: Held): () => void {
  let busy = false;
  let next: RoomDeed | null = null;
  const send = async () => {
    while (next !== null) {
      const deed = next;
      next = null;
      await askRoom(given, deed);
    }
    busy = false;
  };
  return effect(() => {
    const here = place.value;
    const marks = drawn.value;
    const leading = leads.value;
    const room = untracked(() => now.value);
    if (entered.value === 0 || room === null) return;
    const isOwn = branch.value !== null && branch.value.id === null;
    const isLed =
      !isOwn &&
      isWhere(
        here,
        room.place,
        untracked(() => items.value),
      );
    if (!leading && untracked(() => follows.value) && !isLed) {
      follows.value = false;
      void askRoom(given, { do: 'follow', follow: false });
    }
    next = { do: 'go', place: here, marks: leading ? marks : [] };
    if (busy) return;
    busy = true;
    void send();
  });
}

/** A drawing is of one moment. */
function forgetDrawing({ place, drawn, selected, items }: Held): () => void {
  let before = '';
  return effect(() => {
    const { seq, variation, step } = place.value;
    const here = `${seq}/${variation}/${step}`;
    if (here === before) return;
    before = here;
    untracked(() => {
      drawn.value = [];
      const note = selected.value === null ? undefined : items.value.get(selected.value);
      if (note !== undefined && note.seq !== seq) selected.value = null;
    });
  });
}

/** Inside a branch the arrows go through it, and before its first answer out of it; everywhere else they are the replay's. */
function onKey({ reel }: Given, { branch }: Held, event: KeyboardEvent): void {
  const here = branch.value;
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const elsewhere =
    event.target instanceof Element &&
    event.target.closest('input, select, textarea, [role="tablist"], dialog, .stage') !== null;
  const plain = !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || elsewhere);
  if (here === null || by === undefined || !plain) {
    reel.onKey(event);
    return;
  }
  event.preventDefault();
  const step = Math.min(here.step + by, here.lines.length);
  branch.value = step < 1 ? null : { ...here, step };
}

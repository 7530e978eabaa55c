/**
 * What the parts of the table page share: the view being shown (told step by step, or of the past), what is offered,
 * what is pointed at, and the only ways to do something. One of these per open table.
 */
import { batch, computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import type { GameEvent, PlayText, Question, Reader, Seat } from '@signoria/kernel';
import type { GameBoard } from '@signoria/kit';
import type { ChatLine, PastView, TableRefusal, TableView } from '@signoria/table';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Asked, TableConnection } from '../../connection/connection.ts';
import type { ClientBundle } from '../../games/client-bundle.ts';
import { confirming, still, tempo, warning } from '../../state/settings.ts';
import { toast } from '../../state/toasts.ts';
import { tableWords } from '../../state/words.ts';
import { makePlayback, type Playback } from './chronicle/playback.ts';
import { sinceLast } from './chronicle/since.ts';
import { NO_OFFER, type Offer, offerOf } from './prompt/offer.ts';
import { tap, warningsFor } from './prompt/tap.ts';
import { readerOf } from './seats/people.ts';

export type DialogName =
  | 'tools'
  | 'score'
  | 'orders'
  | 'keys'
  | 'position'
  | 'choices'
  | 'fair'
  | 'log'
  | 'chat'
  | 'resign'
  | 'freedoms'
  | 'rule'
  | 'report'
  | 'wrong'
  | 'aid'
  | 'why'
  | 'options';

/** What the why-not slip is about. The words are made when it is drawn. */
export type SlipCause =
  | { readonly of: 'blocked'; readonly line: string }
  | { readonly of: 'undo' }
  | { readonly of: 'warning'; readonly line: string }
  | { readonly of: 'refusal'; readonly refusal: TableRefusal };

export interface Past {
  readonly seq: number;
  /** Null while it is being fetched. */
  readonly seen: PastView | null;
}

/** What the reader is doing with the page; nothing of it leaves the page. */
interface PageState {
  /** The line pointed at but not confirmed. */
  readonly selected: Signal<string | null>;
  /** The line a form would send; null while it is not filled in. */
  readonly formLine: Signal<string | null>;
  /** An answer is on its way. */
  readonly busy: Signal<boolean>;
  readonly slip: Signal<SlipCause | null>;
  readonly dialog: Signal<DialogName | null>;
  /** The seat whose score is explained. */
  readonly scored: Signal<Seat | null>;
  /** The answer of a bot that somebody wonders about, by its number. */
  readonly wondered: Signal<number | null>;
  /** The rule being read. */
  readonly rule: Signal<string | null>;
  readonly past: Signal<Past | null>;
  /** One's own last entry when the table was opened: what follows is news. Null when there is none. */
  readonly since: Signal<number | null>;
  /** The digest of that news has not been put away. */
  readonly digest: Signal<boolean>;
  /** Up to when what a bot did in one's seat has been read. */
  readonly botReportRead: Signal<number>;
  /** Old news the reader wants to see on the board once more; the next news take their place. */
  readonly retold: Signal<readonly GameEvent[] | null>;
  /** A sealed answer is being thought over again. */
  readonly changing: Signal<boolean>;
  /** The line of chat being reported; null for somebody at the table. */
  readonly reported: Signal<ChatLine | null>;
  /** The last line of chat that was on the screen. */
  readonly readChat: Signal<number>;
  /** Questions put to this reader so far, by name: for standing orders. */
  readonly heard: Signal<ReadonlyMap<string, Question>>;
}

/** What follows from the table and the page. */
interface Seen {
  /** The view on the screen; null until the first has come. */
  readonly view: ReadonlySignal<TableView | null>;
  readonly text: ReadonlySignal<PlayText>;
  readonly reader: ReadonlySignal<Reader>;
  /** The question that can be answered now: none while the past is shown or something is still being told. */
  readonly question: ReadonlySignal<Question | null>;
  readonly offer: ReadonlySignal<Offer>;
}

interface Deeds {
  /** Point at a line; again, or where the answer can be taken back, answer with it. */
  point(line: string | null): void;
  answer(line: string): Promise<void>;
  /** True when it was done. A refusal has been shown by then. */
  ask(request: Asked): Promise<boolean>;
  undo(): void;
  /** A position of the past by its number; null for now. */
  lookAt(seq: number | null): void;
  /** The number of the latest entry. */
  last(): number;
  /** Read a rule without leaving the table. */
  read(rule: string): void;
}

export interface Play extends PageState, Seen, Deeds {
  readonly connection: TableConnection;
  readonly bundle: ClientBundle;
  readonly board: GameBoard | null;
  readonly playback: Playback;
  stop(): void;
}

export const PlayContext = createContext<Play | null>(null);

export function usePlay(): Play {
  const play = useContext(PlayContext);
  if (play === null) throw new Error('no table around');
  return play;
}

export function makePlay(connection: TableConnection, bundle: ClientBundle, board: GameBoard | null): Play {
  const playback = makePlayback(
    () => still.value || document.hidden,
    () => tempo.value,
  );
  const page = newPageState();
  const seen = seenOf(playback, page, bundle);
  const stops = [followViews(connection, playback, page), followQuestions(page, seen)];
  return {
    connection,
    bundle,
    board,
    playback,
    ...page,
    ...seen,
    ...deedsOf(connection, page, seen),
    stop() {
      for (const stop of stops) stop();
      playback.clear();
    },
  };
}

function newPageState(): PageState {
  return {
    selected: signal(null),
    formLine: signal(null),
    busy: signal(false),
    slip: signal(null),
    dialog: signal(null),
    scored: signal(null),
    wondered: signal(null),
    rule: signal(null),
    past: signal(null),
    since: signal(null),
    digest: signal(true),
    botReportRead: signal(0),
    retold: signal(null),
    changing: signal(false),
    reported: signal(null),
    readChat: signal(0),
    heard: signal(new Map()),
  };
}

function seenOf(playback: Playback, { past, changing }: PageState, { notation, text }: ClientBundle): Seen {
  const view = computed(() => playback.step.value?.view ?? null);
  const reader = computed(() => readerOf(view.value?.seats ?? [], view.value?.you ?? null));
  const question = computed(() =>
    past.value === null && playback.current.value ? (view.value?.question ?? null) : null,
  );
  const offer = computed((): Offer => {
    const asked = question.value;
    const answered = asked !== null && asked.picked !== null && !changing.value;
    if (answered || view.value?.status !== 'running') return NO_OFFER;
    return offerOf(asked, { notation, text: text.value, reader: reader.value });
  });
  return { view, text, reader, question, offer };
}

/** Every view of the table goes through the playback; a reader who has just come is told what they missed. */
function followViews(connection: TableConnection, playback: Playback, page: PageState): () => void {
  const { since, readChat, past, digest, retold } = page;
  let newcomer = true;
  return effect(() => {
    const next = connection.view.value;
    if (next === null) {
      newcomer = true;
      past.value = null;
      untracked(() => playback.clear());
      return;
    }
    if (newcomer) {
      since.value = beforeBot(next) ?? sinceLast(next.log, next.you);
      digest.value = true;
      readChat.value = next.chat.at(-1)?.id ?? 0;
    }
    newcomer = false;
    retold.value = null;
    untracked(() => playback.push(next));
  });
}

/** What a bot did in one's seat is news as well. */
function beforeBot({ account }: TableView): number | null {
  const [first] = account;
  return first === undefined ? null : Math.max(0, first.seq - 1);
}

/** With a new question, what was pointed at belongs to the old one. */
function followQuestions({ selected, formLine, slip, changing, heard }: PageState, { view }: Seen): () => void {
  let ticket: number | null = null;
  return effect(() => {
    const asked = view.value?.question ?? null;
    if (asked !== null && asked.menu !== null) heard.value = new Map([...heard.peek(), [asked.at, asked]]);
    if ((asked?.ticket ?? null) === ticket) return;
    ticket = asked?.ticket ?? null;
    batch(() => {
      selected.value = null;
      formLine.value = null;
      slip.value = null;
      changing.value = false;
    });
  });
}

const NO_ADVICE: TableView['advice'] = { revocable: [], warnings: [] };

function deedsOf(connection: TableConnection, page: PageState, seen: Seen): Deeds {
  const { selected, slip, past } = page;
  const { view } = seen;
  const ask = async (request: Asked): Promise<boolean> => {
    const answered = await connection.ask(request);
    if (!answered.ok) showRefusal(answered.refusal, page, seen);
    return answered.ok;
  };
  const answer = (line: string) => sendAnswer(line, ask, page, seen);
  return {
    ask,
    answer,
    point(line) {
      const advice = view.value?.advice ?? NO_ADVICE;
      const habits = { confirming: confirming.value, warning: warning.value };
      if (line !== null && tap(line, selected.value, advice, habits) === 'answer') void answer(line);
      else {
        const regrets = warningsFor(line, advice, habits).length > 0;
        slip.value = line !== null && regrets ? { of: 'warning', line } : null;
        selected.value = line;
      }
    },
    undo() {
      if ((view.value?.undoable.length ?? 0) === 0) slip.value = { of: 'undo' };
      else void ask({ type: 'undo' });
    },
    lookAt: (seq) => lookAt(seq, past, connection),
    last: () => view.value?.log.at(-1)?.seq ?? 0,
    read(rule) {
      page.rule.value = rule;
      page.dialog.value = 'rule';
    },
  };
}

/** One answer at a time: a double click must not answer the next question too. */
async function sendAnswer(line: string, ask: Deeds['ask'], { busy, slip, changing }: PageState, { view }: Seen) {
  if (busy.value) return;
  busy.value = true;
  slip.value = null;
  try {
    await ask({ type: 'answer', ticket: view.value?.question?.ticket ?? 0, line });
  } finally {
    busy.value = false;
    changing.value = false;
  }
}

function showRefusal(refusal: TableRefusal, { slip }: PageState, { text, reader }: Seen): void {
  if (refusal.why === 'forbidden') slip.value = { of: 'refusal', refusal };
  else toast('bad', () => tableWords.value.refusal(refusal, text.value, reader.value));
}

function lookAt(seq: number | null, past: Signal<Past | null>, connection: TableConnection): void {
  if (seq === null) {
    past.value = null;
    return;
  }
  if (seq === past.value?.seq) return;
  past.value = { seq, seen: past.value?.seen ?? null };
  void connection.past(seq).then((seen) => {
    if (past.value?.seq === seq) past.value = { seq, seen };
  });
}

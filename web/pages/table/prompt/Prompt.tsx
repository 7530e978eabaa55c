/** The prompt bar of a table: one question at a time, in the mood of the moment. */
import type { Question } from '@signoria/kernel';
import { Button, type PromptAnswer, PromptBar, type PromptBarProps, type PromptUndo } from '@signoria/kit';
import type { SeatInfo, TableView } from '@signoria/table';
import type { ComponentChildren } from 'preact';
import { later } from '../../../shell/later.tsx';
import { phone, tempo } from '../../../state/settings.ts';
import { toast } from '../../../state/toasts.ts';
import { tableWords, words } from '../../../state/words.ts';
import { FormControls } from '../forms/FormControls.tsx';
import { type Play, usePlay } from '../play.ts';
import { tinctureOf } from '../seats/people.ts';
import { type Buttons, buttonsOf, type Form, hintAbout, isBare, type Offer, withoutForms } from './offer.ts';
import { isFinal } from './tap.ts';

/** Most of a game is played without them. */
const AfterGame = later(() => import('./AfterGame.tsx'));
const Foresight = later(() => import('./Foresight.tsx'));
const PastBar = later(() => import('./PastBar.tsx'));
const WhyNotSlip = later(() => import('./WhyNotSlip.tsx'));

const CHOICES = 'choices';
const ORDERS = 'orders';

/** The seat is played by a bot in its owner's place. */
export function isCovered({ seats, you }: Pick<TableView, 'seats' | 'you'>): boolean {
  const own: SeatInfo | undefined = you === null ? undefined : seats[you];
  return own?.kind === 'person' && own.covered !== null;
}

function undoOf(play: Play, view: TableView): PromptUndo | undefined {
  if (view.you === null) return undefined;
  const { table } = words.value;
  const [latest] = view.undoable;
  const { notation } = play.bundle;
  const what = latest === undefined ? null : play.text.value.choice(notation.read(latest), play.reader.value);
  return {
    label: what === null || phone.value ? table.undoNothing : table.undo(what),
    blocked: latest === undefined,
    shortcut: 'U',
    onUndo: play.undo,
    onWhy: play.undo,
  };
}

/** The answers as buttons; the one pointed at last and in wax, because from there there may be no way back. */
function answersOf(
  play: Play,
  { options, blocked, all }: Buttons,
  forms: readonly Form[],
  sealed: boolean,
): readonly PromptAnswer[] {
  const { menu } = words.value;
  const selected = play.selected.value;
  const commit = sealed ? 'ink' : 'wax';
  const { advice } = play.view.value!;
  const answers = options.map(({ line, label, choice }): PromptAnswer => {
    const pass = choice.do === 'pass' ? { icon: 'pass' as const } : {};
    if (line === selected) return { id: line, label, kind: isFinal(line, advice) ? commit : 'ink', note: menu.confirm };
    return { id: line, label, kind: isBare(choice) ? 'plain' : 'gold', ...pass };
  });
  const closed = blocked.map(({ line, choice }): PromptAnswer => {
    return { id: line, label: play.text.value.choice(choice, play.reader.value), blocked: true };
  });
  const list: readonly PromptAnswer[] = all
    ? []
    : [{ id: CHOICES, label: menu.all(play.offer.value.options.length), icon: 'menu', kind: 'quiet' }];
  const form: readonly PromptAnswer[] = formAnswer(play, forms, commit);
  const order: readonly PromptAnswer[] = orderAnswer(play);
  return [...order, ...list, ...closed, ...answers.toSorted((a, b) => rank(a, selected) - rank(b, selected)), ...form];
}

/** Instead of answering each time: leave a limit, or a "no", with the table. */
function orderAnswer({ view }: Play): readonly PromptAnswer[] {
  const { auction = null, windows = [], question = null } = view.value ?? {};
  const { orders, tools } = words.value.table;
  const isWindow = windows.some(({ at, ordinary }) => at === question?.at && !ordinary);
  if (auction === null && !isWindow) return [];
  return [{ id: ORDERS, label: auction === null ? tools.orders : orders.leaveBid, icon: 'clock', kind: 'quiet' }];
}

/** Commit stands last, in its corner; everything else keeps the menu's order. */
const rank = ({ id }: PromptAnswer, selected: string | null): number => (id === selected ? 1 : 0);

const UNFILLED = 'unfilled';

/** What the bar offers itself: a board may have forms of its own, drawn where they belong. */
function barOffer({ offer, board }: Play, { at }: Question): Offer {
  return board?.asks?.includes(at) ? withoutForms(offer.value) : offer.value;
}

function formAnswer(play: Play, forms: readonly Form[], kind: 'ink' | 'wax'): readonly PromptAnswer[] {
  if (forms.length === 0) return [];
  const line = play.formLine.value;
  if (line === null) return [{ id: UNFILLED, label: words.value.menu.choose, blocked: true }];
  const choice = play.bundle.notation.read(line);
  return [{ id: line, label: play.text.value.choice(choice, play.reader.value), kind }];
}

function press(play: Play, id: string): void {
  if (id === CHOICES) play.dialog.value = 'choices';
  else if (id === ORDERS) play.dialog.value = 'orders';
  else if (id === play.formLine.value) void play.answer(id);
  else play.point(id);
}

function askWhy(play: Play, id: string): void {
  if (id === UNFILLED) toast('plain', ({ menu }) => menu.incomplete);
  else play.slip.value = { of: 'blocked', line: id };
}

/** On the phone the slip takes the place of the hint. It stays mounted: a live region must be there before its words. */
function SlipOrHint({ hint }: { readonly hint: ComponentChildren }) {
  const { slip } = usePlay();
  return (
    <>
      <WhyNotSlip inline />
      {slip.value === null ? <div class="hint">{hint}</div> : null}
    </>
  );
}

/** The boundary is told before it is crossed. */
function confirmHint(play: Play, line: string, { sealed }: Question): string {
  const { table } = words.value;
  const final = !sealed && isFinal(line, play.view.value!.advice);
  return final ? `${table.finalHint} ${table.confirmHint}` : table.confirmHint;
}

function Asked({ question, view }: { readonly question: Question; readonly view: TableView }) {
  const play = usePlay();
  const { table } = words.value;
  const offer = barOffer(play, question);
  const buttons = buttonsOf(offer, play.selected.value);
  const undo = undoOf(play, view);
  const { forms } = offer;
  const controls = forms.length === 0 ? undefined : <FormControls forms={forms} ticket={question.ticket} />;
  const about = hintAbout(play.offer.value, offer);
  const open = about === 'form' ? table.formHint : about === 'board' ? table.boardHint : table.yourHint(about);
  const hint = (
    <>
      {play.selected.value === null ? open : confirmHint(play, play.selected.value, question)} <Foresight />
    </>
  );
  const inline = forms.every(({ kind }) => kind === 'amount' || kind === 'placement');
  const bar = (
    <PromptBar
      label={table.prompt}
      mood="yours"
      question={play.text.value.prompt(question, play.reader.value)}
      hint={hint}
      {...(phone.value ? { slip: <SlipOrHint hint={hint} /> } : {})}
      answers={answersOf(play, buttons, forms, question.sealed)}
      {...(undo ? { undo } : {})}
      onAnswer={(id) => press(play, id)}
      onWhy={(id) => askWhy(play, id)}
    >
      {inline ? controls : undefined}
    </PromptBar>
  );
  if (inline) return bar;
  return (
    <>
      <div class="form-panel">{controls}</div>
      {bar}
    </>
  );
}

/** Shields of those who have answered, dashes for the rest: of those not asked nothing is told either way. */
function answeredRow(question: Question, seats: readonly SeatInfo[]) {
  return seats.map((seat, i) => (question.deciding.includes(i) ? null : tinctureOf(seat)));
}

function Waiting({ question, view }: { readonly question: Question; readonly view: TableView }) {
  const play = usePlay();
  const { table } = words.value;
  const answered = question.picked !== null;
  const only = question.deciding.length === 1 ? view.seats[question.deciding[0]!] : undefined;
  const undo = undoOf(play, view);
  const bots = question.deciding.every((seat) => view.seats[seat]?.kind === 'bot');
  const { delay } = view.settings;
  const watching = delay === undefined ? table.watchingHint : table.watchingLate(delay);
  const idle = view.you === null ? watching : table.waitingHint;
  const stepping = tempo.value === 'step' && !play.playback.current.value;
  const hint = stepping ? table.stepHint : answered ? table.sealedHint : bots ? table.waitingBot : idle;
  const look: Partial<PromptBarProps> = question.sealed
    ? { mood: 'sealed', answered: answeredRow(question, view.seats) }
    : { mood: 'waiting', ...(only ? { seat: tinctureOf(only) } : {}) };
  return (
    <PromptBar
      label={table.prompt}
      mood="waiting"
      question={play.text.value.prompt(question, play.reader.value)}
      hint={hint}
      {...look}
      {...(phone.value ? { slip: <SlipOrHint hint={hint} /> } : {})}
      {...(undo && !undo.blocked ? { undo } : {})}
      answers={answered ? [{ id: 'change', label: table.sealedChange }] : []}
      onAnswer={() => {
        play.changing.value = true;
      }}
    >
      {view.you !== null && view.status === 'running' ? (
        <Button
          kind="quiet"
          icon="clock"
          onPress={() => {
            play.dialog.value = 'orders';
          }}
        >
          {view.orders.length > 0
            ? table.orders.active(view.orders.length)
            : view.auction === null
              ? table.tools.orders
              : table.orders.leaveBid}
        </Button>
      ) : undefined}
    </PromptBar>
  );
}

/** No question, or none for anybody now: paused, covered by a bot, not connected. */
function Plain({
  title,
  hint,
  mood,
  action,
}: {
  readonly title: string;
  readonly hint?: string;
  readonly mood: PromptBarProps['mood'];
  readonly action?: { readonly label: string; readonly onPress: () => void };
}) {
  return (
    <PromptBar
      label={words.value.table.prompt}
      mood={mood}
      question={title}
      {...(hint === undefined ? {} : { hint })}
      answers={action ? [{ id: 'act', label: action.label, kind: 'ink' }] : []}
      onAnswer={() => action?.onPress()}
    />
  );
}

export function Prompt() {
  const play = usePlay();
  const { table } = words.value;
  const view = play.view.value;
  const { connection } = play;
  if (play.past.value !== null) return <PastBar />;
  if (connection.link.value === 'lost') {
    const action = { label: table.retry, onPress: connection.retry };
    return <Plain mood="offline" title={table.status.lost} hint={table.status.lostNote} action={action} />;
  }
  if (view === null) return <Plain mood="waiting" title={table.status.connecting} />;
  if (view.status === 'finished' || view.status === 'abandoned') return <AfterGame />;
  if (view.status === 'paused') {
    const onPress = () => void play.ask({ type: 'propose', what: { kind: 'resume' } });
    const action = view.you === null ? {} : { action: { label: tableWords.value.propose.resume, onPress } };
    return <Plain mood="waiting" title={table.pausedTitle} hint={table.pausedHint} {...action} />;
  }
  if (isCovered(view)) {
    const action = { label: table.comeBack, onPress: () => void play.ask({ type: 'return' }) };
    return <Plain mood="waiting" title={table.coveredTitle} hint={table.coveredHint} action={action} />;
  }
  const question = play.question.value ?? view.question;
  if (question === null) return <Plain mood="waiting" title={table.status.connecting} />;
  const asked = play.question.value !== null && question.menu !== null;
  if (asked && (question.picked === null || play.changing.value)) return <Asked question={question} view={view} />;
  return <Waiting question={question} view={view} />;
}

/**
 * Scenarios of any game: a position told in a few lines, one moment, then moves and what must be true. A game brings its
 * own words for positions and moments (`ScenarioSpec`); everything after the moment is here.
 */
import type { AnyGame, AnyState, GameEvent, Match, Seat } from '../../index.ts';
import { keyFromSeed, listen, settle, startMatch } from '../../index.ts';
import { type AnyFacts, checkFacts, earshot } from './facts.ts';
import type { Checks } from './facts-checks.ts';
import { asked, playLine, refuseLine, type Stage } from './playing.ts';

/** The table a scenario is played at. */
export interface TableOf<Options, Correction> {
  readonly players: number;
  readonly options?: Partial<Options>;
  /** A correction of the box, as in an edition file. */
  readonly edition?: Correction;
  /** All chance follows from it. */
  readonly seed?: string;
}

/** What a draft means: a state, unless it is impossible. */
export interface Laid<State> {
  readonly state: State;
  readonly problems: readonly string[];
  /** Words of invariants that the position breaks on purpose, for good. */
  readonly spared?: readonly string[];
}

/** A game as far as scenarios care: of what its states and views are. */
interface GameOf<State extends AnyState, View> extends AnyGame {
  view(s: State, viewer: Seat | null): View;
  violations(s: State): readonly string[];
}

/** What a game brings to its scenarios. */
export interface ScenarioSpec<State extends AnyState, View, Draft, Moment, OwnFacts> {
  readonly game: GameOf<State, View>;
  /** A position in words, line by line; who is asked what is added. */
  readonly describe: (s: State) => readonly string[];
  readonly checks: Checks<State, OwnFacts>;
  /** What was told, as a state. `from` is any state of the same table: it lends options, edition and key. */
  readonly position: (from: State, draft: Draft, moment: Moment) => Laid<State>;
  /** What is still to come, next thing last. The position has been found possible. */
  readonly framesOf: (s: State, moment: Moment) => State['todo'];
}

/** What every scenario can do; `Self` is that of the game, so that calls chain. */
export interface Acting<Self, State, View, Facts> {
  /** No position, a real beginning. */
  newGame(): Self;
  play(...lines: string[]): Self;
  refused(line: string, ...why: string[]): Self;
  expect(facts: Facts): Self;
  /** A spectator's, when nobody is named. */
  view(viewer?: Seat | null): View;
  heard(viewer: Seat | null): readonly GameEvent[];
  state(): State;
  match(): Match;
}

/** What a game's scenario is made of. */
interface Workshop<Self, State extends AnyState, View, Draft, Moment, Facts> {
  /** Adds to the draft. */
  say(change: (before: Draft) => Partial<Draft>): Self;
  /** The moment: from here on the game runs. */
  begin(moment: Moment): Self;
  running(): Stage<State>;
  readonly acting: Acting<Self, State, View, Facts>;
}

/** `blank` is the draft of which nothing has been told, `self` the scenario that is being made. */
export function workshop<
  Self,
  State extends AnyState,
  View,
  Draft extends object,
  Moment extends { readonly at: string },
  OwnFacts,
>(
  spec: ScenarioSpec<State, View, Draft, Moment, OwnFacts>,
  table: TableOf<unknown, unknown>,
  blank: Draft,
  self: () => Self,
): Workshop<Self, State, View, Draft, Moment, OwnFacts & AnyFacts> {
  let draft = blank;
  let stage: Stage<State> | null = null;

  const enter = (moment: string, open: (match: Match) => Stage<State>): Self => {
    if (stage !== null) throw new Error(`.${moment}() comes second: a scenario has one moment`);
    stage = open(startOf(spec.game, table));
    return self();
  };
  const newGame = () =>
    enter('newGame', (match) => {
      if (draft !== blank) throw new Error('.newGame() is a real beginning: it takes no position');
      return newStage(spec, match, match.opening);
    });
  const running = (): Stage<State> => {
    if (stage === null) throw new Error('the moment is missing: say the moment first, then moves and facts');
    return stage;
  };

  return {
    say(change) {
      if (stage !== null) throw new Error('a position belongs before the moment: the game is already running');
      draft = { ...draft, ...change(draft) };
      return self();
    },
    begin: (moment) => enter(moment.at, (match) => stageOf(spec, match, draft, moment)),
    running,
    acting: { newGame, ...actingOn(spec, running, self) },
  };
}

function actingOn<Self, State extends AnyState, View, Draft, Moment, OwnFacts>(
  { game, checks }: ScenarioSpec<State, View, Draft, Moment, OwnFacts>,
  running: () => Stage<State>,
  self: () => Self,
): Omit<Acting<Self, State, View, OwnFacts & AnyFacts>, 'newGame'> {
  return {
    play(...lines) {
      running().heard = [];
      for (const line of lines) playLine(running(), line);
      return self();
    },
    refused(line, ...why) {
      refuseLine(running(), line, why);
      return self();
    },
    expect(facts) {
      checkFacts(checks, running(), facts);
      return self();
    },
    view: (viewer = null) => game.view(running().state(), viewer),
    heard: (viewer) => earshot(running().heard, viewer),
    state: () => running().state(),
    match: () => running().match,
  };
}

function startOf(
  game: AnyGame,
  { players, options = {}, edition, seed = 'scenario' }: TableOf<unknown, unknown>,
): Match {
  return startMatch(game, { seats: players, options, edition: edition ?? null, key: keyFromSeed(seed) });
}

function stageOf<State extends AnyState, View, Draft, Moment, OwnFacts>(
  spec: ScenarioSpec<State, View, Draft, Moment, OwnFacts>,
  match: Match,
  draft: Draft,
  moment: Moment,
): Stage<State> {
  const { state, problems, spared } = spec.position(match.state as State, draft, moment);
  match.state = state;
  const stage = newStage(spec, match, [], spared);
  const wrong = problems.length > 0 ? problems : stage.violations();
  if (wrong.length > 0) {
    throw new Error(`impossible position:\n${wrong.map((p) => `  - ${p}`).join('\n')}\n${stage.describe()}`);
  }
  state.todo = spec.framesOf(state, moment);
  stage.heard = listen(() => settle(spec.game, state)).heard;
  return stage;
}

function newStage<State extends AnyState, View, Draft, Moment, OwnFacts>(
  { game, describe }: ScenarioSpec<State, View, Draft, Moment, OwnFacts>,
  match: Match,
  heard: readonly GameEvent[],
  spared: readonly string[] = [],
): Stage<State> {
  const state = () => match.state as State; // a match of this game
  return {
    match,
    state,
    heard,
    describe: () => [...describe(state()), `  ${asked(game, state())}`].join('\n'),
    violations: () => game.violations(state()).filter((sentence) => !spared.some((words) => sentence.includes(words))),
  };
}

/** One of everything a game can put into words, and all the sentences that come of it. */
import type { Choice, Fact, GameEvent, GameModule, Language, Question, Sayable, Seat } from '../../index.ts';
import { faults, readerOf, YOU } from './lines.ts';

type NamedFacts = { readonly [name: string]: Fact };

/** Facts for each of these names. */
export type FactSamples<F> = {
  readonly [name in keyof F]: F[name] extends undefined ? undefined : F[name] & NamedFacts;
};

/** The types see to it that nothing is left out. */
export interface SamplesOf<S extends Sayable> {
  readonly happenings: { readonly [W in S['event']['what']]: readonly Extract<S['event'], { readonly what: W }>[] };
  readonly choices: { readonly [D in S['choice']['do']]: readonly Extract<S['choice'], { readonly do: D }>[] };
  readonly blocked: FactSamples<S['blocked']>;
  readonly score: FactSamples<S['score']>;
  /** Who may win that way. */
  readonly outcomes: { readonly [reason in S['outcome']]: readonly (readonly Seat[])[] };
  readonly edition: FactSamples<S['edition']>;
  /** The menu of a question whose words depend on it. */
  readonly menus?: { readonly [at in S['asking']]?: Question['menu'] };
}

/** `SamplesOf` any game, its types forgotten. */
interface Samples {
  readonly happenings: { readonly [what: string]: readonly GameEvent[] };
  readonly choices: { readonly [verb: string]: readonly Choice[] };
  readonly blocked: { readonly [why: string]: NamedFacts };
  readonly warnings?: { readonly [why: string]: NamedFacts };
  readonly score: { readonly [what: string]: NamedFacts | undefined };
  readonly outcomes: { readonly [reason: string]: readonly (readonly Seat[])[] };
  readonly edition: { readonly [why: string]: NamedFacts };
  readonly menus?: { readonly [at: string]: Question['menu'] };
}

const MENU: Question['menu'] = { kind: 'amount', base: { do: 'take' }, min: 3, max: 9, step: 1 };
/** What one player says to another may have a you in it, whoever reads it. */
const QUOTED = /“[^”]*”|«[^»]*»/g;
const READERS: readonly (Seat | null)[] = [0, 1, 2, null];
const FORCED: Question['menu'] = { kind: 'list', choices: [{ do: 'pass' }] };

/** A question put to seat 0. */
export function ask(at: string, over: Partial<Question> = {}): Question {
  return { ticket: 1, at, deciding: [0], sealed: false, rules: [], menu: MENU, blocked: [], picked: null, ...over };
}

/**
 * What is wrong with anything that can be said, whoever reads it. `ids`: the names of an edition file, which have no
 * translation.
 */
export function sampleFaults(module: GameModule, language: Language, samples: Samples, ids?: RegExp) {
  const said = (seat: Seat | null) => sentences(module, language, samples, seat);
  const speaks = (line: string) => YOU[language].test(line.replaceAll(QUOTED, ''));
  return [
    ...READERS.flatMap((seat) => faults(language, said(seat))),
    ...faults(language, toPlayers(module, language, samples)),
    ...faults(language, onEditions(module, language, samples), ids),
    ...said(null)
      .filter(speaks)
      .map((line) => `calls a spectator you: «${line}»`),
    ...(said(0).some(speaks) ? [] : ['never speaks to the reader']),
  ];
}

/** What anybody may read: prompts, events, outcomes, scores, as the reader on `seat` gets them. */
function sentences(module: GameModule, language: Language, samples: Samples, seat: Seat | null) {
  const text = module.text[language];
  const reader = readerOf(language, seat);
  const { happenings, outcomes, score, menus = {} } = samples;
  return [
    ...askings(module).flatMap((at) => questions(at, menus[at] ?? MENU, seat).map((q) => text.prompt(q, reader))),
    ...Object.values(happenings).flatMap((events) => events.map((event) => text.event(event, reader))),
    ...Object.entries(outcomes).flatMap(([reason, all]) =>
      all.map((winners) => text.outcome({ winners, reason }, reader)),
    ),
    ...Object.entries(score).map(([what, facts]) =>
      text.score({ what, points: 2, ...(facts === undefined ? {} : { facts }), rules: [] }, reader),
    ),
  ];
}

/** The frames that ask somebody. */
export function askings({ game }: GameModule): readonly string[] {
  return Object.entries(game.steps).flatMap(([at, step]) => ('run' in step ? [] : [at]));
}

function questions(at: string, menu: Question['menu'], seat: Seat | null): readonly Question[] {
  const waiting = [[0], [1], [1, 2]].map((deciding) => ask(at, { menu: null, deciding }));
  if (seat === null) return waiting;
  return [ask(at, { menu }), ask(at, { menu: FORCED }), ask(at, { picked: { do: 'pass' } }), ...waiting];
}

/** What only a player is told, never a spectator. */
function toPlayers(module: GameModule, language: Language, samples: Samples): readonly string[] {
  const text = module.text[language];
  const reader = readerOf(language, 0);
  const { choices, blocked, warnings = {} } = samples;
  return [
    ...Object.values(choices).flatMap((all) => all.map((choice) => text.choice(choice, reader))),
    ...Object.entries(blocked).map(([why, facts]) => text.blocked(why, facts, reader)),
    ...Object.entries(warnings).map(([why, facts]) => text.warning!(why, facts, reader)),
  ];
}

/** What is said of a bad edition file. */
function onEditions(module: GameModule, language: Language, { edition }: Samples): readonly string[] {
  return Object.entries(edition).map(([why, facts]) => module.text[language].edition({ path: 'x', why, facts }));
}

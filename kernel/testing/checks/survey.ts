/** Many random games of one kind, everything checked on the way, and what was met. */
import type { AnyGame, AnyState, GameModule, Random } from '../../index.ts';
import { listen } from '../../index.ts';
import { type Finding, finding, problemOf } from '../finding.ts';
import { randomGame, randomMatch } from '../play.ts';
import { named, type OptionChoice } from '../start.ts';
import { checkDecision } from './decision.ts';
import { replayCheck, undoCheck } from './replay.ts';

export interface SurveyPlan {
  readonly module: GameModule;
  readonly seats: number;
  readonly games: number;
  /** One set of options for all games, or one for each. */
  readonly options?: OptionChoice | ((random: Random) => OptionChoice);
  /** A correction of the box, as in an edition file. */
  readonly edition?: unknown;
  readonly seed: string;
  /** One decision in so many is looked at closely; none when absent. */
  readonly closely?: number;
}

export interface Survey {
  readonly games: number;
  readonly decisions: number;
  readonly findings: readonly Finding[];
  readonly met: Met;
}

/** Names of what happened in play. */
export interface Met {
  readonly frames: ReadonlySet<string>;
  readonly events: ReadonlySet<string>;
  readonly outcomes: ReadonlySet<string>;
}

/** No use in a thousand findings of one kind. */
const ENOUGH = 5;

/** Plays games to their end; the invariants are looked at before every decision. */
export function survey(plan: SurveyPlan): Survey {
  const { game, met } = watched(plan.module.game);
  const module = { ...plan.module, game };
  const findings: Finding[] = [];
  let decisions = 0;
  let games = 0;
  for (; games < plan.games && findings.length < ENOUGH; games++) {
    const name = `${plan.seed}-${games}`;
    const { start, random } = begun(plan, name);
    const here = (found: Finding) => finding(found.check, `${found.detail} (${name}, ${JSON.stringify(start)})`);
    const onDecision = (s: AnyState) => findings.push(...look(module, s, random, plan.closely).map(here));
    try {
      const { result, heard } = listen(() => randomGame(game, start, random, onDecision));
      decisions += result.decisions;
      met.outcomes.add(result.outcome.reason);
      for (const { what } of heard) met.events.add(what);
    } catch (error) {
      findings.push(here(finding('play', problemOf(error))));
    }
  }
  return { games, decisions, findings, met };
}

function begun({ seats, options = {}, edition = null }: SurveyPlan, name: string) {
  const { random } = named(name, seats);
  const { start } = named(name, seats, typeof options === 'function' ? options(random) : options);
  return { random, start: { ...start, edition } };
}

function look(module: GameModule, s: AnyState, random: Random, closely: number | undefined): readonly Finding[] {
  const close = closely !== undefined && random.below(closely) === 0;
  if (close) return checkDecision(module, s, random);
  return module.game.violations(s).map((sentence) => finding('invariant', sentence));
}

/** Plays matches with their logs; undo is tried on the way, the file is verified at the end. */
export function surveyMatches({ module, ...plan }: SurveyPlan): readonly Finding[] {
  const findings: Finding[] = [];
  for (let n = 0; n < plan.games && findings.length < ENOUGH; n++) {
    const name = `${plan.seed}-${n}`;
    const { start, random } = begun({ module, ...plan }, name);
    const here = (found: Finding) => finding(found.check, `${found.detail} (${name}, ${JSON.stringify(start)})`);
    try {
      const match = randomMatch(module.game, start, random, (m) => {
        if (plan.closely !== undefined && random.below(plan.closely) === 0) {
          findings.push(...undoCheck(module.game, m, random).map(here));
        }
      });
      findings.push(...replayCheck(module.game, match, random).map(here));
    } catch (error) {
      findings.push(here(finding('match', problemOf(error))));
    }
  }
  return findings;
}

/** The same game, with every frame that acts written down. */
function watched(game: AnyGame) {
  const frames = new Set<string>();
  const steps = new Proxy(game.steps, {
    get(table, at: string) {
      if (Object.hasOwn(table, at)) frames.add(at);
      return table[at];
    },
  });
  return { game: { ...game, steps }, met: { frames, events: new Set<string>(), outcomes: new Set<string>() } };
}

/** What of the game's content was never met, and is not expected to be rare. */
export function unmet({ game, content }: GameModule, all: readonly Met[]): readonly string[] {
  const rare = content.rare ?? {};
  const missing = (kind: keyof Met, names: readonly string[]) =>
    names.filter((name) => !Object.hasOwn(rare, name) && !all.some((met) => met[kind].has(name)));
  return [
    ...missing('frames', Object.keys(game.steps)).map((name) => `frame ${name}`),
    ...missing('events', content.events).map((name) => `event ${name}`),
    ...missing('outcomes', content.outcomes).map((name) => `outcome ${name}`),
  ];
}

/** What was met but is not in the list of the game's content. */
export function unlisted({ content }: GameModule, all: readonly Met[]): readonly string[] {
  const extra = (kind: 'events' | 'outcomes') => [
    ...new Set(all.flatMap((met) => [...met[kind]]).filter((name) => !content[kind].includes(name))),
  ];
  return [...extra('events').map((name) => `event ${name}`), ...extra('outcomes').map((name) => `outcome ${name}`)];
}

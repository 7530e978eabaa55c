/** The kernel: what a game is, and how one is played, logged, replayed and imagined. No I/O, no UI, no game. */
export { type Barrier, barrier, sight } from './barrier.ts';
export { type Chance, cloneChance, commitment, draw, keyFromSeed, newChance, newKey, type Stream } from './chance.ts';
export { backTo, type Entry, type Meant, meant, type Said } from './entry.ts';
export { events, type GameEvent, listen, mayKnow } from './events.ts';
export {
  type BotPlayer,
  type FileProblem,
  FORMAT,
  fileIn,
  type GameFile,
  type PlayerName,
  readFile,
  toFile,
  type Verdict,
  verify,
} from './file.ts';
export {
  type AnyGame,
  type AnyState,
  type Ask,
  type Auto,
  abandon,
  type Choice,
  type Core,
  type EditionProblem,
  type EditionResult,
  type Frame,
  type Free,
  finish,
  type Game,
  type Outcome,
  type Picks,
  type Sealed,
  type Seat,
  type Setup,
  type Step,
  type Steps,
  schedule,
} from './game.ts';
export { type Cue, type Guide, type GuideNote, type GuideWords, isTaught, type Lesson, nextNote } from './guide.ts';
export { canonical, hashText, hashWith } from './hash.ts';
export { type Imagined, imagine, reimagine } from './imagine.ts';
export { inBoth, isSure, PUBLIC_WORLDS, sureOf, worldsOf } from './knowledge.ts';
export { actFree, answer, decider, freeOf, menuOf, settle } from './loop.ts';
export {
  BadStart,
  begin,
  branch,
  type Header,
  lastHash,
  type Match,
  type Played,
  restore,
  type Snapshot,
  type Start,
  type StartProblem,
  snapshot,
  startMatch,
  underRules,
} from './match.ts';
export { any, type Blocked, enumerate, find, isEmpty, list, type Menu, same } from './menu.ts';
export {
  type Bidding,
  type Content,
  type DataGroup,
  type GameModule,
  type GameText,
  LANGUAGES,
  type Language,
  type OrderText,
  type PlayText,
  type Provenance,
  type ReactionWindow,
  type Reader,
  type Reference,
  type Unless,
  type Warning,
} from './module.ts';
export { type Notation, NotationError, readNumber, words } from './notation.ts';
export {
  combinations,
  mostOf,
  type Option,
  type OptionChoice,
  type OptionProblem,
  type OptionSchema,
  type OptionValues,
  readOptions,
  type SeatRange,
} from './options.ts';
export {
  type Cost,
  canonical as canonicalPayments,
  isPaid,
  owed,
  type Paid,
  type Payment,
  type Source,
} from './payment.ts';
export { carryOut, deciding, type Freedom, freedoms, judge, type Question, question } from './perform.ts';
export { plainName, plainTalk } from './plain.ts';
export { play } from './play.ts';
export { plural } from './plural.ts';
export { NEVER, type Policy } from './policy.ts';
export { type Random, random, seedOf } from './random.ts';
export { type Refusal, Refused } from './refusal.ts';
export { type Replaying, replayEntry } from './replay.ts';
export { type Fact, type ScoreLine, total } from './score.ts';
export type { Item } from './subset.ts';
export { atMost, isForced } from './text/menus.ts';
export {
  type Fillable,
  type PlayWords,
  type PromptWords,
  playText,
  type Sayable,
  type Tell,
  type Tells,
} from './text/play.ts';
export { type Chapter, chaptersOf, type RulesTextOf, referenceOf } from './text/reference.ts';
export { type KernelText, kernelText } from './text.ts';
export { barrierOf, barriersFound, draftsOf, findBarriers, stateAfter, takeBack, undo, undoable } from './undo.ts';

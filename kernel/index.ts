/** The kernel: what a game is, and how one is played, logged, replayed and imagined. No I/O, no UI, no game. */

export {
  type Chance,
  type ChanceEvent,
  cloneChance,
  commitment,
  draw,
  drawnBetween,
  keyFromSeed,
  newChance,
  newKey,
  redrawing,
  rekey,
  type Stream,
} from './chance/chance.ts';
export { type Random, random, seedOf } from './chance/random.ts';
export {
  any,
  type Base,
  type Blocked,
  enumerate,
  find,
  isEmpty,
  list,
  type Menu,
  type PaymentMenu,
  same,
} from './choices/menu.ts';
export { type Notation, NotationError } from './choices/notation.ts';
export {
  type Cost,
  canonical as canonicalPayments,
  isPaid,
  owed,
  type Paid,
  type Payment,
  type Source,
} from './choices/payment.ts';
export { covers, type Means, most, type Reach, reach, within } from './choices/reach.ts';
export type { Item } from './choices/subset.ts';
export { actFree, answer, decider, freeOf, menuOf, settle } from './engine/loop.ts';
export {
  carryOut,
  type Deed,
  deciding,
  type Freedom,
  freedoms,
  judge,
  judging,
  type Question,
  question,
} from './engine/perform.ts';
export { type Refusal, Refused } from './engine/refusal.ts';
export type {
  Aid,
  AidExample,
  AidItem,
  AidItemWords,
  AidWords,
  ExampleRow,
  ExampleStep,
  Pictured,
} from './game/aid.ts';
export { boxOf } from './game/box.ts';
export { events, type GameEvent, listen, mayKnow, storyOf } from './game/events.ts';
export {
  type Figures,
  type FigureText,
  firstOf,
  type GameFacts,
  type HeldFact,
  type PriceFact,
} from './game/figures.ts';
export {
  type AnyGame,
  type AnyState,
  type Ask,
  type Asking,
  type Asks,
  type Auto,
  abandon,
  type Chapter,
  type Choice,
  type Core,
  type EditionProblem,
  type EditionResult,
  type Frame,
  type Free,
  finish,
  type Game,
  type Inquiry,
  type Outcome,
  type Picks,
  type Sealed,
  type Seat,
  type Setup,
  type Step,
  type Steps,
  schedule,
} from './game/game.ts';
export {
  type Cue,
  type Guide,
  type GuideNote,
  type GuideWords,
  isTaught,
  type Lesson,
  nextNote,
} from './game/guide.ts';
export type { Index } from './game/indices.ts';
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
} from './game/module.ts';
export { hold, letGo, once } from './game/once.ts';
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
} from './game/options.ts';
export {
  type Auctioning,
  type Judgement,
  type Leaf,
  type Learned,
  type LuckWeights,
  type Measured,
  NEVER,
  type Network,
  type Policy,
  type Prices,
  type Stretch,
} from './game/policy.ts';
export { type Fact, type ScoreLine, total } from './game/score.ts';
export type { Stake, Stakes, StakeText } from './game/stakes.ts';
export { explained, type Part, type Parts, type Sum } from './game/sum.ts';
export { type Barrier, barrier, hasLearned, plainBarrier, sight, type Trial } from './knowledge/barrier.ts';
export { type Foreseeable, type Foreseen, foreseeing } from './knowledge/foresight.ts';
export { type Imagined, imagine, reimagine } from './knowledge/imagine.ts';
export { alike, inBoth, isSure, PUBLIC_WORLDS, sureOf, worldsOf } from './knowledge/knowledge.ts';
export { backTo, type Entry, type Meant, meant, type Said } from './log/entry.ts';
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
} from './log/file.ts';
export { canonical, hashText, hashWith } from './log/hash.ts';
export {
  BadStart,
  begin,
  branch,
  type Header,
  lastHash,
  type Match,
  type Played,
  type Start,
  type StartProblem,
  startMatch,
  underRules,
} from './log/match.ts';
export { play } from './log/play.ts';
export { type Replaying, replayEntry } from './log/replay.ts';
export { resumeMatch, type Written, writeMatch } from './log/resume.ts';
export {
  barrierOf,
  draftsBack,
  draftsOf,
  findBarriers,
  plainBarrierOf,
  stateAfter,
  takeBack,
  undo,
  undoable,
} from './log/undo.ts';
export { inEvery, inLanguage, type Translated } from './text/languages.ts';
export { atMost, isForced } from './text/menus.ts';
export { plainName, plainTalk } from './text/plain.ts';
export {
  type Fillable,
  type PlayWords,
  type PromptWords,
  playText,
  type Sayable,
  type Tell,
  type Tells,
} from './text/play.ts';
export { plural } from './text/plural.ts';
export { idsIn, numberedRules, type RulesWords, reference } from './text/reference.ts';
export { type Filling, fill, type Named, placesIn, readSentence, SentenceError } from './text/sentence.ts';
export type { ShapeOf } from './text/shape.ts';
export { type Spoken, spoken } from './text/spoken.ts';
export {
  type Given,
  given,
  givenCase,
  givenOf,
  inside,
  isMissing,
  type Places,
  type Sheet,
  translated,
} from './text/translated.ts';
export { type KernelText, kernelText } from './text.ts';

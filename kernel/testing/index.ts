/**
 * Checks for any game: plain functions that return what they found. Tests assert that they found nothing, the command
 * line prints it. No test framework here.
 */
export { barrierCheck } from './checks/barriers.ts';
export { checkCorpus, corpusLine } from './checks/corpus.ts';
export { freeze, unplain } from './checks/data.ts';
export { checkDecision } from './checks/decision.ts';
export { type FoundLeak, type LeakPlan, type LeakReport, leakTest } from './checks/leak-test.ts';
export { courseLeaks, type Leak, type LeakKind, leaks, openingLeaks } from './checks/leaks.ts';
export { mutatedLines, mutations } from './checks/mutate.ts';
export { replayCheck, undoCheck } from './checks/replay.ts';
export { type Met, type Survey, type SurveyPlan, survey, surveyMatches, unlisted, unmet } from './checks/survey.ts';
export { countLines } from './count.ts';
export { type Coverage, coverage, type TestSource } from './coverage/coverage.ts';
export { type Title, titlesIn } from './coverage/titles.ts';
export { type Correctable, randomEdition } from './edition.ts';
export type { Finding } from './finding.ts';
export { type RandomGame, type RandomPlay, randomGame, randomMatch, randomStep, type Step } from './play.ts';
export type { CommonFacts, Seen } from './scenario/facts.ts';
export { type BySeat, byName, bySeat, type Checks, eachOf, has, is, sorted } from './scenario/facts-checks.ts';
export { linesOf, playLine } from './scenario/playing.ts';
export { type Acting, type Laid, type ScenarioSpec, type TableOf, workshop } from './scenario/scenario.ts';
export { type Named, named, type OptionChoice, playerCounts, randomOptions } from './start.ts';
export { story } from './story/story.ts';
export { glossaryFaults, glossaryFindings, type Term, type WordFile } from './text/glossary.ts';
export { faults, readerOf, spokenIn, YOU } from './text/lines.ts';
export { linesFor, tellGame } from './text/narrated.ts';
export { ownRulingFindings } from './text/own-rulings.ts';
export { referenceFindings, referenceStyleFindings } from './text/reference.ts';
export { ask, askings, type FactSamples, type SamplesOf, sampleFaults } from './text/samples.ts';
export { moduleFindings, wordProblem } from './text/words.ts';
export { peerTicTacToe } from './toys/peer.ts';
export { ticTacToe } from './toys/tictactoe.ts';

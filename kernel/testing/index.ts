/**
 * Checks for any game: plain functions that return what they found. Tests assert that they found nothing, the command
 * line prints it. No test framework here.
 */
export { barrierCheck } from './barriers.ts';
export { checkCorpus, corpusLine } from './corpus.ts';
export { countLines } from './count.ts';
export { type Coverage, coverage, type TestSource } from './coverage.ts';
export { freeze, unplain } from './data.ts';
export { checkDecision } from './decision.ts';
export type { CommonFacts, Seen } from './facts.ts';
export { type BySeat, byName, bySeat, type Checks, eachOf, has, is, sorted } from './facts-checks.ts';
export type { Finding } from './finding.ts';
export { glossaryFaults, glossaryFindings, type Term, type WordFile } from './glossary.ts';
export { type FoundLeak, type LeakPlan, type LeakReport, leakTest } from './leak-test.ts';
export { courseLeaks, type Leak, type LeakKind, leaks, openingLeaks } from './leaks.ts';
export { faults, readerOf, YOU } from './lines.ts';
export { mutatedLines, mutations } from './mutate.ts';
export { ownRulingFindings } from './own-rulings.ts';
export { peerTicTacToe } from './peer.ts';
export { type RandomGame, type RandomPlay, randomGame, randomMatch, randomStep, type Step } from './play.ts';
export { linesOf, playLine } from './playing.ts';
export { referenceFindings, referenceStyleFindings } from './reference.ts';
export { replayCheck, undoCheck } from './replay.ts';
export { ask, askings, type FactSamples, type SamplesOf, sampleFaults } from './samples.ts';
export { type Acting, type Craft, type Laid, type TableOf, workshop } from './scenario.ts';
export { type Named, named, type OptionChoice, playerCounts, randomOptions } from './start.ts';
export { story } from './story.ts';
export { type Met, type Survey, type SurveyPlan, survey, surveyMatches, unlisted, unmet } from './survey.ts';
export { linesFor, tellGame } from './telling.ts';
export { ticTacToe } from './tictactoe.ts';
export { type Title, titlesIn } from './titles.ts';
export { moduleFindings, wordProblem } from './words.ts';

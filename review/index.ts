/** Reviews of games: what was done, what it cost, what was luck. Runs anywhere: no Node, no network, no screen. */
export { luckErrors } from './adjusted.ts';
export type { AuctionReview, Sum, Worth } from './auctions.ts';
export { type Budget, DEEP, GLANCE, MEASURED_WORLDS, QUICK } from './budget.ts';
export { compose, ENGINE, engineOf, factsOf, type Part, partsOf, type ReviewFacts, SEED } from './compose.ts';
export type { AnswerValue, Decision } from './decision.ts';
export { judgeDecision, otherwise } from './decision.ts';
export { type Deadline, type DeepPlan, deepening, LONGEST_MS, urgent } from './deep.ts';
export {
  type Course,
  type CourseStep,
  type Explanation,
  explaining,
  type Term,
  type Way,
  type Wish,
} from './explain.ts';
export { GRADES, type Grade, gradeOf, isSure } from './grades.ts';
export { type Judge, newJudge } from './judge.ts';
export type { Ledger, Row } from './ledger.ts';
export type { Luck } from './luck.ts';
export type { Estimate } from './numbers.ts';
export { assemble, type Plan, reviewing, type Tick } from './pass.ts';
export { type Deed, pathOf, type Step, standing } from './path.ts';
export {
  type Curve,
  type EntryReview,
  type Ground,
  type OpeningReview,
  type PlayerReview,
  REVIEW_FORMAT,
  type Review,
} from './result.ts';
export { type Knowing, type PointsEstimate, sampleAt, type Value, valued } from './values.ts';

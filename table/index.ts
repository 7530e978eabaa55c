/** One table, for whoever keeps it: the server and the browser's worker. What is not exported stays inside. */

export { CHAT_TAIL, type Presence } from './actor.ts';
export { QUICK_CHAT, type QuickChat, quickChatIn, quickChatLine } from './chat/quick-chat.ts';
export {
  CHALLENGE,
  type Challenge,
  challengeOf,
  DEAL_ITERATIONS,
  type Deal,
  type DealProblem,
  dealProblem,
  fileOfGame,
  freshChallenge,
  gameId,
  namesOf,
  readChallenge,
  sameDeal,
  type ToldGame,
  withGames,
} from './deals/challenge.ts';
export { botGame, botLine, type Parting, partingOf, standing } from './deals/same-deal.ts';
export { isInquiry } from './inquiries.ts';
export { type KeptTable, openIdle, openKept, openSlowly } from './kept-table.ts';
export { BadLog, type Course } from './log/course.ts';
export { type Countable, figuresOf, HOUSE_CHARTS, type TableFigures, type WonFact } from './log/figures.ts';
export {
  type Branching,
  branchFile,
  branching,
  branchTable,
  exportFile,
  type Imported,
  importedSeats,
  importFile,
  type Placed,
} from './log/file.ts';
export {
  type ChatRecord,
  COLOURS,
  isOver,
  isSealed,
  type NewRecord,
  newRecord,
  type OpenProposal,
  type Person,
  type Proposals,
  type RecordPatch,
  type SeatOrders,
  type SeatRecord,
  type StoredEntry,
  seatOf,
  type TableRecord,
  UNTIL_TOLD,
} from './log/record.ts';
export { isTrue, snapshotOf, type TableSnapshot } from './log/snapshot.ts';
export { type SeatStatistics, type Statistics, statistics, type Totals } from './log/statistics.ts';
export { type SeatTally, tally, tallying, tallyOf } from './log/tally.ts';
export { type AlongEntry, type Failure, Outdone, PACING, type Pacing, type Ports } from './ports.ts';
export { NotDone } from './refusal.ts';
export { isTouched, leaversOf, type Outage } from './seats/absence.ts';
export {
  BOT_NAMES,
  type BotName,
  botAtPlace,
  botNameIn,
  FORMER_BOT_NAMES,
  playerNameIn,
  playersOf,
  readPlayers,
} from './seats/names.ts';
export { atOnce, inSlices, type Steps } from './slices.ts';
export { openTable, type Table, type TableRequest } from './table.ts';
export { type TableText, tableText } from './text.ts';
export { leftAt, planOf, type Stop, type StopWhy } from './time/clock.ts';
export type { LadderStep, Rung } from './time/ladder.ts';
export { arePlayHours, isZone, openingAt, type PlayHours, SHORTEST_HOURS } from './time/play-hours.ts';
export * from './time/time-controls.ts';
export type { Waiting } from './time/waiting.ts';
export { changed, counselled } from './view/changes.ts';
export type { Inquired } from './view/inquiry.ts';
export type { OpenView } from './view/past.ts';
export { type Tried, tryingOut } from './view/variation.ts';
export { type Watch, watch } from './view/watch.ts';
export * from './wire.ts';

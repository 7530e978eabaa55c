/** One table, for whoever keeps it: the server and the browser's worker. What is not exported stays inside. */
export { isTouched, leaversOf, type Outage } from './absence.ts';
export { CHAT_TAIL, type Presence } from './actor.ts';
export { leftAt, planOf, type Stop, type StopWhy } from './clock.ts';
export { BadLog } from './course.ts';
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
} from './file.ts';
export { type KeptTable, openKept, openSlowly } from './kept.ts';
export type { LadderStep, Rung } from './ladder.ts';
export {
  BOT_NAMES,
  type BotName,
  botAtPlace,
  botNameIn,
  FORMER_BOT_NAMES,
  playerNameIn,
  playersOf,
  readPlayers,
} from './names.ts';
export * from './paces.ts';
export type { OpenView } from './past.ts';
export { type AlongEntry, type Failure, Outdone, PACING, type Pacing, type Ports } from './ports.ts';
export { REACTIONS, type Reaction, reactionIn, reactionLine } from './reactions.ts';
export {
  type ChatRecord,
  COLOURS,
  isOver,
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
} from './record.ts';
export { NotDone } from './refusal.ts';
export { inSlices } from './slices.ts';
export { type SeatStatistics, type Statistics, statistics, type Totals } from './statistics.ts';
export { openTable, type Table, type TableRequest } from './table.ts';
export { type SeatTally, tally, tallying } from './tally.ts';
export { type TableText, tableText } from './text.ts';
export type { Waiting } from './waiting.ts';
export { type Watch, watch } from './watch.ts';
export { isWindow, isZone, openingAt, type PlayWindow, SHORTEST_WINDOW } from './window.ts';
export * from './wire.ts';

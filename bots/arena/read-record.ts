/** The record of a ladder as it is read from a file. */
import { isListOf, isNumber, isRecord, isText } from '@signoria/kernel/json';
import type { LadderRecord, RungRecord } from './ladder.ts';

const areBlocks = isListOf(isListOf(isNumber));

/** Null for what is none. */
export function readLadderRecord(json: unknown): LadderRecord | null {
  return isLadderRecord(json) ? json : null;
}

function isLadderRecord(json: unknown): json is LadderRecord {
  if (!isRecord(json) || !isText(json.game) || !isNumber(json.rules) || !isNumber(json.players)) return false;
  return isRecord(json.options) && isText(json.seed) && isListOf(isRung)(json.rungs);
}

function isRung(json: unknown): json is RungRecord {
  if (!isRecord(json) || !isText(json.a) || !isText(json.b) || !isNumber(json.goal)) return false;
  return isText(json.date) && areBlocks(json.blocks);
}

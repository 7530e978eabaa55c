/**
 * How good a card, or a pass, looks in a battle. For each play: what would the lines be worth, how likely is that to
 * win, what is at stake for me and for whoever leads, and what does the card cost me later? Knows rivals by their hand
 * size only, never by what they hold.
 */
import type { Seat } from '@signoria/kernel';
import {
  BISHOP,
  COURTESAN,
  DRUMMER,
  KIND,
  KINDS,
  type Kind,
  MERCENARIES,
  SCARECROW,
  SPRING,
  SURRENDER,
  WINTER,
} from '../data/cards.ts';
import { editionOf } from '../data/edition.ts';
import { isFreePass } from '../rules/chapters/04-battle.ts';
import { highestMercenary, strength, type Weather, weather } from '../rules/chapters/05-strength.ts';
import type { Choice } from '../rules/model/choices.ts';
import { size } from '../rules/model/pile.ts';
import { NONE, type State } from '../rules/model/state.ts';
import { worthTo } from './stakes.ts';
import { type Temper, temper } from './temper.ts';

/** What parting with a card costs, in the currency of `worthTo`. */
export const CARD_VALUE: readonly number[] = [
  0.008, 0.014, 0.02, 0.027, 0.034, 0.041, 0.075, 0.045, 0.03, 0.045, 0.022, 0.055, 0.075, 0.012, 0.045,
];

/** The battle as it stands before the choice. */
interface Field {
  readonly t: Temper;
  readonly seat: Seat;
  readonly now: Weather;
  readonly mine: number;
  /** What my hand could still add. */
  readonly reserve: number;
  readonly stake: number;
  /** Whether anybody else can still play. */
  readonly contested: boolean;
  /** The strongest line lying there but mine, as it is now. */
  readonly best: number;
  /** Whether no strength in my hand could ever reach it. */
  readonly beaten: boolean;
  /** Added to every play. */
  readonly eager: number;
  /** What a card costs now, as a multiple of `CARD_VALUE`. */
  readonly cost: number;
  readonly rivals: Rivals;
}

/** The strongest line to beat, and how bad its win would be. */
interface Rivals {
  readonly best: number;
  readonly threat: number;
}

/** Scratch by seat: strength a rival may still add, and how much they are to be feared at this site. */
const mayAdd: number[] = [];
const fears: number[] = [];

export function rateBattle(s: State, seat: Seat, choices: readonly Choice[], into: Float64Array): void {
  const field = survey(s, seat);
  for (let i = 0; i < choices.length; i++) {
    const c = choices[i]!;
    into[i] = c.do === 'play' ? ratePlay(s, field, KIND[c.card]) : ratePass(s, field);
  }
}

function survey(s: State, seat: Seat): Field {
  const t = temper(s.seats);
  const now = weather(s);
  const cards = size(s.hands[seat]!);
  let contested = false;
  let most = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    const held = size(s.hands[other]!);
    const active = !s.passed[other];
    mayAdd[other] = active ? t.rivalCard * held : 0;
    fears[other] = worthTo(s, other, s.site) ** t.fear;
    if (active) contested = true;
    if (held > most) most = held;
  }
  const envy = 1 + t.envy * Math.max(-1, Math.min(1, (most - cards) / 6));
  const best = rivals(s, seat, now, true).best;
  return {
    t,
    seat,
    now,
    mine: strength(s, seat, now),
    best,
    beaten: best > potential(s, seat),
    reserve: reserve(s, seat),
    stake: worthTo(s, seat, s.site),
    contested,
    eager: contested ? (isUntouched(s) ? t.opener : t.eager) : 0,
    cost: t.cost * envy + (cards <= 2 ? t.last : 0),
    rivals: rivals(s, seat, now, false),
  };
}

/** Nothing lies there yet, and nobody has gone. */
function isUntouched(s: State): boolean {
  for (let seat = 0; seat < s.seats; seat++) if (s.passed[seat] || size(s.lines[seat]!) > 0) return false;
  return true;
}

/** The strength my hand could bring to this line, roughly. */
function reserve(s: State, seat: Seat): number {
  const hand = s.hands[seat]!;
  const { strengths } = editionOf(s);
  let sum = 0;
  for (let kind = 0; kind < KINDS; kind++) sum += hand[kind]! * strengths[kind]!;
  return hand[DRUMMER]! > 0 ? sum * 1.4 : sum;
}

/** The most my line could be worth with all my hand, if nobody answered; a Drummer doubles mercenaries at most. */
function potential(s: State, seat: Seat): number {
  const hand = s.hands[seat]!;
  const line = s.lines[seat]!;
  if (hand[WINTER]! + hand[SPRING]! + hand[BISHOP]! > 0) return Number.POSITIVE_INFINITY;
  const { strengths } = editionOf(s);
  const drummed = hand[DRUMMER]! + line[DRUMMER]! > 0 ? 2 : 1;
  let sum = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    sum += (hand[kind]! + line[kind]!) * strengths[kind]! * (kind < MERCENARIES ? drummed : 1);
  }
  return sum + SEASON;
}

/** Spring adds this much to a line at most, for each of the highest mercenaries in it. */
const SEASON = 9;

function rivals(s: State, seat: Seat, now: Weather, over: boolean): Rivals {
  let best = -1;
  let threat = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    const reach = strength(s, other, now) + (over ? 0 : mayAdd[other]!);
    if (reach > best) best = reach;
    if (reach > 0) threat = Math.max(threat, fears[other]! * (reach + 3));
  }
  return { best, threat };
}

/** My gain less what the likeliest rival gains, when my line is worth `mine` and I may add `more`. */
function outlook(field: Field, mine: number, more: number, { best, threat }: Rivals, over: boolean): number {
  const { t, stake, contested } = field;
  const settled = over || (!contested && (more === 0 || mine > best));
  const win = settled ? (mine > best ? 1 : 0) : 1 / (1 + Math.exp((best - mine - t.reserve * more) / t.soft));
  return win * stake - ((1 - win) * t.denial * threat) / (best + 3);
}

function ratePass(s: State, field: Field): number {
  if (isFreePass(s, field.seat)) return outlook(field, field.mine, field.reserve, field.rivals, false);
  return outlook(field, field.mine, 0, field.rivals, !field.contested);
}

/** What nobody would do who sees the table, whatever the card is worth. */
const FOLLY = -10;

function ratePlay(s: State, field: Field, kind: Kind): number {
  const cost = CARD_VALUE[kind]! * field.cost;
  const left = Math.max(0, field.reserve - editionOf(s).strengths[kind]!);
  if (kind === SURRENDER) {
    if (field.mine < field.best) return FOLLY - cost; // it would hand the region to whoever leads
    return outlook(field, field.mine, 0, rivals(s, field.seat, field.now, true), true) - cost;
  }
  if (kind === SCARECROW) return rateScarecrow(s, field) - cost;
  if (isWasted(field, kind)) return FOLLY - cost;
  if (kind === BISHOP) return rateBishop(s, field, left) - cost;
  const charm = kind === COURTESAN && s.site !== NONE ? courtesanGain(s, field) : 0;
  return rateLaid(s, field, kind, left) + charm + field.eager - cost;
}

/** Alone and ahead every card is one too many; a lost cause is not won by strength. A Courtesan is never wasted. */
function isWasted({ contested, mine, best, beaten }: Field, kind: Kind): boolean {
  if (kind === COURTESAN) return false;
  if (!contested && mine > best) return true;
  return beaten && kind !== WINTER && kind !== SPRING && kind !== BISHOP;
}

/** With the card lying there. */
function rateLaid(s: State, field: Field, kind: Kind, left: number): number {
  const { seat, now } = field;
  const line = s.lines[seat]!;
  line[kind]!++;
  const then = changes(now, kind) ? turned(s, kind) : now;
  const rate = outlook(
    field,
    strength(s, seat, then),
    left,
    then === now ? field.rivals : rivals(s, seat, then, false),
    false,
  );
  line[kind]!--;
  return rate;
}

function changes(now: Weather, kind: Kind): boolean {
  return kind === WINTER || kind === SPRING || (kind < MERCENARIES && now.season === SPRING);
}

/** The weather once a season, or a mercenary under Spring, has just been laid. */
function turned(s: State, kind: Kind): Weather {
  return kind === WINTER ? { season: WINTER, highest: NONE } : { season: SPRING, highest: highestMercenary(s) };
}

function courtesanGain(s: State, { seat, t }: Field): number {
  const mine = s.lines[seat]![COURTESAN]!;
  let most = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat) most = Math.max(most, s.lines[other]![COURTESAN]!);
  }
  if (mine > most) return -0.01;
  return mine + 1 > most ? t.token : 0.005;
}

/** Waits a turn, and saves a mercenary that Winter or a lost cause would waste. */
function rateScarecrow(s: State, field: Field): number {
  const wait = outlook(field, field.mine, field.reserve, field.rivals, false);
  const line = s.lines[field.seat]!;
  const ahead = !field.contested && field.mine > field.best;
  let kind = MERCENARIES - 1;
  while (kind >= 0 && (line[kind] === 0 || (ahead && without(s, field, kind) <= field.best))) kind--;
  if (kind < 0) return ahead ? FOLLY : wait;
  return wait + CARD_VALUE[kind]! * field.cost * field.t.recovery;
}

/** My strength if one of these went back into my hand. */
function without(s: State, { seat, now }: Field, kind: Kind): number {
  const line = s.lines[seat]!;
  line[kind]!--;
  const left = strength(s, seat, now);
  line[kind]!++;
  return left;
}

/** Scratch by seat: the mercenaries a Bishop would remove. */
const removed: number[] = [];

function rateBishop(s: State, field: Field, left: number): number {
  const { seat, now, t } = field;
  const highest = highestMercenary(s);
  if (highest === NONE) return outlook(field, field.mine, left, field.rivals, false) - t.pope;
  if (!s.lines.some((line, other) => other !== seat && line[highest]! > 0)) return FOLLY; // it would strike nobody else
  for (let other = 0; other < s.seats; other++) {
    removed[other] = s.lines[other]![highest]!;
    s.lines[other]![highest] = 0;
  }
  const then = now.season === SPRING ? turned(s, SPRING) : now;
  const rate = outlook(field, strength(s, seat, then), left, rivals(s, seat, then, false), false) + t.pope;
  for (let other = 0; other < s.seats; other++) s.lines[other]![highest] = removed[other]!;
  return rate;
}

/** Chapter 17: what a seat, or a spectator, may know. Built up from nothing; the only door to the state. */
import { explained, once, type Seat, type Sum } from '@signoria/kernel';
import { CARDS, type CardId, COURTESAN, DRUMMER, MERCENARIES, SPRING, WINTER } from '../../data/cards.ts';
import { type Edition, editionOf, type Goal } from '../../data/edition.ts';
import { REGIONS, type RegionId } from '../../data/map.ts';
import { base, strength, type Weather, weather, worth } from '../chapters/05-strength.ts';
import { goal, largestGroup, regionsIn } from '../chapters/10-winning.ts';
import { knowledge, knownHand, knowsFacedown } from '../model/known.ts';
import type { Options } from '../model/options.ts';
import { cardsOf, size } from '../model/pile.ts';
import { NONE, type State } from '../model/state.ts';

export interface View {
  readonly options: Options;
  /** The cards of the box, as corrected: what faces, notes and explanations say. */
  readonly cards: Edition['cards'];
  readonly goal: Goal;
  readonly round: number;
  readonly battle: number;
  readonly game: number;
  /** By region id, the seat that controls it. */
  readonly owner: { readonly [region in RegionId]: Seat | null };
  readonly site: RegionId | null;
  readonly pope: RegionId | null;
  readonly token: Seat;
  readonly defender: Seat | null;
  readonly finalists: readonly Seat[] | null;
  /** A battle is being fought; between two of them nobody has passed (CON-7.11). */
  readonly fighting: boolean;
  readonly season: 'winter' | 'spring' | null;
  readonly players: readonly PlayerView[];
  /** The viewer's own hand; empty for spectators. */
  readonly hand: readonly CardId[];
  readonly pile: number;
  readonly discards: readonly CardId[];
  /** Cards shown or taken back in the open: whose they are and who knows them (null: everybody). */
  readonly shown: readonly Shown[];
}

export interface Shown {
  readonly owner: Seat;
  readonly to: Seat | null;
  readonly card: CardId;
  readonly count: number;
  /** It lies facedown in the owner's line. */
  readonly facedown: boolean;
}

export interface PlayerView {
  readonly seat: Seat;
  /** Null when hand sizes are played secret (CON-R21 switched off). */
  readonly handSize: number | null;
  /** Cards the viewer knows to be in this hand. */
  readonly known: readonly CardId[];
  readonly line: readonly LineCard[];
  /** 'hidden' for a facedown card the viewer may not know. */
  readonly facedown: CardId | 'hidden' | null;
  readonly strength: number;
  /** How it comes about. */
  readonly strengthSum: Sum;
  readonly courtesans: number;
  readonly passed: boolean;
  readonly regions: number;
  readonly touching: readonly RegionId[];
  readonly points: number;
}

/** Cards of one kind in a line, and what each counts. */
export interface LineCard {
  readonly card: CardId;
  readonly count: number;
  readonly each: number;
  /** What it counts before Drummer and Spring: its strength, or 1 in Winter. */
  readonly base: number;
  /** What changed the printed strength, in order. */
  readonly because: readonly ('winter' | 'drummer' | 'spring')[];
}

export function view(s: State, viewer: Seat | null): View {
  return {
    ...once(s, seenByAll),
    players: once(s, playersSeenByAll).map((player) => ({ ...player, ...playerSeenBy(s, player.seat, viewer) })),
    hand: viewer === null ? [] : cardsOf(s.hands[viewer]!),
    shown: knowledge(s, viewer).map(({ owner, to, kind, count, facedown }) => {
      return { owner, to: orNull(to), card: CARDS[kind]!, count, facedown };
    }),
  };
}

function seenByAll(s: State): Omit<View, 'players' | 'hand' | 'shown'> {
  const now = weather(s);
  return {
    options: s.options,
    cards: editionOf(s).cards,
    goal: goal(s),
    round: s.round,
    battle: s.battle,
    game: s.series.game,
    owner: Object.fromEntries(REGIONS.map((id, r) => [id, orNull(s.owner[r]!)])) as View['owner'],
    site: s.site === NONE ? null : REGIONS[s.site]!,
    pope: s.pope === NONE ? null : REGIONS[s.pope]!,
    token: s.token,
    defender: orNull(s.defender),
    finalists: s.finalists,
    fighting: isFighting(s),
    season: now.season === WINTER ? 'winter' : now.season === SPRING ? 'spring' : null,
    pile: size(s.pile),
    discards: cardsOf(s.discards),
  };
}

/** From the first turn of a battle to its comparison. */
function isFighting(s: State): boolean {
  return s.todo.some(({ at }) => at === 'compare' || at === 'finalCompare');
}

function orNull(seat: number): Seat | null {
  return seat === NONE ? null : seat;
}

/** What depends on who looks. */
type Guarded = 'handSize' | 'known' | 'facedown';

function playerSeenBy(s: State, seat: Seat, viewer: Seat | null): Pick<PlayerView, Guarded> {
  const mine = seat === viewer;
  return {
    handSize: mine || s.options.handSizesPublic ? size(s.hands[seat]!) : null,
    known: mine ? [] : cardsOf(knownHand(s, seat, viewer)),
    facedown: facedown(s, seat, viewer),
  };
}

function playersSeenByAll(s: State): readonly Omit<PlayerView, Guarded>[] {
  const now = weather(s);
  return s.hands.map((_, seat) => playerSeenByAll(s, seat, now));
}

function playerSeenByAll(s: State, seat: Seat, now: Weather): Omit<PlayerView, Guarded> {
  const group = regionsIn(largestGroup(s, seat));
  const strengthSum = explained((parts) => strength(s, seat, now, parts));
  return {
    seat,
    line: lineCards(s, seat, now),
    strength: strengthSum.total,
    strengthSum,
    courtesans: s.lines[seat]![COURTESAN]!,
    passed: isFighting(s) && s.passed[seat]!,
    regions: s.owner.filter((owner) => owner === seat).length,
    touching: group.map((r) => REGIONS[r]!),
    points: s.series.points[seat]!,
  };
}

function facedown(s: State, seat: Seat, viewer: Seat | null): CardId | 'hidden' | null {
  const kind = s.facedown[seat]!;
  if (kind === NONE) return null;
  return knowsFacedown(s, seat, viewer) ? CARDS[kind]! : 'hidden';
}

function lineCards(s: State, seat: Seat, now: Weather): readonly LineCard[] {
  return CARDS.flatMap((card, kind) => {
    const count = s.lines[seat]![kind]!;
    if (count === 0) return [];
    if (kind >= MERCENARIES) {
      const each = editionOf(s).strengths[kind]!;
      return [{ card, count, each, base: each, because: [] }];
    }
    const because: LineCard['because'][number][] = [];
    if (now.season === WINTER) because.push('winter');
    if (s.lines[seat]![DRUMMER]! > 0) because.push('drummer');
    if (kind === now.highest) because.push('spring');
    return [{ card, count, each: worth(s, seat, kind, now), base: base(s, kind, now), because }];
  });
}

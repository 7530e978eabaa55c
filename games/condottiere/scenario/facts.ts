/** What a scenario can say of this game, and how it is found. */
import type { Seat } from '@signoria/kernel';
import { type BySeat, byName, bySeat, type Checks, type CommonFacts, is, sorted } from '@signoria/kernel/testing';
import { CARDS, type CardId } from '../data/cards.ts';
import { REGIONS, type RegionId, regionOf } from '../data/map.ts';
import { season, strength } from '../rules/chapters/05-strength.ts';
import type { EndReason, Happening } from '../rules/model/events.ts';
import { cardsOf, size } from '../rules/model/pile.ts';
import { type Frame, NONE, type State } from '../rules/model/state.ts';
import type { View } from '../rules/view/view.ts';

export interface OwnFacts {
  readonly hand?: BySeat<readonly CardId[]>;
  readonly handSize?: BySeat<number>;
  readonly line?: BySeat<readonly CardId[]>;
  readonly facedown?: BySeat<CardId | null>;
  readonly strength?: BySeat<number>;
  readonly points?: BySeat<number>;
  readonly owner?: { readonly [region in RegionId]?: Seat | null };
  readonly site?: RegionId | null;
  readonly pope?: RegionId | null;
  readonly token?: Seat;
  readonly defender?: Seat | null;
  readonly round?: number;
  readonly game?: number;
  readonly season?: 'winter' | 'spring' | null;
  readonly passed?: readonly Seat[];
  readonly finalists?: readonly Seat[] | null;
  readonly discards?: readonly CardId[];
  readonly pile?: number;
}

export type ScenarioFacts = OwnFacts & CommonFacts<Frame['at'], Happening['what'], View, EndReason>;

export const checks: Checks<State, OwnFacts> = {
  hand: bySeat((s, seat) => cardsOf(s.hands[seat]!), sorted),
  handSize: bySeat((s, seat) => size(s.hands[seat]!)),
  line: bySeat((s, seat) => cardsOf(s.lines[seat]!), sorted),
  facedown: bySeat((s, seat) => nameOf(CARDS, s.facedown[seat]!)),
  strength: bySeat((s, seat) => strength(s, seat)),
  points: bySeat((s, seat) => s.series.points[seat]),
  owner: byName((s, id) => orNull(s.owner[regionOf(id)]!)),
  site: is((s) => nameOf(REGIONS, s.site)),
  pope: is((s) => nameOf(REGIONS, s.pope)),
  token: is((s) => s.token),
  defender: is((s) => orNull(s.defender)),
  round: is((s) => s.round),
  game: is((s) => s.series.game),
  season: is((s) => nameOf(CARDS, season(s))),
  passed: is((s) => s.passed.flatMap((is, seat) => (is ? [seat] : [])), sorted),
  finalists: is((s) => s.finalists, sorted),
  discards: is((s) => cardsOf(s.discards), sorted),
  pile: is((s) => size(s.pile)),
};

function nameOf(names: readonly string[], index: number): string | null {
  return index === NONE ? null : names[index]!;
}

function orNull(seat: number): Seat | null {
  return seat === NONE ? null : seat;
}

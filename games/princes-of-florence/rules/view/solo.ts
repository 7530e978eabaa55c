/** Diego and the virtual players as the lone player sees them (chapter 18). */
import { explained, type Sum } from '@signoria/kernel';
import { BONUS, type BonusId } from '../../data/bonus.ts';
import { editionOf } from '../../data/box.ts';
import { DIEGO, type DiegoCard } from '../../data/diego.ts';
import { STACKS, type StackId } from '../../data/objects.ts';
import { BUILDINGS, type BuildingId, LANDSCAPES, type LandscapeId } from '../../data/pieces.ts';
import type { PrestigeId } from '../../data/prestige.ts';
import { FREEDOMS, type FreedomId, PROFESSIONS, type ProfessionId } from '../../data/professions.ts';
import { lastBid } from '../chapters/18-solo-auction.ts';
import { emptySquares } from '../model/counters.ts';
import { trackPoints } from '../model/scoring.ts';
import { DIEGO_SEAT, NONE, type State } from '../model/state.ts';
import { prestigeCards } from './own.ts';
import type { WorthView } from './types.ts';

export interface SoloView {
  /** His coins and points lie open: you keep his accounts. */
  readonly coins: number;
  readonly prestige: number;
  readonly prestigeSum: Sum;
  readonly jesters: number;
  readonly builders: number;
  readonly freedoms: { readonly [id in FreedomId]: number };
  readonly landscapes: { readonly [id in LandscapeId]: number };
  readonly buildings: { readonly [id in BuildingId]: number };
  readonly emptySquares: number;
  readonly prestigeCards: readonly WorthView<PrestigeId>[];
  readonly row: readonly RowCardView[];
  readonly best: number;
  readonly bought: StackId | null;
  /** Face-up professions of the virtual players, and how many lie face down. */
  readonly virtual: readonly { readonly up: readonly ProfessionId[]; readonly down: number }[];
  /** The card that rules this round's auctions. */
  readonly card: DiegoCard | null;
  /** Diego's cards that have been used, by number from 1. */
  readonly used: readonly number[];
  /** What was put up this round, with the roll and what it would cost the player. */
  readonly putUp: readonly {
    readonly stack: StackId;
    readonly die: number;
    readonly refused: boolean;
    /** What Diego would pay for it. */
    readonly bid: Sum;
  }[];
}

export interface RowCardView {
  /** 'hidden' for a face-down card nobody has looked at. */
  readonly card: ProfessionId | 'recruiting' | 'hidden';
  readonly up: boolean;
  readonly bonus: readonly BonusId[];
}

export function soloView(s: State): SoloView | null {
  const { solo } = s;
  if (solo === null) return null;
  const diego = s.players[DIEGO_SEAT]!;
  return {
    coins: diego.coins,
    prestige: diego.prestige,
    prestigeSum: explained((parts) => trackPoints(s, DIEGO_SEAT, parts)),
    jesters: diego.jesters,
    builders: diego.builders,
    freedoms: Object.fromEntries(FREEDOMS.map((id, f) => [id, diego.freedoms[f]!])) as SoloView['freedoms'],
    landscapes: Object.fromEntries(LANDSCAPES.map((id, l) => [id, diego.landscapes[l]!])) as SoloView['landscapes'],
    buildings: Object.fromEntries(BUILDINGS.map((id, b) => [id, diego.buildings[b]!])) as SoloView['buildings'],
    emptySquares: emptySquares(s, DIEGO_SEAT),
    prestigeCards: prestigeCards(s, DIEGO_SEAT),
    row: solo.row.map(({ card, up, seen, bonus }) => {
      const shown = card === NONE ? 'recruiting' : up || seen ? PROFESSIONS[card]! : 'hidden';
      return { card: shown, up, bonus: bonus.map((b) => BONUS[b]!) };
    }),
    best: diego.best,
    bought: diego.bought === NONE ? null : STACKS[diego.bought]!,
    virtual: solo.virtual.map(({ up, down }) => ({ up: up.map((i) => PROFESSIONS[i]!), down: down.length })),
    card: solo.card === NONE ? null : editionOf(s).diego[solo.card]!,
    used: DIEGO.map((_, i) => i + 1).filter((number) => !solo.deck.includes(number - 1)),
    putUp: solo.putUp.map(({ stack, die, refused }) => {
      const bid = explained((parts) => lastBid(s, stack, die, parts));
      return { stack: STACKS[stack]!, die, refused, bid };
    }),
  };
}

/** Diego and the virtual players as the lone player sees them (chapter 18). */
import { BONUS, type BonusId } from '../data/bonus.ts';
import { DIEGO, type DiegoCard } from '../data/diego.ts';
import { editionOf } from '../data/edition.ts';
import { STACKS, type StackId } from '../data/objects.ts';
import { BUILDINGS, type BuildingId, LANDSCAPES, type LandscapeId } from '../data/pieces.ts';
import { PRESTIGE, type PrestigeId } from '../data/prestige.ts';
import { FREEDOMS, type FreedomId, PROFESSIONS, type ProfessionId } from '../data/professions.ts';
import { emptySquares } from './counters.ts';
import { DIEGO_SEAT, NONE, type State } from './state.ts';
import { prestigeValue } from './value.ts';

export interface SoloView {
  /** His coins and points lie open: you keep his accounts. */
  readonly coins: number;
  readonly prestige: number;
  readonly jesters: number;
  readonly builders: number;
  readonly freedoms: { readonly [id in FreedomId]: number };
  readonly landscapes: { readonly [id in LandscapeId]: number };
  readonly buildings: { readonly [id in BuildingId]: number };
  readonly emptySquares: number;
  readonly prestigeCards: readonly { readonly card: PrestigeId; readonly worth: number }[];
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
    jesters: diego.jesters,
    builders: diego.builders,
    freedoms: Object.fromEntries(FREEDOMS.map((id, f) => [id, diego.freedoms[f]!])) as SoloView['freedoms'],
    landscapes: Object.fromEntries(LANDSCAPES.map((id, l) => [id, diego.landscapes[l]!])) as SoloView['landscapes'],
    buildings: Object.fromEntries(BUILDINGS.map((id, b) => [id, diego.buildings[b]!])) as SoloView['buildings'],
    emptySquares: emptySquares(s, DIEGO_SEAT),
    prestigeCards: diego.cards.map((card) => ({ card: PRESTIGE[card]!, worth: prestigeValue(s, DIEGO_SEAT, card) })),
    row: solo.row.map(({ card, up, seen, bonus }) => {
      const shown = card === NONE ? 'recruiting' : up || seen ? PROFESSIONS[card]! : 'hidden';
      return { card: shown, up, bonus: bonus.map((b) => BONUS[b]!) };
    }),
    best: diego.best,
    bought: diego.bought === NONE ? null : STACKS[diego.bought]!,
    virtual: solo.virtual.map(({ up, down }) => ({ up: up.map((i) => PROFESSIONS[i]!), down: down.length })),
    card: solo.card === NONE ? null : editionOf(s).diego[solo.card]!,
    used: DIEGO.map((_, i) => i + 1).filter((number) => !solo.deck.includes(number - 1)),
    putUp: solo.putUp.map(({ stack, die, refused }) => ({ stack: STACKS[stack]!, die, refused })),
  };
}

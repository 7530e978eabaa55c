/** What a scenario can say of this game, and how it is found. */
import { freedoms, type Seat } from '@signoria/kernel';
import { type BySeat, byName, bySeat, type Checks, type CommonFacts, is, sorted } from '@signoria/kernel/testing';
import { BONUS, type BonusId } from '../data/bonus.ts';
import { CHARACTERS, type CharacterId, characterOf } from '../data/characters.ts';
import { STACK, STACKS, type StackId } from '../data/objects.ts';
import { BUILDINGS, type BuildingId, buildingOf, LANDSCAPES, type LandscapeId } from '../data/pieces.ts';
import { PRESTIGE, type PrestigeId } from '../data/prestige.ts';
import { FREEDOMS, type FreedomId, freedomOf, PROFESSIONS, type ProfessionId } from '../data/professions.ts';
import { stockOf } from '../rules/chapters/04-auction.ts';
import { game } from '../rules/game.ts';
import { CARDS_OF, type CardId, type DeckId } from '../rules/model/choices.ts';
import type { EndReason, Happening } from '../rules/model/events.ts';
import { type Frame, NONE, type Phase, type Player, type State } from '../rules/model/state.ts';
import type { View } from '../rules/view/view.ts';

export interface OwnFacts {
  readonly coins?: BySeat<number>;
  readonly prestige?: BySeat<number>;
  readonly hand?: BySeat<readonly ProfessionId[]>;
  readonly table?: BySeat<readonly ProfessionId[]>;
  readonly recruits?: BySeat<number>;
  readonly recruited?: BySeat<number>;
  readonly bonus?: BySeat<readonly BonusId[]>;
  readonly cards?: BySeat<readonly PrestigeId[]>;
  readonly jesters?: BySeat<number>;
  readonly builders?: BySeat<number>;
  readonly freedoms?: BySeat<readonly FreedomId[]>;
  readonly landscapes?: BySeat<readonly LandscapeId[]>;
  readonly buildings?: BySeat<readonly BuildingId[]>;
  readonly best?: BySeat<number>;
  readonly bought?: BySeat<StackId | null>;
  /** By seat, what stands open to it besides the question. */
  readonly open?: BySeat<readonly Frame['at'][]>;
  readonly round?: number;
  readonly phase?: Phase;
  readonly first?: Seat;
  readonly stock?: { readonly [id in StackId]?: number };
  readonly left?: { readonly [id in BuildingId | FreedomId]?: number };
  readonly lot?: { readonly stack: StackId; readonly bid: number; readonly leader: Seat } | null;
  readonly sold?: readonly StackId[];
  /** Top cards of a deck. */
  readonly top?: { readonly [deck in DeckId]?: readonly CardId[] };
  /** Lowest cards of a deck, the last one last. */
  readonly bottom?: { readonly [deck in DeckId]?: readonly CardId[] };
  readonly owner?: { readonly [id in CharacterId]?: Seat | null };
  readonly facedown?: readonly CharacterId[];
  readonly pot?: number;
}

export type ScenarioFacts = OwnFacts & CommonFacts<Frame['at'], Happening['what'], View, EndReason>;

export const checks: Checks<State, OwnFacts> = {
  coins: ofPlayer((p) => p.coins),
  prestige: ofPlayer((p) => p.prestige),
  hand: ofPlayer((p) => names(p.hand, PROFESSIONS)),
  table: ofPlayer((p) => names(p.table, PROFESSIONS)),
  recruits: ofPlayer((p) => p.recruits),
  recruited: ofPlayer((p) => p.recruited),
  bonus: ofPlayer((p) => names(p.bonus, BONUS)),
  cards: ofPlayer((p) => names(p.cards, PRESTIGE)),
  jesters: ofPlayer((p) => p.jesters),
  builders: ofPlayer((p) => p.builders),
  freedoms: ofPlayer((p) => counted(p.freedoms, FREEDOMS)),
  landscapes: ofPlayer((p) => counted(p.landscapes, LANDSCAPES)),
  buildings: ofPlayer((p) => counted(p.buildings, BUILDINGS)),
  best: ofPlayer((p) => p.best),
  bought: ofPlayer((p) => (p.bought === NONE ? null : STACKS[p.bought])),
  open: bySeat((s, seat) => freedoms(game, s, seat).map(({ at }) => at)),
  round: is((s) => s.round),
  phase: is((s) => s.phase),
  first: is((s) => s.first),
  stock: byName((s, id) => stockOf(s, STACK[id])),
  left: byName((s, id) => s.freedoms[freedomOf(id)] ?? s.buildings[buildingOf(id)]),
  lot: is(({ lot }) => (lot === null ? null : { stack: STACKS[lot.stack], bid: lot.bid, leader: lot.leader })),
  sold: is((s) => STACKS.filter((_, stack) => s.sold[stack] !== NONE), sorted),
  top: byName((s, deck, wanted) => names(s.decks[deck].cards.slice(0, wanted.length), CARDS_OF[deck])),
  bottom: byName((s, deck, wanted) => names(s.decks[deck].cards.slice(-wanted.length), CARDS_OF[deck])),
  owner: byName((s, id) => {
    const owner = s.cast!.owner[characterOf(id)]!;
    return owner === NONE ? null : owner;
  }),
  facedown: is(({ cast }) => CHARACTERS.filter((_, c) => cast?.facedown[c]), sorted),
  pot: is((s) => s.cast?.pot),
};

/** Diego is a player, but has no seat. */
function ofPlayer(got: (p: Player) => unknown) {
  return byName((s: State, seat: number) => got(s.players[seat]!), sorted);
}

function names(cards: readonly number[], all: readonly string[]): readonly string[] {
  return cards.map((card) => all[card]!);
}

function counted(counts: readonly number[], all: readonly string[]): readonly string[] {
  return counts.flatMap((n, i) => Array<string>(n).fill(all[i]!));
}

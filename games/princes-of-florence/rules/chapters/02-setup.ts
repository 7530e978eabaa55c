/** Chapter 2: setup; chapter 17 and 18: what differs with two players and alone. */
import { type Asks, type Chapter, draw, type Seat, type Setup, schedule } from '@signoria/kernel';
import { BONUS } from '../../data/bonus.ts';
import { editionOf, type PlayedWith } from '../../data/box.ts';
import { BANKER_COINS, CHARACTER_COUNT } from '../../data/characters.ts';
import { DIEGO_BACKS } from '../../data/diego.ts';
import { DEALT, DIEGO_COINS, KEPT, UNIT } from '../../data/economy.ts';
import type { Correction } from '../../data/edition.ts';
import { STACKS, STOCK } from '../../data/objects.ts';
import { BUILDING_COPIES, BUILDING_COUNT, LANDSCAPE_COUNT } from '../../data/pieces.ts';
import { PRESTIGE } from '../../data/prestige.ts';
import { FREEDOM_COUNT, PROFESSIONS, professionOf } from '../../data/professions.ts';
import { newDeck, shuffle } from '../model/cards.ts';
import type { Do } from '../model/choices.ts';
import { story } from '../model/events.ts';
import type { Options } from '../model/options.ts';
import { type Cast, NONE, type Player, type Solo, type State } from '../model/state.ts';
import { whoIs } from './03-rounds.ts';

export type SetupFrame =
  | { readonly at: 'newGame' }
  /** All at once and in secret (FLO-R31). */
  | Asks<{ readonly at: 'keepThree' }, Do<'keepThree'>>;

export function setup(from: Setup<Options>): State {
  return setUp(from, 2);
}

/** Under rules version 1 the professions were others (`data/first.ts`). */
export function setupThen(from: Setup<Options>): State {
  return setUp(from, undefined);
}

function setUp({ seats, options, edition, chance }: Setup<Options>, printing: PlayedWith['printing']): State {
  const box = edition as Correction | null; // `readEdition` has checked it
  const alone = seats === 1;
  const { coins } = editionOf({ edition: box, printing }).tables[seats]!;
  const s: State = {
    seats,
    todo: [{ at: 'newGame' }],
    open: [options.musePrincess ? { at: 'characterUse' } : { at: 'sellPrestige' }], // FLO-19.2
    picks: null,
    asked: 0,
    chance,
    outcome: null,
    options,
    edition: box,
    printing,
    round: 1,
    phase: 'setup',
    first: NONE,
    players: Array.from({ length: alone ? 2 : seats }, () => newPlayer(coins)),
    stock: STOCK.slice(),
    buildings: Array<number>(BUILDING_COUNT).fill(BUILDING_COPIES), // FLO-2.1
    freedoms: [],
    decks: { profession: newDeck([]), prestige: newDeck([]), bonus: newDeck([]) },
    drawn: null,
    sold: Array<Seat>(STACKS.length).fill(NONE),
    lot: null,
    turn: null,
    spent: [],
    work: null,
    offer: null,
    cast: options.musePrincess ? newCast(seats) : null,
    solo: alone ? newSolo() : null,
  };
  // FLO-2.8, FLO-R30: drawn, or named by the host; alone it is you or Diego (FLO-18.6).
  s.first = options.firstPlayer > 0 ? options.firstPlayer - 1 : draw(s, 'first').below(s.players.length);
  s.freedoms = freedomsFor(s);
  if (alone) s.players[1]!.coins = DIEGO_COINS[options.difficulty] + options.diegoExtra * UNIT; // FLO-18.4, FLO-18.32
  return s;
}

function newPlayer(coins: number): Player {
  return {
    coins,
    prestige: 0,
    hand: [],
    open: 0,
    table: [],
    recruits: 0,
    recruited: 0,
    bonus: [],
    cards: [],
    jesters: 0,
    builders: 0,
    freedoms: Array<number>(FREEDOM_COUNT).fill(0),
    landscapes: Array<number>(LANDSCAPE_COUNT).fill(0),
    buildings: Array<number>(BUILDING_COUNT).fill(0),
    tiles: [],
    builtLow: 0,
    builtHigh: 0,
    landLow: 0,
    landHigh: 0,
    best: 0,
    bought: NONE,
    dropped: false,
  };
}

function newCast(seats: number): Cast {
  const none = () => Array<number>(CHARACTER_COUNT).fill(NONE);
  return {
    owner: none(),
    facedown: Array<boolean>(CHARACTER_COUNT).fill(false),
    pawn: none(),
    bid: Array<number>(CHARACTER_COUNT).fill(0),
    pot: BANKER_COINS,
    out: Array<boolean>(seats).fill(false),
    banker: NONE,
  };
}

function newSolo(): Solo {
  return { row: [], virtual: [], deck: [], card: NONE, putUp: [], profession: false, freedom: false };
}

/** FLO-2.2, FLO-17.2, FLO-18.2, FLO-R24 */
function freedomsFor(s: State): number[] {
  const tokens = Array<number>(FREEDOM_COUNT).fill(Math.max(2, s.seats - 1));
  if (s.seats !== 2) return tokens;
  const chance = draw(s, 'freedoms');
  const short = chance.below(FREEDOM_COUNT);
  tokens[short]!--;
  if (s.options.fewFreedoms) tokens[(short + 1 + chance.below(FREEDOM_COUNT - 1)) % FREEDOM_COUNT]!--;
  return tokens;
}

function shuffled(s: State, purpose: string, cards: readonly number[]): number[] {
  const deck = cards.slice();
  shuffle(deck, draw(s, purpose));
  return deck;
}

/** FLO-18.3 */
function dealVirtual(s: State, deck: number[]): void {
  const { solo } = s;
  if (solo === null) return;
  const three = () => deck.splice(0, KEPT).sort((a, b) => a - b);
  solo.row = deck.splice(0, KEPT).map((card) => ({ card, up: false, seen: false, bonus: [] }));
  solo.virtual = Array.from({ length: s.options.soloTable === 'five' ? 3 : 2 }, () => ({ down: three(), up: [] }));
  solo.deck = diegoDeck(s);
}

/** FLO-18.5: each back is shuffled on its own. */
function diegoDeck(s: State): number[] {
  const chance = draw(s, 'diego');
  let from = 0;
  return DIEGO_BACKS.flatMap((count) => {
    const cards = Array.from({ length: count }, (_, i) => from + i);
    from += count;
    shuffle(cards, chance);
    return cards;
  });
}

const names = (cards: readonly number[]) => cards.map((card) => PROFESSIONS[card]!);

export const setupSteps: Chapter<State, SetupFrame> = {
  newGame: {
    run(s) {
      story.sink?.push({ what: 'gameStarts', first: whoIs(s, s.first) });
      const deck = shuffled(s, 'professions', editionOf(s).deck);
      for (let seat = 0; seat < s.seats; seat++) {
        const hand = deck.splice(0, DEALT).sort((a, b) => a - b); // FLO-2.5
        s.players[seat]!.hand = hand;
        story.sink?.push({ what: 'dealt', seat, cards: names(hand), to: [seat] });
      }
      dealVirtual(s, deck);
      s.decks = {
        profession: newDeck(deck),
        prestige: newDeck(shuffled(s, 'prestige', [...PRESTIGE.keys()])), // FLO-2.6
        bonus: newDeck(shuffled(s, 'bonus', [...BONUS.keys()])),
      };
      schedule(s, { at: 'keepThree' }, { at: 'round' });
    },
  },
  keepThree: {
    rules: ['FLO-2.5'],
    seats: (s) => Array.from({ length: s.seats }, (_, seat) => seat),
    menuFor: (s, _, seat) => ({
      kind: 'subset',
      base: { do: 'keepThree' },
      of: names(s.players[seat]!.hand).map((id) => ({ id, count: 1 })),
      min: KEPT,
      max: KEPT,
    }),
    reveal(s, _, picks) {
      const { cards } = s.decks.profession;
      for (let seat = 0; seat < s.seats; seat++) {
        const kept = picks[seat]!.items.map(professionOf);
        cards.push(...s.players[seat]!.hand.filter((card) => !kept.includes(card)));
        s.players[seat]!.hand = kept;
        story.sink?.push({ what: 'keptThree', seat, cards: names(kept), to: [seat] });
      }
      shuffle(cards, draw(s, 'professionDeck'));
      s.decks.profession.by = cards.map(() => NONE);
      story.sink?.push({ what: 'handsChosen' });
    },
  },
};

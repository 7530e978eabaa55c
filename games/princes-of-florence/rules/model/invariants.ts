/** What must be true of every position, whatever was played. */
import { BONUS } from '../../data/bonus.ts';
import { editionOf } from '../../data/box.ts';
import { CHARACTER_COUNT } from '../../data/characters.ts';
import { MOST_BUILDERS, UNIT } from '../../data/economy.ts';
import { BUILDER, JESTER, RECRUITING, STOCK } from '../../data/objects.ts';
import { BUILDING_COPIES, BUILDING_COUNT, LANDSCAPE_COUNT } from '../../data/pieces.ts';
import { PRESTIGE } from '../../data/prestige.ts';
import { bitCount } from '../../data/squares.ts';
import { drawings, NONE, type Player, type State } from './state.ts';

export function violations(s: State): readonly string[] {
  const found: string[] = [];
  const must = (holds: boolean, sentence: string) => {
    if (!holds) found.push(sentence);
  };
  const { deck } = editionOf(s);
  must(
    isAll(professions(s), deck.length) && professions(s).every((i) => deck.includes(i)),
    'FLO-1.6: every profession is somewhere, once',
  );
  must(isAll(prestigeCards(s), PRESTIGE.length), 'FLO-1.6: every prestige card is somewhere, once');
  must(isAll(bonusCards(s), BONUS.length), 'FLO-1.6: every bonus card is somewhere, once');
  for (let l = 0; l < LANDSCAPE_COUNT; l++) {
    must(total(s, (p) => p.landscapes[l]!) + s.stock[l]! === STOCK[l], `FLO-1.3: all landscapes of type ${l}`);
  }
  must(total(s, (p) => p.jesters) + s.stock[JESTER]! === STOCK[JESTER], 'FLO-1.5: 7 jesters');
  stockMust(s, must);
  for (let b = 0; b < BUILDING_COUNT; b++) {
    must(copies(s, b) + s.buildings[b]! === BUILDING_COPIES, `FLO-1.2: three copies of building ${b}`);
  }
  for (const [seat, p] of s.players.entries()) playerMust(s, seat, p, must);
  for (const { cards, by } of Object.values(s.decks))
    must(cards.length === by.length, 'every deck place has a returner');
  if (s.cast !== null) {
    const { owner, pawn } = s.cast;
    const owners = owner.filter((seat) => seat !== NONE);
    must(owner.length === CHARACTER_COUNT && new Set(owners).size === owners.length, 'FLO-R74: one character each');
    must(
      pawn.every((seat, c) => seat === NONE || owner[c] === NONE),
      'no pawn on a character that is gone',
    );
  }
  return found;
}

type Must = (holds: boolean, sentence: string) => void;

/** In the solo game builders and recruiting cards also leave the supply (FLO-18.15, FLO-18.30). */
function stockMust(s: State, must: Must): void {
  const builders = total(s, (p) => p.builders) + s.stock[BUILDER]!;
  const row = s.solo?.row.filter(({ card }) => card === NONE).length ?? 0;
  const recruiting = total(s, (p) => p.recruits + p.recruited) + row + s.stock[RECRUITING]!;
  must(s.solo === null ? builders === STOCK[BUILDER] : builders <= STOCK[BUILDER]!, 'FLO-1.5: 6 builders');
  must(s.solo === null ? recruiting === STOCK[RECRUITING] : recruiting <= STOCK[RECRUITING]!, 'FLO-1.6: 5 recruiting');
  must(
    [...s.stock, ...s.freedoms, ...s.buildings].every((n) => n >= 0),
    'no stack is short',
  );
}

function playerMust(s: State, seat: number, p: Player, must: Must): void {
  const diego = s.solo !== null && seat > 0;
  must(p.coins >= 0 && p.coins % UNIT === 0, `seat ${seat} has coins in hundreds, no debts`);
  must(diego || p.prestige >= 0, `FLO-R9: seat ${seat} is not below 0`);
  must(p.builders <= MOST_BUILDERS, `FLO-4.14: seat ${seat} has at most three builders`);
  must(isSorted(p.hand) && isSorted(p.bonus) && (diego || isSorted(p.cards)), `seat ${seat} keeps its hands in order`);
  if (diego) return;
  must(
    p.buildings.every((n) => n <= 1),
    `FLO-8.8: seat ${seat} has each building once`,
  );
  must(
    p.freedoms.every((n) => n <= 1),
    `FLO-10.2: seat ${seat} has each freedom once`,
  );
  const { low, high } = editionOf(s).sides[s.options.cooperative ? 'b' : 'a'];
  must(
    (p.builtLow & p.landLow) === 0 && (p.builtHigh & p.landHigh) === 0,
    `FLO-8.5: seat ${seat}'s tiles do not overlap`,
  );
  must(
    ((p.builtLow | p.landLow) & low) === 0 && ((p.builtHigh | p.landHigh) & high) === 0,
    'FLO-8.5: not on the palazzo',
  );
  const covered = bitCount(p.builtLow) + bitCount(p.builtHigh) + bitCount(p.landLow) + bitCount(p.landHigh);
  must(
    covered === p.tiles.reduce((n, { squares }) => n + squares.length, 0),
    `seat ${seat}'s tiles cover what they cover`,
  );
}

function isSorted(cards: readonly number[]): boolean {
  return cards.every((card, i) => i === 0 || cards[i - 1]! < card);
}

function isAll(cards: readonly number[], count: number): boolean {
  return cards.length === count && new Set(cards).size === count;
}

function total(s: State, of: (p: Player) => number): number {
  return s.players.reduce((n, p) => n + of(p), 0);
}

/** A joint building is one copy in two estates (FLO-20.8). */
function copies(s: State, building: number): number {
  const shared = s.players.flatMap((p) =>
    p.tiles.filter((t) => t.piece === LANDSCAPE_COUNT + building && t.shared !== NONE),
  );
  return total(s, (p) => p.buildings[building]!) - shared.length / 2;
}

function drawnFrom(s: State, deck: 'profession' | 'prestige' | 'bonus'): readonly number[] {
  return drawings(s.drawn).flatMap((drawn) => (drawn.deck === deck ? drawn.cards : []));
}

function professions(s: State): readonly number[] {
  const solo =
    s.solo === null
      ? []
      : [...s.solo.row.map(({ card }) => card), ...s.solo.virtual.flatMap((v) => [...v.up, ...v.down])];
  const held = s.players.flatMap((p) => [...p.hand, ...p.table]);
  return [...held, ...s.decks.profession.cards, ...drawnFrom(s, 'profession'), ...solo.filter((card) => card !== NONE)];
}

function prestigeCards(s: State): readonly number[] {
  return [...s.players.flatMap((p) => p.cards), ...s.decks.prestige.cards, ...drawnFrom(s, 'prestige')];
}

function bonusCards(s: State): readonly number[] {
  const lying = s.solo?.row.flatMap(({ bonus }) => bonus) ?? [];
  return [...s.players.flatMap((p) => p.bonus), ...s.decks.bonus.cards, ...drawnFrom(s, 'bonus'), ...s.spent, ...lying];
}

/** A draft as a state. Words that mean nothing and things given twice are found here. */
import { newChance, type Seat } from '@signoria/kernel';
import { BONUS } from '../data/bonus.ts';
import { editionOf } from '../data/box.ts';
import { characterOf } from '../data/characters.ts';
import { BUILDER, JESTER, RECRUITING, STACK, type StackId } from '../data/objects.ts';
import { buildingOf, LANDSCAPE_COUNT, landscapeOf, PIECE, PIECES, type PieceId } from '../data/pieces.ts';
import { PRESTIGE } from '../data/prestige.ts';
import { freedomOf, professionOf } from '../data/professions.ts';
import type { Lie } from '../data/squares.ts';
import { setup, setupThen } from '../rules/chapters/02-setup.ts';
import { newDeck } from '../rules/model/cards.ts';
import { CARDS_OF, type CardId, type DeckId } from '../rules/model/choices.ts';
import { isFree, layBuilding, layLandscape, sideOf } from '../rules/model/estate.ts';
import { DIEGO_SEAT, NONE, type Player, type State } from '../rules/model/state.ts';
import type { DiegoHolding, Draft, Holding, Placed } from './draft.ts';

export interface Position {
  readonly state: State;
  readonly problems: string[];
}

/** `from` is any state of the same table: it lends options, edition and key. */
export function position(from: State, draft: Draft): Position {
  const { seats, options, edition, chance } = from;
  const state = (from.printing === 2 ? setup : setupThen)({ seats, options, edition, chance: newChance(chance.key) });
  state.todo = [];
  state.round = draft.round;
  state.first = draft.first;
  state.phase = 'auction';
  const at: Position = { state, problems: [] };
  for (const seat in draft.seats) {
    if (state.players[Number(seat)] === undefined || Number(seat) >= seats) at.problems.push(`no seat ${seat}`);
    else hold(at, Number(seat), draft.seats[Number(seat)]!);
  }
  if (state.solo !== null) holdDiego(at, draft);
  supply(at, draft);
  decks(at, draft);
  if (draft.pot !== null && state.cast !== null) state.cast.pot = draft.pot;
  return at;
}

function hold(at: Position, seat: Seat, has: Holding): void {
  const { state: s } = at;
  const p = s.players[seat]!;
  p.coins = has.coins ?? p.coins;
  p.prestige = has.prestige ?? 0;
  p.hand = (has.hand ?? []).map((id) => known(at, 'profession', id, professionOf(id))).sort(ascending);
  p.table = (has.table ?? []).map((id) => known(at, 'profession', id, professionOf(id)));
  p.recruits = has.recruits ?? 0;
  p.recruited = has.recruited ?? 0;
  s.stock[RECRUITING]! -= p.recruits + p.recruited;
  p.bonus = indexes(at, 'bonus', has.bonus ?? []);
  p.cards = indexes(at, 'prestige', has.cards ?? []);
  p.jesters = has.jesters ?? 0;
  s.stock[JESTER]! -= p.jesters;
  p.builders = has.builders ?? 0;
  s.stock[BUILDER]! -= p.builders;
  for (const id of has.freedoms ?? []) {
    p.freedoms[freedomOf(id)]!++;
    s.freedoms[freedomOf(id)]!--;
  }
  layTiles(at, seat, has.tiles ?? []);
  p.best = has.best ?? 0;
  if (has.character !== undefined && s.cast !== null) s.cast.owner[characterOf(has.character)] = seat;
}

function ascending(a: number, b: number): number {
  return a - b;
}

function known(at: Position, what: string, id: string, index: number): number {
  if (index < 0) at.problems.push(`no ${what} '${id}'`);
  return index;
}

function indexes(at: Position, deck: DeckId, ids: readonly CardId[]): number[] {
  const names: readonly string[] = CARDS_OF[deck];
  return ids.map((id) => known(at, `${deck} card`, id, names.indexOf(id))).sort(ascending);
}

/** Those with a place of their own first; the others wherever all of them fit, largest first. */
function layTiles(at: Position, seat: Seat, tiles: readonly (PieceId | Placed)[]): void {
  const { state: s } = at;
  const { areas } = editionOf(s);
  for (const tile of tiles) if (typeof tile !== 'string') lay(at, seat, PIECE[tile.piece], lieOf(s, tile));
  const named = tiles.filter((tile) => typeof tile === 'string').map((id) => PIECE[id]);
  const pieces = named.toSorted((x, y) => areas[y]! - areas[x]!);
  const lies = fitAll(s, pieces, s.players[seat]!);
  if (lies === null)
    at.problems.push(`no room for ${named.map((piece) => PIECES[piece]).join(', ')} with seat ${seat}`);
  else for (const [i, piece] of pieces.entries()) lay(at, seat, piece, lies[i]);
}

function lay(at: Position, seat: Seat, piece: number, lie: Lie | undefined): void {
  const { state: s } = at;
  if (lie === undefined || !isFree(s.players[seat]!, lie)) {
    at.problems.push(`${PIECES[piece]} cannot lie there with seat ${seat}`);
    return;
  }
  if (piece < LANDSCAPE_COUNT) {
    layLandscape(s, seat, piece, lie);
    s.stock[piece]!--;
  } else {
    layBuilding(s, seat, piece - LANDSCAPE_COUNT, lie, NONE);
    s.buildings[piece - LANDSCAPE_COUNT]!--;
  }
}

/** The first way found to lay all of them; whether buildings touch does not matter to a position. */
function fitAll(s: State, pieces: readonly number[], p: Player): readonly Lie[] | null {
  const { lies } = sideOf(s);
  const found: Lie[] = [];
  const from = (i: number, low: number, high: number): boolean => {
    if (i === pieces.length) return true;
    for (const lie of lies[pieces[i]!]!) {
      if ((lie.low & low) !== 0 || (lie.high & high) !== 0) continue;
      found[i] = lie;
      if (from(i + 1, low | lie.low, high | lie.high)) return true;
    }
    return false;
  };
  return from(0, p.builtLow | p.landLow, p.builtHigh | p.landHigh) ? found : null;
}

function lieOf(s: State, { piece, at, turn = 0, flip = false }: Placed): Lie | undefined {
  return sideOf(s).lies[PIECE[piece]]!.find((lie) => lie.at === at && lie.turn === turn && lie.flip === flip);
}

function holdDiego(at: Position, draft: Draft): void {
  const { state: s } = at;
  const solo = s.solo!;
  const has = draft.diego;
  const diego = s.players[DIEGO_SEAT]!;
  takeThings(s, diego, has);
  diego.cards = indexes(at, 'prestige', has.cards ?? []);
  solo.row = (has.row ?? []).map((card) => {
    const up = typeof card !== 'string';
    const id = typeof card === 'string' ? card : card.up;
    const index = id === 'recruiting' ? NONE : known(at, 'profession', id, professionOf(id));
    if (index === NONE) s.stock[RECRUITING]!--;
    return { card: index, up, seen: up, bonus: [] };
  });
  const leftmost = solo.row.findIndex(({ up }) => !up);
  const bonus = indexes(at, 'bonus', has.bonus ?? []);
  if (bonus.length > 0) solo.row[leftmost] = { ...solo.row[leftmost]!, bonus };
  solo.virtual = (draft.virtual ?? []).map(({ up, down }) => ({
    up: up.map(professionOf),
    down: down.map(professionOf).sort(ascending),
  }));
  const next = (has.next ?? []).map((number) => number - 1);
  const used = 3 * (s.round - 1);
  const all = Array.from({ length: editionOf(s).diego.length }, (_, i) => i);
  solo.deck = [...next, ...all.filter((card) => !next.includes(card)).slice(used)];
}

function takeThings(s: State, diego: Player, has: DiegoHolding): void {
  diego.coins = has.coins ?? diego.coins;
  diego.prestige = has.prestige ?? 0;
  diego.jesters = has.jesters ?? 0;
  s.stock[JESTER]! -= diego.jesters;
  diego.builders = has.builders ?? 0;
  s.stock[BUILDER]! -= diego.builders;
  for (const id of has.freedoms ?? []) {
    diego.freedoms[freedomOf(id)]!++;
    s.freedoms[freedomOf(id)]!--;
  }
  for (const id of has.landscapes ?? []) {
    diego.landscapes[landscapeOf(id)]!++;
    s.stock[landscapeOf(id)]!--;
  }
  for (const id of has.buildings ?? []) {
    diego.buildings[buildingOf(id)]!++;
    s.buildings[buildingOf(id)]!--;
  }
}

/** What is not in the supply, nor with a seat that was named, is with the last seat: nobody asks there. */
function supply(at: Position, draft: Draft): void {
  const { state: s } = at;
  for (const id in draft.stock) setStock(s, id as StackId, draft.stock[id as StackId]!);
  for (const [id, left] of Object.entries(draft.buildings)) takeBuildings(s, buildingOf(id), left);
  for (const [id, left] of Object.entries(draft.freedoms)) s.freedoms[freedomOf(id)] = left;
}

/** The others hold what is missing, as far as that can be. */
function setStock(s: State, id: StackId, left: number): void {
  const stack = STACK[id];
  const missing = s.stock[stack]! - left;
  s.stock[stack] = left;
  const others = s.players.slice(1).reverse();
  for (let i = 0; i < missing; i++) {
    const p = others[i % others.length]!;
    if (stack < LANDSCAPE_COUNT) p.landscapes[stack]!++;
    else if (stack === JESTER) p.jesters++;
    else if (stack === RECRUITING) p.recruited++;
    else others.find((other) => other.builders < 3)!.builders++;
  }
}

function takeBuildings(s: State, building: number, left: number): void {
  const missing = s.buildings[building]! - left;
  s.buildings[building] = left;
  const others = s.players.filter((p) => p.buildings[building] === 0).reverse();
  for (let i = 0; i < missing; i++) others[i]!.buildings[building]!++;
}

/** Named cards lie on top, all others that nobody has underneath, in the order of their table. */
function decks(at: Position, draft: Draft): void {
  const { state: s, problems } = at;
  const { solo } = s;
  const row =
    solo === null ? [] : [...solo.row.map(({ card }) => card), ...solo.virtual.flatMap((v) => [...v.up, ...v.down])];
  const lying = solo?.row.flatMap(({ bonus }) => bonus) ?? [];
  const held: { readonly [deck in DeckId]: readonly number[] } = {
    profession: [...s.players.flatMap((p) => [...p.hand, ...p.table]), ...row.filter((card) => card !== NONE)],
    prestige: s.players.flatMap((p) => p.cards),
    bonus: [...s.players.flatMap((p) => p.bonus), ...lying],
  };
  const deck = (id: DeckId, cards: readonly number[]) => {
    const top = (draft.decks[id] ?? []).map((card) => (CARDS_OF[id] as readonly string[]).indexOf(card));
    const taken = [...held[id], ...top];
    if (new Set(taken).size !== taken.length || taken.includes(NONE))
      problems.push(`a ${id} card is named twice or is none`);
    return newDeck([...top, ...cards.filter((i) => !taken.includes(i))]);
  };
  s.decks = {
    profession: deck('profession', editionOf(s).deck),
    prestige: deck('prestige', [...PRESTIGE.keys()]),
    bonus: deck('bonus', [...BONUS.keys()]),
  };
}

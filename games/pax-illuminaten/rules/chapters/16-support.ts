/** Chapter 16: how the artificial rival gains and shares support (PAX-15.14, PAX-16.5, PAX-16.12). It never chooses. */
import { editionOf } from '../../data/box.ts';
import { EVERY_FACTION, FACTION_COUNT, FACTIONS, type Faction } from '../../data/factions.ts';
import { type Place, RELATIVE } from '../../data/layouts.ts';
import { hasYielded, yieldOf } from '../actions/interrogate.ts';
import { allInfluenceOn, faceAt, influenceOn, isUp, placeId, rivalInfluenceOn } from '../model/board.ts';
import { story } from '../model/events.ts';
import { partyOf } from '../model/party.ts';
import { AREOPAGUS, AREOPAGUS_CARD, NONE, type State } from '../model/state.ts';
import { holdersOf, obtain, rivalsAfter, stockOf, tellNothing, totalStock } from './03-support.ts';
import { richest, toward } from './16-compass.ts';

/** PAX-16.12: from the supply, or from the human with most of them; says whether there was one. */
function gain(s: State, faction: Faction): boolean {
  if (s.supply[faction]! > 0) {
    obtain(s, s.seats, faction, NONE);
    return true;
  }
  const from = richest(s, holdersOf(s, s.seats, faction), faction);
  if (from !== NONE) obtain(s, s.seats, faction, from);
  else tellNothing(s, s.seats, 1 << faction);
  return from !== NONE;
}

/** PAX-16.5: the AI card, then those that spread its rumours, clockwise from FL. */
export function rivalInterrogates(s: State): void {
  const { figure } = s.rival!;
  const who = partyOf(s, s.seats);
  if (hasYielded(s, figure)) {
    return void story.sink?.push({ what: 'rivalIdle', who, command: 'interrogate', why: 'hasYielded' });
  }
  story.sink?.push({ what: 'interrogated', who, place: figure === AREOPAGUS ? 'areopagus' : placeId(s, figure) });
  if (figure === AREOPAGUS) {
    s.turn.yielded.push(AREOPAGUS_CARD);
    for (const faction of editionOf(s).connections[s.connections[s.seats]!]!) gain(s, faction);
    return;
  }
  yieldCard(s, figure);
  for (const place of rivalRumours(s)) {
    if (hasYielded(s, place)) story.sink?.push({ what: 'yieldsNothing', who, place: placeId(s, place) });
    else yieldCard(s, place);
  }
}

/** Cards beside the AI card, of its degree, with AI influence. */
export function rivalRumours(s: State): readonly Place[] {
  const { figure } = s.rival!;
  if (figure === AREOPAGUS) return [];
  const { degree } = faceAt(s, figure);
  return RELATIVE.map((_, relative) => toward(s, figure, relative)).filter(
    (place) =>
      place !== NONE && isUp(s, place) && faceAt(s, place).degree === degree && influenceOn(s, place, s.seats) > 0,
  );
}

function yieldCard(s: State, place: Place): void {
  const card = s.cards[place]!;
  const { primary, secondary } = faceAt(s, place);
  const { fixed, either } = yieldOf(s, card, allInfluenceOn(s, place));
  s.turn.yielded.push(card);
  const wanted = [...fixed, ...Array<Faction>(either).fill(primary)];
  const got = wanted.filter((faction) => gain(s, faction));
  const keep = Math.min(got.length, Math.max(0, wanted.length - rivalInfluenceOn(s, place, s.seats)));
  share(s, place, got.length - keep, [secondary, primary], got);
}

/** Secondary faction first; one token to each rival in turn order, again and again, one for each influence at most. */
function share(s: State, place: Place, give: number, order: readonly Faction[], got: readonly Faction[]): void {
  const tokens = [...new Set(order)].flatMap((faction) => got.filter((f) => f === faction));
  const due = rivalsAfter(s, s.seats).map((rival) => ({ rival, left: influenceOn(s, place, rival) }));
  let given = 0;
  while (given < give) {
    for (const waiting of due) {
      if (waiting.left === 0 || given === give) continue;
      waiting.left--;
      hand(s, tokens[given++]!, waiting.rival);
    }
  }
}

function hand(s: State, faction: Faction, rival: number): void {
  s.stocks[s.seats * FACTION_COUNT + faction]!--;
  s.stocks[rival * FACTION_COUNT + faction]!++;
  story.sink?.push({
    what: 'shared',
    who: partyOf(s, s.seats),
    faction: FACTIONS[faction]!,
    rival: partyOf(s, rival),
  });
}

/** How many tokens it has in all, and of its most numerous type. */
export function rivalTokens(s: State): { readonly total: number; readonly most: number } {
  return { total: totalStock(s, s.seats), most: Math.max(...EVERY_FACTION.map((f) => stockOf(s, s.seats, f))) };
}

/**
 * Chapter 1, information (PAX-1.5 to PAX-1.8): what a seat, or a spectator, may know. Built up from nothing; the only door
 * to the state. Participants are parties: seats, or 10 and more for the artificial rival.
 */
import { once, type Seat } from '@signoria/kernel';
import { editionOf } from '../../data/box.ts';
import { CONNECTIONS } from '../../data/connections.ts';
import { EVENTS, type SpecialId } from '../../data/event-cards.ts';
import { FACTION_COUNT, FACTIONS, factionsIn } from '../../data/factions.ts';
import type { PlaceId } from '../../data/layouts.ts';
import { CARDS, type Card } from '../../data/luminaries.ts';
import { RIVAL } from '../../data/rivals.ts';
import { SCHEME_RULE, SCHEMES } from '../../data/schemes.ts';
import { markersLeft } from '../chapters/08-markers.ts';
import { rivalProgress } from '../chapters/16-wins.ts';
import { cellAt, controller, faceAt, influenceIn, isUp, layoutOf, placeId, placesIn, slotOf } from '../model/board.ts';
import { canLink, quickLeft } from '../model/chain.ts';
import { edictsDiscarded, eventsLeft } from '../model/event-cards.ts';
import { handLimit } from '../model/hand.ts';
import { leastToControl, lodgeController, lodges, mainLodge, mainLodgeController } from '../model/lodges.ts';
import { partyOf, partyOrNull } from '../model/party.ts';
import { progressOf } from '../model/schemes.ts';
import { pointsOf, totalPoints } from '../model/scoring.ts';
import { AREOPAGUS, AREOPAGUS_CARD, isHuman, NONE, OUT, type State, type Who } from '../model/state.ts';
import type {
  DisputeView,
  EdictView,
  FactionCardView,
  LodgeView,
  PlaceView,
  PlayerView,
  RivalView,
  SchemeView,
  Tokens,
  TurnView,
  View,
} from './types.ts';
import { underway } from './underway.ts';
import { influenceWhy, mainWhy, progressView, strengthWhy, why } from './why.ts';

export type * from './types.ts';

/** What depends on who looks. */
type Guarded = 'places' | 'hand' | 'events' | 'drawn' | 'schemes' | 'nextEvent';

export function view(s: State, viewer: Seat | null): View {
  return {
    ...once(s, seenByAll),
    places: placesSeenBy(s, viewer),
    hand:
      viewer === null ? [] : s.hands[viewer]!.map((card) => ({ card: CARDS[card]!, links: links(s, viewer, card) })),
    events: viewer === null ? [] : s.eventHands[viewer]!.map((card) => EVENTS[card] as SpecialId), // PAX-12.9
    drawn: viewer === s.turn.who ? s.drawn.map((card) => EVENTS[card]!) : [],
    schemes: schemeViews(s, viewer),
    nextEvent: s.back !== NONE && s.backBy === viewer ? EVENTS[s.back]! : null,
  };
}

function seenByAll(s: State): Omit<View, Guarded> {
  return {
    options: s.options,
    edition: s.edition,
    participants: s.participants,
    round: s.round,
    lastRound: s.lastRound,
    first: partyOf(s, s.first),
    lodges: lodgeViews(s),
    players: s.order.map((who) => playerView(s, who)),
    schemePile: s.schemePile.length,
    removedSchemes: s.removedSchemes.map((scheme) => SCHEMES[scheme]!),
    factionCards: factionCardViews(s),
    supply: tokens(s.supply, 0),
    court: s.court.map((card) => (card === NONE ? null : CARDS[card]!)),
    steward: s.steward,
    deck: s.deck.length,
    discards: { count: s.discards.length, top: CARDS[s.discards.at(-1) ?? NONE] ?? null },
    eventDeck: eventsLeft(s),
    nextEventKnownTo: s.back === NONE ? null : partyOf(s, s.backBy),
    eventDiscards: { count: s.eventDiscards.length, top: EVENTS[s.eventDiscards.at(-1) ?? NONE] ?? null },
    edicts: edictViews(s),
    edictsDiscarded: edictsDiscarded(s),
    specials: s.special.flatMap((event, who) =>
      event === NONE ? [] : [{ event: EVENTS[event] as SpecialId, who: partyOf(s, who) }],
    ),
    markersLeft: markersLeft(s),
    turn: turnView(s),
    dispute: disputeView(s),
    harvest: harvestView(s),
    rival: rivalView(s),
    underway: underway(s),
  };
}

function links(s: State, viewer: Seat, card: Card): boolean {
  return s.turn.who === viewer && s.turn.phase === 'action' && canLink(s, card);
}

function tokens(counts: readonly number[], from: number): Tokens {
  return Object.fromEntries(FACTIONS.map((id, f) => [id, counts[from + f]!])) as Tokens;
}

function ids(s: State, set: number): readonly PlaceId[] {
  return placesIn(set).map((place) => placeId(s, place));
}

/** Facedown Luminaries are known to those who looked at them. */
function placesSeenBy(s: State, viewer: Seat | null): readonly PlaceView[] {
  const places = once(s, placesSeenByAll);
  const looked = viewer === null ? 0 : s.looked[viewer]!;
  if (looked === 0) return places;
  return places.map((place, i) => ((looked & (1 << i)) === 0 ? place : { ...place, card: cardAt(s, i) }));
}

function cardAt(s: State, place: number): PlaceView['card'] {
  return CARDS[s.cards[place]!] ?? null;
}

function placesSeenByAll(s: State): readonly PlaceView[] {
  return s.cards.map((_, place) => placeView(s, place));
}

function placeView(s: State, place: number): PlaceView {
  const { places, inner, central } = layoutOf(s);
  const { id, row, x } = places[place]!;
  const up = isUp(s, place);
  const face = up ? faceAt(s, place) : null;
  const cells = (face?.cells ?? []).map((cost, cell) => ({
    cost: cost.map((f) => FACTIONS[f]!),
    owner: partyOrNull(s, cellAt(s, place, cell)),
  }));
  return {
    id,
    row,
    x,
    inner: (inner & (1 << place)) !== 0,
    central: (central & (1 << place)) !== 0,
    card: up ? cardAt(s, place) : null,
    faceUp: up,
    degree: face?.degree ?? null,
    factions: factionsIn(face?.factions ?? 0),
    cells,
    controller: up ? partyOrNull(s, controller(s, place)) : null,
    markers: s.markers[place]!,
    yielded: up && s.turn.yielded.includes(s.cards[place]!),
    seenBy: up ? [] : s.looked.flatMap((set, who) => ((set & (1 << place)) !== 0 ? [partyOf(s, who)] : [])),
  };
}

function lodgeViews(s: State): readonly LodgeView[] {
  return lodges(s).map(({ faction, set, size }) => ({
    faction: FACTIONS[faction]!,
    places: ids(s, set),
    size,
    influence: s.order.flatMap((who) => {
      const count = influenceIn(s, set, who);
      return count === 0 ? [] : [{ who: partyOf(s, who), count }];
    }),
    controller: partyOrNull(s, lodgeController(s, set)),
    main: (mainLodge(s, faction)!.set & set) === set,
  }));
}

function playerView(s: State, who: Who): PlayerView {
  const { id: slot, row, x, touches } = slotOf(s, who);
  const points = why((parts) => totalPoints(s, who, parts));
  const hidden = !isHuman(s, who) ? 'none' : s.revealed[who] ? 'revealed' : 'hidden';
  return {
    who: partyOf(s, who),
    slot,
    row,
    x,
    touches: ids(s, touches),
    connection: CONNECTIONS[s.connections[who]!]!.id,
    factions: editionOf(s).connections[s.connections[who]!]!.map((f) => FACTIONS[f]!),
    stock: tokens(s.stocks, who * FACTION_COUNT),
    influence: s.influence[who]!,
    handSize: s.hands[who]!.length,
    handLimit: handLimit(s, who),
    known: s.shown[who]!.map((card) => CARDS[card]!),
    events: s.eventHands[who]!.length,
    privateScheme: hidden,
    factionCards: FACTIONS.filter((_, f) => s.factionCards[f] === who),
    schemes: SCHEMES.filter((_, scheme) => (s.realised[who]! & (1 << scheme)) !== 0).length,
    points: tokens(pointsOf(s, who), 0),
    total: points.total,
    why: { points, hand: why((parts) => handLimit(s, who, parts)), influence: influenceWhy(s, who) },
  };
}

function publicSchemes(s: State): readonly SchemeView[] {
  return s.publicSchemes.map((scheme) => schemeView(s, scheme, NONE, true));
}

function schemeViews(s: State, viewer: Seat | null): readonly SchemeView[] {
  const all = once(s, publicSchemes).slice();
  for (const who of s.order) {
    const scheme = s.privateSchemes[who]!;
    if (scheme !== NONE && (s.revealed[who] || who === viewer)) all.push(schemeView(s, scheme, who, s.revealed[who]!));
  }
  return all;
}

function schemeView(s: State, scheme: number, owner: Who, open: boolean): SchemeView {
  const withBit = (sets: readonly number[]) =>
    s.order.filter((who) => (sets[who]! & (1 << scheme)) !== 0).map((who) => partyOf(s, who));
  const concerned = owner === NONE ? s.order.filter((who) => isHuman(s, who)) : [owner];
  return {
    id: SCHEMES[scheme]!,
    owner: partyOrNull(s, owner),
    open,
    influence: withBit(s.realised),
    edge: withBit(s.edge),
    progress: concerned.map((who) => ({
      who: partyOf(s, who),
      ...progressView(s, who, progressOf(s, who, scheme), [SCHEME_RULE[SCHEMES[scheme]!]]),
    })),
  };
}

function factionCardViews(s: State): readonly FactionCardView[] {
  return FACTIONS.flatMap((faction, f) => {
    const owner = s.factionCards[f]!;
    if (owner === OUT) return [];
    const main = mainLodge(s, f);
    return [
      {
        faction,
        owner: partyOrNull(s, owner),
        used: (s.turn.factionUsed & (1 << f)) !== 0,
        claimant: partyOrNull(s, mainLodgeController(s, f)),
        control: main === null ? null : why((parts) => leastToControl(s, main, parts)),
      },
    ];
  });
}

function edictViews(s: State): readonly EdictView[] {
  return FACTIONS.flatMap((faction, f) => {
    const who = s.edictOwner[f]!;
    return who === NONE ? [] : [{ faction, who: partyOf(s, who), tokens: s.edictTokens[f]! }];
  });
}

function turnView(s: State): TurnView {
  const { turn } = s;
  return {
    who: partyOf(s, turn.who),
    phase: turn.phase,
    mainLeft: turn.mainLeft,
    claimed: turn.claimed,
    realised: turn.realised,
    quickLeft: quickLeft(s),
    why: { main: mainWhy(s), quick: why((parts) => quickLeft(s, parts)) },
    chain: turn.chain.map((card, i) => ({ card: CARDS[card]!, use: turn.uses[i]! })),
    enhancements: turn.enhancements.slice(),
    yielded: turn.yielded.map((card) => (card === AREOPAGUS_CARD ? 'areopagus' : CARDS[card]!)),
    eventsDue: turn.high,
    table: turn.table.map((card) => CARDS[card]!),
  };
}

function disputeView(s: State): DisputeView | null {
  const d = s.dispute;
  if (d === null) return null;
  const [mine, theirs] = d.initial;
  const superior = mine === theirs ? NONE : mine > theirs ? d.attacker : d.defender;
  return {
    attacker: partyOf(s, d.attacker),
    defender: partyOf(s, d.defender),
    place: placeId(s, d.place),
    cells: d.targets.map((cell) => cell + 1),
    initial: d.initial,
    bonus: d.bonus,
    strengths: [strengthWhy(s, d, 0), strengthWhy(s, d, 1)],
    superior: partyOrNull(s, superior),
    rounds: d.rounds.map(({ attacker, defender }) => ({
      attacker: CARDS[attacker] ?? null,
      defender: CARDS[defender] ?? null,
    })),
  };
}

function harvestView(s: State): View['harvest'] {
  if (s.harvest === null) return null;
  const { place, obtained } = s.harvest;
  return { place: place === AREOPAGUS ? 'areopagus' : placeId(s, place), obtained: tokens(obtained, 0) };
}

function rivalView(s: State): RivalView | null {
  const { rival } = s;
  if (rival === null) return null;
  return {
    id: rival.id,
    who: partyOf(s, s.seats),
    figure: rival.figure === AREOPAGUS ? 'areopagus' : placeId(s, rival.figure),
    plan: CARDS[rival.plan] ?? null,
    target: rival.target === NONE ? null : placeId(s, rival.target),
    stage: rival.stage,
    item: rival.item,
    wins: rivalProgress(s).map(({ win, progress }) => ({
      id: win,
      ...progressView(s, s.seats, progress, [RIVAL[rival.id].rules[1]]),
    })),
  };
}

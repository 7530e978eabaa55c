/** The places of Condottiere's sentences: what the facts of the game are called in a translator's file. */
import {
  atMost,
  given,
  isForced,
  type Language,
  type Named,
  type Places,
  type Reader,
  type Seat,
} from '@signoria/kernel';
import type { CardId } from '../data/cards.ts';
import type { RegionId } from '../data/map.ts';
import type { Announced, Loss } from '../rules/model/events.ts';
import { listCards, several, shownItems } from './cards.ts';
import { realmOf } from './describe.ts';
import type { Words } from './shape.ts';

/** A thing under its name, and in the other forms a language has for it. */
interface Forms {
  readonly name: string;
  readonly [form: string]: string;
}

/** The names a file has for what the sentences speak of. */
export interface Names {
  readonly grammar: { readonly you: string };
  readonly cards: { readonly [id in CardId]: Forms };
  readonly regions: { readonly [id in RegionId]: Forms };
}

const yes = (is: boolean): string => (is ? 'yes' : 'no');

/** The words to fill places with, in the language of a file. */
function fillers(language: Language, { grammar, cards, regions }: Names) {
  const and = new Intl.ListFormat(language, { type: 'conjunction' });
  const named = (forms: Forms, key: string): Named => ({ text: forms.name, key, forms });
  const called = (reader: Reader, seat: Seat): string => (seat === reader.seat ? grammar.you : reader.name(seat));
  const inOrder = (all: readonly Announced[]) => all.toSorted((a, b) => b.strength - a.strength);
  return {
    /** `select` tells the reader (`you`) from others; a reader's own name is never said. */
    who: (reader: Reader, seat: Seat): Named => ({
      text: called(reader, seat),
      key: seat === reader.seat ? 'you' : 'other',
    }),
    nobody: { text: '', key: 'none' },
    /** `select` by `you`, `one` other, `many` with the reader among them or `others` without. The reader comes last. */
    all: (reader: Reader, seats: readonly Seat[]): Named => {
      const others = seats.filter((seat) => seat !== reader.seat);
      const withYou = others.length < seats.length;
      const key = seats.length === 1 ? (withYou ? 'you' : 'one') : withYou ? 'many' : 'others';
      return { text: and.format([...others.map(reader.name), ...(withYou ? [grammar.you] : [])]), key };
    },
    card: (id: CardId): Named => named(cards[id], id),
    region: (id: RegionId): Named => named(regions[id], id),
    several: (id: CardId, n: number): string => several(cards[id].name, n),
    hand: (held: readonly CardId[]): Named => ({
      text: listCards(held, (id) => cards[id].name),
      key: held.length === 0 ? 'none' : 'some',
      forms: { acc: listCards(held, (id) => cards[id].acc ?? cards[id].name) },
    }),
    regions: (held: readonly RegionId[]): Named => ({
      text: held.map((id) => regions[id].name).join(', '),
      key: held.length === 0 ? 'none' : 'some',
    }),
    standings: (of: readonly Announced[], reader: Reader): string =>
      inOrder(of)
        .map(({ strength, seat }) => `${called(reader, seat)} ${strength}`)
        .join(', '),
    losses: (from: readonly Loss[], reader: Reader): string =>
      from
        .map(({ seat, count }) => called(reader, seat) + (from.every((loss) => loss.count === 1) ? '' : ` ${count}`))
        .join(', '),
  };
}

type Fillers = ReturnType<typeof fillers>;

export function places(language: Language, names: Names): Places<Words> {
  const f = fillers(language, names);
  return {
    prompts: promptPlaces(f),
    choices: choicePlaces(f),
    events: { ...fightPlaces(f), ...roundPlaces(f) },
    outcomes: outcomePlaces(f),
    decided: {
      adjacent: given(['who', 'n', 'regions'], ({ winners, view }, r) => {
        const realm = realmOf(view, winners);
        return { who: f.all(r, winners), n: realm.length, regions: f.regions(realm) };
      }),
    },
    blocked: blockedPlaces(f),
    warnings: warningPlaces(f),
    score: {
      regions: given(['points', 'of', 'regions'], ({ points, facts }) => ({
        points,
        of: facts.of,
        regions: f.regions(facts.regions),
      })),
      adjacent: given(['size', 'of', 'regions'], ({ facts }) => ({
        size: facts.size,
        of: facts.of,
        regions: f.regions(facts.regions),
      })),
      series: given(['points', 'of'], ({ points, facts }) => ({ points, of: facts.of })),
    },
    parts: partPlaces(f),
    edition: {
      'own-neighbour': [],
      'border-twice': [],
      'deck-too-small': given(['cards', 'least'], ({ cards, least }) => ({ cards, least })),
      'not-ascending': given(['below'], ({ below }) => ({ below })),
      'map-in-pieces': [],
      'adjacent-above-total': [],
    },
    cards: cardPlaces(names),
    position: positionPlaces(f),
  };
}

/** What a card does is told with its figures in the box in play. */
function cardPlaces({ cards }: Names): Places<Words['cards']> {
  const figures = {
    ...given(['strength'], ({ strength }: { readonly strength: number }) => ({ strength })),
    loose: true,
  };
  const ids = Object.keys(cards);
  return Object.fromEntries(ids.map((id) => [id, { note: figures, short: figures, effect: figures }]));
}

function promptPlaces(f: Fillers): Places<Words['prompts']> {
  const waiting = given(['who'], ({ deciding }, r) => ({ who: f.who(r, deciding[0]!) })) satisfies Places<
    Words['prompts']['turn']['waiting']
  >;
  const forced = given(['forced'], (q) => ({ forced: yes(isForced(q)) })) satisfies Places<
    Words['prompts']['turn']['asked']
  >;
  const most = given(['max'], (q) => ({ max: atMost(q) })) satisfies Places<Words['prompts']['turn']['asked']>;
  return {
    chooseSite: { waiting },
    turn: { waiting },
    takeBack: { asked: forced, waiting },
    placePope: { waiting },
    passFacedown: { waiting },
    keepOrDiscard: { asked: forced, waiting: [] },
    keepOrDiscardInTurn: { asked: forced, waiting },
    holdCards: { asked: most, waiting },
    drawCards: { asked: most, waiting: given(['who'], ({ deciding }, r) => ({ who: f.all(r, deciding) })) },
    nextGame: { waiting: given(['who'], ({ deciding }, r) => ({ who: f.all(r, deciding) })) },
    tableTalk: { waiting: [] },
  };
}

function choicePlaces(f: Fillers): Places<Words['choices']> {
  return {
    site: given(['region'], ({ region }) => ({ region: f.region(region) })),
    play: given(['card'], ({ card }) => ({ card: f.card(card) })),
    pass: [],
    take: given(['card'], ({ card }) => ({ card: card === 'none' ? f.nobody : f.card(card) })),
    pope: given(['region'], ({ region }) => ({ region: region === 'off' ? f.nobody : f.region(region) })),
    facedown: given(['side'], ({ side }) => ({ side })),
    keep: [],
    discard: [],
    hold: given(['cards'], ({ items }) => ({
      cards: items === undefined ? { text: '', key: 'open' } : f.hand(shownItems(items).cards),
    })),
    draw: given(['n'], ({ amount }) => ({ n: amount ?? -1 })),
    ready: [],
    show: given(['whom', 'cards', 'facedown'], ({ whom, items }, r) => {
      const { cards, facedown } = shownItems(items ?? []);
      return {
        whom: whom < 0 ? { text: '', key: 'all' } : f.who(r, whom),
        cards: items === undefined ? { text: '', key: 'open' } : f.hand(cards),
        facedown: facedown ? (cards.length > 0 ? 'too' : 'alone') : 'no',
      };
    }),
  };
}

function fightPlaces(f: Fillers): Places<Words['events']> {
  return {
    siteChosen: given(['who', 'region', 'defender'], (e, r) => ({
      who: f.who(r, e.seat),
      region: f.region(e.region),
      defender: e.defender === null ? f.nobody : f.who(r, e.defender),
    })),
    played: given(['who', 'card', 'strength'], (e, r) => ({
      who: f.who(r, e.seat),
      card: f.card(e.card),
      strength: e.strength ?? 0,
    })),
    playedFacedown: given(['who', 'strength'], (e, r) => ({ who: f.who(r, e.seat), strength: e.strength })),
    facedownIs: given(['who', 'card'], (e, r) => ({ who: f.who(r, e.seat), card: f.card(e.card) })),
    turnedUp: given(['who', 'card'], (e, r) => ({ who: f.who(r, e.seat), card: f.card(e.card) })),
    strengths: given(['n', 'standings'], (e, r) => ({ n: e.of.length, standings: f.standings(e.of, r) })),
    seasonGoes: given(['n', 'card'], (e) => ({ n: e.count, card: f.card(e.card) })),
    mercenariesGo: given(['n', 'strength', 'losses'], (e, r) => ({
      n: e.from.reduce((sum, loss) => sum + loss.count, 0),
      strength: e.strength,
      losses: f.losses(e.from, r),
    })),
    noMercenaries: [],
    popePlaced: given(['who', 'region'], (e, r) => ({
      who: f.who(r, e.seat),
      region: e.region === null ? f.nobody : f.region(e.region),
    })),
    takenBack: given(['who', 'card'], (e, r) => ({
      who: f.who(r, e.seat),
      card: e.card === null ? f.nobody : f.card(e.card),
    })),
    passed: given(['who', 'free'], (e, r) => ({ who: f.who(r, e.seat), free: yes(e.free) })),
    outOfCards: given(['who'], (e, r) => ({ who: f.who(r, e.seat) })),
    compared: given(['surrender', 'standings'], (e, r) => ({
      surrender: yes(e.surrender),
      standings: f.standings(
        e.strengths.map((strength, seat) => ({ seat, strength })),
        r,
      ),
    })),
    conquered: given(['who', 'region', 'from'], (e, r) => ({
      who: f.who(r, e.seat),
      region: f.region(e.region),
      from: e.from === null ? f.nobody : f.who(r, e.from),
    })),
    held: given(['who', 'region'], (e, r) => ({ who: f.who(r, e.seat), region: f.region(e.region) })),
    tied: given(['who', 'region'], (e, r) => ({
      who: f.all(r, e.seats),
      region: e.region === null ? f.nobody : f.region(e.region),
    })),
    tokenTo: given(['who', 'why'], (e, r) => ({ who: f.who(r, e.seat), why: e.why })),
  };
}

function roundPlaces(f: Fillers): Places<Words['events']> {
  const newCards = (seat: Seat, cards: readonly CardId[], r: Reader) => ({ who: f.who(r, seat), cards: f.hand(cards) });
  const audience = (whom: Seat | null, r: Reader) => (whom === null ? { text: '', key: 'all' } : f.who(r, whom));
  return {
    gameStarts: given(['game', 'who'], (e, r) => ({ game: e.game, who: f.who(r, e.token) })),
    dealt: given(['who', 'n'], (e, r) => ({ who: f.who(r, e.seat), n: e.count })),
    dealtCards: given(['who', 'cards'], (e, r) => newCards(e.seat, e.cards, r)),
    handDiscarded: given(['who', 'cards'], (e, r) => newCards(e.seat, e.cards, r)),
    roundEnds: given(['round'], (e) => ({ round: e.round })),
    kept: given(['who', 'n', 'discarded'], (e, r) => ({ who: f.who(r, e.seat), n: e.count, discarded: e.discarded })),
    keptCards: given(['who', 'cards'], (e, r) => newCards(e.seat, e.cards, r)),
    drew: given(['who', 'n'], (e, r) => ({ who: f.who(r, e.seat), n: e.count })),
    drewCards: given(['who', 'cards'], (e, r) => newCards(e.seat, e.cards, r)),
    pileRenewed: given(['lines'], (e) => ({ lines: yes(e.withLines) })),
    noSiteLeft: [],
    finalBattle: given(['who', 'first'], (e, r) => ({ who: f.all(r, e.finalists), first: f.who(r, e.first) })),
    gameEnds: given(['who', 'reason'], (e, r) => ({ who: f.all(r, e.winners), reason: e.reason })),
    scored: given(['who', 'regions', 'bonus', 'points'], (e, r) => ({
      who: f.who(r, e.seat),
      regions: e.regions,
      bonus: e.bonus,
      points: e.points,
    })),
    shown: given(['who', 'n', 'whom'], (e, r) => ({
      who: f.who(r, e.seat),
      n: e.count,
      whom: audience(e.whom, r),
    })),
    shownCards: given(['who', 'cards', 'whom'], (e, r) => ({
      ...newCards(e.seat, e.cards, r),
      whom: audience(e.whom, r),
    })),
  };
}

function outcomePlaces(f: Fillers): Places<Words['outcomes']> {
  const winners = given(['who'], (of: readonly Seat[], r: Reader) => ({ who: f.all(r, of) }));
  return {
    regions: winners,
    adjacent: winners,
    most: winners,
    finalBattle: winners,
    sharedFinalBattle: winners,
    points: winners,
  };
}

function blockedPlaces(f: Fillers): Places<Words['blocked']> {
  return {
    popeProtects: given(['region'], ({ region }) => ({ region: f.region(region) })),
    regionTaken: given(['region', 'owner'], (b, r) => ({ region: f.region(b.region), owner: f.who(r, b.owner) })),
    ownRegion: given(['region'], ({ region }) => ({ region: f.region(region) })),
    popeOnSite: given(['region'], ({ region }) => ({ region: f.region(region) })),
    popeOnMarker: given(['region', 'owner'], (b, r) => ({ region: f.region(b.region), owner: f.who(r, b.owner) })),
    notAMercenary: given(['card'], ({ card }) => ({ card: f.card(card) })),
    facedown: given(['card'], ({ card }) => ({ card: f.card(card) })),
    handHasMercenary: [],
    handLimit: given(['max'], ({ max }) => ({ max })),
  };
}

function warningPlaces(f: Fillers): Places<Words['warnings']> {
  return {
    nothingToTake: [],
    bishopHitsNobody: [],
    bishopHitsYouAlone: given(['strength'], ({ strength }) => ({ strength })),
    seasonIsHere: given(['card'], ({ card }) => ({ card: f.card(card) })),
    drummerIsHere: [],
    surrenderGives: given(['who', 'region'], ({ leader, region }, r) => ({
      who: f.who(r, leader),
      region: region === null ? f.nobody : f.region(region),
    })),
  };
}

function partPlaces(f: Fillers): Places<NonNullable<Words['parts']>> {
  const cards = given(['cards'], ({ card, count }: { readonly card: CardId; readonly count: number }) => ({
    cards: f.several(card, count),
  }));
  return { card: cards, winter: cards, drummer: cards, spring: cards };
}

function positionPlaces(f: Fillers): Places<Words['position']> {
  const cards = given(['cards'], (held: readonly CardId[]) => ({ cards: f.hand(held) }));
  return {
    player: given(['who'], (seat, r) => ({ who: f.who(r, seat) })),
    game: ['n'],
    round: ['n'],
    battle: ['n'],
    condottiere: given(['region', 'who'], ({ site, holder }, r) => ({
      region: site === null ? f.nobody : f.region(site),
      who: f.who(r, holder),
    })),
    finalBattle: given(['who'], (finalists, r) => ({ who: f.all(r, finalists) })),
    defender: given(['who'], (seat, r) => ({ who: f.who(r, seat) })),
    pope: given(['region'], (at) => ({ region: at === null ? f.nobody : f.region(at) })),
    goal: given(['regions', 'adjacent'], ({ regions, adjacent }) => ({ regions, adjacent })),
    target: ['points'],
    handSize: given(['n'], (n) => ({ n: n ?? -1 })),
    known: cards,
    line: given(['sum', 'cards'], (sum, held) => ({ sum, cards: f.hand(held) })),
    facedown: given(['card'], (card) => ({ card: card === 'hidden' ? f.nobody : f.card(card) })),
    regions: given(['n', 'regions'], (held) => ({ n: held.length, regions: f.regions(held) })),
    touching: given(['all', 'regions'], (group, all) => ({ all: yes(all), regions: f.regions(group) })),
    points: ['points'],
    hand: cards,
    piles: ['pile', 'discards'],
  };
}

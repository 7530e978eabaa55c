/** The chronicle in English. Each line tells what its event carries and no more. */
import type { Reader, Seat } from '@signoria/kernel';
import type { CardId } from '../data/cards.ts';
import type { Announced, Loss, TokenReason } from '../rules/model/events.ts';
import { realmOf } from './describe.ts';
import { cards, count, does, everyone, together, who, whose } from './grammar.en.ts';
import { hand, place, places, the } from './names.en.ts';
import type { Words } from './shape.ts';

/** What a card without a strength of its own changes; its other effects are events themselves. */
const ASIDE: { readonly [id in CardId]?: string } = {
  winter: ' Each mercenary now counts 1.',
  spring: ' Highest mercenaries now +3.',
  bishop: '',
  scarecrow: '',
  surrender: ' The battle ends at once.',
};

const TOKEN: { readonly [why in TokenReason]: string } = {
  courtesans: ' with the most Courtesans',
  winner: '',
  defender: ' as the defender',
  left: ': after a tie it passes to the left',
};

/** 'Bianca 2, you 1', or just the names where everybody loses one. */
function losses(from: readonly Loss[], reader: Reader): string {
  if (from.every((loss) => loss.count === 1)) return from.map(({ seat }) => who(reader, seat)).join(', ');
  return from.map((loss) => `${who(reader, loss.seat)} ${loss.count}`).join(', ');
}

/** Strongest first. */
function standings(of: readonly Announced[], reader: Reader): string {
  return of
    .toSorted((a, b) => b.strength - a.strength)
    .map(({ strength, seat }) => `${who(reader, seat)} ${strength}`)
    .join(', ');
}

function ranking(strengths: readonly number[], reader: Reader): string {
  return standings(
    strengths.map((strength, seat) => ({ seat, strength })),
    reader,
  );
}

function newCards(seat: Seat, drawn: readonly CardId[], reader: Reader): string {
  return `${seat === reader.seat ? 'Your' : whose(reader, seat)} new cards: ${hand(drawn)}.`;
}

function audience(whom: Seat | null, reader: Reader): string {
  return whom === null ? 'everybody' : who(reader, whom);
}

export const outcomesEn: Words['outcomes'] = {
  regions: (winners, r) => `${together(r, winners, 'win', 'wins')} by number of regions.`,
  adjacent: (winners, r) => `${together(r, winners, 'win', 'wins')} with touching regions.`,
  most: (winners, r) => `No site is left: ${everyone(r, winners)} ${leads(winners, r)} the most regions.`,
  finalBattle: (winners, r) => `${together(r, winners, 'win', 'wins')} the final battle, and all is decided.`,
  sharedFinalBattle: (winners, r) => `The final battle is tied: ${everyone(r, winners)} share the victory.`,
  points: (winners, r) => `${together(r, winners, 'win', 'wins')} the series on points.`,
};

function leads(winners: readonly Seat[], reader: Reader): string {
  return winners.length === 1 && winners[0] !== reader.seat ? 'wins with' : 'win with';
}

const NUMBERS: readonly (string | undefined)[] = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

export const decidedEn: Words['decided'] = {
  adjacent({ winners, view }, r) {
    const realm = realmOf(view, winners);
    const many = NUMBERS[realm.length] ?? realm.length;
    return `${together(r, winners, 'win', 'wins')} with ${many} touching regions: ${places(realm)}.`;
  },
};

export const eventsEn: Words['events'] = {
  gameStarts: (e, r) =>
    `${e.game === 1 ? 'The game begins' : `Game ${e.game} begins`}. ${does(r, e.token, 'hold', 'holds')} the Condottiere token.`,
  dealt: (e, r) => `${does(r, e.seat, 'are', 'is')} dealt ${cards(e.count)}.`,
  dealtCards: (e, r) => newCards(e.seat, e.cards, r),
  siteChosen: (e, r) => {
    const placed = `${does(r, e.seat, 'place', 'places')} the Condottiere on ${place(e.region)}`;
    if (e.defender === null) return `${placed}.`;
    return `${placed}. ${does(r, e.defender, 'defend', 'defends')} it.`;
  },
  played: (e, r) => {
    const aside = ASIDE[e.card];
    const plays = `${does(r, e.seat, 'play', 'plays')} ${the(e.card)}`;
    return aside === undefined ? `${plays}: strength ${e.strength}.` : `${plays}.${aside}`;
  },
  playedFacedown: (e, r) => `${does(r, e.seat, 'play', 'plays')} a card facedown. Strength showing: ${e.strength}.`,
  facedownIs: (e, r) => `${e.seat === r.seat ? 'Your' : whose(r, e.seat)} facedown card is ${the(e.card)}.`,
  turnedUp: (e, r) => `${does(r, e.seat, 'turn', 'turns')} up ${the(e.card)}.`,
  strengths: (e, r) => `${e.of.length === 1 ? 'Strength' : 'Strengths'} now: ${standings(e.of, r)}.`,
  seasonGoes: (e) => (e.count === 1 ? `${the(e.card)} goes.` : `${count(e.count, the(e.card))} go.`),
  mercenariesGo: (e, r) => {
    const gone = e.from.reduce((sum, loss) => sum + loss.count, 0);
    const leave = gone === 1 ? 'leaves' : 'leave';
    return `${gone === 1 ? '1 mercenary' : `${gone} mercenaries`} of strength ${e.strength} ${leave}: ${losses(e.from, r)}.`;
  },
  noMercenaries: () => 'There is no mercenary for the Bishop to send away.',
  popePlaced: (e, r) =>
    e.region === null
      ? `${does(r, e.seat, 'leave', 'leaves')} the Pope off the board.`
      : `${does(r, e.seat, 'send', 'sends')} the Pope to ${place(e.region)}.`,
  takenBack: (e, r) => `${does(r, e.seat, 'take', 'takes')} ${e.card === null ? 'nothing' : the(e.card)} back.`,
  passed: (e, r) => `${does(r, e.seat, 'pass', 'passes')}${e.free ? ', but may still join the battle' : ''}.`,
  outOfCards: (e, r) => `${does(r, e.seat, 'have no cards left and pass', 'has no cards left and passes')}.`,
  compared: (e, r) => `${e.surrender ? 'Strengths at the surrender' : 'Strengths'}: ${ranking(e.strengths, r)}.`,
  conquered: (e, r) => {
    if (e.from === null) return `${does(r, e.seat, 'conquer', 'conquers')} ${place(e.region)}.`;
    return `${does(r, e.seat, 'take', 'takes')} ${place(e.region)} from ${who(r, e.from)}.`;
  },
  held: (e, r) => `${does(r, e.seat, 'hold', 'holds')} ${place(e.region)}.`,
  tied: (e, r) =>
    `A tie between ${everyone(r, e.seats)}: nobody conquers ${e.region === null ? 'anything' : place(e.region)}.`,
  tokenTo: (e, r) => `${does(r, e.seat, 'take', 'takes')} the Condottiere token${TOKEN[e.why]}.`,
  handDiscarded: (e, r) =>
    `${does(r, e.seat, 'discard your hand', 'discards the hand')} without a mercenary: ${hand(e.cards)}.`,
  roundEnds: (e) => `Round ${e.round} ends.`,
  kept: (e, r) => {
    const keeps = `${does(r, e.seat, 'keep', 'keeps')} ${e.count === 0 ? 'no cards' : cards(e.count)}`;
    return e.discarded === 0
      ? `${keeps}.`
      : `${keeps} and ${e.seat === r.seat ? 'discard' : 'discards'} ${e.discarded}.`;
  },
  keptCards: (e, r) => `${does(r, e.seat, 'keep', 'keeps')} ${e.cards.length === 0 ? 'nothing' : hand(e.cards)}.`,
  drew: (e, r) => `${does(r, e.seat, 'draw', 'draws')} ${cards(e.count)}.`,
  drewCards: (e, r) => newCards(e.seat, e.cards, r),
  pileRenewed: (e) =>
    `The draw pile has run out: ${e.withLines ? 'discards and battle lines' : 'the discards'} are shuffled into a new one.`,
  noSiteLeft: () => 'No region is left to fight for.',
  finalBattle: (e, r) =>
    `The final battle is between ${everyone(r, e.finalists)}. ${does(r, e.first, 'begin', 'begins')}.`,
  gameEnds: (e, r) => outcomesEn[e.reason](e.winners, r),
  scored: (e, r) => {
    const bonus = e.bonus === 0 ? '' : ` and ${e.bonus} for winning with adjacent ones`;
    return `${does(r, e.seat, 'score', 'scores')} ${e.regions} for regions${bonus}: ${count(e.points, 'point')} in all.`;
  },
  shown: (e, r) => `${does(r, e.seat, 'show', 'shows')} ${cards(e.count)} to ${audience(e.whom, r)}.`,
  shownCards: (e, r) => `${does(r, e.seat, 'show', 'shows')} ${audience(e.whom, r)}: ${hand(e.cards)}.`,
};

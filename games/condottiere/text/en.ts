/** Condottiere in English: what is asked, answered, refused and won. Names, options and chronicle stand beside it. */
import { atMost, isForced, type PlayText, playText, type Question } from '@signoria/kernel';
import { boardEn } from '../board/text.en.ts';
import { boardWords } from '../board/text.ts';
import { several, shownItems } from './cards.ts';
import { describe } from './describe.ts';
import { decidedEn, eventsEn, outcomesEn } from './events.en.ts';
import { cards, count, does, everyone, together, who, whose } from './grammar.en.ts';
import { cardsEn, groupsEn, hand, place, places, regionsEn, the } from './names.en.ts';
import { names } from './names.ts';
import { optionsEn } from './options.en.ts';
import type { Words } from './shape.ts';

const prompts: Words['prompts'] = {
  chooseSite: {
    asked: 'Where shall the next battle be fought?',
    waiting: (q, r) => `${does(r, q.deciding[0]!, 'are', 'is')} choosing a site`,
  },
  turn: {
    asked: 'Your move: play a card or pass.',
    waiting: (q, r) => `${does(r, q.deciding[0]!, 'are', 'is')} to move`,
  },
  takeBack: {
    asked: (q) =>
      isForced(q) ? 'Scarecrow: you have no mercenary to take back.' : 'Scarecrow: which mercenary comes back?',
    waiting: (q, r) => `${does(r, q.deciding[0]!, 'are', 'is')} choosing whom the Scarecrow brings back`,
  },
  placePope: {
    asked: 'Bishop: where shall the Pope rest?',
    waiting: (q, r) => `${does(r, q.deciding[0]!, 'are', 'is')} choosing where the Pope shall rest`,
  },
  passFacedown: {
    asked: 'You pass. Shall your facedown card stay facedown?',
    waiting: (q, r) => `${does(r, q.deciding[0]!, 'are', 'is')} deciding about a facedown card`,
  },
  keepOrDiscard: {
    asked: keepOrDiscard,
    waiting: () => 'Everybody with cards is deciding in secret whether to discard',
  },
  keepOrDiscardInTurn: {
    asked: keepOrDiscard,
    waiting: (q, r) => `${does(r, q.deciding[0]!, 'are', 'is')} deciding whether to discard`,
  },
  holdCards: {
    asked: (q) => `The round ends and only you have cards. Which do you keep? At most ${atMost(q)}.`,
    waiting: (q, r) => `${does(r, q.deciding[0]!, 'are', 'is')} choosing cards to keep`,
  },
  drawCards: {
    asked: (q) => `How many cards do you draw? At most ${atMost(q)}.`,
    waiting: (q, r) => `${together(r, q.deciding, 'are', 'is')} deciding how many cards to draw`,
  },
  nextGame: {
    asked: 'Ready for the next game?',
    waiting: (q, r) => `Waiting for ${everyone(r, q.deciding)}`,
  },
  tableTalk: {
    asked: 'Show some of your cards?',
    waiting: () => 'Cards may be shown at any time',
  },
};

function keepOrDiscard(q: Question): string {
  return isForced(q) ? 'You hold a mercenary, so you keep your hand.' : 'Keep your hand, or discard all of it?';
}

const choices: Words['choices'] = {
  site: (c) => `Fight for ${place(c.region)}`,
  play: (c) => `Play ${the(c.card)}`,
  pass: () => 'Pass',
  take: (c) => (c.card === 'none' ? 'Take nothing back' : `Take ${the(c.card)} back`),
  pope: (c) => (c.region === 'off' ? 'Leave off the board' : `Pope to ${place(c.region)}`),
  facedown: (c) => (c.side === 'leave' ? 'Leave it facedown' : 'Turn it up'),
  keep: () => 'Keep the hand',
  discard: () => 'Discard the hand',
  hold: (c) => {
    if (c.items === undefined) return 'Keep cards';
    return c.items.length === 0 ? 'Keep nothing' : `Keep ${hand(shownItems(c.items).cards)}`;
  },
  draw: (c) => {
    if (c.amount === undefined) return 'Draw cards';
    return c.amount === 0 ? 'Draw nothing' : `Draw ${cards(c.amount)}`;
  },
  ready: () => 'Next game',
  show: (c, r) => {
    const whom = c.whom < 0 ? 'everybody' : who(r, c.whom);
    if (c.items === undefined) return `Show cards to ${whom}`;
    const { cards: shown, facedown } = shownItems(c.items);
    const what = [...(shown.length > 0 ? [hand(shown)] : []), ...(facedown ? ['your facedown card'] : [])];
    return `Show ${whom}: ${what.join(', ')}`;
  },
};

const blocked: Words['blocked'] = {
  popeProtects: ({ region }) =>
    `The Favor of the Pope rests on ${place(region)}. Nobody may fight there until a Bishop moves it.`,
  regionTaken: ({ region, owner }, r) =>
    `${place(region)} carries ${whose(r, owner)} control marker. Only a region without a marker can be fought over.`,
  ownRegion: ({ region }) =>
    `${place(region)} is yours already. You may attack neutral regions and those of other players.`,
  popeOnSite: ({ region }) =>
    `The battle for ${place(region)} is on. At this table the Pope may not enter the region being fought over.`,
  popeOnMarker: ({ region, owner }, r) =>
    `${place(region)} carries ${whose(r, owner)} control marker. The Favor of the Pope goes only to a region without a marker.`,
  notAMercenary: ({ card }) =>
    `${the(card).replace('the', 'The')} is no mercenary. A Scarecrow brings back mercenaries only.`,
  facedown: ({ card }) => `${cardsEn[card].name} still lies facedown. A Scarecrow brings back faceup mercenaries only.`,
  handHasMercenary: () => 'You hold a mercenary. Only a hand without mercenaries may be discarded.',
  handLimit: ({ max }) => `Your hand has room for ${max} more. A draw may not take it above its limit.`,
};

const warnings: Words['warnings'] = {
  nothingToTake: () => 'No mercenary lies in your line: the Scarecrow would bring nobody back.',
  bishopHitsNobody: () => 'No mercenary is in play: the Bishop would send nobody away.',
  bishopHitsYouAlone: ({ strength }) =>
    `Mercenaries of strength ${strength} lie in your line only: the Bishop would send away yours and nobody else’s.`,
  seasonIsHere: ({ card }) => `${cardsEn[card].name} is in play already. Another one changes nothing.`,
  drummerIsHere: () => 'Your line has a Drummer already. A second one adds nothing.',
  surrenderGives: ({ leader, region }, r) => {
    const leads = `${does(r, leader, 'are', 'is')} ahead`;
    return `${leads}: a Surrender now would hand over ${region === null ? 'the battle' : place(region)}.`;
  },
};

const parts: Words['parts'] = {
  card: ({ card, count: n }) => several(cardsEn[card].name, n),
  winter: ({ card, count: n }) => `${several(cardsEn[card].name, n)}, 1 each in Winter`,
  drummer: ({ card, count: n }) => `Drummer: ${several(cardsEn[card].name, n)} doubled`,
  spring: ({ card, count: n }) => `Spring: ${several(cardsEn[card].name, n)}, 3 more each`,
};

const score: Words['score'] = {
  regions: ({ points, facts }) => withPlaces(`${points} of ${count(facts.of, 'region')}`, places(facts.regions)),
  adjacent: ({ facts }) => withPlaces(`${facts.size} of ${facts.of} touching`, places(facts.regions)),
  series: ({ points, facts }) => `${points} of ${count(facts.of, 'point')} in the series`,
};

function withPlaces(fact: string, names: string): string {
  return names === '' ? fact : `${fact}: ${names}`;
}

const edition: Words['edition'] = {
  'own-neighbour': () => 'A region cannot border on itself.',
  'border-twice': () => 'This border is already in the list.',
  'deck-too-small': ({ cards: all, least }) => `The deck has ${cards(all)}; six players may need ${least}.`,
  'not-ascending': ({ below }) => `A mercenary must be stronger than the one before it, ${below}.`,
  'map-in-pieces': () => 'The map falls apart: every region must be reachable from every other.',
  'adjacent-above-total': () => 'More adjacent regions would be needed than regions in all.',
};

const position: Words['position'] = {
  player: (seat, r) => (seat === r.seat ? 'You' : r.name(seat)),
  game: (n) => `game ${n}`,
  round: (n) => `round ${n}`,
  battle: (n) => `battle ${n}`,
  condottiere: ({ site, holder }, r) =>
    site === null
      ? `The first site is still open; ${who(r, holder)} will choose it.`
      : `The Condottiere stands on ${place(site)}, commanded by ${who(r, holder)}.`,
  finalBattle: (finalists, r) => `The final battle between ${everyone(r, finalists)}.`,
  defender: (seat, r) => `${does(r, seat, 'are', 'is')} the defender.`,
  pope: (at) => (at === null ? 'The Pope is off the board.' : `The Pope rests on ${place(at)}.`),
  season: {
    winter: 'Winter is in play: each mercenary counts 1.',
    spring: 'Spring is in play: highest mercenaries +3.',
  },
  goal: ({ regions, adjacent }) => `Goal: ${count(regions, 'region')}, or ${adjacent} touching.`,
  target: (points) => `The series goes to ${count(points, 'point')}.`,
  handSize: (n) => (n === null ? 'hand size not shown' : n === 0 ? 'no cards in hand' : `${cards(n)} in hand`),
  known: (seen) => `known in hand: ${hand(seen)}`,
  line: (sum, line) => `strength ${sum} (${hand(line)})`,
  noLine: 'no battle line',
  facedown: (card) => (card === 'hidden' ? '1 card facedown' : `facedown: ${cardsEn[card].name}`),
  passed: 'passed',
  regions: (held) => (held.length === 0 ? 'no regions' : `${count(held.length, 'region')}: ${places(held)}`),
  touching: (group, all) => (all ? 'all touching' : `touching: ${places(group)}`),
  points: (points) => count(points, 'point'),
  hand: (held) => (held.length === 0 ? 'Your hand is empty.' : `Your hand: ${hand(held)}.`),
  piles: (pile, discards) => `Draw pile: ${cards(pile)}. Discards: ${cards(discards)}.`,
};

export const wordsEn: Words = {
  title: 'Condottiere',
  blurb: 'Hire mercenaries, charm the Condottiere and win Renaissance Italy battle by battle.',
  credit:
    'Designed by Dominique Ehrhard; the rules follow the Fantasy Flight Games edition of 2007. This is an unofficial implementation, not connected with designer or publisher.',
  cards: cardsEn,
  regions: regionsEn,
  groups: groupsEn,
  options: optionsEn,
  prompts,
  answered: 'Your answer is in. Waiting for the others',
  choices,
  events: eventsEn,
  blocked,
  warnings,
  score,
  parts,
  outcomes: outcomesEn,
  edition,
  position,
  decided: decidedEn,
};

names.learn('en', wordsEn);
boardWords.learn('en', boardEn);

export const en: PlayText = playText(wordsEn, describe);

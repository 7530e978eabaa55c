/** What is explained in a first game, in English. */
import type { GuideWords } from '@signoria/kernel';
import type { NoteId } from './notes.ts';

export const guideEn: GuideWords<NoteId> = {
  aim: {
    title: 'What it is about',
    text: 'For three decades you and two rivals buy into five cities and hire yourselves out in their wars. In the end each city tile scores 10, 7, 5, 3 or 2 points, by the place of its city. Events, victories and leftover money add to that. The most points win.',
  },
  family: {
    title: 'Choose your family',
    text: 'Dice have set the turn order; the last in it chooses first, and then everybody pays 5 gold. A family has an ability and an income each decade; those with a discount earn less. Easy to play, if still free, are Gonzaga and Baglioni: they pay less at auctions.',
  },
  turn: {
    title: 'One action a turn',
    text: 'Buy troops or a treachery card, put a tile up for auction, start a war, or pass. A decade has no fixed number of rounds, so not all must be done at once. Early on think of city tiles first: most of them bring income at the end of every decade.',
  },
  namingCities: {
    title: 'Which city attacks which?',
    text: 'Any two cities will do, whoever owns their tiles. Let a city of yours attack one where your rivals are strong: among equals the attacker wins more often. The table shows your gain or loss. As an action, only four wars can be started in a decade.',
  },
  consolation: {
    title: 'A card as consolation',
    text: 'You put up this city tile and somebody else took it. For 1 gold and 1 influence you may now draw a treachery card, and it costs you no action. If you have room in your hand, that is a good bargain.',
  },
  artist: {
    title: 'Where does the tile go?',
    text: 'An artist raises the status of a city by 1, and where status is equal, more artists rank higher. French Invade lowers it by 2 instead: that one is for a rival’s city. See which place would change the points of your own tiles most.',
  },
  reaction: {
    title: 'A war: do you step in?',
    text: 'Everybody who holds a card is asked, so nobody learns who could act. Veto cancels the war; Bad Weather takes 1 from the attacking city’s attack or the defending city’s defence. Save them for a war that would really hurt you.',
  },
  league: {
    title: 'The Holy League',
    text: 'The Pope is yours: once a decade all your troops may join a war, on either side. You get neither pay nor a victory counter for it. So do it for the points: to lift a city of yours, or to bring down a rival’s.',
  },
  bribe: {
    title: 'A bribe before the dice',
    text: 'With Bribe Troops you choose one troop tile in this war: it counts for nothing until the war is over. Take the one that helps the other side most. You are asked whenever you fight with a card in hand, whatever that card is.',
  },
  turnEnd: {
    title: 'Before your turn ends',
    text: 'On top of the action you may take a free card or steal, if a tile or a card of yours allows it: before the action or now. The card Start War comes last of all. You are also asked when your cards are no use here; then simply end the turn.',
  },
  bid: {
    title: 'Raise or pass',
    text: 'Every new bid must be higher, and whoever passes is out of this auction. Only the winner pays. A discount lowers the payment, not the bid you have to make. Decide what it is worth to you before you start, and stop there.',
  },
  war: {
    title: 'A war, and who leads it',
    text: 'For each of the two cities, princes with troops bid influence to be its condottiere. The city pays them gold equal to its status, win or lose; it comes at the end of the decade. You need no tile of that city, and you may even wish it to lose.',
  },
  dice: {
    title: 'How a war is fought',
    text: 'Attack plus a die against defence plus a die: if the attacker is higher, the war is won. If not, the defender strikes back, attack against defence; if that fails too, it is a draw. A city without a condottiere has +3. The board shows the chances.',
  },
  victory: {
    title: 'What a victory brings',
    text: 'The city that won rises by 1, the loser falls by 1; it is 2 each if the winner’s total was at least twice the loser’s. The winning condottiere takes a victory counter. One scores 1 point, two 3, three 6, four 10: do not let one rival win them all.',
  },
  decadeEnd: {
    title: 'A decade is over',
    text: 'Everybody gets the income of their tiles and the pay for their wars. Then the Pope is for sale again, new events lie there, and four more wars are possible. From decade II everybody may buy Cavalry and Artillery. After decade III points are counted.',
  },
  cityTiles: {
    title: 'City tiles',
    text: 'They are sold for gold, and the first bid is at least twice the status of the city. If you put a tile up, you must make that bid: choose what you would gladly own for it. A tile of a cheap city that you can help to rise is often the best buy.',
  },
  events: {
    title: 'Events are the clock',
    text: 'There are four in a decade, and when the last one is sold, the decade ends at once. Some cost gold, others influence; the first bid may be 0, and you may get one for nothing. Put the last one up only when you have done all you wanted.',
  },
  limits: {
    title: 'Six tiles, three cities',
    text: 'Nobody may have more than six city tiles, or tiles of more than three cities, and you cannot get rid of one. Tiles of the same city gain and lose together. Two or three in one city make its wars worth your while.',
  },
  troops: {
    title: 'Troops pay for themselves',
    text: 'Only with troops can you lead a city in a war and be paid for it. You may have one tile of each kind, and wars never cost you any. Start with cheap Crossbowmen or Infantry: a single war usually pays more than they cost.',
  },
  money: {
    title: 'Gold and influence',
    text: 'Gold is for city tiles and troops, influence for wars and the Pope; an event costs one or the other. In the end most gold scores 6 points and second most 3; with influence it is 4 and 2. Spend early, while tiles still bring income, and mind your purse in decade III.',
  },
  ranking: {
    title: 'The places of the cities',
    text: 'The higher its status, the higher a city ranks, and the more each of its tiles scores. Cities that are equal, also in artists, all take the lowest of their places, unless Bentivoglio decides. So one step can be worth a lot: watch the points beside each city.',
  },
  cards: {
    title: 'Treachery cards',
    text: 'A card costs 1 gold and 1 influence and stays secret: thefts, bribes, a Veto, an extra war. Normally you may hold two. Buy one when nothing on the market tempts you; your rivals will have to guess what you have.',
  },
  pope: {
    title: 'The Pope',
    text: 'He is sold for influence, once a decade, from 0 up. He brings 3 gold at the end of the decade, and 3 points if you have him at the end of the game. Once a decade your troops may join somebody else’s war, so he is worth most to a prince with an army.',
  },
  trade: {
    title: 'Let us make a deal',
    text: 'Under “Trade” you may offer gold or influence at any time, also in the middle of an auction, and add a promise. What is swapped changes hands at once; promises bind nobody. Your rivals here answer offers but make none, so it is up to you.',
  },
};

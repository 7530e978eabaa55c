/** What is explained in a first game, in English. */
import type { GuideWords } from '@signoria/kernel';
import type { NoteId } from './notes.ts';

export const guideEn: GuideWords<NoteId> = {
  aim: {
    title: 'What it is about',
    text: 'Among the luminaries of the Enlightenment you pursue plots: two that are open to both of you, and a private one. You win when two of them are realised and still hold at the check that ends your turn. If neither of you manages that in time, influence in the largest lodges decides.',
  },
  turn: {
    title: 'Your action phase',
    text: 'You have two main actions, even twice the same one. Conspiring with cards, claiming a faction card and realising a plot come on top and use up none of them. The order is yours. A good first turn: take favor from a card, Scout, then Influence what you put there.',
  },
  scout: {
    title: 'Scout: open the board',
    text: 'The board begins face down. Scout a card beside your areopagus, or beside a card with your influence, for 1 favor matching the place you reach it from. It comes into your hand, and any card of your hand goes there face up: you choose your own neighbours.',
  },
  pay: {
    title: 'Paying with favor',
    text: 'Each symbol of a price takes a fitting token, or three tokens of one other faction; there is no change. Tokens you spend return to the supply for both of you. Spend what you have most of, and keep what the next cell will cost.',
  },
  gap: {
    title: 'Which card for the gap?',
    text: 'Any card of your hand will do, the scouted one too. Put one whose cells you can pay for soon. Cards that share a faction and touch grow into a lodge. A grand master or royal arch put here also brings you events at the end of the turn.',
  },
  gain: {
    title: 'Choose your favor',
    text: 'Where a card leaves you the choice, take the token that the next cell you want will cost. If the supply has none of it, it comes from your rival’s stock, so a choice may also take away what your rival needs.',
  },
  court: {
    title: 'New cards for your hand',
    text: 'Take cards you see at court, or draw unseen from the deck. The first one from the court is free. A second costs 1 favor, and one of the two must lie under the steward. Look for cards that share factions with your favor and with each other.',
  },
  events: {
    title: 'Keep one of two events',
    text: 'A grand master or royal arch was played this turn, so you draw events. A special event waits in your hand for a later turn; an edict is played at once and will pay you tokens of its faction. The other card goes back on top: leave no gift for your rival there.',
  },
  special: {
    title: 'A special event in hand',
    text: 'You may play one as your turn begins. It lies open until your next turn and serves your rival as well, but you are first. Play it when it helps your plan now; otherwise it keeps.',
  },
  dispute: {
    title: 'Which card for the dispute?',
    text: 'Both play a card in secret and add its strength to what they have on the board; on a tie the defender wins. A dagger wins at once for the side that is weaker at first, two hammers for the stronger one. Otherwise these add nothing, so look first who is ahead.',
  },
  realise: {
    title: 'A plot is fulfilled',
    text: 'Realise it: that puts 1 of your influence on it and costs nothing else. You may realise only one a turn, so do not put it off. Then guard it: what no longer holds at a check is lost until it holds again. The second plot must not rest on the same cards alone.',
  },
  claim: {
    title: 'Claim a faction card',
    text: 'You control the largest lodge of a faction, so you may take its card, even from your rival: one a turn, for nothing. It gives you an extra action every turn, this one included, and a lasting advantage. You keep it until your rival claims it.',
  },
  edict: {
    title: 'An edict is played',
    text: 'All favor of its faction was handed in, and six tokens went onto the card: at this table, all there are. As each turn of the player it lies before begins, 1 goes to the supply and 1 to that player. Meanwhile you can pay such a symbol with three tokens of another faction.',
  },
  support: {
    title: 'Conspire for favor',
    text: 'To conspire, play a card from your hand: use its ability, or, once a turn, take its favor instead (quick favor). That takes no main action, and your hand is filled again at the end of the turn. Cards do little while you hold them, so conspire nearly every turn.',
  },
  influence: {
    title: 'Influence: take your places',
    text: 'Place 1 to 3 influence on a face-up card beside your areopagus, beside your influence, or where you already are. Each costs what its cell shows, from the top. Top cells are the cheapest, so spreading out costs less than piling up. With more than your rival on a card, you control it.',
  },
  interrogate: {
    title: 'Interrogate: your income',
    text: 'It costs nothing but the action. Your areopagus gives 1 token of each of its three factions; later, cards with your influence give theirs. Each yields once a turn. Do it whenever you cannot pay for what you want next.',
  },
  schemes: {
    title: 'Keep your plots in sight',
    text: 'Beside each plot you read how far you are; open one to see its conditions and how your rival stands. Only you know your private one until you realise it. Choose early which two suit your cards and your side of the board, and place your influence for both.',
  },
  chain: {
    title: 'The chain of a conspiracy',
    text: 'You may play several cards in a turn if each shares a faction with the one before. A grand master fits anywhere, and his favor comes on top of your quick favor. A royal arch also fits after any card, but closes the chain: play it last.',
  },
  lodges: {
    title: 'What a lodge is',
    text: 'Three or more connected face-up cards of one faction make a lodge. You control it with at least 3 influence in it and more than your rival. Many plots ask for lodges, and the largest ones bring faction cards and points at the end.',
  },
  rumours: {
    title: 'Rumours and collusion',
    text: 'Interrogate a card, and neighbours of the same degree that carry your influence yield too: these are rumours. Collusion gives your rival 1 of the tokens for each rival influence on a yielding card. Best are neighbours of one degree that you have to yourself.',
  },
  oust: {
    title: 'Oust: start a dispute',
    text: 'Challenge rival influence within reach, for 1 matching favor each. Your influence on that card and around it fights your rival’s, so count first. If you win, it leaves the board, and in this turn a reward marker lets you Influence, Reassign or Expel there once more, at the usual price.',
  },
  expel: {
    title: 'Expel: exchange a card',
    text: 'A card of your hand replaces a face-up card within reach that has no rival influence. It costs 1 matching favor for each influence there, at least 1. Your influence moves over as far as there are cells. One fitting faction in the right place can complete a lodge.',
  },
  reassign: {
    title: 'Reassign: move influence',
    text: 'For 1 favor of a faction you make up to three moves, each from a card of that faction to an adjacent face-up card with a free cell. What the new cell shows is not paid. So buy cheap cells first and move on from there.',
  },
  clock: {
    title: 'Edicts are the clock',
    text: 'An edict is used up. When the fifth goes, the round becomes the last. Then each of your influence in the largest lodge of any faction is worth 1 point, and it counts twice in two of them. With no second plot in sight, move your influence into the big lodges.',
  },
};

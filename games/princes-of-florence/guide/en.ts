/** What is explained in a first game, in English. */
import type { GuideWords } from '@signoria/kernel';
import type { NoteId } from './notes.ts';

export const guideEn: GuideWords<NoteId> = {
  aim: {
    title: 'What it is about',
    text: 'You and two other princes play seven rounds; the most prestige points (PP) win. They come above all from the Works that artists and scholars complete on your estate, and also from buildings and prestige cards. Each round there is an auction, then up to two actions for everybody.',
  },
  keepThree: {
    title: 'Whom to keep',
    text: 'Each profession wants one building, one landscape and one freedom. Keep people whose wishes overlap: a Forest that two of them want serves you twice. The fourth card goes into the deck.',
  },
  value: {
    title: 'What a Work is worth',
    text: 'The wanted building adds 4, the wanted landscape and the wanted freedom 3 each, every jester 2, and every profession card you have, in hand or on the table, 1. A Work needs 7 in the first round and 17 in the last. The table ‘Your people’ adds it up for you.',
  },
  bid: {
    title: 'Raise or pass',
    text: 'Bids rise by 100. A pass is final for this object only, and whoever loses pays nothing. You can buy just one object a round. Your 3500 coins have to last until your first Works, so decide beforehand where you will stop.',
  },
  starter: {
    title: 'You open the auction',
    text: 'Choose an object; you open at 200. If you are outbid, you put up another one. If you drop out, you buy nothing this round. A trick: begin with what the others want more than you do, for whoever has bought bids no more.',
  },
  lastBuyer: {
    title: 'You are the last buyer',
    text: 'The others have bought or dropped out, so there is no auction: any object still open is yours for 200, or you take nothing. It never gets cheaper. Even something of modest use is mostly worth it.',
  },
  jester: {
    title: 'What a jester does',
    text: 'He adds 2 to every Work you complete, whoever it is by. The earlier you have him, the more Works he serves, so the others will pay for him too. You may have as many jesters as you like.',
  },
  builder: {
    title: 'What a builder does',
    text: 'With the first, a building costs 300 instead of 700. With the second, buildings may touch; with the third they are free, and each of these two brings 3 PP at once. Get one early if you mean to build a lot. Three is the most you may have.',
  },
  landscape: {
    title: 'Forest, Lake and Park',
    text: 'A landscape adds 3 to the Works of all who want it. A second one of the same kind does nothing more for them, but brings 3 PP at once. Before you bid, look how many of your people want it.',
  },
  prestigeCard: {
    title: 'The prestige card',
    text: 'You look at five and secretly keep one. At the end it scores for you alone: 5 to 8 PP if you do what it asks, about half for sharing first place. The choice is easier once you see where your estate is heading.',
  },
  recruiting: {
    title: 'The recruiting card',
    text: 'Take into your hand a profession that another prince has played; this card stays in its place. Do it at once or later in your own turn, it costs no action. Best for somebody whose wishes you already meet. While you hold it, it counts as a profession card.',
  },
  placeLandscape: {
    title: 'Where it lies best',
    text: 'Tiles are never moved again. Landscapes may touch anything, while buildings must at first stand apart from each other and from the palazzo. So push the landscape against the palazzo or into a corner, and leave the open ground to buildings.',
  },
  turn: {
    title: 'Your turn to act',
    text: 'Up to two actions: complete a Work, build, introduce a freedom, take a profession or a bonus card. Freedom and profession only once a round. Think of one of your people and get what is missing for the Work. When you are done, end the turn yourself.',
  },
  work: {
    title: 'What a Work brings',
    text: 'Play a profession whose Work reaches the minimum, and the bank pays 100 coins for each point of its value. You play each card only once, but on the table it goes on adding 1 to your Works. If your other action can raise the value, take that one first.',
  },
  build: {
    title: 'Why you build',
    text: 'For 700 coins, less with builders, you get 3 PP at once, and the building adds 4 to the Works of those who want it. Each type stands once in your estate. In round 1 a wanted building and your three cards make just the 7 that a Work needs.',
  },
  freedom: {
    title: 'What freedoms are for',
    text: 'For 300 coins a freedom adds 3 to the Works of all who want it. At this table there are two tokens of each for three princes, and you take at most one freedom a round. Get the one your people need before it is gone.',
  },
  profession: {
    title: 'New people for your court',
    text: 'For 300 coins you look at five professions and keep one, at most once a round. Every further person can complete a Work and adds 1 to all your Works. Look for somebody who wants what you already have.',
  },
  bonus: {
    title: 'What bonus cards do',
    text: 'For 300 coins you look at five and keep one. Played with a Work, it adds to the value according to what you own, and is then gone. You will need such cards most towards the end, when the minimum is high.',
  },
  placeBuilding: {
    title: 'Where to build',
    text: 'A building stays where it is. With fewer than two builders it may not share an edge with another building or the palazzo; corners may meet, and landscapes may be touched freely. Keep to the edge of the estate, so that a large space stays in one piece.',
  },
  keepCard: {
    title: 'One of the cards drawn',
    text: 'Keep one. The others go under the deck; their order seldom matters, so ‘All as they lie’ will do. The number with a card says what it would bring now. Think also of what you will have by the time it counts.',
  },
  addBonus: {
    title: 'Bonus cards for this Work',
    text: 'Each point of value is 100 coins, and 200 coins buy 1 PP. Play a card if the Work needs it to reach the minimum, or if it makes it the best of the round. Hold it back if another Work would get more out of it.',
  },
  exchange: {
    title: 'Coins or prestige',
    text: 'Out of this pay, and only now, you may buy prestige: 200 coins for 1 PP. Keep what the next auction and actions will cost, and exchange the rest. Early on coins help you more, later points do; coins left after round 7 only break ties.',
  },
  bestWork: {
    title: 'The best Work',
    text: 'The highest Work of a round brings 3 PP more; in a tie all who share it get them. The minimum rises with every round: 7, 10, 12, 14, 15, 16, 17. So do not put off a modest Work for long: what is enough today may be too little tomorrow.',
  },
  sell: {
    title: 'When coins run short',
    text: 'You may sell prestige at any time, even in the middle of an auction: 100 coins for a point, under ‘Sell prestige…’. Bought back it costs twice as much, and only out of the pay for a Work. Sell if it brings you more, say a Work that would otherwise fail.',
  },
};

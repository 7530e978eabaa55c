/** What is explained in a first game, in English. */
import type { GuideWords } from '@signoria/kernel';
import type { NoteId } from './notes.ts';

export const guideEn: GuideWords<NoteId> = {
  aim: {
    title: 'Prestige wins',
    text: 'When the last Year is over, the most Prestige (VP) wins. Cities bring most of it; Patronage, Crosses, Trophies and Alliances add to it. Somebody with eight cities or at the end of the Patronage track makes a Year the last; this first game has eight at most. The page “Prestige” keeps the score.',
  },
  family: {
    title: 'Your three Family cards',
    text: 'A card in a Room brings its action and helps to pay for it each time, without tiring; a card under it adds its symbols. A Courtier pays for anything, in Winter too, but then rests until your marker crosses the arrow of its side. In doubt, make them Courtiers: in Winter they may still move into Rooms.',
  },
  year: {
    title: 'How a Year goes',
    text: 'In Spring everybody in turn moves the marker and does one action; after that the sieges are fought. In Winter everybody in turn rearranges the Palace, buys, hires Troops and may form an Alliance. You have one action a Year, so use the Winter to prepare the next.',
  },
  actions: {
    title: 'The six actions',
    text: 'Diplomacy annexes a neutral city for Crowns; War takes Troops to a siege, by road with Cavalry, by sea with Ships. Govern refreshes tokens for Crowns or Crosses. Patronage climbs a track of Prestige; Intrigue sends out Agents for Masks. Trade turns Ships into florins, but only a Merchant brings it.',
  },
  firstRoom: {
    title: 'Your first Room',
    text: 'This once the marker may start anywhere, and the action of that Room follows at once. From next Spring on it goes clockwise, so look at the Rooms ahead as well. Diplomacy is a good beginning: the Crowns of your home city and your family win you a third city.',
  },
  diplomacy: {
    title: 'Diplomacy: one more city',
    text: 'You need more Crowns than the city is tough: three against a 2. A road must lead there from a city of yours, or you go from port to port, for one Ship per sea. Its token is yours at once and ready to pay. Weak cities with Crowns or florins on the token are the best to begin with.',
  },
  war: {
    title: 'War: Troops on the move',
    text: 'Each road costs a Troop one Cavalry, each sea one Ship; you pay when you are done. Before a city that is not yours it stops and besieges it, and the siege is decided when everybody has acted. Do not strip your own cities: every Troop there helps to defend them.',
  },
  siege: {
    title: 'What a siege takes',
    text: 'Your strength is 1 for each Troop before the city and 1 for each +1 War bonus. Against it stands the toughness and, where somebody holds the city, their Troops there and their bonuses. You must be stronger: a tie is a defeat. Weak neutral cities are good first targets, and pirate ports, which only War can win.',
  },
  govern: {
    title: 'Govern: tokens refreshed',
    text: 'Each Crown or Cross refreshes two exhausted tokens of your Domain, or one Alliance bonus. Tokens that pay for this stay exhausted, and Courtiers are not touched. A trick: just before, cash florins from tokens that you are going to refresh anyway.',
  },
  patronage: {
    title: 'Patronage: step by step',
    text: 'One action is one step. The first two cost 2 florins and a Crown or a Cross each, later ones more. On the second and fourth cell you choose a Creator or a Creation. Nobody can take your steps away, and being furthest on the track is worth 1 VP more at the end.',
  },
  intrigue: {
    title: 'Intrigue: your Agents',
    text: 'A Mask places or moves an Agent, two remove a rival’s. A neutral city with your Agent is 1 weaker for you and 1 tougher for others; in a rival’s Room it blocks the action; on a free Alliance it saves you one symbol. At this table there is never more than one enemy Agent in a Palace.',
  },
  pay: {
    title: 'How to pay',
    text: 'Each card or token gives one kind of symbol, but all it has of that kind. The rest is lost; only florins of Courtiers and tokens go to your treasury. Begin with cards in the Room: they pay for its action free of charge, while Courtiers and tokens get exhausted. The button “Suggest” fills in a payment.',
  },
  declare: {
    title: 'War bonuses',
    text: 'A Courtier with a War symbol adds 1, mostly for a florin, and is exhausted; besiegers may also have War-bonus tokens. Sides declare in turn until both pass; a neutral city never answers. If you are winning as things stand, pass: should the other side declare, you may still reply.',
  },
  lastWinter: {
    title: 'The last Winter',
    text: 'After this Winter the score is counted, and florins count for nothing: acquire what has VP or Crosses for religion, or form an Alliance. Every Indulgence left costs 1 VP, so request one only if it gains you more. If Prestige is level, Crowns on cards and tokens decide.',
  },
  rearrange: {
    title: 'Rearranging your Palace',
    text: 'Move cards one at a time, or none at all. Only an available Courtier may go into a Room or to another space; a card out of a Room comes to a free space, exhausted. The Room of your marker is closed for now. Do not be quick to discard: a Family card never comes back.',
  },
  acquire: {
    title: 'Winter purchases',
    text: 'Put what you like into the basket, one of a kind, and pay for all of it together. Treasury, Courtiers and tokens pay, cards in Rooms do not. A good first purchase is the Duchy, for it unlocks one more Courtier space. Keep something for Spring.',
  },
  trade: {
    title: 'Trade comes with the Merchant',
    text: 'No Palace has Trade to begin with. Put a Merchant into a Room and that Room trades: 2 florins for each Ship. The card alone has three Ships, so that is 6 florins each time. As a Courtier it gives either 3 Ships or 2 florins.',
  },
  house: {
    title: 'Left or right?',
    text: 'A new Courtier is available at once. The side decides which arrow will refresh it: see which one your marker crosses first. Shaded spaces are unlocked by some Titles and bonuses and by a fifth city. You may choose a taken space too: its Courtier is discarded.',
  },
  hire: {
    title: 'Troops and their salary',
    text: 'A Troop costs 1 florin in a home city, 3 in any other city of yours. Two serve for nothing; from next Winter on, three or four cost 1 florin in all, five or six cost 2, or some leave. Hire for a War you plan or fear; if florins are short, cash Courtiers or tokens, at any time.',
  },
  alliance: {
    title: 'Forming an Alliance',
    text: 'You may form one a Winter, paid by Courtiers and tokens, not by Rooms. Each has a bonus; once used, it comes back when you Govern. At the end it is worth 1 VP, unless an enemy Agent sits there. It stays yours until a rival with an Agent on it takes it over.',
  },
  march: {
    title: 'The marker moves on',
    text: 'One or two Rooms are free, and it cannot stay. After two you may go one further for 2 florins, or by an Arrow on a token. A refresh arrow on the way wakes the Courtiers of its side. Choose by the action you need, and by where you can get to next Year.',
  },
  exhausted: {
    title: 'Two ways to refresh',
    text: 'A Courtier or token that has paid is exhausted and gives nothing for now. Courtiers come back when your marker crosses the arrow on their side of the Palace, tokens of the Domain only when you Govern. So spend Courtiers before their arrow, and tokens before Govern.',
  },
  indulgence: {
    title: 'An Indulgence is a debt',
    text: 'Once a Year you may request one: a Crown to pay with at once, or 3 florins. It lies in the Room of your marker and blocks it on your next visit, unless you redeem it as the marker comes in, for a Cross or two Crowns. At the end each costs 1 VP. Useful in need, but do not pile them up.',
  },
  siegeEnds: {
    title: 'How a siege ends',
    text: 'The victor takes the city and its token, exhausted, and loses a Troop for each defending one, and one more if the toughness is 3 or higher. A beaten besieger loses one Troop; the others retreat to their own cities nearby or are lost. A rival’s city also brings a Trophy: 2 VP, once from each rival.',
  },
};

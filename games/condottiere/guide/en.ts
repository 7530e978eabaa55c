/** What is explained in a first game, in English. */
import type { GuideWords } from '@signoria/kernel';
import type { NoteId } from './notes.ts';

export const guideEn: GuideWords<NoteId> = {
  aim: {
    title: 'What it is about',
    text: 'Seventeen regions of Italy are fought over one at a time, with cards from your hand. At this table you win as soon as you hold three regions that border each other, or five anywhere.',
  },
  site: {
    title: 'You choose the battlefield',
    text: 'You have the Condottiere, so you say where the next battle is fought and move first in it. Look for a region beside one of yours. A region that belongs to somebody is closed, and so is the one where the Pope stands.',
  },
  turn: {
    title: 'Your turn in a battle',
    text: 'Play one card or pass, nothing else. What you play lies before you for all to see, and the strongest line in the end wins the region. The number beside each line is its strength; point at it to see how it adds up.',
  },
  mercenary: {
    title: 'Mercenaries',
    text: 'The cards with a number are mercenaries: each adds that number to your line. They are the bulk of your strength, and most other cards do something to them.',
  },
  passing: {
    title: 'Passing is final',
    text: 'Whoever passes is out of this battle, but the line laid so far still counts and can still win. The last one in may go on alone, card by card. So a pass with a clear lead costs nothing.',
  },
  economy: {
    title: 'Cards are the money of this game',
    text: 'When the battle is over, every card that was laid is gone, the loser’s as well as the winner’s. You get no new ones until the round ends. Win with as little as will do, and let go of a region that has become too dear.',
  },
  token: {
    title: 'Who chooses next',
    text: 'The winner of a battle takes the Condottiere and names the next battlefield, unless Courtesans say otherwise. With it you steer the war to where you need a neighbour, or away from where a rival does.',
  },
  drummer: {
    title: 'The Drummer',
    text: 'He doubles every mercenary in your line, those already there and those still to come. One is enough: a second doubles nothing more. Strong in a long line, wasted on a short one.',
  },
  heroine: {
    title: 'The Heroine',
    text: 'Ten points that nothing can touch: no Winter, no Bishop. She is no mercenary, so a Drummer does not double her either.',
  },
  courtesan: {
    title: 'The Courtesan',
    text: 'She adds only 1, but whoever alone has laid the most of them takes the Condottiere after the battle, even without winning it. A cheap way to choose the next battlefield.',
  },
  scarecrow: {
    title: 'The Scarecrow',
    text: 'It brings one of your mercenaries back from the line into your hand. Lay a 10 to frighten the others out, then save it; or simply use it to gain a turn and wait.',
  },
  winter: {
    title: 'Winter',
    text: 'While it lies there, every mercenary on the table is worth 1. It ruins strong lines and helps those with many small cards, Courtesans or a Heroine. A Spring sends it away.',
  },
  spring: {
    title: 'Spring',
    text: 'The highest mercenaries on the table get 3 more each, yours or not: look whose they are first. It also ends a Winter.',
  },
  bishop: {
    title: 'The Bishop',
    text: 'All mercenaries of the highest strength leave the table, in every line, your own included. After that you may set the Pope on a region that belongs to nobody.',
  },
  surrender: {
    title: 'Surrender',
    text: 'The battle ends at once and the strongest line of this moment wins. Play it while you lead, before somebody overtakes you.',
  },
  pope: {
    title: 'The Pope protects',
    text: 'No battle can be fought where he stands, until another Bishop moves him. Put him where a rival needs one more neighbour. You may also leave him off the board.',
  },
  takeBack: {
    title: 'Which one comes back?',
    text: 'Only a mercenary from your own line can return; special cards stay. Coming back is a choice: you may leave all of them where they are.',
  },
  tie: {
    title: 'Nobody wins a tie',
    text: 'The region stays free when the strongest lines are equal, and it may be fought over again. The Condottiere passes to the left.',
  },
  noMercenaries: {
    title: 'A hand without mercenaries',
    text: 'With no mercenary left you may throw the whole hand away. The round then ends sooner and everybody gets new cards. Keep it if its special cards still have work to do.',
  },
  hold: {
    title: 'Two cards to take along',
    text: 'You alone still have cards, so the round is over. You may keep up to two of them for the next one; they count as part of the new hand.',
  },
  newRound: {
    title: 'A new round',
    text: 'Everybody is dealt up to ten cards again, and one more for each region held. Land feeds armies: whoever is ahead also fights with more cards.',
  },
};

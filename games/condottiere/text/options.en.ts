/** Variants and rulings in plain English. */
import type { Words } from './shape.ts';

export const optionsEn: Words['options'] = {
  drawAfterBattle: {
    name: 'Draw After Battle',
    about:
      'No rounds: you start with a smaller hand, and after every battle everybody may draw up to 3 cards. Battles come thick and fast.',
  },
  points: {
    name: 'Playing for Points',
    about:
      'Several games in a row. After each, every region scores 1 point, and a win with adjacent regions 5 more. Cannot be combined with Capturing Regions.',
  },
  biggerKingdoms: {
    name: 'Bigger Kingdoms',
    about: 'To win with adjacent regions you need one more of them. A slower, wider game.',
  },
  capturingRegions: {
    name: 'Capturing Regions',
    about:
      'Regions of other players may be attacked too. Their defender may pass and still join in later, and keeps the region in a tie. Cannot be combined with Playing for Points.',
  },
  hiddenCards: {
    name: 'Hidden Cards',
    about:
      'Mercenaries, Drummers, Heroines and Courtesans are played facedown; each is turned up when its owner plays the next card.',
  },
  pointsTarget: {
    name: 'Points to reach',
    about: 'The series ends after the game in which somebody gets this far; then the most points win.',
  },
  firstToken: {
    name: 'First Condottiere',
    about: 'The seat that chooses the first battle. 0: drawn at random.',
  },
  popeMayEnterContestedRegion: {
    name: 'Pope on the battlefield',
    about:
      'A Bishop may send the Pope even to the region being fought over; the battle goes on. Off: that region is closed to the Pope.',
  },
  highestMercenaryUsesPrintedStrength: {
    name: 'Highest means printed',
    about:
      'The Bishop removes the mercenaries with the highest printed number, whatever the season. Off: in Winter all mercenaries count 1, so the Bishop removes all of them.',
  },
  soleCourtesanLeaderTakesTokenInTie: {
    name: 'Courtesans count in a tie',
    about:
      'When a battle is tied, the only leader in Courtesans takes the Condottiere token. Off: it goes to the left, as after any tie.',
  },
  soleCourtesanLeaderBeatsDefenderInTie: {
    name: 'Courtesans before the defender',
    about:
      'When a defended region ends in a tie, the only leader in Courtesans takes the Condottiere token. Off: the defender takes it.',
  },
  handSizesPublic: {
    name: 'Open hand sizes',
    about: 'Everybody sees how many cards the others hold. Off: you see your own only.',
  },
  discardHandSimultaneous: {
    name: 'Secret discards',
    about:
      'After a battle all decide at once and in secret whether to discard a hand without mercenaries. Off: openly, one after another from the token holder.',
  },
  drawAfterBattleOpeningHand: {
    name: 'Opening hand',
    about: 'How many cards everybody starts with in Draw After Battle.',
  },
  captureOwnRegionAllowed: {
    name: 'Battles at home',
    about:
      'You may choose a region of your own as the site and are then its defender. Off: only neutral regions and those of others.',
  },
  hiddenRevealBeforeEffect: {
    name: 'Reveal before the effect',
    about:
      'Your facedown card is turned up before the card you play takes effect, so your own Bishop or Scarecrow can reach it. Off: afterwards.',
  },
  finalBattleInsidePointsSeriesGame: {
    name: 'Final battles within a series',
    about:
      'If a game of the series runs out of regions with several leaders, they fight a final battle all the same. Off: regions are scored and the next game begins.',
  },
};

/** The position in plain lines, for terminals and screen readers: which line follows which. The words are the language's. */
import type { Reader, Seat } from '@signoria/kernel';
import { type CardId, kindOf, MERCENARIES } from '../data/cards.ts';
import { REGIONS, type RegionId } from '../data/map.ts';
import type { LineCard, PlayerView, View } from '../rules/view/view.ts';
import type { Words } from './shape.ts';

/** The regions that touch, of whoever has won with them. */
export function realmOf({ players }: View, [winner]: readonly Seat[]): readonly RegionId[] {
  return players.find(({ seat }) => seat === winner)?.touching ?? [];
}

export function describe({ position: say }: Words, view: View, reader: Reader): readonly string[] {
  return [
    heading(say, view),
    view.finalists === null
      ? say.condottiere({ site: view.site, holder: view.token }, reader)
      : say.finalBattle(view.finalists, reader),
    ...(view.defender === null ? [] : [say.defender(view.defender, reader)]),
    say.pope(view.pope),
    ...(view.season === null ? [] : [say.season[view.season]]),
    ...view.players.map((player) => `${say.player(player.seat, reader)}: ${partsOf(say, view, player).join('; ')}.`),
    ...(reader.seat === null ? [] : [say.hand(view.hand)]),
    say.piles(view.pile, view.discards.length),
    say.goal(view.goal),
    ...(view.options.points ? [say.target(view.options.pointsTarget)] : []),
  ];
}

function heading(say: Words['position'], { options, game, round, battle }: View): string {
  const series = options.points ? [say.game(game)] : [];
  const rounds = options.drawAfterBattle ? [] : [say.round(round)]; // CON-12.1
  const line = [...series, ...rounds, say.battle(battle)].join(', ');
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}.`;
}

function partsOf(say: Words['position'], view: View, player: PlayerView): readonly string[] {
  const { handSize, known, line, facedown, passed, touching, points } = player;
  const held = REGIONS.filter((id) => view.owner[id] === player.seat);
  const cards = line.flatMap(({ card, count }) => Array<CardId>(count).fill(card));
  return [
    say.handSize(handSize),
    ...(known.length === 0 ? [] : [say.known(known)]),
    cards.length === 0 ? say.noLine : say.line(strengthOf(player), cards),
    ...(facedown === null ? [] : [say.facedown(facedown)]),
    ...(passed ? [say.passed] : []),
    say.regions(held),
    ...(touching.length < 2 ? [] : [say.touching(touching, touching.length === held.length)]),
    ...(view.options.points ? [say.points(points)] : []),
  ];
}

/** `5×2 + 4×2 + 1 = 19`; just the number where there is nothing to add up. */
function strengthOf({ line, strength }: PlayerView): string {
  const sum = strengthSum(line);
  return sum === '' || sum === `${strength}` ? `${strength}` : `${sum} = ${strength}`;
}

/** How a line comes to its strength, strongest mercenary first: `6+3 + 3 + 10`. Empty without a card that counts. */
export function strengthSum(line: readonly LineCard[]): string {
  const isMercenary = ({ card }: LineCard) => kindOf(card) < MERCENARIES;
  const inOrder = [...line.filter(isMercenary).reverse(), ...line.filter((c) => !isMercenary(c) && c.each > 0)];
  return inOrder.flatMap((c) => Array<string>(c.count).fill(`${c.base}${changesOf(c)}`)).join(' + ');
}

/** What Drummer and Spring did to a card, in the order of CON-5.3: `×2+3`. */
export function changesOf({ because }: LineCard): string {
  return `${because.includes('drummer') ? '×2' : ''}${because.includes('spring') ? '+3' : ''}`;
}

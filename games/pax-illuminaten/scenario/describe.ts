/** A position in words, for the messages of a scenario that does not hold. */
import { FACTION_COUNT, FACTIONS } from '../data/factions.ts';
import { CARDS } from '../data/luminaries.ts';
import { cellAt, cellCount, isUp, placeId } from '../rules/model/board.ts';
import type { State, Who } from '../rules/model/state.ts';

export function describe(s: State): readonly string[] {
  const up = s.cards.flatMap((card, place) => {
    if (!isUp(s, place)) return [];
    const cells = Array.from({ length: cellCount(s, place) }, (_, cell) => cellAt(s, place, cell));
    return [`  ${placeId(s, place)} ${CARDS[card]} [${cells.map((who) => (who < 0 ? '-' : who)).join(' ')}]`];
  });
  return ['the position:', ...up, ...s.order.map((who) => sideLine(s, who))];
}

function sideLine(s: State, who: Who): string {
  const stock = FACTIONS.map((id, f) => `${id}${s.stocks[who * FACTION_COUNT + f]}`).join(' ');
  return `  participant ${who}: ${stock} | hand ${s.hands[who]!.map((card) => CARDS[card]).join(' ') || '-'}`;
}

/** The Palace as it would lie with the Family cards placed so far: drawn before anybody else may know it. */
import { FAMILIES, FAMILY_SIZE, type FamilyId } from '../../data/cards.ts';
import { POWERS } from '../../data/powers.ts';
import type { Choice } from '../../rules/model/choices.ts';
import type { PlayerView } from '../../rules/view/types.ts';
import type { Pointing, Table } from '../table.ts';

/** The three cards of a player's family, in the order in which they are placed. */
function familyOf({ power }: PlayerView): readonly FamilyId[] {
  if (power === null) return [];
  const first = POWERS.indexOf(power) * FAMILY_SIZE;
  return FAMILIES.slice(first, first + FAMILY_SIZE);
}

/** Where the cards lie so far: pointed at, selected, or already answered. */
export function draftedPlaces(table: Table, pointing: Pointing): readonly string[] {
  const { question, options, selected } = table;
  const chosen = (question?.picked ?? options.find(({ line }) => line === selected)?.choice) as
    | Choice
    | undefined
    | null;
  if (chosen?.do === 'family') return chosen.places;
  const placing = options.some(({ choice }) => choice.do === 'family');
  return placing ? pointing.held.steps.map(({ key }) => key) : [];
}

/** The card that is to be placed next; null when none is. */
export function nextFamily(table: Table, pointing: Pointing): FamilyId | null {
  if (table.you === null || table.past || !table.options.some(({ choice }) => choice.do === 'family')) return null;
  return familyOf(table.view.players[table.you]!)[draftedPlaces(table, pointing).length] ?? null;
}

export function withDraft(player: PlayerView, places: readonly string[]): PlayerView {
  if (places.length === 0) return player;
  const family = familyOf(player);
  const at = (place: string) => family[places.indexOf(place)] ?? null;
  return {
    ...player,
    rooms: player.rooms.map((room) => ({
      ...room,
      card: at(room.id) ?? room.card,
      upgrade: at(`under.${room.id}`) ?? room.upgrade,
    })),
    spaces: player.spaces.map((space) => {
      const card = at(space.id);
      return card === null ? space : { ...space, card, available: true };
    }),
  };
}

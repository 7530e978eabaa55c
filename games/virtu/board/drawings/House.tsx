/** The palace as a house one looks into: its masonry, its wings, and what stands in each room. */
import type { ActionId } from '../../data/actions.ts';
import type { CardId } from '../../data/cards.ts';
import type { PowerId } from '../../data/powers.ts';
import sheet from './sheet/sheet.ts?drawn';

export function House({ power }: { readonly power: PowerId }) {
  return (
    <svg class="house" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <use href={`${sheet}#house-${power}`} />
    </svg>
  );
}

export function Wing() {
  return (
    <svg class="house" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <use href={`${sheet}#wing`} />
    </svg>
  );
}

/** A niche that is walled up. */
export function Bricks() {
  return (
    <svg class="bricks" viewBox="0 0 60 60" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`${sheet}#bricks`} />
    </svg>
  );
}

/** A room with whoever lives in it; of the room as much as there is space for, of the person all. */
export function RoomScene({ action, card }: { readonly action: ActionId; readonly card: CardId | null }) {
  return (
    <span class="room-scene">
      <svg viewBox="0 14 140 82" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <use href={`${sheet}#room-${action}`} />
      </svg>
      {card === null ? null : (
        <svg viewBox="0 0 124 118" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
          <use href={`${sheet}#${card}-standing`} />
        </svg>
      )}
    </span>
  );
}

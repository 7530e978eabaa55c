/** The palace as a house one looks into: its masonry, its wings, and what stands in each room. */
import { fillOf, Shield, type Tincture } from '@signoria/kit';
import type { ComponentChildren } from 'preact';
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
export interface RoomSceneProps {
  readonly action: ActionId;
  readonly card: CardId | null;
  /** Who else stands on its floor. */
  readonly children?: ComponentChildren;
}

export function RoomScene({ action, card, children }: RoomSceneProps) {
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
      {children}
    </span>
  );
}

/** The action marker: the prince himself, in his colour and with his shield. */
export function Prince({ of, place }: { readonly of: Tincture; readonly place: string }) {
  return (
    <span class="marker" data-place={place} style={{ color: fillOf(of) }}>
      <svg viewBox="-17 -50 36 52" aria-hidden="true">
        <use href={`${sheet}#prince`} />
      </svg>
      <Shield tincture={of} />
    </span>
  );
}

/** One player's Palace and Domain, whole. One's own is where one plays; the others' are there to be read and spied on. */

import { calledOf, wordsOf } from '../table.ts';
import { Courtiers } from './Courtiers.tsx';
import { Domain, Shelf } from './Domain.tsx';
import { type PalaceProps, Ring } from './Ring.tsx';

export function PalaceSheet(props: PalaceProps) {
  const { table, player } = props;
  const { palace } = wordsOf(table);
  if (player.power === null) return <p class="nothing">{palace.noPower(calledOf(table, player.seat))}</p>;
  return (
    <div class="palace">
      <div class="palace-plan">
        <Courtiers {...props} side="left" />
        <Ring {...props} />
        <Courtiers {...props} side="right" />
      </div>
      <Domain {...props} />
      <Shelf {...props} />
    </div>
  );
}

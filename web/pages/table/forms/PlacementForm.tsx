/** A place on a grid without a board that draws it: how the piece lies, then where. */

import { Button, Select } from '@signoria/kit';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../../../state/words.ts';
import type { FormProps } from './FormControls.tsx';

type Spots = FormProps<'placement'>['form']['spots'][number];

const QUARTERS = 4;

/** The next way to lie that has a spot, turning on from this one. */
function turned(spots: readonly Spots[], from: Spots): Spots {
  for (let by = 1; by <= QUARTERS; by++) {
    const next = spots.find(({ turn, flip }) => turn === (from.turn + by) % QUARTERS && flip === from.flip);
    if (next !== undefined) return next;
  }
  return from;
}

export function PlacementForm({ form: { spots, width }, onFill }: FormProps<'placement'>) {
  const { menu } = words.value;
  const open = spots.filter(({ at }) => at.length > 0);
  const [lying, setLying] = useState(open[0]!);
  const [cell, setCell] = useState<number | null>(null);
  const at = cell !== null && lying.at.includes(cell) ? cell : null;
  useEffect(() => onFill(at === null ? null : { at, turn: lying.turn, flip: lying.flip }), [at, lying]);
  const over = open.find(({ turn, flip }) => turn === lying.turn && flip !== lying.flip);
  const say = (spot: number) => menu.place(Math.floor(spot / width) + 1, (spot % width) + 1);
  return (
    <div class="placement">
      <Button icon="turn" onPress={() => setLying(turned(open, lying))}>
        {menu.turn}
      </Button>
      {over === undefined ? null : (
        <Button icon="flip" onPress={() => setLying(over)}>
          {menu.flip}
        </Button>
      )}
      <Select
        label={<span class="only-heard">{menu.spots}</span>}
        value={at === null ? '' : String(at)}
        onChange={(value) => setCell(value === '' ? null : Number(value))}
        options={[
          { value: '', label: menu.spots },
          ...lying.at.map((spot) => ({ value: String(spot), label: say(spot) })),
        ]}
      />
    </div>
  );
}

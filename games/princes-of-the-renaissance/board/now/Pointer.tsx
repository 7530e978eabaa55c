/** A thing that is nothing but its words: an answer of the stage as a button. */
import { Button } from '@signoria/kit';
import type { Table } from '../table.ts';
import type { ThingName } from '../things.ts';

export interface PointerProps {
  readonly table: Table;
  readonly thing: ThingName;
  readonly wide?: boolean;
  /** What it means. */
  readonly note?: string;
}

export function Pointer({ table, thing, wide = false, note }: PointerProps) {
  const { state, label } = table.pointing.at(thing);
  if (state === 'idle') return null;
  return (
    <Button
      kind="gold"
      wide={wide}
      pressed={state === 'selected'}
      {...(note === undefined ? {} : { note })}
      onPress={() => table.pointing.press(thing, () => {})}
    >
      {label}
    </Button>
  );
}

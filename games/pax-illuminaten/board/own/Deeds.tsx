/** Lines of the menu as buttons, closed ones with their question mark: in dialogs and in the dock. */
import { Button, type ThingLine } from '@signoria/kit';
import type { FactionId } from '../../data/factions.ts';
import type { Choice } from '../../rules/model/choices.ts';
import { Disc } from '../drawings/index.ts';
import type { Table } from '../table.ts';

/** What is printed in the free cells that so much influence would fill, from the top. */
function printedCost({ view }: Table, count: number): readonly FactionId[] {
  const place = view.places.find(({ id }) => id === view.underway[0]?.place);
  const free = place?.cells.filter(({ owner }) => owner === null) ?? [];
  return free.slice(0, count).flatMap(({ cost }) => cost);
}

/** The factions whose tokens a choice moves: drawn before its words. */
function tokensOf(table: Table, choice: Choice): readonly FactionId[] {
  switch (choice.do) {
    case 'count':
      return printedCost(table, choice.count);
    case 'pay':
      return choice.spend;
    case 'reassign':
      return choice.factions;
    case 'gain':
    case 'return':
    case 'give':
    case 'steal':
    case 'claim':
    case 'faction':
    case 'edict':
      return [choice.faction];
    default:
      return [];
  }
}

export interface DeedButtonProps {
  readonly table: Table;
  readonly deed: ThingLine<Choice>;
  readonly wide?: boolean;
  /** Called after the button was pressed: a dialog closes. */
  readonly onDone?: () => void;
}

export function DeedButton({ table, deed, wide = false, onDone }: DeedButtonProps) {
  const { line, label, open, choice } = deed;
  const done = (run: () => void) => () => {
    onDone?.();
    run();
  };
  const chosen = table.selected === line;
  return (
    <Button
      kind={chosen ? 'ink' : 'gold'}
      wide={wide}
      blocked={!open}
      {...(open ? { pressed: chosen } : {})}
      onPress={done(() => table.select(line))}
      onWhy={done(() => table.why(line))}
    >
      <span class="deed">
        {tokensOf(table, choice).map((faction, i) => (
          <Disc key={i} of={faction} small />
        ))}
        <span>{label}</span>
      </span>
    </Button>
  );
}

export interface DeedListProps {
  readonly table: Table;
  readonly deeds: readonly ThingLine<Choice>[];
  readonly onDone?: () => void;
}

export function DeedList({ table, deeds, onDone }: DeedListProps) {
  if (deeds.length === 0) return null;
  return (
    <div class="pax-deeds">
      {deeds.map((deed) => (
        <DeedButton key={deed.line} table={table} deed={deed} wide {...(onDone ? { onDone } : {})} />
      ))}
    </div>
  );
}

/** What is held in the hand, and the answers that only words tell apart: by land or by sea, one Troop or two. */
import { Button } from '@signoria/web/kit';
import type { Picking, Spelled } from './picking.ts';
import { type Table, wordsOf } from './table.ts';
import { thingName } from './thing-name.ts';

/** `under.top`: the card below; anything else: the card itself, or the space. */
function keyLabel(table: Table, { key }: Spelled): string {
  const { tray } = wordsOf(table);
  return key.startsWith('under.') ? tray.under : tray.upper;
}

export function Tray({ table, picking }: { readonly table: Table; readonly picking: Picking }) {
  const { tray } = wordsOf(table);
  const { hand, choices } = picking;
  const last = hand.asked ?? hand.steps.at(-1)?.thing ?? null;
  // Family cards are placed one after another; what comes next stands above the Palace.
  const placing = hand.asked === null && table.options.some(({ choice }) => choice.do === 'family');
  if (last === null || placing) return null;
  return (
    <section class="tray" aria-label={tray.title} aria-live="polite">
      <p>
        <b>{thingName(table, last)}</b>
        {hand.asked === null ? <span> {tray.next}</span> : null}
      </p>
      <div class="tray-choices">
        {choices.map((choice) => (
          <Button
            key={choice.key}
            kind={choice.line === table.selected ? 'ink' : 'gold'}
            pressed={choice.line === table.selected}
            onPress={() => picking.choose(choice)}
          >
            {choice.label ?? keyLabel(table, choice)}
          </Button>
        ))}
        <Button kind="quiet" onPress={picking.drop}>
          {tray.drop}
        </Button>
      </div>
    </section>
  );
}

/** What is held in the hand, and the answers that only words tell apart: by land or by sea, one Troop or two. */
import { Button, type WayOn } from '@signoria/kit';
import type { Choice } from '../rules/model/choices.ts';
import { type Pointing, type Table, wordsOf } from './table.ts';
import { thingName } from './thing-name.ts';

/** `under.top`: the card below; anything else: the card itself, or the space. */
function keyLabel(table: Table, { key }: WayOn<Choice>): string {
  const { tray } = wordsOf(table);
  return key.startsWith('under.') ? tray.under : tray.upper;
}

export function Tray({ table, pointing }: { readonly table: Table; readonly pointing: Pointing }) {
  const { tray } = wordsOf(table);
  const { held, ways } = pointing;
  const last = held.asked ?? held.steps.at(-1)?.thing ?? null;
  // Family cards are placed one after another; what comes next stands above the Palace.
  const placing = held.asked === null && table.options.some(({ choice }) => choice.do === 'family');
  if (last === null || placing) return null;
  return (
    <section class="tray" aria-label={tray.title} aria-live="polite">
      <p>
        <b>{thingName(table, last)}</b>
        {held.asked === null ? <span> {tray.next}</span> : null}
      </p>
      <div class="tray-choices">
        {ways.map((way) => (
          <Button
            key={way.key}
            kind={way.line.line === table.selected ? 'ink' : 'gold'}
            pressed={way.line.line === table.selected}
            onPress={() => pointing.choose(way)}
          >
            {way.label ?? keyLabel(table, way)}
          </Button>
        ))}
        <Button kind="quiet" onPress={pointing.drop}>
          {tray.drop}
        </Button>
      </div>
    </section>
  );
}

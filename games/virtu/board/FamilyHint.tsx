/** Which Family card is to be placed now, and what it can do. */
import { Button } from '@signoria/web/kit';
import { cardName } from '../text/names.ts';
import { CardMarks } from './Courtiers.tsx';
import { nextFamily } from './draft.ts';
import { Portrait } from './drawings/index.ts';
import type { Picking } from './picking.ts';
import { Symbols } from './Symbols.tsx';
import { type Table, wordsOf } from './table.ts';
import { cardFacts } from './things.ts';

export function FamilyHint({ table, picking }: { readonly table: Table; readonly picking: Picking }) {
  const { family } = wordsOf(table);
  const card = nextFamily(table, picking);
  const placing = !table.past && table.options.some(({ choice }) => choice.do === 'family');
  if (!placing) return null;
  return (
    <div class="family-hint" aria-live="polite">
      {card === null ? (
        <p>{family.done}</p>
      ) : (
        <>
          <Portrait id={card} />
          <p>
            {family.place} <b>{cardName(table.language, card)}</b>
          </p>
          <Symbols table={table} amounts={cardFacts(table.view, card).symbols} />
          <CardMarks table={table} id={card} />
          {cardFacts(table.view, card).action === null ? <small>{family.noAction}</small> : null}
        </>
      )}
      {picking.hand.steps.length > 0 || card === null ? (
        <Button kind="quiet" icon="undo" onPress={picking.drop}>
          {family.again}
        </Button>
      ) : null}
    </div>
  );
}

/** Which Family card is to be placed now, and what it can do. */
import { Button } from '@signoria/kit';
import { cardName } from '../../text/names.ts';
import { Head } from '../drawings/index.ts';
import { cardFacts } from '../printed.ts';
import { Symbols } from '../Symbols.tsx';
import { type Pointing, type Table, wordsOf } from '../table.ts';
import { CardMarks } from './Courtiers.tsx';
import { nextFamily } from './draft.ts';

export function FamilyHint({ table, pointing }: { readonly table: Table; readonly pointing: Pointing }) {
  const { family } = wordsOf(table);
  const card = nextFamily(table, pointing);
  const placing = !table.past && table.options.some(({ choice }) => choice.do === 'family');
  if (!placing) return null;
  return (
    <div class="family-hint" aria-live="polite">
      {card === null ? (
        <p>{family.done}</p>
      ) : (
        <>
          <Head id={card} />
          <p>
            {family.place} <b>{cardName(table.language, card)}</b>
          </p>
          <Symbols table={table} amounts={cardFacts(table.view, card).symbols} />
          <CardMarks table={table} id={card} />
          {cardFacts(table.view, card).action === null ? <small>{family.noAction}</small> : null}
        </>
      )}
      {pointing.held.steps.length > 0 || card === null ? (
        <Button kind="quiet" icon="undo" onPress={pointing.drop}>
          {family.again}
        </Button>
      ) : null}
    </div>
  );
}

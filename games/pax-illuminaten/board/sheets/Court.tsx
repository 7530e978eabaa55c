/** The court with the steward above one of its places, and the piles beside it. */
import { Sheet, Tag } from '@signoria/kit';
import { printed } from '../../text/names.ts';
import { Cameo, DEGREE_MARK, Disc } from '../drawings/index.ts';
import { Fold } from '../Fold.tsx';
import type { SheetProps } from '../look.tsx';
import { cardFacts, StrengthMark } from '../luminaries/CardText.tsx';
import { Thing } from '../Thing.tsx';
import { faceOf, namesOf, shortName, wordsOf } from '../table.ts';

function Place({ table, cues, slot, onLook }: SheetProps & { readonly slot: number }) {
  const { court: words } = wordsOf(table);
  const card = table.view.court[slot - 1] ?? null;
  const steward = table.view.steward === slot - 1;
  if (card === null) {
    return (
      <li class={steward ? 'empty steward' : 'empty'}>
        <b class="court-no num">{slot}</b> <em>{words.empty}</em>
        {steward ? <Tag>{words.steward}</Tag> : null}
      </li>
    );
  }
  const { degree, factions, ability } = faceOf(table.view, card);
  const text = printed(table.view, namesOf(table).abilities[ability]);
  return (
    <li class={steward ? 'steward' : ''} data-place={`court ${card}`}>
      <Thing
        table={table}
        cues={cues}
        thing={`court ${slot}`}
        class="thing court-card"
        facts={[words.place(slot), ...cardFacts(table, card), text, ...(steward ? [words.steward] : [])]}
        onLook={() => onLook({ at: 'card', card, thing: `court ${slot}` })}
      >
        <Cameo of={card} faction={factions[0]!} />
        <span class="court-marks">
          <b class="court-no num">{slot}</b>
          <b class="degree-mark">{DEGREE_MARK[degree]}</b>
          {factions.map((id) => (
            <Disc key={id} of={id} small />
          ))}
          <StrengthMark table={table} card={card} />
        </span>
        <span class="court-name">
          <b>{shortName(table, card)}</b>
          {steward ? <Tag>{words.steward}</Tag> : null}
        </span>
        <span class="court-text">{text}</span>
      </Thing>
    </li>
  );
}

/** Deck and discards; the deck may be drawn from. */
function Piles({ table, onLook }: SheetProps) {
  const { court: words } = wordsOf(table);
  const { deck, discards } = table.view;
  const { top } = discards;
  return (
    <div class="piles" data-spot="piles">
      <Thing
        table={table}
        thing="deck"
        class="thing pile"
        facts={[words.deckOf(deck)]}
        onLook={() => table.rule('PAX-12.12')}
      >
        <span>{words.deck}</span> <b class="num">{deck}</b>
      </Thing>
      {top === null ? (
        <span class="pile">
          {words.discards} <b class="num">{discards.count}</b>
        </span>
      ) : (
        <Thing
          table={table}
          thing={null}
          class="thing pile"
          facts={[words.discardsOf(discards.count), ...cardFacts(table, top)]}
          onLook={() => onLook({ at: 'card', card: top, thing: null })}
        >
          <span>{words.discards}</span> <b class="num">{discards.count}</b>
        </Thing>
      )}
    </div>
  );
}

export interface CourtProps extends SheetProps {
  /** Whether the column is wide enough for what each can do. */
  readonly open: boolean;
  readonly onOpen: () => void;
}

export function Court({ open, onOpen, ...props }: CourtProps) {
  const { court: words } = wordsOf(props.table);
  return (
    <Sheet title={words.title} caption={<Fold label={words.abilities} open={open} onPress={onOpen} />} class="court">
      <ol>
        {props.table.view.court.map((_, i) => (
          <Place key={i} {...props} slot={i + 1} />
        ))}
      </ol>
      <Piles {...props} />
    </Sheet>
  );
}

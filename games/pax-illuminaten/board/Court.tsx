/** The court with the steward above one of its places, and the piles beside it. */
import { Sheet, Tag } from '@signoria/web/kit';
import { cardFacts, StrengthMark } from './CardText.tsx';
import { DEGREE_MARK, Disc } from './drawings/index.ts';
import type { OnLook } from './look.tsx';
import { deedsAt } from './spots.ts';
import { Thing } from './Thing.tsx';
import { faceOf, shortName, type Table, wordsOf } from './table.ts';
import type { Telling } from './telling.ts';

interface CourtProps {
  readonly table: Table;
  readonly telling: Telling;
  readonly onLook: OnLook;
}

function Place({ table, telling, slot, onLook }: CourtProps & { readonly slot: number }) {
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
  const { degree, factions } = faceOf(table.view, card);
  return (
    <li class={steward ? 'steward' : ''}>
      <Thing
        table={table}
        telling={telling}
        changing={`court ${slot}`}
        class="court-card"
        deeds={deedsAt(table, `court ${slot}`)}
        facts={[words.place(slot), ...cardFacts(table, card), ...(steward ? [words.steward] : [])]}
        onLook={() => onLook({ at: 'card', card, spot: `court ${slot}` })}
      >
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
      </Thing>
    </li>
  );
}

/** Deck and discards; the deck may be drawn from. */
function Piles({ table, onLook }: CourtProps) {
  const { court: words } = wordsOf(table);
  const { deck, discards } = table.view;
  const { top } = discards;
  const deeds = deedsAt(table, 'deck');
  return (
    <div class="piles">
      <Thing
        table={table}
        class="pile"
        deeds={deeds}
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
          class="pile"
          deeds={[]}
          facts={[words.discardsOf(discards.count), ...cardFacts(table, top)]}
          onLook={() => onLook({ at: 'card', card: top, spot: null })}
        >
          <span>{words.discards}</span> <b class="num">{discards.count}</b>
        </Thing>
      )}
    </div>
  );
}

export function Court(props: CourtProps) {
  const { court: words } = wordsOf(props.table);
  return (
    <Sheet title={words.title} class="court">
      <ol>
        {props.table.view.court.map((_, i) => (
          <Place key={i} {...props} slot={i + 1} />
        ))}
      </ol>
      <Piles {...props} />
    </Sheet>
  );
}

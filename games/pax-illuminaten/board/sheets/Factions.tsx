/** The six factions: support left in the supply, and whose the faction's card is or could be. */
import { Sheet, Shield, Tag } from '@signoria/kit';
import { FACTIONS, type FactionId } from '../../data/factions.ts';
import { Disc } from '../drawings/index.ts';
import type { SheetProps } from '../look.tsx';
import { Thing } from '../Thing.tsx';
import { named, namesOf, tinctureOf, winnersByPlots, wordsOf } from '../table.ts';

function Row({ table, cues, id, onLook }: SheetProps & { readonly id: FactionId }) {
  const { factions: words } = wordsOf(table);
  const { name } = namesOf(table).factions[id];
  const card = table.view.factionCards.find(({ faction }) => faction === id);
  const owner = card?.owner ?? null;
  const claimant = card?.claimant ?? null;
  const mayBe = claimant !== null && claimant !== owner ? claimant : null;
  const facts = [
    name,
    words.supplyOf(table.view.supply[id]),
    card === undefined ? words.out : words.owned(owner === null ? null : named(table, owner)),
    ...(card?.used ? [words.used] : []),
    ...(mayBe === null ? [] : [words.claimant(named(table, mayBe))]),
  ];
  return (
    <li {...(owner === null || winnersByPlots(table).length > 0 ? {} : { 'data-wins': tinctureOf(table, owner) })}>
      <Thing
        table={table}
        cues={cues}
        thing={`faction ${id}`}
        class="thing faction-row"
        facts={facts}
        onLook={() => onLook({ at: 'faction', id })}
      >
        <Disc of={id} />
        <span class="faction-words">
          <b>{name}</b>
          {card === undefined ? <em>{words.out}</em> : null}
          {card !== undefined && owner === null && mayBe === null ? <em>{words.free}</em> : null}
          {owner === null ? null : (
            <span class="owner">
              <Shield tincture={tinctureOf(table, owner)} width={12} /> {card?.used ? <em>{words.used}</em> : null}
            </span>
          )}
          {mayBe === null ? null : (
            <Tag kind={mayBe === table.you ? 'gold' : 'plain'}>
              <Shield tincture={tinctureOf(table, mayBe)} width={9} /> {words.mayClaim}
            </Tag>
          )}
        </span>
        <b class="num supply">{table.view.supply[id]}</b>
      </Thing>
    </li>
  );
}

export function Factions(props: SheetProps) {
  const { factions: words } = wordsOf(props.table);
  return (
    <Sheet title={words.title} caption={words.supply} class="factions">
      <ul>
        {FACTIONS.map((id) => (
          <Row key={id} {...props} id={id} />
        ))}
      </ul>
    </Sheet>
  );
}

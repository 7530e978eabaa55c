/** The six factions: support left in the supply, and whose the faction's card is or could be. */
import { Sheet, Shield, Tag } from '@signoria/web/kit';
import { FACTIONS, type FactionId } from '../data/factions.ts';
import { Disc } from './drawings/index.ts';
import type { OnLook } from './look.tsx';
import { deedsAt } from './spots.ts';
import { Thing } from './Thing.tsx';
import { named, namesOf, type Table, tinctureOf, wordsOf } from './table.ts';
import type { Telling } from './telling.ts';

interface FactionsProps {
  readonly table: Table;
  readonly telling: Telling;
  readonly onLook: OnLook;
}

function Row({ table, telling, id, onLook }: FactionsProps & { readonly id: FactionId }) {
  const { factions: words } = wordsOf(table);
  const { name } = namesOf(table).factions[id];
  const card = table.view.factionCards.find(({ faction }) => faction === id);
  const owner = card?.owner ?? null;
  const claimant = card?.claimant ?? null;
  const mayBe = claimant !== null && claimant !== owner ? claimant : null;
  const deeds = deedsAt(table, `faction ${id}`);
  const facts = [
    name,
    words.supplyOf(table.view.supply[id]),
    card === undefined ? words.out : words.owned(owner === null ? null : named(table, owner)),
    ...(card?.used ? [words.used] : []),
    ...(mayBe === null ? [] : [words.claimant(named(table, mayBe))]),
  ];
  return (
    <li>
      <Thing
        table={table}
        telling={telling}
        changing={`faction ${id}`}
        class="faction-row"
        deeds={deeds}
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

export function Factions(props: FactionsProps) {
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

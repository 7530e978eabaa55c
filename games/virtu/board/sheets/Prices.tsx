/** What something costs, kind by kind, each with its part and its rule. */
import { explained } from '@signoria/kernel';
import { SumTable } from '@signoria/kit';
import type { AllianceId } from '../../data/pieces.ts';
import type { PurchaseId } from '../../rules/model/choices.ts';
import { alliancePrice, price } from '../../rules/model/prices.ts';
import type { OfferView } from '../../rules/view/types.ts';
import { inWords } from '../Symbols.tsx';
import { type Table, wordsOf } from '../table.ts';

interface PricesProps {
  readonly table: Table;
  readonly cost: OfferView['cost'];
  readonly why: (kind: string) => ReturnType<typeof explained>;
}

function Prices({ table, cost, why }: PricesProps) {
  const { market } = wordsOf(table);
  const kinds = Object.keys(cost).filter((kind) => cost[kind]! > 0);
  return (
    <>
      {kinds.map((kind) => (
        <SumTable
          key={kind}
          why={why(kind)}
          table={table}
          label={market.price(inWords(table, { [kind]: cost[kind]! }) ?? '')}
        />
      ))}
    </>
  );
}

/** Nothing for what is never on sale. */
export function OfferPrices({ table, id }: { readonly table: Table; readonly id: string }) {
  const offer = table.view.market.find((one): one is OfferView & { readonly id: PurchaseId } => one.id === id);
  if (offer === undefined) return null;
  return (
    <Prices
      table={table}
      cost={offer.cost}
      why={(kind) => explained((parts) => price(table.view, offer.id, kind, parts))}
    />
  );
}

export function AlliancePrices({ table, id }: { readonly table: Table; readonly id: AllianceId }) {
  const { cost } = table.view.alliances.find((one) => one.id === id)!;
  return (
    <Prices
      table={table}
      cost={cost}
      why={(kind) => explained((parts) => alliancePrice(table.view, id, kind, parts))}
    />
  );
}

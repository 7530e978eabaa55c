/** Exchanges at any moment: offers to answer, offers made, a new one; and the Banker. */
import { RuleLinks, Sheet } from '@signoria/kit';
import { type Table, wordsOf } from '../table.ts';
import { Banker } from './Banker.tsx';
import { Compose, offerForms } from './Compose.tsx';
import { Offer } from './Offers.tsx';

export function Trade({ table }: { readonly table: Table }) {
  const { trade } = wordsOf(table);
  const { offers, trading } = table.view;
  const forMe = offers.filter(({ to }) => to === table.you);
  const mine = offers.filter(({ from }) => from === table.you);
  return (
    <Sheet title={trade.title} caption={trade.words} class="trade">
      <div class="sheet-body">
        <ul class="exchanges" aria-live="polite">
          {[...forMe, ...mine].map((offer) => (
            <Offer key={`${offer.from} ${offer.to}`} table={table} offer={offer} />
          ))}
        </ul>
        {offerForms(table).size > 0 ? <Compose key={table.you ?? -1} table={table} /> : null}
        <Banker table={table} />
        {trading ? null : <p class="remark">{trade.closed}</p>}
        {trading && table.you === null ? <p class="remark">{trade.watching}</p> : null}
        <RuleLinks table={table} caption={wordsOf(table).rules} ids={['POR-4.2', 'POR-4.3', 'POR-4.4']} />
      </div>
    </Sheet>
  );
}

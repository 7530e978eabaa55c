/** Exchanges that lie open: those proposed to the reader and the reader's own. */
import { Button, listOf, nameOf, RuleId, Shield, tinctureOf } from '@signoria/kit';
import type { Amounts, OfferView } from '../../rules/view/types.ts';
import { promiseText } from '../../text/names.ts';
import { Money } from '../Money.tsx';
import { freedomOf, type Table, wordsOf } from '../table.ts';

function Given({ table, seat, amounts }: { readonly table: Table; readonly seat: number; readonly amounts: Amounts }) {
  const { trade, princes } = wordsOf(table);
  const none = amounts.gold + amounts.influence === 0;
  return (
    <span class="given">
      <span>
        <Shield tincture={tinctureOf(table, seat)} width={14} />
        {trade.gives(nameOf(table, seat))}
      </span>
      <span class="only-heard">{none ? trade.nothing : princes.exact(amounts.gold, amounts.influence)}</span>
      <span class="given-amounts" aria-hidden="true">
        {amounts.gold > 0 ? <Money of="gold" amount={amounts.gold} /> : null}
        {amounts.influence > 0 ? <Money of="influence" amount={amounts.influence} /> : null}
        {none ? trade.nothing : null}
      </span>
    </span>
  );
}

/** Gives the answer, where the menu of this moment has it. */
function answerOf(table: Table, what: 'accept' | 'refuse' | 'withdraw', whom: number): (() => void) | null {
  const choice = listOf(freedomOf(table, 'negotiation')).find((c) => c.do === what && c.whom === whom);
  return choice === undefined ? null : () => table.answer(table.write(choice));
}

function Answers({ table, offer }: { readonly table: Table; readonly offer: OfferView }) {
  const { trade } = wordsOf(table);
  const { from, to } = offer;
  if (from === table.you) {
    const withdraw = answerOf(table, 'withdraw', to);
    return withdraw === null ? null : <Button onPress={withdraw}>{trade.withdraw}</Button>;
  }
  const accept = answerOf(table, 'accept', from);
  const refuse = answerOf(table, 'refuse', from);
  return (
    <>
      {refuse === null ? null : <Button onPress={refuse}>{trade.refuse}</Button>}
      {accept === null ? null : (
        <Button kind="wax" onPress={accept}>
          {trade.accept}
        </Button>
      )}
    </>
  );
}

export function Offer({ table, offer }: { readonly table: Table; readonly offer: OfferView }) {
  const { trade } = wordsOf(table);
  const { from, to, give, ask, promise } = offer;
  const own = from === table.you;
  const cannot = !own && !table.past && answerOf(table, 'accept', from) === null;
  return (
    <li class={own ? 'exchange own' : 'exchange'}>
      <h3>{own ? trade.to(table.reader.name(to)) : trade.from(table.reader.name(from))}</h3>
      <div class="swap">
        <Given table={table} seat={from} amounts={give} />
        <span class="arrows" aria-hidden="true">
          ⇄
        </span>
        <Given table={table} seat={to} amounts={ask} />
      </div>
      {promise === null ? null : (
        <p>
          “{promiseText(table.language, promise)}” <span class="remark">{trade.words}</span>
        </p>
      )}
      {cannot ? (
        <p class="loss">
          {trade.cannot} <RuleId id="POR-R13" />
        </p>
      ) : null}
      <div class="offer-answers">
        <Answers table={table} offer={offer} />
      </div>
    </li>
  );
}

/** Paying: the price symbol by symbol, one's tokens to narrow the ways down, and the ways that are left. */
import { Button, type ThingLine, WhyNumber } from '@signoria/kit';
import { useState } from 'preact/hooks';
import { FACTIONS, type FactionId } from '../../data/factions.ts';
import type { Choice } from '../../rules/model/choices.ts';
import type { PriceView } from '../../rules/view/types.ts';
import { Disc } from '../drawings/index.ts';
import { namesOf, playerOf, type Table, wordsOf } from '../table.ts';
import { DeedButton } from './Deeds.tsx';

/** More ways than this can be narrowed down by tapping tokens. */
const FEW = 6;
/** So many different bills are spelled out. */
const BILLS = 3;

type Deed = ThingLine<Choice>;
type Bill = PriceView['bills'][number];

function Symbols({ table, bill }: { readonly table: Table; readonly bill: Bill }) {
  const { pay: words } = wordsOf(table);
  const { factions } = namesOf(table);
  const waived = bill.waived + bill.parts.reduce((sum, part) => sum + part.waived, 0);
  return (
    <span class="price-bill">
      <WhyNumber why={bill.owed} table={table} label={words.price} class="num" />
      {symbolsOf(bill).map((any, i) => (
        <span key={i} class="symbol">
          {any.length === FACTIONS.length ? <b>{words.any}</b> : any.map((id) => <Disc key={id} of={id} small />)}
          <span class="only-heard">{any.map((id) => factions[id].name).join(', ')}</span>
        </span>
      ))}
      {waived > 0 ? <span class="waived">{words.waived(waived)}</span> : null}
    </span>
  );
}

/** How many tokens stand for one. */
function Rate({ table, price: { rate, why } }: { readonly table: Table; readonly price: PriceView }) {
  const { pay: words, why: labels } = wordsOf(table);
  return (
    <small>
      {why === null ? (
        words.rate(rate)
      ) : (
        <WhyNumber why={why} table={table} label={labels.rate}>
          {words.rate(rate)}
        </WhyNumber>
      )}
    </small>
  );
}

const symbolsOf = ({ parts }: Bill) => parts.flatMap(({ symbols }) => symbols);

/** Whatever pays `narrow` pays `wide` too. */
function includes(wide: Bill, narrow: Bill): boolean {
  const [all, few] = [symbolsOf(wide), symbolsOf(narrow)];
  return all.length === few.length && few.every((any, i) => any.every((id) => all[i]!.includes(id)));
}

/** Bills worth reading: none that another one includes. */
function telling(bills: readonly Bill[]): readonly Bill[] {
  return bills.filter(
    (bill, i) => !bills.some((other, k) => k !== i && includes(other, bill) && (k < i || !includes(bill, other))),
  );
}

const count = (spend: readonly FactionId[], id: FactionId): number => spend.filter((other) => other === id).length;

const spendOf = ({ choice }: Deed): readonly FactionId[] => (choice.do === 'pay' ? choice.spend : []);

/** Ways that spend at least these tokens. */
function narrowed(deeds: readonly Deed[], spent: readonly FactionId[]): readonly Deed[] {
  return deeds.filter((deed) => FACTIONS.every((id) => count(spendOf(deed), id) >= count(spent, id)));
}

interface PayProps {
  readonly table: Table;
  readonly deeds: readonly Deed[];
  /** The ways have buttons in the bar already. */
  readonly bar: boolean;
}

export function Pay({ table, deeds, bar }: PayProps) {
  const { pay: words } = wordsOf(table);
  const { factions } = namesOf(table);
  const [spent, setSpent] = useState<readonly FactionId[]>([]);
  const price = table.view.underway.find(({ at }) => at === 'pay')?.price ?? null;
  const ways = narrowed(deeds, spent);
  const bills = price === null ? [] : telling(price.bills);
  const { stock } = playerOf(table, table.you!);
  return (
    <div class="pay">
      {price === null ? null : (
        <p class="price">
          <b>{words.price}</b>
          {bills.slice(0, BILLS).map((bill, i) => (
            <span key={i}>
              {i === 0 ? null : <em>{words.or}</em>}
              <Symbols table={table} bill={bill} />
            </span>
          ))}
          {bills.length > BILLS ? <em>…</em> : null}
          {price.rate > 0 ? <Rate table={table} price={price} /> : null}
        </p>
      )}
      {deeds.length <= FEW ? null : (
        <fieldset class="spend" aria-label={words.tap}>
          {FACTIONS.filter((id) => stock[id] > 0).map((id) => {
            const more = narrowed(deeds, [...spent, id]).length;
            return (
              <button
                key={id}
                type="button"
                disabled={more === 0}
                aria-label={words.spend(factions[id].name, count(spent, id), stock[id])}
                onClick={() => setSpent([...spent, id])}
              >
                <Disc of={id} />
                <b class="num">
                  {count(spent, id)}/{stock[id]}
                </b>
              </button>
            );
          })}
          <Button icon="undo" label={words.clear} onPress={() => setSpent([])} />
        </fieldset>
      )}
      {bar ? null : (
        <div class="ways">
          {ways.map((deed) => (
            <DeedButton key={deed.line} table={table} deed={deed} />
          ))}
        </div>
      )}
    </div>
  );
}

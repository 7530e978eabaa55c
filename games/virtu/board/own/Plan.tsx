/** What has been planned and not paid yet, with its price so far, and what is within reach. */
import { pointedAt, WhyNumber } from '@signoria/kit';
import { SYMBOLS } from '../../data/symbols.ts';
import type { PlanView, PlayerView } from '../../rules/view/types.ts';
import { cityName } from '../../text/names.ts';
import { cardFacts, domainSymbols } from '../printed.ts';
import { type Amounts, inWords, Symbols } from '../Symbols.tsx';
import { purchaseName } from '../sheets/MarketSheet.tsx';
import { type Table, wordsOf } from '../table.ts';

interface PlanProps {
  readonly table: Table;
  readonly player: PlayerView;
}

/** The most of each kind that Courtiers and tokens could give; each of them gives one kind only (VIR-3.2). */
export function withinReach({ view }: Pick<Table, 'view'>, player: PlayerView): Amounts {
  const sum: { [kind: string]: number } = { florin: player.florins };
  const add = (amounts: Amounts) => {
    for (const id of SYMBOLS) sum[id] = (sum[id] ?? 0) + (amounts[id] ?? 0);
  };
  for (const { card, available } of player.spaces) if (card !== null && available) add(cardFacts(view, card).symbols);
  for (const token of player.domain) if (token.available) add(domainSymbols(view, token));
  return sum;
}

function Basket({ table, plan }: { readonly table: Table; readonly plan: Extract<PlanView, { what: 'purchase' }> }) {
  return (
    <ul class="basket">
      {plan.basket.map(({ what, city }) => (
        <li key={what}>
          {purchaseName(table, what)}
          {city === null ? null : <small> {cityName(table.language, city)}</small>}
        </li>
      ))}
    </ul>
  );
}

/** Winter's purchases are planned against what one could pay. */
function Reach({ table, player }: PlanProps) {
  const { plan } = wordsOf(table);
  const amounts = withinReach(table, player);
  return (
    <p class="reach">
      <span class="caption">{plan.reach}</span>
      <Symbols table={table} amounts={{ ...amounts, war: 0, arrow: 0, mask: 0 }} />
    </p>
  );
}

/** What the selected purchase would add. */
function addition(table: Table): Amounts | null {
  const choice = pointedAt(table);
  if (choice?.do !== 'buy') return null;
  return table.view.market.find(({ id }) => id === choice.what)?.cost ?? null;
}

export function Plan({ table, player }: PlanProps) {
  const words = wordsOf(table).plan;
  const { plan } = table.view;
  if (plan === null || plan.seat !== table.you || table.past) return null;
  if (plan.what === 'refresh') {
    return (
      <div class="plan">
        <b class="plan-title">{words.refresh(plan.left)}</b>
      </div>
    );
  }
  const planned = inWords(table, plan.cost) !== null;
  const more = plan.what === 'purchase' ? addition(table) : null;
  return (
    <div class="plan">
      {planned ? (
        <>
          <span class="caption">{words.soFar}</span>
          {plan.what === 'purchase' ? <Basket table={table} plan={plan} /> : null}
          <span class="plan-cost" aria-live="polite">
            {plan.what === 'purchase' ? (
              Object.entries(plan.why).map(([kind, why]) => (
                <WhyNumber key={kind} why={why} table={table} label={words.soFar}>
                  <Symbols table={table} amounts={{ [kind]: why.total }} />
                </WhyNumber>
              ))
            ) : (
              <Symbols table={table} amounts={plan.cost} />
            )}
          </span>
        </>
      ) : null}
      {more === null ? null : (
        <span class="plan-cost more" aria-live="polite">
          <b>+</b>
          <Symbols table={table} amounts={more} />
        </span>
      )}
      {plan.what === 'purchase' ? <Reach table={table} player={player} /> : null}
    </div>
  );
}

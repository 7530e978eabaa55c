/** The common board: the auction stacks, and what can be had in a turn. The phase decides which of them lies on top. */
import type { Sum } from '@signoria/kernel';
import { Segments, Sheet, Shield, tinctureOf, WhyNumber } from '@signoria/kit';
import { useState } from 'preact/hooks';
import { hostOf, money, playerOf, type Table, wordsOf } from '../table.ts';
import type { MarketProps } from './market-props.ts';
import { Stacks } from './Stacks.tsx';
import { Supply } from './Supply.tsx';

type Part = 'stacks' | 'supply';

/** The part that the phase is about; the reader's own choice holds until the phase changes. */
function usePart({ view }: Table): readonly [Part, (part: Part) => void] {
  const moment = `${view.round} ${view.phase}`;
  const [chosen, choose] = useState<{ readonly moment: string; readonly part: Part } | null>(null);
  const natural = view.phase === 'actions' || view.phase === 'setup' ? 'supply' : 'stacks';
  return [chosen?.moment === moment ? chosen.part : natural, (part) => choose({ moment, part })];
}

/** `a building 300`. */
function Price({ table, caption, why }: { readonly table: Table; readonly caption: string; readonly why: Sum }) {
  const { market } = wordsOf(table);
  return (
    <>
      <span aria-hidden="true">{caption} </span>
      <WhyNumber why={why} table={table} label={caption} write={money}>
        {why.total === 0 ? market.gratis : money(why.total)}
      </WhyNumber>
    </>
  );
}

function Caption({ table, part }: { readonly table: Table; readonly part: Part }) {
  const { market } = wordsOf(table);
  const { view } = table;
  if (part === 'supply') {
    const { buildPrice } = playerOf(table, hostOf(table));
    return (
      <>
        <Price table={table} caption={market.building} why={buildPrice} />,{' '}
        <Price table={table} caption={market.other} why={view.prices.action} />
      </>
    );
  }
  const at = table.question?.at;
  if (at === 'starter') return <Price table={table} caption={market.opening} why={view.prices.opening} />;
  if (at === 'lastBuyer' || at === 'soloLast') {
    return <Price table={table} caption={market.lastBuyer} why={view.prices.lastBuyer} />;
  }
  if (view.solo !== null) return <>{market.solo}</>;
  if (view.first === null) return null;
  return (
    <>
      {market.first} <Shield tincture={tinctureOf(table, view.first)} width={13} />
    </>
  );
}

export function Market(props: MarketProps) {
  const { table } = props;
  const { market } = wordsOf(table);
  const [part, setPart] = usePart(table);
  const caption = (
    <>
      <span class="market-note">
        <Caption table={table} part={part} />
      </span>
      <Segments
        label={market.parts}
        options={[
          { value: 'stacks', label: market.stacks },
          { value: 'supply', label: market.supply },
        ]}
        value={part}
        onChange={(value) => setPart(value === 'stacks' ? 'stacks' : 'supply')}
      />
    </>
  );
  return (
    <Sheet title={part === 'stacks' ? market.auction : market.actions} caption={caption} class="market">
      {part === 'stacks' ? <Stacks {...props} /> : <Supply {...props} />}
    </Sheet>
  );
}

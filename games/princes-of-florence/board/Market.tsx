/** The common board: the auction stacks, and what can be had in a turn. The phase decides which of them lies on top. */
import { Segments, Sheet, Shield, tinctureOf } from '@signoria/web/kit';
import { useState } from 'preact/hooks';
import { BUILD_PRICE } from '../data/economy.ts';
import type { MarketProps } from './market-props.ts';
import { Stacks } from './Stacks.tsx';
import { Supply } from './Supply.tsx';
import { hostOf, playerOf, type Table, wordsOf } from './table.ts';

type Part = 'stacks' | 'supply';

/** The part that the phase is about; the reader's own choice holds until the phase changes. */
function usePart({ view }: Table): readonly [Part, (part: Part) => void] {
  const moment = `${view.round} ${view.phase}`;
  const [chosen, choose] = useState<{ readonly moment: string; readonly part: Part } | null>(null);
  const natural = view.phase === 'actions' || view.phase === 'setup' ? 'supply' : 'stacks';
  return [chosen?.moment === moment ? chosen.part : natural, (part) => choose({ moment, part })];
}

function Caption({ table, part }: { readonly table: Table; readonly part: Part }) {
  const { market } = wordsOf(table);
  const { view } = table;
  if (part === 'supply') return <>{market.prices(BUILD_PRICE[playerOf(table, hostOf(table)).builders]!)}</>;
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

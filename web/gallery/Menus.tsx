/** Gallery: the kinds of menu: hand, amount, subset, payment, auction. */

import {
  AuctionPanel,
  CardFrame,
  type CardState,
  countOf,
  Hand,
  type HandCard,
  PaymentPicker,
  type PaymentUse,
  Sheet,
  Stepper,
  type Subset,
  SubsetPicker,
  Tinted,
} from '@signoria/kit';
import { useState } from 'preact/hooks';
import { GLYPHS } from './glyphs.tsx';
import type { Words } from './words.ts';

const nothing = () => {};
const STATES: readonly CardState[] = ['idle', 'legal', 'legal', 'selected', 'blocked', 'blocked'];

function Hands({ words }: { readonly words: Words['hand'] }) {
  const [chosen, setChosen] = useState(3);
  const cards = STATES.map(
    (state, i): HandCard => ({
      id: String(i),
      label: words.cards[i]!,
      state: state === 'selected' || state === 'legal' ? (i === chosen ? 'selected' : 'legal') : state,
      face: (
        <CardFrame tint="#3B4A58" title={words.cards[i]!} note={words.note}>
          <Tinted tincture="blue">
            <rect width="120" height="168" />
          </Tinted>
        </CardFrame>
      ),
    }),
  );
  const choose = (id: string) => setChosen(Number(id));
  return (
    <Sheet title={words.title} class="whole">
      <Hand label={words.row} cards={cards} onChoose={choose} />
      <Hand label={words.fan} cards={cards} layout="fan" onChoose={choose} />
    </Sheet>
  );
}

function Amount({ words }: { readonly words: Words['amount'] }) {
  const [value, setValue] = useState(700);
  return (
    <Sheet title={words.title}>
      <div class="stack">
        <Stepper
          label={words.label}
          value={value}
          min={200}
          max={1200}
          step={100}
          unit={words.unit}
          words={words}
          onChange={setValue}
        />
        <Stepper
          label={words.label}
          value={200}
          min={200}
          max={200}
          words={{ less: words.less, more: words.more }}
          onChange={nothing}
        />
      </div>
    </Sheet>
  );
}

function Several({ words }: { readonly words: Words['subset'] }) {
  const [value, setValue] = useState<Subset>({ i0: 1, alike: 1 });
  const items = words.items.map((label, i) => ({ id: `i${i}`, label, blocked: i === 4 }));
  return (
    <Sheet title={words.title}>
      <div class="stack">
        <SubsetPicker
          label={words.label}
          items={[...items, { id: 'alike', label: words.alike[0]!, note: words.alike[1], available: 4 }]}
          min={2}
          max={3}
          value={value}
          tally={words.tally(countOf(value))}
          words={words}
          onChange={setValue}
        />
      </div>
    </Sheet>
  );
}

const COST = [
  { kind: 'crown', amount: 3 },
  { kind: 'cross', amount: 1 },
] as const;
const OFFERS: readonly (readonly (readonly [string, number])[])[] = [
  [['crown', 1]],
  [
    ['crown', 1],
    ['cross', 1],
  ],
  [['cross', 2]],
  [['crown', 2]],
  [['crown', 1]],
];

/** Stand-ins for the kernel's functions, enough to see the picker move. */
function owedBy(value: readonly PaymentUse[]): Record<string, number> {
  const owed: Record<string, number> = Object.fromEntries(COST.map(({ kind, amount }) => [kind, amount]));
  for (const { id, as } of value) owed[as]! -= OFFERS[Number(id)]!.find(([kind]) => kind === as)![1];
  return owed;
}

const unpaid = (value: readonly PaymentUse[]): number =>
  Object.values(owedBy(value)).reduce((sum, n) => sum + Math.max(0, n), 0);

function suggestion(value: readonly PaymentUse[]): readonly PaymentUse[] | null {
  const next: PaymentUse[] = [...value];
  for (const [i, offers] of OFFERS.entries()) {
    const id = String(i);
    const use = offers.find(([kind]) => owedBy(next)[kind]! > 0);
    if (use && i !== 4 && !next.some((other) => other.id === id)) next.push({ id, as: use[0] });
  }
  return unpaid(value) > 0 && unpaid(next) === 0 ? next : null;
}

function Payment({ words }: { readonly words: Words['payment'] }) {
  const [value, setValue] = useState<readonly PaymentUse[]>([{ id: '3', as: 'crown' }]);
  return (
    <Sheet title={words.title} class="whole">
      <div class="stack">
        <PaymentPicker
          label={words.label}
          cost={COST.map((part, i) => ({ ...part, label: words.kinds[i]!, glyph: GLYPHS[part.kind] }))}
          sources={words.sources.map((label, i) => ({
            id: String(i),
            label,
            blocked: i === 4,
            offers: OFFERS[i]!.map(([kind, amount]) => ({ kind, amount })),
          }))}
          value={value}
          owed={owedBy}
          suggest={suggestion}
          words={{
            status: (uses) => (unpaid(uses) > 0 ? words.owed(unpaid(uses)) : words.paid),
            suggest: words.suggest,
            clear: words.clear,
            spend: (source, kind, n) => words.spend(source.label, kind.label, n),
          }}
          onChange={setValue}
        />
      </div>
    </Sheet>
  );
}

function Auction({ words: all }: { readonly words: Words }) {
  const { auction: words, seats } = all;
  const bid = (amount: number, blocked = false) => ({
    id: String(amount),
    amount,
    blocked,
    label: words.bid(amount),
    facts: [words.net(amount - 50), words.left(1100 - amount)],
  });
  return (
    <Sheet title={words.title} class="whole">
      <div class="stack">
        <AuctionPanel
          label={words.lot}
          lot={words.lot}
          standing={{ caption: words.standing, amount: 600 }}
          bidders={[
            { id: 'o', tincture: 'green', name: seats.ottavio, state: 'leads', stateLabel: words.leads, bid: 600 },
            { id: 'y', tincture: 'red', name: seats.you, state: 'deciding', stateLabel: words.deciding, bid: 500 },
            { id: 'b', tincture: 'blue', name: seats.bianca, state: 'in' },
            { id: 'f', tincture: 'yellow', name: seats.fiamma, state: 'out', stateLabel: words.out },
          ]}
          bids={[bid(700), bid(800), bid(900), bid(1000), bid(1100), bid(1200, true)]}
          pass={{ label: words.pass, note: words.passNote, onPass: nothing }}
        />
      </div>
    </Sheet>
  );
}

export function Menus({ words }: { readonly words: Words }) {
  return (
    <>
      <Hands words={words.hand} />
      <Amount words={words.amount} />
      <Several words={words.subset} />
      <Payment words={words.payment} />
      <Auction words={words} />
    </>
  );
}

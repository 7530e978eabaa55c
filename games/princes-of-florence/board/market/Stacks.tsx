/** The auction stacks: what is left of each, who has bought from it this round, what it would do for one's people. */
import { cued, nameOf, Shield, tinctureOf } from '@signoria/kit';
import type { StackId } from '../../data/objects.ts';
import type { LandscapeId } from '../../data/pieces.ts';
import { Glyph } from '../drawings/index.ts';
import { wantedBy } from '../gain.ts';
import { named } from '../names.ts';
import { Thing, TileOf } from '../Things.tsx';
import { money, type Table, wordsOf } from '../table.ts';
import { isLandscape, type MarketProps, stacksOf } from './market-props.ts';

const LANDSCAPES: readonly LandscapeId[] = ['forest', 'lake', 'park'];

function Picture({ table, stack }: { readonly table: Table; readonly stack: StackId }) {
  if (isLandscape(stack)) return <TileOf table={table} piece={stack} />;
  if (stack !== 'landscape') return <Glyph of={stack} />;
  return (
    <span class="three">
      {LANDSCAPES.map((piece) => (
        <TileOf key={piece} table={table} piece={piece} />
      ))}
    </span>
  );
}

function leftOf({ view }: Table, stack: StackId): number {
  return stack === 'landscape' ? view.stock.forest + view.stock.lake + view.stock.park : view.stock[stack];
}

/** The seat whose pawn lies on the stack; null when it is open. */
function buyerOf({ view }: Table, stack: StackId): number | null {
  return view.auction.sold.find((sold) => sold.stack === stack)?.seat ?? null;
}

function stateOfStack(
  table: Table,
  stack: StackId,
): { readonly text: string; readonly seat: number | null; readonly kind: string } {
  const { market } = wordsOf(table);
  const { lot } = table.view.auction;
  if (lot?.stack === stack) return { text: money(lot.bid), seat: lot.leader, kind: 'up' };
  const put = table.view.solo?.putUp.find((up) => up.stack === stack);
  const buyer = buyerOf(table, stack);
  if (buyer !== null) {
    const known = buyer < table.view.players.length;
    return { text: known ? market.sold : market.diego, seat: known ? buyer : null, kind: 'sold' };
  }
  if (put?.refused) return { text: market.refused, seat: null, kind: 'sold' };
  if (leftOf(table, stack) === 0) return { text: market.empty, seat: null, kind: 'sold' };
  // Alone, the place is taken by what the card adds to the die.
  return { text: table.view.solo?.card ? '' : market.open, seat: null, kind: '' };
}

/** `Forest, 4 left, sold to Bianca, wanted by 2 of your people`. */
function spoken(table: Table, stack: StackId, wanted: number): string {
  const { market } = wordsOf(table);
  const { lot } = table.view.auction;
  const buyer = buyerOf(table, stack);
  const state =
    lot?.stack === stack
      ? market.lotAt(money(lot.bid), nameOf(table, lot.leader))
      : buyer !== null && buyer < table.view.players.length
        ? market.soldTo(nameOf(table, buyer))
        : stateOfStack(table, stack).text || market.open;
  return [
    named(table.language, stack),
    market.left(leftOf(table, stack)),
    state,
    ...(wanted > 0 ? [market.wanted(wanted)] : []),
  ].join(', ');
}

function shortName(table: Table, stack: StackId): string {
  const { stacks } = wordsOf(table);
  return stack === 'prestige' || stack === 'recruiting' ? stacks[stack] : named(table.language, stack);
}

/** What the reader's people would get of it. */
function Hint({ table, stack, wanted }: { readonly table: Table; readonly stack: StackId; readonly wanted: number }) {
  const mod = table.view.solo?.card?.auction.find(
    ({ object }) => object === (isLandscape(stack) ? 'landscape' : stack),
  );
  return (
    <span class="stack-hint">
      {mod === undefined ? null : (
        <span class="mod">
          <Glyph of="die" />+{mod.mod}
        </span>
      )}
      {wanted > 0 ? (
        <span class="wanted">
          <Glyph of="profession" />
          {wanted}
        </span>
      ) : null}
    </span>
  );
}

function Stack({ table, pointing, cues, onLook, stack }: MarketProps & { readonly stack: StackId }) {
  const { text, seat, kind } = stateOfStack(table, stack);
  const wanted = isLandscape(stack) ? wantedBy(table, stack) : 0;
  return (
    <li>
      <Thing
        pointing={pointing}
        thing={`stack ${stack}`}
        label={spoken(table, stack, wanted)}
        class={`pile ${kind}`}
        cue={cued(cues, `stack ${stack}`)}
        look={() => onLook({ at: 'thing', id: stack })}
      >
        <span class="stack-picture" data-place={`stack ${stack}`}>
          <Picture table={table} stack={stack} />
        </span>
        <span class="stack-name">{shortName(table, stack)}</span>
        <span class="stack-state">
          {seat === null ? null : <Shield tincture={tinctureOf(table, seat)} width={15} />}
          <span class={kind === 'up' ? 'num' : ''}>{text}</span>
        </span>
        <span class="stack-left">×{leftOf(table, stack)}</span>
        <Hint table={table} stack={stack} wanted={wanted} />
      </Thing>
    </li>
  );
}

export function Stacks(props: MarketProps) {
  const { table, pointing } = props;
  // Two players: the one who won the landscapes says which.
  const choosing =
    table.view.players.length === 2 && pointing.about((thing) => LANDSCAPES.some((id) => thing === `stack ${id}`));
  const stacks = choosing ? [...LANDSCAPES, ...stacksOf(table).filter((id) => id !== 'landscape')] : stacksOf(table);
  return (
    <ul class={table.view.solo === null ? 'stacks' : 'stacks alone'} style={{ '--stacks': stacks.length }}>
      {stacks.map((stack) => (
        <Stack key={stack} {...props} stack={stack} />
      ))}
    </ul>
  );
}

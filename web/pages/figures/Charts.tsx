/** The charts of one kind of games. Each is a table with a picture in every row, so that it can be read, heard and copied. */
import type { FigureText } from '@signoria/kernel';
import { Sheet } from '@signoria/kit';
import type { FigurePrices, FigureShare, FigureSpread, HouseFigures } from '@signoria/protocol';
import type { ComponentChildren } from 'preact';
import { language } from '../../state/settings.ts';
import { words } from '../../state/words.ts';
import { ShareBar, SpreadBox } from './Pictures.tsx';
import { figuresWords, percent } from './text.ts';

interface ChartProps {
  readonly title: string;
  /** The sheet it stands on has said it already. */
  readonly unseen?: boolean;
  readonly heads: readonly string[];
  readonly children: ComponentChildren;
}

function Chart({ title, unseen = false, heads, children }: ChartProps) {
  return (
    <table class="fig-table">
      <caption>{unseen ? <span class="only-heard">{title}</span> : title}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** In the order they come; the house's own first. */
function chartsOf<R extends { readonly of: string }>(rows: readonly R[]): readonly (readonly [string, readonly R[]])[] {
  const charts = [...Map.groupBy(rows, ({ of }) => of)];
  const rank = (of: string) => ['seat', 'player'].indexOf(of) >>> 0;
  return charts.toSorted(([a], [b]) => rank(a) - rank(b));
}

interface Named {
  readonly figures: HouseFigures;
  readonly text: FigureText | null;
}

function titleOf(of: string, text: FigureText | null): string {
  const say = figuresWords.value.of;
  if (of === 'seat' || of === 'player') return say[of];
  return text?.of[of] ?? of;
}

function nameOf({ of, what }: Pick<FigureShare, 'of' | 'what'>, text: FigureText | null): string {
  const say = figuresWords.value;
  if (of === 'seat') return say.seat(Number(what));
  if (of === 'player') return what === 'person' ? say.person : levelName(what);
  return text?.what(of, what) ?? what;
}

function levelName(level: string): string {
  const levels: { readonly [level: string]: { readonly name: string } } = words.value.level;
  return levels[level]?.name ?? level;
}

export function Shares({ figures, text }: Named) {
  const say = figuresWords.value;
  return (
    <Sheet title={say.shares}>
      <div class="pad fig-charts">
        <p class="second">{say.sharesNote(figures.players)}</p>
        {chartsOf(figures.shares).map(([of, rows]) => (
          <Chart key={of} title={titleOf(of, text)} heads={[say.row, say.share, say.interval, say.games]}>
            {inOrder(of, rows).map((row) => (
              <ShareRow key={row.what} row={row} name={nameOf(row, text)} even={1 / figures.players} />
            ))}
          </Chart>
        ))}
      </div>
    </Sheet>
  );
}

/** Seats as they sit; all else the most successful first. */
function inOrder(of: string, rows: readonly FigureShare[]): readonly FigureShare[] {
  return of === 'seat' ? rows : rows.toSorted((a, b) => b.mean - a.mean || b.n - a.n);
}

function ShareRow({ row, name, even }: { readonly row: FigureShare; readonly name: string; readonly even: number }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td class="picture">
        <b>{percent(row.mean)}</b>
        <ShareBar {...row} even={even} />
      </td>
      <td class="number">
        {percent(row.low)} – {percent(row.high)}
      </td>
      <td class="number">{row.n}</td>
    </tr>
  );
}

export function Prices({ figures, text }: Named) {
  const say = figuresWords.value;
  if (figures.prices.length === 0) return null;
  return (
    <Sheet title={say.prices}>
      <div class="pad fig-charts">
        <p class="second">{say.pricesNote}</p>
        {chartsOf(figures.prices).map(([of, rows]) => (
          <Chart key={of} title={titleOf(of, text)} heads={[say.row, say.middle, say.half, say.range, say.times]}>
            {rows.map((row, i) => (
              <SpreadRow
                key={`${row.what}/${row.round}`}
                of={row}
                most={most(rows)}
                name={lotName(row, text, rows[i - 1]?.what === row.what)}
              />
            ))}
          </Chart>
        ))}
      </div>
    </Sheet>
  );
}

const most = (rows: readonly FigureSpread[]): number => Math.max(...rows.map((row) => row.most));

/** A lot is named once, with its first round; the others follow below it. */
function lotName(row: FigurePrices, text: FigureText | null, again: boolean) {
  const name = nameOf(row, text);
  return (
    <>
      {again ? <span class="only-heard">{name}</span> : name} <small>{text?.round(row.round) ?? row.round}</small>
    </>
  );
}

interface SpreadRowProps {
  readonly of: FigureSpread;
  readonly most: number;
  readonly name: ComponentChildren;
}

function SpreadRow({ of, most: scale, name }: SpreadRowProps) {
  const plain = new Intl.NumberFormat(language.value);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td class="picture">
        <b>{plain.format(of.middle)}</b>
        <SpreadBox of={of} most={scale} />
      </td>
      <td class="number">
        {plain.format(of.low)} – {plain.format(of.high)}
      </td>
      <td class="number wide-only">
        {plain.format(of.least)} – {plain.format(of.most)}
      </td>
      <td class="number">{of.n}</td>
    </tr>
  );
}

export function Lengths({ figures: { decisions, minutes } }: Pick<Named, 'figures'>) {
  const say = figuresWords.value;
  const rows = [
    { name: say.decisions, of: decisions },
    { name: say.minutes, of: minutes },
  ];
  return (
    <Sheet title={say.length}>
      <div class="pad fig-charts">
        <Chart title={say.length} unseen heads={[say.row, say.middle, say.half, say.range, say.games]}>
          {rows.map(({ name, of }) =>
            of === null ? null : <SpreadRow key={name} of={of} most={of.most} name={name} />,
          )}
        </Chart>
      </div>
    </Sheet>
  );
}

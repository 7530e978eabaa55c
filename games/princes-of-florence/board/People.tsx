/** One's people and what a Work of each is worth now, part by part; what the thing in question would add is gold. */
import { Sheet, thingProps, WhyMark, WhyNumber } from '@signoria/kit';
import { COINS_PER_VALUE } from '../data/economy.ts';
import type { ValueLine, WorkView } from '../rules/view/view.ts';
import { Face, Glyph, type GlyphId } from './drawings/index.ts';
import { type Gain, type Prospect, prospectOf } from './gain.ts';
import { Helpers } from './Helpers.tsx';
import type { OnLook } from './look.tsx';
import { named } from './names.ts';
import { Want } from './Things.tsx';
import { type BoardPointing, money, type Table, wordsOf } from './table.ts';

export interface PeopleProps {
  readonly table: Table;
  readonly pointing: BoardPointing;
  readonly gain: Gain | null;
  readonly onLook: OnLook;
}

/** The columns of the table; the Muse has one only while she helps. */
const WANTS = ['building', 'landscape', 'freedom'] as const;

function lineOf(
  lines: readonly ValueLine[],
  what: ValueLine['what'],
): { readonly line: ValueLine | undefined; readonly at: number } {
  const at = lines.findIndex((line) => line.what === what);
  return { line: lines[at], at };
}

function WantCell({
  table,
  prospect,
  what,
}: {
  readonly table: Table;
  readonly prospect: Prospect;
  readonly what: (typeof WANTS)[number];
}) {
  const { line, at } = lineOf(prospect.lines, what);
  if (line === undefined || !('id' in line)) return <td />;
  const fresh = prospect.grown.has(at);
  const thing = named(table.language, line.id);
  const { people } = wordsOf(table);
  return (
    <td title={thing}>
      <Want of={line.id as GlyphId} has={line.points > 0} fresh={fresh} />
      <span class="only-heard">{line.points > 0 ? people.has(thing) : people.lacks(thing)}</span>
      <i class={fresh ? 'gain' : ''}>{line.points > 0 ? `+${line.points}` : '·'}</i>
    </td>
  );
}

function SumCell({ prospect, what }: { readonly prospect: Prospect; readonly what: 'jesters' | 'cards' | 'muse' }) {
  const { line, at } = lineOf(prospect.lines, what);
  return (
    <td>
      <i class={prospect.grown.has(at) ? 'gain' : ''}>
        {line === undefined || line.points === 0 ? '·' : `+${line.points}`}
      </i>
    </td>
  );
}

/** Parts of the sum as lengths; a dashed line marks the minimum. */
export function Bar({ lines, grown, minimum, scale }: BarProps) {
  return (
    <div class="value-bar" aria-hidden="true" style={{ '--minimum': `${(minimum / scale) * 100}%` }}>
      {lines.map((line, i) =>
        line.points === 0 ? null : (
          <i
            key={i}
            class={`part ${grown?.has(i) ? 'gained' : line.what}`}
            style={{ width: `${(line.points / scale) * 100}%` }}
          />
        ),
      )}
    </div>
  );
}

export interface BarProps {
  readonly lines: readonly ValueLine[];
  readonly grown?: ReadonlySet<number>;
  readonly minimum: number;
  /** The value at the right end. */
  readonly scale: number;
}

export function scaleOf(minimum: number, values: readonly number[]): number {
  return Math.max(20, minimum + 3, ...values.map((value) => value + 1));
}

function Verdict({ table, work, value }: { readonly table: Table; readonly work: WorkView; readonly value: number }) {
  const { people } = wordsOf(table);
  const short = table.view.minimum - value;
  if (short <= 0) {
    return (
      <span class="pays">
        <Glyph of="coin" />
        {value === work.value ? (
          <WhyNumber why={work.pays} table={table} label={people.pays} write={money} />
        ) : (
          money(value * COINS_PER_VALUE)
        )}
      </span>
    );
  }
  if (work.reaches === 'withBonus') return <span class="with-bonus">{people.withBonus}</span>;
  return <span class="short">{people.short(short)}</span>;
}

interface RowProps extends PeopleProps {
  readonly work: WorkView;
  readonly scale: number;
}

function Row({ table, pointing, gain, onLook, work, scale }: RowProps) {
  const { profession } = work;
  const { people } = wordsOf(table);
  const prospect = prospectOf(work, gain);
  const { state, label } = pointing.at(`person ${profession}`);
  const { value } = prospect;
  const muse = work.lines.some(({ what }) => what === 'muse');
  return (
    <>
      <tr class={`person ${state}${value < table.view.minimum ? ' low' : ''}`}>
        <th scope="row">
          <button
            type="button"
            aria-label={`${label ?? named(table.language, profession)}, ${people.worth(value)}`}
            {...thingProps(pointing, `person ${profession}`, () =>
              onLook({ at: 'thing', id: profession, why: work.sum }),
            )}
          >
            <Face of={profession} />
            <span>{named(table.language, profession)}</span>
            {state === 'blocked' ? <WhyMark /> : null}
          </button>
        </th>
        {WANTS.map((what) => (
          <WantCell key={what} table={table} prospect={prospect} what={what} />
        ))}
        <SumCell prospect={prospect} what="jesters" />
        <SumCell prospect={prospect} what="cards" />
        {muse ? <SumCell prospect={prospect} what="muse" /> : null}
        <td class="total">
          {value === work.value ? (
            <WhyNumber why={work.sum} table={table} label={people.value} class="num" />
          ) : (
            <>
              <b class="num">{value}</b>
              <small class="gain">{people.was(work.value)}</small>
            </>
          )}
        </td>
        <td class="verdict">
          <Verdict table={table} work={work} value={value} />
        </td>
      </tr>
      <tr class="bar-row">
        <td colSpan={muse ? 9 : 8}>
          <Bar lines={prospect.lines} grown={prospect.grown} minimum={table.view.minimum} scale={scale} />
        </td>
      </tr>
    </>
  );
}

function Head({ table, muse }: { readonly table: Table; readonly muse: boolean }) {
  const { people } = wordsOf(table);
  return (
    <thead>
      <tr>
        <th>
          <span class="only-heard">{people.name}</span>
        </th>
        <th>{people.building}</th>
        <th>{people.landscape}</th>
        <th>{people.freedom}</th>
        <th>{people.jesters}</th>
        <th>{people.cards}</th>
        {muse ? <th>{people.muse}</th> : null}
        <th>{people.value}</th>
        <th>{people.pays}</th>
      </tr>
    </thead>
  );
}

export function People(props: PeopleProps) {
  const { table, gain } = props;
  const { people } = wordsOf(table);
  const own = table.view.own;
  if (own === null) return null;
  const { minimum, minimumSum } = table.view;
  const scale = scaleOf(
    minimum,
    own.works.map((work) => prospectOf(work, gain).value),
  );
  const muse = own.works.some(({ lines }) => lines.some(({ what }) => what === 'muse'));
  return (
    <Sheet
      title={table.phone ? people.shortTitle : people.title}
      caption={
        <WhyNumber why={minimumSum} table={table} label={people.least}>
          {people.minimum(minimum)}
        </WhyNumber>
      }
      class="people"
    >
      <div class="sheet-body">
        {own.works.length === 0 ? (
          <p class="nobody">{people.nobody}</p>
        ) : (
          <table>
            <Head table={table} muse={muse} />
            <tbody>
              {own.works.map((work) => (
                <Row key={work.profession} {...props} work={work} scale={scale} />
              ))}
            </tbody>
          </table>
        )}
        <Helpers table={table} pointing={props.pointing} />
      </div>
    </Sheet>
  );
}

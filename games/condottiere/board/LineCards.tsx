/** The cards of one battle line: alike ones in a stack, what each counts when it is not what is printed. */
import { type Fresh, Icon, type Roving, type Target, told, WhyMark } from '@signoria/web/kit';
import type { ComponentChildren } from 'preact';
import type { LineCard, PlayerView } from '../rules/view.ts';
import { cardName } from '../text/names.ts';
import { CardBack, CardFace } from './drawings/index.ts';
import type { OnLook } from './look.tsx';
import { inOrder } from './strength.ts';
import { isDecided, labelOf, type Table, targetOf, wordsOf } from './table.ts';
import type { Loss, Telling } from './telling.ts';

/** Cards of a stack that are drawn; the number says the rest. */
const DRAWN = 3;

export interface LineProps {
  readonly table: Table;
  readonly player: PlayerView;
  readonly telling: Telling;
  readonly roving: Roving;
  readonly onLook: OnLook;
}

/** Names the things of a line that the keyboard can stand on. */
export function stopsOf({ seat, line, facedown }: PlayerView): readonly string[] {
  const cards = inOrder(line).map(({ card }) => `${seat} ${card}`);
  return facedown === null || facedown === 'hidden' ? cards : [...cards, `${seat} facedown`];
}

interface StopProps {
  readonly table: Table;
  readonly target: Target;
  readonly line: string;
  readonly label: string;
  readonly fresh: Fresh;
  readonly roving: ReturnType<Roving['of']>;
  readonly look: () => void;
  readonly extra?: string;
  readonly children: ComponentChildren;
}

/** A card that can be chosen, asked about, or only looked at. */
function Stop({ table, target, line, label, fresh, roving, look, extra = '', children }: StopProps) {
  const { class: telling, ...style } = fresh;
  const act = {
    idle: look,
    legal: () => table.select(line),
    selected: () => table.select(line),
    blocked: () => table.why(line),
  };
  return (
    <button
      type="button"
      class={`line-card ${target} ${extra} ${telling}`}
      {...style}
      {...(target === 'blocked' ? { 'aria-disabled': true } : {})}
      {...(target === 'legal' || target === 'selected' ? { 'aria-pressed': target === 'selected' } : {})}
      {...roving}
      onClick={act[target]}
      onKeyDown={({ key }) => key === '?' && (target === 'blocked' ? table.why(line) : look())}
    >
      <span class="only-heard">{label}</span>
      {children}
      {target === 'blocked' ? <WhyMark /> : null}
    </button>
  );
}

/** `Mercenary 5 ×2, counts 8`, or what choosing it would do. */
function spoken(table: Table, { card, count, each, because }: LineCard, target: Target, line: string): string {
  const { line: words } = wordsOf(table);
  const name = labelOf(table, line) ?? cardName(table.language, card);
  return [
    count === 1 ? name : `${name} ×${count}`,
    ...(because.length > 0 ? [words.counts(each)] : []),
    ...(target === 'blocked' ? [words.closed] : []),
  ].join(', ');
}

function Stack({ card, count }: Pick<LineCard, 'card' | 'count'>) {
  return (
    <>
      {Array.from({ length: Math.min(count, DRAWN) }, (_, i) => (
        <CardFace key={i} kind={card} mini />
      ))}
    </>
  );
}

interface CardProps extends LineProps {
  readonly card: LineCard;
}

function Card({ table, player, telling, roving, onLook, card: held }: CardProps) {
  const { card, count, each, because } = held;
  const { line: words } = wordsOf(table);
  // Only one's own cards are ever asked about, and only by a Scarecrow.
  const { target, line } = player.seat === table.you ? targetOf(table, `take ${card}`) : targetOf(table);
  const causes = because.map((cause) => words.causes[cause]).join(', ');
  const more = because.length > 0 ? [words.countsNow(each, causes)] : [];
  return (
    <Stop
      table={table}
      target={target}
      line={line}
      label={spoken(table, held, target, line)}
      fresh={told(telling, `card ${player.seat} ${card}`, 'laid')}
      roving={roving.of(`${player.seat} ${card}`)}
      look={() => onLook({ at: 'thing', id: card, more })}
    >
      <Stack card={card} count={count} />
      {count > 2 ? (
        <span class="how-many num" aria-hidden="true">
          ×{count}
        </span>
      ) : null}
      {because.length > 0 ? (
        <span class="worth num" aria-hidden="true">
          {each}
        </span>
      ) : null}
    </Stop>
  );
}

/** The facedown card: its face with an eye for whoever knows it, its back for the others. */
function Facedown({ table, player, telling, roving, onLook }: LineProps) {
  const { seat, facedown } = player;
  const { line: words } = wordsOf(table);
  const fresh = told(telling, `facedown ${seat}`, 'laid');
  if (facedown === null) return null;
  if (facedown === 'hidden') {
    const { class: extra, ...style } = fresh;
    return (
      <span class={`line-card ${extra}`} {...style}>
        <CardBack label={words.facedown} mini />
      </span>
    );
  }
  const lines = [`take ${facedown}`, 'facedown up'];
  const faceup = player.line.some(({ card }) => card === facedown);
  const asked = targetOf(table, ...lines.filter((line) => seat === table.you && !(faceup && line.startsWith('take'))));
  const label = words.facedownIs(cardName(table.language, facedown));
  const then = asked.target === 'blocked' ? words.closed : labelOf(table, asked.line);
  return (
    <Stop
      table={table}
      {...asked}
      label={then === null ? label : `${label}: ${then}`}
      fresh={fresh}
      roving={roving.of(`${seat} facedown`)}
      look={() => onLook({ at: 'thing', id: facedown, more: [words.onlySome] })}
      extra="facedown"
    >
      <CardFace kind={facedown} mini />
      <span class="eye">
        <Icon name="eye" />
      </span>
    </Stop>
  );
}

function Gone({ table, losses }: { readonly table: Table; readonly losses: readonly Loss[] }) {
  const { line } = wordsOf(table);
  return (
    <>
      {losses.map(({ card, count }) => (
        <li key={card} class="gone">
          <CardFace kind={card} label={line.gone(cardName(table.language, card))} mini />
          {count > 1 ? <span class="how-many num">×{count}</span> : null}
        </li>
      ))}
    </>
  );
}

export function LineCards(props: LineProps) {
  const { table, player, telling } = props;
  const { line: words } = wordsOf(table);
  const losses = telling.losses.filter(({ seat }) => seat === player.seat);
  const empty = player.line.length === 0 && player.facedown === null && losses.length === 0;
  if (empty) return <p class="no-cards">{player.passed || isDecided(table.view) ? words.none : words.empty}</p>;
  return (
    <ul class="line-cards" aria-label={words.of(player.seat === table.you ? null : table.reader.name(player.seat))}>
      {inOrder(player.line).map((card) => (
        <li key={card.card}>
          <Card {...props} card={card} />
        </li>
      ))}
      {player.facedown === null ? null : (
        <li>
          <Facedown {...props} />
        </li>
      )}
      <Gone table={table} losses={losses} />
    </ul>
  );
}

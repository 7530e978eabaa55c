/** The cards of one battle line: alike ones in a stack, what each counts when it is not what is printed. */
import { cued, Icon, type Roving, Thing, type ThingTarget } from '@signoria/kit';
import type { Choice } from '../rules/model/choices.ts';
import type { LineCard, PlayerView } from '../rules/view/view.ts';
import { cardName } from '../text/names.ts';
import type { BoardCues, Loss } from './cues.ts';
import { CardBack, CardFace } from './drawings/index.ts';
import type { OnLook } from './look.tsx';
import { inOrder, worthOf } from './strength.ts';
import { type BoardPointing, faceOf, isDecided, type Table, wordsOf } from './table.ts';

/** Cards of a stack that are drawn; the number says the rest. */
const DRAWN = 3;

export interface LineProps {
  readonly table: Table;
  readonly pointing: BoardPointing;
  readonly player: PlayerView;
  readonly cues: BoardCues;
  readonly roving: Roving;
  readonly onLook: OnLook;
}

/** Names the things of a line that the keyboard can stand on. */
export function stopsOf({ seat, line, facedown }: PlayerView): readonly string[] {
  const cards = inOrder(line).map(({ card }) => `${seat} ${card}`);
  return facedown === null || facedown === 'hidden' ? cards : [...cards, `${seat} facedown`];
}

/** `Mercenary 5 ×2, counts 8`, or what choosing it would do. */
function spoken(table: Table, { card, count, each, because }: LineCard, { state, label }: ThingTarget<Choice>): string {
  const { line: words } = wordsOf(table);
  const closed = state === 'blocked';
  const name = (closed ? null : label) ?? cardName(table.language, card);
  return [
    count === 1 ? name : `${name} ×${count}`,
    ...(because.length > 0 ? [words.counts(each)] : []),
    ...(closed ? [words.closed] : []),
  ].join(', ');
}

function Stack({ table, card: { card, count } }: { readonly table: Table; readonly card: LineCard }) {
  return (
    <>
      {Array.from({ length: Math.min(count, DRAWN) }, (_, i) => (
        <CardFace key={i} {...faceOf(table, card)} mini />
      ))}
    </>
  );
}

interface CardProps extends LineProps {
  readonly card: LineCard;
}

function Card({ table, pointing, player, cues, roving, onLook, card: held }: CardProps) {
  const { card, count, each, because } = held;
  const { line: words } = wordsOf(table);
  // Only one's own cards are ever asked about, and only by a Scarecrow.
  const thing = player.seat === table.you ? (`line ${card}` as const) : null;
  const causes = because.map((cause) => words.causes[cause]).join(', ');
  const more = because.length > 0 ? [words.countsNow(each, causes)] : [];
  return (
    <Thing
      pointing={pointing}
      thing={thing}
      class="line-card"
      label={spoken(table, held, pointing.at(thing))}
      cue={cued(cues, `card ${player.seat} ${card}`, 'laid')}
      roving={roving.of(`${player.seat} ${card}`)}
      look={() => onLook({ at: 'thing', id: card, more, worth: worthOf(player, held) })}
    >
      <Stack table={table} card={held} />
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
    </Thing>
  );
}

/** The facedown card: its face with an eye for whoever knows it, its back for the others. */
function Facedown({ table, pointing, player, cues, roving, onLook }: LineProps) {
  const { seat, facedown } = player;
  const { line: words } = wordsOf(table);
  const fresh = cued(cues, `facedown ${seat}`, 'laid');
  if (facedown === null) return null;
  if (facedown === 'hidden') {
    const { class: extra, ...style } = fresh;
    return (
      <span class={`line-card ${extra}`} {...style}>
        <CardBack label={words.facedown} mini />
      </span>
    );
  }
  const thing = seat === table.you ? 'facedown' : null;
  const { state, label: doing } = pointing.at(thing);
  const label = words.facedownIs(cardName(table.language, facedown));
  const then = state === 'blocked' ? words.closed : doing;
  return (
    <Thing
      pointing={pointing}
      thing={thing}
      class="line-card facedown"
      label={then === null ? label : `${label}: ${then}`}
      cue={fresh}
      roving={roving.of(`${seat} facedown`)}
      look={() => onLook({ at: 'thing', id: facedown, more: [words.onlySome] })}
    >
      <CardFace {...faceOf(table, facedown)} mini />
      <span class="eye">
        <Icon name="eye" />
      </span>
    </Thing>
  );
}

function Gone({ table, losses }: { readonly table: Table; readonly losses: readonly Loss[] }) {
  const { line } = wordsOf(table);
  return (
    <>
      {losses.map(({ card, count }) => (
        <li key={card} class="gone">
          <CardFace {...faceOf(table, card)} label={line.gone(cardName(table.language, card))} mini />
          {count > 1 ? <span class="how-many num">×{count}</span> : null}
        </li>
      ))}
    </>
  );
}

export function LineCards(props: LineProps) {
  const { table, player, cues } = props;
  const { line: words } = wordsOf(table);
  const losses = cues.losses.filter(({ seat }) => seat === player.seat);
  const empty = player.line.length === 0 && player.facedown === null && losses.length === 0;
  if (empty) return <p class="no-cards">{player.passed || isDecided(table.view) ? words.none : words.empty}</p>;
  return (
    <ul class="line-cards" aria-label={words.of(player.seat === table.you ? null : table.reader.name(player.seat))}>
      {inOrder(player.line).map((card) => (
        <li key={card.card} data-place={`card ${player.seat} ${card.card}`}>
          <Card {...props} card={card} />
        </li>
      ))}
      {player.facedown === null ? null : (
        <li data-place={`facedown ${player.seat}`}>
          <Facedown {...props} />
        </li>
      )}
      <Gone table={table} losses={losses} />
    </ul>
  );
}

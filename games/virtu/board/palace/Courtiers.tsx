/** The Courtiers of one side: cards on their spaces, free spaces, and shaded ones that are still closed. */
import { cued } from '@signoria/kit';
import type { CardId } from '../../data/cards.ts';
import type { Side } from '../../data/palace.ts';
import type { SpaceView } from '../../rules/view/types.ts';
import { cardName } from '../../text/names.ts';
import { Bricks, Glyph, Portrait, Wing } from '../drawings/index.ts';
import { cardFacts } from '../printed.ts';
import { inWords, Symbols } from '../Symbols.tsx';
import { type Table, wordsOf } from '../table.ts';
import { targetProps } from '../target.tsx';
import { thing } from '../things.ts';
import { crossedArrows } from './crossing.ts';
import type { PalaceProps } from './Ring.tsx';

/** Is there room for a card on this empty space? */
function isOpen({ player }: PalaceProps, { shaded }: SpaceView): boolean {
  return !shaded || player.shaded.used < player.shaded.unlocked;
}

/** Of shaded spaces no more can be used than are unlocked, whichever they are (VIR-15.11). */
function freeWords({ table, player }: PalaceProps, { shaded }: SpaceView): string {
  const { palace } = wordsOf(table);
  return shaded ? palace.freeShaded(player.shaded.unlocked - player.shaded.used) : palace.freeShort;
}

function spoken(props: PalaceProps, space: SpaceView): string {
  const { table } = props;
  const { palace } = wordsOf(table);
  const where = palace.space[space.side];
  if (space.card === null) return `${where}, ${isOpen(props, space) ? palace.free : palace.closedSpace}`;
  return [
    cardName(table.language, space.card),
    where,
    inWords(table, cardFacts(table.view, space.card).symbols) ?? palace.nothing,
    space.available ? palace.available : palace.exhausted,
    ...(!space.available && crossedArrows(table, props.player).includes(space.side) ? [palace.wakes] : []),
  ].join(', ');
}

interface CardMarksProps {
  readonly table: Table;
  readonly id: CardId;
  /** On sale: prestige is told elsewhere, the limit of one here. */
  readonly plain?: boolean;
  /** At court: the action stands on the picture. */
  readonly seated?: boolean;
}

/** The small marks of a card: its action, an Agent, prestige. */
export function CardMarks({ table, id, plain = false, seated = false }: CardMarksProps) {
  const { action, agent, vp, single } = cardFacts(table.view, id);
  return (
    <span class="card-marks" aria-hidden="true">
      {single && plain ? <Glyph name="once" /> : null}
      {agent ? <Glyph name="agent" /> : null}
      {vp > 0 && !plain ? (
        <span class="vp">
          {vp}
          <Glyph name="prestige" />
        </span>
      ) : null}
      {action === null || seated ? null : <Glyph name={action} />}
    </span>
  );
}

/** The picture, with the action it would give in a Room. */
function Face({ table, id, exhausted }: { readonly table: Table; readonly id: CardId; readonly exhausted: boolean }) {
  const { action } = cardFacts(table.view, id);
  return (
    <span class="face">
      <Portrait id={id} exhausted={exhausted} />
      {action === null ? null : (
        <span class="face-action">
          <Glyph name={action} />
        </span>
      )}
    </span>
  );
}

function Courtier(props: PalaceProps & { readonly space: SpaceView }) {
  const { table, cues, player, space } = props;
  const words = wordsOf(table);
  const at = thing.space(player.seat, space.id);
  const fresh = cued(cues, at);
  const open = isOpen(props, space);
  const wakes = crossedArrows(table, player).includes(space.side);
  const look =
    space.card === null
      ? open
        ? 'courtier free'
        : 'courtier shut'
      : `courtier person${space.available ? '' : ' turned'}`;
  return (
    <button
      type="button"
      {...targetProps(props, at, spoken(props, space), `${look}${space.shaded ? ' shaded' : ''} ${fresh.class}`)}
      {...(fresh.style ? { style: fresh.style } : {})}
    >
      {space.card === null ? (
        <>
          {open ? null : <Bricks />}
          <span class="space-note">{open ? freeWords(props, space) : words.palace.closedShort}</span>
        </>
      ) : (
        <>
          <Face table={table} id={space.card} exhausted={!space.available} />
          <span class="card-line">
            <b>{words.face.cards[space.card]}</b>
            {space.available ? null : <span class={wakes ? 'turned-mark wakes' : 'turned-mark'}>↻</span>}
          </span>
          <span class="card-line">
            <Symbols table={table} amounts={cardFacts(table.view, space.card).symbols} silent />
            <CardMarks table={table} id={space.card} seated />
          </span>
        </>
      )}
    </button>
  );
}

export function Courtiers(props: PalaceProps & { readonly side: Side }) {
  const { table, player, side } = props;
  const { palace } = wordsOf(table);
  return (
    <fieldset class={`courtiers ${side}`} aria-label={palace.courtiers[side]}>
      <span class="caption" aria-hidden="true">
        {table.phone ? palace.courtiers[side] : palace.courtiersShort}
      </span>
      <Wing />
      {player.spaces
        .filter((space) => space.side === side)
        .map((space) => (
          <Courtier key={space.id} {...props} space={space} />
        ))}
    </fieldset>
  );
}

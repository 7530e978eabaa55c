/** The battle: one row for each player with cards, strength and its sum, hand size and what matters about the seat. */
import type { GameEvent, Seat } from '@signoria/kernel';
import {
  cued,
  Icon,
  nameOf,
  type Roving,
  Sheet,
  Shield,
  type Spot,
  seatOf,
  stepOnBoard,
  Tag,
  useRoving,
  WhyNumber,
} from '@signoria/kit';
import type { PlayerView } from '../rules/view/view.ts';
import { cardName } from '../text/names.ts';
import type { BoardCues } from './cues.ts';
import { CardMark } from './drawings/index.ts';
import { LineCards, type LineProps, stopsOf } from './LineCards.tsx';
import type { OnLook } from './look.tsx';
import { partsOf } from './strength.ts';
import { TokenMark } from './TokenMark.tsx';
import { type BoardPointing, faceOf, standingOf, type Table, wordsOf } from './table.ts';
import { listed } from './text.ts';

interface RowProps extends LineProps {}

/** Known cards that are drawn; the list behind them has all. */
const MARKS = 3;

function HandSize({ table, player, onLook }: RowProps) {
  const { line } = wordsOf(table);
  const { seat, handSize, known } = player;
  return (
    <span class="hand-size" data-spot={`held ${seat}`}>
      <Icon name="cards" />
      <span aria-hidden="true">{handSize ?? '?'}</span>
      <span class="only-heard">{line.handSize(handSize)}</span>
      {known.length === 0 ? null : (
        <button type="button" class="known" onClick={() => onLook({ at: 'known', seat })}>
          <span class="only-heard">{line.known(listed(known, (card) => cardName(table.language, card)))}</span>
          {known.slice(0, MARKS).map((card, i) => (
            <CardMark key={i} {...faceOf(table, card)} />
          ))}
          {known.length > MARKS ? <span aria-hidden="true">+{known.length - MARKS}</span> : null}
        </button>
      )}
    </span>
  );
}

/** Out of a final battle: neither passed nor playing. */
function isOut({ view }: Table, { seat }: PlayerView): boolean {
  return view.finalists !== null && !view.finalists.includes(seat);
}

function hasPassed(table: Table, player: PlayerView): boolean {
  return player.passed && !isOut(table, player);
}

/** Whose move or choice it is. */
function Asked({ table, seat }: { readonly table: Table; readonly seat: Seat }) {
  const { tags } = wordsOf(table);
  if (!seatOf(table, seat).deciding || table.past) return null;
  const turn = table.question?.at === 'turn';
  if (seat !== table.you) return <Tag>{turn ? tags.toMove : tags.choosing}</Tag>;
  return (
    <span class="your-move">
      <Tag kind="gold">{turn ? tags.yourMove : tags.yourChoice}</Tag>
    </span>
  );
}

/** What is asked of the seat and how it stands. Who it is stands beside the name. */
function Tags({ table, player }: RowProps) {
  const { tags } = wordsOf(table);
  const { seat } = player;
  const standing = standingOf(player, table.view.players);
  return (
    <>
      <Asked table={table} seat={seat} />
      {standing === null ? null : <Tag>{tags[standing]}</Tag>}
      {hasPassed(table, player) ? <Tag>{tags.passed}</Tag> : null}
      {table.view.defender === seat ? <Tag>{tags.defends}</Tag> : null}
    </>
  );
}

function Name({ table, player, onLook }: RowProps) {
  const { tags, you } = wordsOf(table);
  const { seat } = player;
  return (
    <div class="name">
      <span>{nameOf(table, seat) ?? you}</span>
      {table.view.token === seat ? (
        <TokenMark label={tags.token} onOpen={() => onLook({ at: 'thing', id: 'condottiere' })} />
      ) : null}
    </div>
  );
}

function Strength({ table, player, cues }: RowProps) {
  const { seat, strengthSum, line } = player;
  const parts = partsOf(line);
  const cue = cued(cues, `strength ${seat}`, 'recounted');
  const needsSum = parts.length > 1 || parts.some(({ change, wintry }) => change !== '' || wintry);
  return (
    <div class="strength">
      <WhyNumber why={strengthSum} table={table} label={wordsOf(table).line.strength} class="num" cue={cue} />
      {needsSum ? (
        <span class="sum">
          {parts.map(({ plain, change, wintry }, i) => (
            <span key={i}>
              {i > 0 ? ' + ' : ''}
              <span class="part">
                {wintry ? <b>{plain}</b> : plain}
                {change === '' ? null : <b>{change}</b>}
              </span>
            </span>
          ))}
        </span>
      ) : null}
    </div>
  );
}

function rowClass(table: Table, player: PlayerView): string {
  const { deciding } = seatOf(table, player.seat);
  const mine = player.seat === table.you;
  return [
    'battle-line',
    ...(mine ? ['mine'] : []),
    ...(mine && deciding && !table.past ? ['now'] : []),
    ...(hasPassed(table, player) ? ['passed'] : []),
    ...(isOut(table, player) ? ['out'] : []),
  ].join(' ');
}

function Row(props: RowProps) {
  const { table, player } = props;
  const { tincture, deciding, bot } = seatOf(table, player.seat);
  return (
    <li class={rowClass(table, player)} {...(deciding ? { 'aria-current': true } : {})}>
      <div class="who">
        <Shield tincture={tincture} />
        <div>
          <Name {...props} />
          <div class="meta">
            <HandSize {...props} />
            {bot ? <Icon name="bot" label={wordsOf(table).tags.bot} /> : null}
            <Tags {...props} />
          </div>
        </div>
      </div>
      <LineCards {...props} />
      <Strength {...props} />
    </li>
  );
}

/** The end of a battle in words: who was how strong, who took what. */
function Ending({ table, events }: { readonly table: Table; readonly events: readonly GameEvent[] }) {
  if (events.length === 0) return null;
  return <p class="ending">{events.map((event) => table.text.event(event, table.reader)).join(' ')}</p>;
}

function PilesButton({ table, onLook }: { readonly table: Table; readonly onLook: OnLook }) {
  const { pile, discards } = table.view;
  return (
    <button type="button" class="piles" onClick={() => onLook({ at: 'piles' })}>
      <span class="only-heard">{wordsOf(table).piles.open(pile, discards.length)}</span>
      <span aria-hidden="true">
        <i class="back" data-place="pile" />
        {pile}
        <i class="front" />
        {discards.length}
      </span>
    </button>
  );
}

function titleOf(table: Table): string {
  const words = wordsOf(table);
  const { finalists, site } = table.view;
  if (finalists !== null) return words.finalBattle;
  return site === null ? words.battle : words.battleFor(site);
}

/** Rows and columns of everything the arrows can reach. */
function spotsOf(players: readonly PlayerView[]): readonly Spot[] {
  return players.flatMap((player, y) => stopsOf(player).map((id, x) => ({ id, x, y: y * 0.9 })));
}

function useArrows(players: readonly PlayerView[]): { readonly roving: Roving; onKeyDown(event: KeyboardEvent): void } {
  const spots = spotsOf(players);
  const roving = useRoving(spots.map(({ id }) => id));
  return {
    roving,
    onKeyDown(event) {
      const to = roving.current === undefined ? null : stepOnBoard(event.key, roving.current, spots);
      if (to === null) return;
      event.preventDefault();
      roving.focus(to);
    },
  };
}

export interface BattleSheetProps {
  readonly table: Table;
  readonly pointing: BoardPointing;
  readonly cues: BoardCues;
  readonly onLook: OnLook;
}

export function BattleSheet({ table, pointing, cues, onLook }: BattleSheetProps) {
  const { players, season } = table.view;
  const { roving, onKeyDown } = useArrows(players);
  const { season: wholeSeason, shortSeason } = wordsOf(table);
  const caption = (
    <>
      {season === null ? null : <span>{(table.phone ? shortSeason : wholeSeason)[season]}</span>}
      <PilesButton table={table} onLook={onLook} />
    </>
  );
  return (
    <Sheet title={titleOf(table)} caption={caption} class="battle-sheet">
      <Ending table={table} events={cues.ending} />
      <ul class="battle-lines" style={{ '--rows': players.length }} onKeyDown={onKeyDown}>
        {players.map((player) => (
          <Row
            key={player.seat}
            table={table}
            pointing={pointing}
            player={player}
            cues={cues}
            roving={roving}
            onLook={onLook}
          />
        ))}
      </ul>
    </Sheet>
  );
}

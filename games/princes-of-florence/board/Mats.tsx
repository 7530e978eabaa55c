/** The other princes: estate at a glance, builders, jesters, freedoms, cards, played people, and the Work of the round. */
import type { Seat } from '@signoria/kernel';
import { cued, Shield, seatOf, Tag, thingProps } from '@signoria/kit';
import { FREEDOMS } from '../data/professions.ts';
import type { PlayerView } from '../rules/view/view.ts';
import type { BoardCues } from './cues.ts';
import { Face, Glyph, MiniEstate } from './drawings/index.ts';
import type { OnLook } from './look.tsx';
import { named } from './names.ts';
import { Count, Points } from './Things.tsx';
import { type BoardPointing, money, type Table, wordsOf } from './table.ts';

export interface MatsProps {
  readonly table: Table;
  readonly pointing: BoardPointing;
  readonly cues: BoardCues;
  /** Whose estate is looked at. */
  readonly seat: Seat;
  readonly onSeat: (seat: Seat) => void;
  readonly onLook: OnLook;
}

interface MatProps extends MatsProps {
  readonly player: PlayerView;
}

/** Freedoms keep their places: those that are there are dark. */
function Freedoms({ table, player }: { readonly table: Table; readonly player: PlayerView }) {
  const { mats, freedoms } = wordsOf(table);
  const has = FREEDOMS.filter((id) => player.freedoms.includes(id));
  return (
    <span class="freedoms">
      <span class="only-heard">{mats.freedoms(has.map((id) => freedoms[id]))}</span>
      {FREEDOMS.map((id) => (
        <span key={id} class={player.freedoms.includes(id) ? '' : 'lacking'}>
          <Glyph of={id} />
        </span>
      ))}
    </span>
  );
}

/** People on the table: whoever has a recruiting card may take one of them. */
function Played({ table, pointing, player, onLook }: MatProps) {
  const { mats } = wordsOf(table);
  return (
    <ul class="played" aria-label={mats.played}>
      {player.table.map((profession) => {
        const { state, label } = pointing.at(`played ${profession}`);
        return (
          <li key={profession}>
            <button
              type="button"
              class={`played-face ${state}`}
              aria-label={label ?? named(table.language, profession)}
              title={named(table.language, profession)}
              {...thingProps(pointing, `played ${profession}`, () => onLook({ at: 'thing', id: profession }))}
            >
              <Face of={profession} />
            </button>
          </li>
        );
      })}
      {player.recruited > 0 ? (
        <li class="left-behind">
          <Count of="recruiting" value={player.recruited} label={mats.recruited(player.recruited)} />
        </li>
      ) : null}
    </ul>
  );
}

/** Characters who wait with somebody, and pawns that lie on one. */
function Company({ table, player, onLook }: MatProps) {
  const mine = table.view.characters?.filter(({ owner }) => owner === player.seat) ?? [];
  return (
    <>
      {mine.map(({ character }) => (
        <button
          key={character}
          type="button"
          class="played-face company"
          aria-label={named(table.language, character)}
          title={named(table.language, character)}
          onClick={() => onLook({ at: 'thing', id: character })}
        >
          <Face of={character} />
        </button>
      ))}
    </>
  );
}

function Standing({ table, player }: { readonly table: Table; readonly player: PlayerView }) {
  const { tags, mats } = wordsOf(table);
  const { seat, best, dropped, bought } = player;
  const passed = table.view.auction.lot?.passed.includes(seat) ?? false;
  return (
    <span class="tags">
      {best > 0 ? <Tag kind="good">{mats.best(best)}</Tag> : null}
      {passed ? <Tag>{tags.passed}</Tag> : null}
      {dropped && bought === null ? <Tag>{tags.dropped}</Tag> : null}
    </span>
  );
}

function Mat(props: MatProps) {
  const { table, cues, player, seat: shown, onSeat } = props;
  const { mats, own } = wordsOf(table);
  const { seat } = player;
  const { tincture, deciding, name } = seatOf(table, seat);
  const fresh = cued(cues, `mat ${seat}`);
  return (
    <li
      data-spot={`mat ${seat}`}
      class={`mat${deciding && !table.past ? ' now' : ''}${shown === seat ? ' shown' : ''} ${fresh.class}`}
      {...(fresh.style ? { style: fresh.style } : {})}
      {...(deciding ? { 'aria-current': true } : {})}
    >
      <button type="button" class="mat-estate" aria-pressed={shown === seat} onClick={() => onSeat(seat)}>
        <span class="only-heard">{mats.look(name)}</span>
        <MiniEstate
          palazzo={table.view.estate.palazzo}
          tiles={player.tiles}
          tincture={tincture}
          round={table.view.round}
        />
      </button>
      <div class="mat-head">
        <Shield tincture={tincture} width={16} />
        <span class="mat-name">{name}</span>
        <Points table={table} why={player.prestigeSum} cue={cued(cues, `prestige ${seat}`)} />
      </div>
      <div class="mat-counts">
        <Count
          of="coin"
          value={player.coins === null ? '?' : money(player.coins)}
          label={player.coins === null ? mats.screen : own.coins(money(player.coins))}
        />
        <Count of="builder" value={player.builders} label={mats.builders(player.builders)} />
        <Count of="jester" value={player.jesters} label={mats.jesters(player.jesters)} />
        <Count of="profession" value={player.cardCount} label={mats.cards(player.cardCount)} />
        {player.bonusCount > 0 ? (
          <Count of="bonus" value={player.bonusCount} label={mats.bonus(player.bonusCount)} />
        ) : null}
        {player.prestigeCount > 0 ? (
          <Count of="prestige" value={player.prestigeCount} label={mats.prestige(player.prestigeCount)} />
        ) : null}
        <Freedoms table={table} player={player} />
      </div>
      <div class="mat-foot">
        <Played {...props} />
        <Company {...props} />
        <Standing table={table} player={player} />
      </div>
    </li>
  );
}

export function Mats(props: MatsProps) {
  const { table } = props;
  const { mats } = wordsOf(table);
  const others = table.view.players.filter(({ seat }) => table.you === null || seat !== table.you);
  if (others.length === 0) return null;
  return (
    <section class="sheet mats" aria-label={mats.title}>
      <ul style={{ '--mats': others.length }}>
        {others.map((player) => (
          <Mat key={player.seat} {...props} player={player} />
        ))}
      </ul>
    </section>
  );
}

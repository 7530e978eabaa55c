/** One's own things: the purse, the bid one is asked for, family, tiles, troops, events and treachery cards. */
import { usePointing } from '@signoria/kit';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { CURRENCIES } from '../data/currency.ts';
import type { CardId } from '../data/treachery.ts';
import type { PlayerView, TileView } from '../rules/view/types.ts';
import {
  cardEffect,
  cardName,
  eventName,
  familyEffect,
  familyName,
  popeEffect,
  popeName,
  tileEffect,
  tileName,
  troopName,
} from '../text/names.ts';
import { Bids, biddingOf } from './Bids.tsx';
import { Arms, Counter, Glyph, Head } from './drawings/index.ts';
import { eventNote, incomeOf, incomeText } from './facts.ts';
import { type Look, LookDialog, type OnLook, useAsking } from './look.tsx';
import { Income, WhyIncome, WhyMoney } from './Money.tsx';
import { CARD_GLYPH, shortCard, shortLot, shortTile, shortTroop } from './names.ts';
import { Thing } from './Thing.tsx';
import { type Page, playerOf, type Table, wordsOf } from './table.ts';
import { amongOwn, type OwnId } from './things.ts';

interface Props {
  readonly table: Table;
  readonly onLook: OnLook;
}

/** What the end of the decade will bring, pay of condottieri included. */
function NextIncome({ table, player }: { readonly table: Table; readonly player: PlayerView }) {
  const { takings } = player.why;
  if (takings.gold.total + takings.influence.total === 0) return null;
  return (
    <small class="purse-income" title={wordsOf(table).own.income}>
      + <WhyIncome table={table} why={takings} />
    </small>
  );
}

function Purse({ table, player }: { readonly table: Table; readonly player: PlayerView }) {
  const { own, numbers } = wordsOf(table);
  const { holdings, free, why } = player;
  if (holdings === null) return null;
  const bound = free !== null && (free.gold < holdings.gold || free.influence < holdings.influence);
  return (
    <div class="purse" title={own.secret}>
      <span class="only-heard">
        {own.gold(holdings.gold)}, {own.influence(holdings.influence)}. {own.secret}
      </span>
      <span class="purse-amounts" aria-hidden="true">
        <span>
          <Counter of="gold" />
          <b class="num">{holdings.gold}</b>
        </span>
        <span>
          <Counter of="influence" />
          <b class="num">{holdings.influence}</b>
        </span>
      </span>
      <NextIncome table={table} player={player} />
      {bound && why.free !== null ? (
        <small>
          {own.free}{' '}
          {CURRENCIES.map((of) => (
            <WhyMoney key={of} table={table} of={of} why={why.free![of]} label={numbers.free[of]} />
          ))}
        </small>
      ) : null}
    </div>
  );
}

interface CardProps extends Props {
  readonly id: OwnId;
  readonly kind: string;
  readonly name: string;
  readonly short: string;
  readonly note: string;
  readonly facts?: readonly string[];
  readonly picture: ComponentChildren;
  readonly corner?: ComponentChildren;
}

/** A thing of one's own as a small card: picture, name, what it does. */
function OwnCard({ table, onLook, id, kind, name, short, note, facts = [], picture, corner }: CardProps) {
  return (
    <li>
      <Thing
        table={table}
        id={id}
        thing={`own ${id}`}
        name={name}
        facts={[note, ...facts]}
        class={`own-card ${kind}`}
        onLook={() => onLook(id)}
      >
        <span class="own-head">
          {picture}
          {corner}
        </span>
        <b>{short}</b>
        <span class="own-note">{note}</span>
      </Thing>
    </li>
  );
}

function OwnTile({ table, onLook, tile }: Props & { readonly tile: TileView }) {
  const { cities, own } = wordsOf(table);
  const { id, income, turned, vp } = tile;
  return (
    <OwnCard
      {...{ table, onLook, id }}
      kind={turned ? 'tile-card turned' : 'tile-card'}
      name={tileName(table.language, id)}
      short={shortTile(table.language, id)}
      note={turned ? own.turned : tileEffect(table.language, tile)}
      facts={[cities.income(income.gold, income.influence), ...(vp > 0 ? [cities.printed(vp)] : [])]}
      picture={<Head of={id} />}
      corner={<Income {...income} vp={vp} />}
    />
  );
}

function Troop({ table, onLook, id }: Props & { readonly id: PlayerView['troops'][number] }) {
  const { troops } = wordsOf(table);
  const { attack, defence } = table.view.troops.find((stack) => stack.id === id)!;
  return (
    <OwnCard
      {...{ table, onLook, id }}
      kind="troop-card"
      name={troopName(table.language, id)}
      short={shortTroop(table.language, id)}
      note={troops.figures(attack, defence)}
      picture={<Glyph of={id} />}
    />
  );
}

/** A treachery card: what it does and when. */
function Card({ table, onLook, card }: Props & { readonly card: CardId }) {
  const { own } = wordsOf(table);
  return (
    <OwnCard
      {...{ table, onLook }}
      id={card}
      kind="treachery"
      name={cardName(table.language, card)}
      short={shortCard(table.language, card)}
      note={own.when[card]}
      facts={[cardEffect(table.language, card)]}
      picture={<Glyph of={CARD_GLYPH[card]} />}
    />
  );
}

function Things({ table, onLook, player }: Props & { readonly player: PlayerView }) {
  const { own, events: words } = wordsOf(table);
  const { view, language } = table;
  const { family } = player;
  const given = { table, onLook };
  return (
    <ul class="own-cards" aria-label={own.things}>
      {view.hand.map((card, i) => (
        <Card key={`${card} ${i}`} {...given} card={card} />
      ))}
      {family === null ? null : (
        <OwnCard
          {...given}
          id={family}
          kind="family-card"
          name={familyName(language, family)}
          short={familyName(language, family)}
          note={familyEffect(language, family, view.options.side)}
          facts={[incomeText(table, family)]}
          corner={<Income {...incomeOf(view, family)} />}
          picture={<Arms of={family} />}
        />
      )}
      {view.tiles
        .filter(({ owner }) => owner === player.seat)
        .map((tile) => (
          <OwnTile key={tile.id} {...given} tile={tile} />
        ))}
      {player.troops.map((id) => (
        <Troop key={id} {...given} id={id} />
      ))}
      {view.events
        .filter(({ owner }) => owner === player.seat)
        .map((event) => (
          <OwnCard
            key={event.id}
            {...given}
            id={event.id}
            kind="event-card"
            name={eventName(language, event.id)}
            short={shortLot(language, event.id)}
            note={eventNote(words, event)}
            picture={<Head of={event.id} />}
          />
        ))}
      {view.pope.owner === player.seat ? (
        <OwnCard
          {...given}
          id="pope"
          kind="event-card"
          name={popeName(language)}
          short={shortLot(language, 'pope')}
          note={view.pope.leagueUsed ? words.leagueUsed : popeEffect(language)}
          picture={<Head of="pope" />}
        />
      ) : null}
    </ul>
  );
}

export function Own(page: Page) {
  const table: Table = { ...page, pointing: usePointing(page, amongOwn, { several: 'look' }) };
  const [look, setLook] = useState<Look | null>(null);
  const asking = useAsking(setLook);
  if (table.you === null) return null;
  const player = playerOf(table, table.you);
  const bidding = biddingOf(table) !== null;
  return (
    <div class={`por por-own${table.phone ? ' phone' : ''}${bidding ? ' bidding' : ''}`} {...asking}>
      <Bids table={table} />
      <div class="mine">
        <Purse table={table} player={player} />
        <Things table={table} onLook={setLook} player={player} />
      </div>
      <LookDialog table={table} look={look} onLook={setLook} />
    </div>
  );
}

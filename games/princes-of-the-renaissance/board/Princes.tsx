/** Everybody's things, in turn order: family, money as far as it is known, cards, victories, tiles, troops, events. */
import { cued, Sheet, Shield, Tag, thingProps, tinctureOf, WhyNumber } from '@signoria/kit';
import type { PlayerView } from '../rules/view/types.ts';
import { eventName, familyEffect, familyName, tileName, troopName } from '../text/names.ts';
import { Arms, Glyph, Head } from './drawings/index.ts';
import { Backs, Count, Money, WhyIncome } from './Money.tsx';
import { EVENT_GLYPH, shortLot, shortTile, shortTroop } from './names.ts';
import type { Parts } from './parts.ts';
import { Thing } from './Thing.tsx';
import { calledOf, inOrder, signed, type Table, wordsOf } from './table.ts';

/** One's own to the coin, others' as counters that lie face down, or not at all. */
export function Holdings({ table, player }: { readonly table: Table; readonly player: PlayerView }) {
  const { princes } = wordsOf(table);
  const { holdings, counters } = player;
  if (holdings !== null) {
    return (
      <span class="holdings">
        <span class="only-heard">{princes.exact(holdings.gold, holdings.influence)}</span>
        <span aria-hidden="true">
          <Money of="gold" amount={holdings.gold} />
          <Money of="influence" amount={holdings.influence} />
        </span>
      </span>
    );
  }
  if (counters === null) return <span class="holdings">{princes.hidden}</span>;
  const label = princes.counters(counters.gold, counters.influence);
  return (
    <span class="holdings" title={label}>
      <span class="only-heard">{label}</span>
      <span aria-hidden="true">
        <Backs of="gold" count={counters.gold} />
        <Backs of="influence" count={counters.influence} />
      </span>
    </span>
  );
}

function Counts({ table, player }: { readonly table: Table; readonly player: PlayerView }) {
  const { princes, numbers } = wordsOf(table);
  const { cards, victories, pay, why } = player;
  const { handLimit, strength, income } = why;
  return (
    <span class="prince-counts">
      <span class="count-of" title={princes.cards(cards, handLimit.total)}>
        <Glyph of="card" />
        <span class="only-heard">{princes.held(cards)}</span>
        <span class="num">
          <span aria-hidden="true">{cards}/</span>
          <WhyNumber table={table} why={handLimit} label={numbers.handLimit} />
        </span>
      </span>
      <Count of="laurel" value={victories} label={princes.victories(victories)} />
      <span class="count-of" title={princes.strength(strength.attack.total, strength.defence.total)}>
        <Glyph of="war" />
        <span class="num">
          <WhyNumber table={table} why={strength.attack} label={numbers.attack} />/
          <WhyNumber table={table} why={strength.defence} label={numbers.defence} />
        </span>
      </span>
      <span class="earns">
        {income.gold.total + income.influence.total > 0 ? <span>{princes.income}</span> : null}{' '}
        <WhyIncome table={table} why={income} />
        {pay > 0 ? (
          <span title={princes.pay(pay)}>
            <span class="only-heard">{princes.pay(pay)}</span>
            <b class="num gain" aria-hidden="true">
              {signed(pay)}
            </b>
          </span>
        ) : null}
      </span>
    </span>
  );
}

type Props = Omit<Parts, 'prospects'> & { readonly player: PlayerView };

function Belongings({ table, onLook, player }: Props) {
  const { cities, princes } = wordsOf(table);
  const { language, view } = table;
  const tiles = view.tiles.filter(({ owner }) => owner === player.seat);
  const events = view.events.filter(({ owner }) => owner === player.seat);
  if (tiles.length + events.length + player.troops.length === 0) return <p class="remark">{princes.nothing}</p>;
  return (
    <ul class="belongings">
      {tiles.map(({ id, turned }) => (
        <li key={id}>
          <Thing
            table={table}
            id={id}
            thing={null}
            name={tileName(language, id)}
            facts={turned ? [cities.turned] : []}
            class={`chip${turned ? ' turned' : ''}`}
            onLook={() => onLook(id)}
          >
            <Head of={id} />
            {shortTile(language, id)}
          </Thing>
        </li>
      ))}
      {player.troops.map((id) => (
        <li key={id}>
          <Thing
            table={table}
            id={id}
            thing={null}
            name={troopName(language, id)}
            class="chip"
            onLook={() => onLook(id)}
          >
            <Glyph of={id} />
            {shortTroop(language, id)}
          </Thing>
        </li>
      ))}
      {events.map(({ id, kind }) => (
        <li key={id}>
          <Thing
            table={table}
            id={id}
            thing={null}
            name={eventName(language, id)}
            class="chip"
            onLook={() => onLook(id)}
          >
            <Head of={id} />
            <Glyph of={EVENT_GLYPH[kind]} />
            {shortLot(language, id)}
          </Thing>
        </li>
      ))}
    </ul>
  );
}

function Family({ table, onLook, player }: Props) {
  const { princes } = wordsOf(table);
  const { family, declared } = player;
  if (family === null) return <span class="remark">{princes.noFamily}</span>;
  return (
    <>
      <button
        type="button"
        class="family-link"
        data-look={family}
        title={familyEffect(table.language, family, table.view.options.side)}
        {...thingProps(table.pointing, null, () => onLook(family))}
      >
        <Arms of={family} />
        {familyName(table.language, family)}
      </button>
      {declared === null ? null : <Tag>{princes.declared[declared]}</Tag>}
    </>
  );
}

function Prince(props: Props) {
  const { table, cues, player } = props;
  const { princes } = wordsOf(table);
  const change = cued(cues, `prince ${player.seat}`);
  return (
    <li
      data-spot={`prince ${player.seat}`}
      class={`prince${player.seat === table.you ? ' own' : ''} ${change.class}`}
      {...(change.style ? { style: change.style } : {})}
    >
      <Shield tincture={tinctureOf(table, player.seat)} width={26} />
      <div class="prince-name">
        <b>{calledOf(table, player.seat)}</b>
        <Family {...props} />
        {player.marker === null ? null : (
          <span class="marker" title={princes.marker(player.marker)}>
            <span class="only-heard">{princes.marker(player.marker)}</span>
            <span aria-hidden="true">{player.marker}</span>
          </span>
        )}
      </div>
      <div class="prince-row">
        <Holdings table={table} player={player} />
        <Counts table={table} player={player} />
      </div>
      <Belongings {...props} />
    </li>
  );
}

/** Also under an auction: whoever bids wants to see what the others have. */
export function PrinceList(parts: Omit<Parts, 'prospects'>) {
  const { princes } = wordsOf(parts.table);
  return (
    <ul class="prince-list" aria-label={princes.title}>
      {inOrder(parts.table.view).map((player) => (
        <Prince key={player.seat} {...parts} player={player} />
      ))}
    </ul>
  );
}

export function Princes(parts: Omit<Parts, 'prospects'>) {
  const { princes } = wordsOf(parts.table);
  return (
    <Sheet title={princes.title} caption={princes.caption} class="princes">
      <div class="sheet-body">
        <PrinceList {...parts} />
      </div>
    </Sheet>
  );
}

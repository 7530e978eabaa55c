/** One's own things: the purse behind the screen, helpers, freedoms, bonus and prestige cards with what they bring now. */
import { Button, Icon, listOf, usePointing } from '@signoria/kit';
import { useState } from 'preact/hooks';
import { FREEDOMS } from '../data/professions.ts';
import type { WorthView } from '../rules/view/view.ts';
import { Glyph } from './drawings/index.ts';
import { MyCity } from './estate/MyCity.tsx';
import { type Look, LookDialog, type OnLook } from './look.tsx';
import { named } from './names.ts';
import { SellPrestige } from './SellPrestige.tsx';
import { Count } from './Things.tsx';
import { money, playerOf, type Table, wordsOf } from './table.ts';
import { things } from './things.ts';

interface CardsProps {
  readonly table: Table;
  readonly of: 'bonus' | 'prestige';
  readonly cards: readonly WorthView<string>[];
  readonly onLook: OnLook;
}

/** A card as a slip: its name and its worth now. */
function Cards({ table, of, cards, onLook }: CardsProps) {
  const { drawn } = wordsOf(table);
  return (
    <>
      {cards.map(({ card, worth, sum }) => (
        <li key={card}>
          <button type="button" class={`own-card ${of}`} onClick={() => onLook({ at: 'thing', id: card, why: sum })}>
            <Glyph of={of} />
            <span class="own-card-name">{named(table.language, card)}</span>
            <span class="only-heard">{drawn.worth[of](worth)}</span>
            <b class="num" aria-hidden="true">
              {of === 'bonus' ? `+${worth}` : worth}
            </b>
          </button>
        </li>
      ))}
    </>
  );
}

/** Characters that may be used at any of one's own decisions. */
function FreeUses({ table }: { readonly table: Table }) {
  if (table.past) return null;
  const choices = table.freedoms.flatMap(({ menu }) => listOf(menu));
  return (
    <>
      {choices.map((choice) => {
        const line = table.write(choice);
        return (
          <Button key={line} kind="gold" onPress={() => table.answer(line)}>
            {table.text.choice(choice, table.reader)}
          </Button>
        );
      })}
    </>
  );
}

function Purse({ table, coins }: { readonly table: Table; readonly coins: number }) {
  const { own } = wordsOf(table);
  return (
    <span class="purse" title={own.secret}>
      <Glyph of="coin" />
      <span class="only-heard">{own.coins(money(coins))}</span>
      <b class="num" aria-hidden="true">
        {money(coins)}
      </b>
      <small>
        <Icon name="eye" /> {own.secret}
      </small>
    </span>
  );
}

function Helpers({ table }: { readonly table: Table }) {
  const { mats, freedoms } = wordsOf(table);
  const player = playerOf(table, table.you!);
  return (
    <div class="own-counts">
      <Count of="builder" value={player.builders} label={mats.builders(player.builders)} />
      <Count of="jester" value={player.jesters} label={mats.jesters(player.jesters)} />
      {player.recruits > 0 ? (
        <Count of="recruiting" value={player.recruits} label={mats.recruits(player.recruits)} />
      ) : null}
      <Count of="work" value={player.table.length + player.recruited} label={mats.works(player.table.length)} />
      <span class="freedoms">
        <span class="only-heard">{mats.freedoms(player.freedoms.map((id) => freedoms[id]))}</span>
        {FREEDOMS.map((id) => (
          <span key={id} class={player.freedoms.includes(id) ? '' : 'lacking'} title={freedoms[id]}>
            <Glyph of={id} />
          </span>
        ))}
      </span>
    </div>
  );
}

export function Own(table: Table) {
  const [look, setLook] = useState<Look | null>(null);
  const pointing = usePointing(table, things);
  const own = table.view.own;
  if (table.you === null || own === null) return null;
  const { own: words } = wordsOf(table);
  return (
    <div class={`florence florence-own${table.phone ? ' phone' : ''}`}>
      <Purse table={table} coins={own.coins} />
      <Helpers table={table} />
      <ul class="own-cards" aria-label={words.cards}>
        <Cards table={table} of="bonus" cards={own.bonus} onLook={setLook} />
        <Cards table={table} of="prestige" cards={own.prestige} onLook={setLook} />
      </ul>
      <div class="own-deeds">
        <MyCity table={table} />
        <FreeUses table={table} />
        <SellPrestige table={table} />
      </div>
      <LookDialog table={table} pointing={pointing} look={look} onLook={setLook} />
    </div>
  );
}

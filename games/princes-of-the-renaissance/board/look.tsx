/** Looking closer: a component with its picture, text, rules, and what can be done with it now. */
import type { Seat, Sum } from '@signoria/kernel';
import { Button, Dialog, nameOf, RuleLinks, SumTable, usePointing } from '@signoria/kit';
import type { CityId } from '../data/cities.ts';
import { cardName, tileName } from '../text/names.ts';
import { Arms, Glyph, type GlyphId, Portrait, Vignette } from './drawings/index.ts';
import { explained } from './facts.ts';
import { CARD_GLYPH, isCard, isCity, isEvent, isFamily, isTile, isTroop } from './names.ts';
import { calledOf, type Table, wordsOf } from './table.ts';
import { amongOwn, type OwnId } from './things.ts';

/** The id of a component, a city, the deck or the war track. */
export type Look = string;
export type OnLook = (look: Look) => void;

function glyphOf(id: string): GlyphId | null {
  if (isCard(id)) return CARD_GLYPH[id];
  if (isTroop(id)) return id;
  return id === 'deck' ? 'card' : id === 'wars' ? 'war' : null;
}

function Picture({ id }: { readonly id: string }) {
  if (isCity(id)) return <Vignette of={id} />;
  if (isTile(id) || isEvent(id) || id === 'pope') return <Portrait of={id} />;
  if (isFamily(id)) return <Arms of={id} />;
  const glyph = glyphOf(id);
  return glyph === null ? null : <Glyph of={glyph} />;
}

/** What is true of this very thing now. */
function factsOf(table: Table, id: string): readonly string[] {
  const { cities, events, deck } = wordsOf(table);
  const { view, language } = table;
  const tile = view.tiles.find((other) => other.id === id);
  if (tile !== undefined) {
    return [
      tile.owner === null ? cities.forSale(view.cities[tile.city].minimum) : cities.owned(nameOf(table, tile.owner)),
      ...(tile.price === null ? [] : [cities.price(tile.price)]),
      ...(tile.turned ? [cities.turned] : []),
      ...(tile.barred === null ? [] : [cities.barred[tile.barred]]),
    ];
  }
  const event = view.events.find((other) => other.id === id);
  if (event !== undefined) {
    return [
      ...(event.owner === null ? [] : [cities.owned(nameOf(table, event.owner))]),
      ...(event.city === null ? [] : [events.on(event.city)]),
      ...(event.price === null ? [] : [cities.price(event.price)]),
    ];
  }
  if (id === 'pope') {
    return [
      ...(view.pope.owner === null ? [] : [cities.owned(nameOf(table, view.pope.owner))]),
      ...(view.pope.leagueUsed ? [events.leagueUsed] : []),
    ];
  }
  if (isCity(id)) return boxedOf(table, id);
  if (id !== 'deck') return [];
  const under = view.deck.under.map((card) => cardName(language, card)).join(', ');
  return [
    `${deck.cards(view.deck.cards)}, ${deck.discards(view.deck.discards.length)}`,
    ...(view.deck.discards.length > 0 ? [discarded(table)] : []),
    ...(under === '' ? [] : [`${deck.under} ${under}`]),
  ];
}

/** The numbers of a thing that is itself a button: explained here. */
function sumsOf(table: Table, id: string): readonly { readonly label: string; readonly why: Sum }[] {
  const { numbers } = wordsOf(table);
  const { cities, troops, tiles, deck } = table.view;
  if (isCity(id)) {
    const { vp, minimum } = cities[id].why;
    return [
      { label: numbers.each, why: vp },
      { label: numbers.opening, why: minimum },
    ];
  }
  const tile = tiles.find((other) => other.id === id);
  if (tile !== undefined) {
    const { vp, minimum } = cities[tile.city].why;
    return [
      { label: numbers.each, why: vp },
      ...(tile.owner === null ? [{ label: numbers.opening, why: minimum }] : []),
    ];
  }
  if (id === 'deck') return [{ label: numbers.price, why: deck.why.cost }];
  return troops.filter((troop) => troop.id === id).map(({ why }) => ({ label: numbers.price, why: why.cost }));
}

/** Tiles of the city that stayed in the box: everybody can see which are missing. */
function boxedOf(table: Table, city: CityId): readonly string[] {
  const boxed = table.view.leftOut.filter((tile) => tile.city === city);
  const names = boxed.map(({ id }) => tileName(table.language, id)).join(', ');
  return boxed.length === 0 ? [] : [wordsOf(table).cities.boxed(names)];
}

/** `Veto ×2, Bad Weather` */
function discarded({ view, language }: Table): string {
  const counts = new Map<string, number>();
  for (const card of view.deck.discards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts]
    .map(([card, n]) => (isCard(card) ? `${cardName(language, card)}${n > 1 ? ` ×${n}` : ''}` : ''))
    .join(', ');
}

function holderOf({ view }: Table, family: string): Seat | null {
  return view.players.find((player) => player.family === family)?.seat ?? null;
}

export function LookBody({
  table,
  look,
  onClose,
}: {
  readonly table: Table;
  readonly look: Look;
  readonly onClose: () => void;
}) {
  const words = wordsOf(table);
  const about = explained(look, table.view, table.language);
  if (about === null) return null;
  const pointing = usePointing(table, amongOwn, { several: 'look' });
  const uses = pointing.at(`own ${look as OwnId}`).lines.filter(({ open }) => open); // none about anything else
  const holder = holderOf(table, look);
  return (
    <div class="look">
      <Picture id={look} />
      <div>
        {holder === null ? null : <p class="caption">{calledOf(table, holder)}</p>}
        <p>{about.text}</p>
        {factsOf(table, look).map((fact) => (
          <p key={fact} class="look-fact">
            {fact}
          </p>
        ))}
        {sumsOf(table, look).map(({ label, why }) => (
          <SumTable key={label} table={table} why={why} label={label} />
        ))}
        {uses.length === 0 ? null : <h3 class="caption">{words.own.uses}</h3>}
        {uses.map(({ line, label }) => (
          <Button
            key={line}
            kind="gold"
            wide
            onPress={() => {
              onClose();
              table.select(line);
            }}
          >
            {label}
          </Button>
        ))}
        <RuleLinks table={table} caption={wordsOf(table).rules} ids={about.rules} />
      </div>
    </div>
  );
}

export interface LookDialogProps {
  readonly table: Table;
  readonly look: Look | null;
  readonly onLook: (look: Look | null) => void;
}

export function LookDialog({ table, look, onLook }: LookDialogProps) {
  const close = () => onLook(null);
  const title = look === null ? '' : (explained(look, table.view, table.language)?.title ?? '');
  return (
    <Dialog open={look !== null} title={title} close={wordsOf(table).close} onClose={close}>
      <div class="por">{look === null ? null : <LookBody table={table} look={look} onClose={close} />}</div>
    </Dialog>
  );
}

/** The thing under the pointer or the keyboard, if it is one. */
function thingAt(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest('[data-look]')?.getAttribute('data-look') ?? null) : null;
}

/** A right click or a long press looks closer at anything, also where a press would choose it. */
export function useAsking(onLook: OnLook) {
  const ask = (event: Event) => {
    const id = thingAt(event.target);
    if (id === null) return;
    event.preventDefault();
    onLook(id);
  };
  return { onContextMenu: ask };
}

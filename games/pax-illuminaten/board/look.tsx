/** Looking closer: a card, a participant, a faction, a scheme, an event in full, with all that may be done with it. */
import { Dialog, RuleId, Shield } from '@signoria/web/kit';
import type { ComponentChildren } from 'preact';
import type { EventId } from '../data/event-cards.ts';
import type { FactionId } from '../data/factions.ts';
import type { PlaceId } from '../data/layouts.ts';
import type { CardId } from '../data/luminaries.ts';
import type { SchemeId } from '../data/schemes.ts';
import type { Party } from '../rules/choices.ts';
import { CardText } from './CardText.tsx';
import { DeedList } from './Deeds.tsx';
import { Disc } from './drawings/index.ts';
import { edictFaction, isEdict } from './event-ids.ts';
import { PartySheet } from './PartySheet.tsx';
import { RivalScript } from './Rival.tsx';
import {
  cardRules,
  EDICT_RULES,
  factionRules,
  PARTY_RULES,
  rivalRules,
  schemeRules,
  specialRules,
} from './rules-of.ts';
import { SchemeProgress } from './SchemeProgress.tsx';
import { type Deed, deedsAt, type Spot } from './spots.ts';
import { named, namesOf, placeMark, type Table, tinctureOf, wordsOf } from './table.ts';

export type Look =
  | { readonly at: 'place'; readonly id: PlaceId }
  /** A card in a hand, at court, in the chain: the place says what may be done with it. */
  | { readonly at: 'card'; readonly card: CardId; readonly spot: Spot | null }
  | { readonly at: 'party'; readonly who: Party }
  | { readonly at: 'faction'; readonly id: FactionId }
  | { readonly at: 'scheme'; readonly id: SchemeId }
  | { readonly at: 'event'; readonly id: EventId }
  | { readonly at: 'rival' }
  /** Several ways to do the same. */
  | { readonly at: 'ways'; readonly deeds: readonly Deed[] };

export type OnLook = (look: Look | null) => void;

interface Page {
  readonly title: string;
  readonly body: ComponentChildren;
  readonly rules: readonly string[];
  readonly deeds: readonly Deed[];
}

function placePage(table: Table, id: PlaceId): Page {
  const place = table.view.places.find((other) => other.id === id)!;
  const { place: words } = wordsOf(table);
  const { card, faceUp } = place;
  const at = words.at(placeMark(id));
  const title = card === null ? at : `${namesOf(table).luminaries[card].name}, ${at}`;
  const seen = faceUp || place.seenBy.length === 0 ? null : words.seenBy(place.seenBy.map((who) => named(table, who)));
  return {
    title,
    body: (
      <>
        {faceUp ? null : <p>{words.down}</p>}
        {seen === null ? null : <p>{seen}</p>}
        {card === null ? null : <CardText table={table} card={card} place={place} />}
      </>
    ),
    rules: card === null ? ['PAX-6.1'] : cardRules(table.view, card),
    deeds: deedsAt(table, `place ${id}`),
  };
}

/** A faction: its card with both halves, its lodges, whose the largest one is. */
function factionPage(table: Table, id: FactionId): Page {
  const names = namesOf(table);
  const { factions: words } = wordsOf(table);
  const card = table.view.factionCards.find(({ faction }) => faction === id);
  const lodges = table.view.lodges.filter(({ faction }) => faction === id);
  return {
    title: names.factions[id].name,
    body: (
      <>
        <p class="faction-head">
          <Disc of={id} /> {words.supplyOf(table.view.supply[id])}
        </p>
        {card === undefined ? (
          <p>{words.out}</p>
        ) : (
          <p>{words.owned(card.owner === null ? null : named(table, card.owner))}</p>
        )}
        <p>
          <b>{words.once}</b> {names.factionCards[id].once}
        </p>
        <p>
          <b>{words.always}</b> {names.factionCards[id].always}
        </p>
        <ul class="lodge-list">
          {lodges.map(({ size, controller, influence, main }, i) => (
            <li key={i}>
              <b>{words.lodge(size, main)}</b>
              <span>
                {influence.map(({ who, count }) => (
                  <span key={who} class="lodge-share">
                    <Shield tincture={tinctureOf(table, who)} width={13} /> {named(table, who)} {count}
                  </span>
                ))}
              </span>
              <em>{words.controller(controller === null ? null : named(table, controller))}</em>
            </li>
          ))}
        </ul>
        {lodges.length === 0 ? <p>{words.noLodge}</p> : null}
      </>
    ),
    rules: factionRules(id),
    deeds: deedsAt(table, `faction ${id}`),
  };
}

function schemePage(table: Table, id: SchemeId): Page {
  const { name, text } = namesOf(table).schemes[id];
  const scheme = table.view.schemes.find((other) => other.id === id);
  return {
    title: name,
    body: (
      <>
        <p>{text}</p>
        {scheme === undefined ? null : <SchemeProgress table={table} scheme={scheme} everybody />}
      </>
    ),
    rules: schemeRules(id),
    deeds: deedsAt(table, `scheme ${id}`),
  };
}

export function eventName(table: Pick<Table, 'language'>, id: EventId): string {
  const names = namesOf(table);
  return isEdict(id) ? names.edicts[edictFaction(id)] : names.specials[id].name;
}

function eventPage(table: Table, id: EventId): Page {
  const spots: readonly Spot[] = isEdict(id) ? [`edict ${edictFaction(id)}`, `event ${id}`] : [`event ${id}`];
  return {
    title: eventName(table, id),
    body: <p>{isEdict(id) ? wordsOf(table).events.edictText : namesOf(table).specials[id].text}</p>,
    rules: isEdict(id) ? EDICT_RULES : specialRules(id),
    deeds: spots.flatMap((spot) => deedsAt(table, spot)),
  };
}

function pageOf(table: Table, look: Look): Page {
  switch (look.at) {
    case 'place':
      return placePage(table, look.id);
    case 'card':
      return {
        title: namesOf(table).luminaries[look.card].name,
        body: <CardText table={table} card={look.card} />,
        rules: cardRules(table.view, look.card),
        deeds: look.spot === null ? [] : deedsAt(table, look.spot),
      };
    case 'party':
      return {
        title: wordsOf(table).party.areopagus(named(table, look.who)),
        body: <PartySheet table={table} who={look.who} />,
        rules: PARTY_RULES,
        deeds: look.who === table.you ? deedsAt(table, 'areopagus') : [],
      };
    case 'faction':
      return factionPage(table, look.id);
    case 'scheme':
      return schemePage(table, look.id);
    case 'event':
      return eventPage(table, look.id);
    case 'rival': {
      const { rival } = table.view;
      if (rival === null) return { title: '', body: null, rules: [], deeds: [] };
      const { name } = namesOf(table).rivals[rival.id];
      return { title: name, body: <RivalScript table={table} rival={rival} />, rules: rivalRules(rival.id), deeds: [] };
    }
    case 'ways':
      return { title: wordsOf(table).ways, body: null, rules: [], deeds: look.deeds };
  }
}

/** What the dialog shows, without the dialog. */
export function LookBody({
  table,
  look,
  onDone,
}: {
  readonly table: Table;
  readonly look: Look;
  readonly onDone?: () => void;
}) {
  const { body, rules, deeds } = pageOf(table, look);
  return (
    <div class="pax pax-look">
      <DeedList table={table} deeds={deeds} {...(onDone ? { onDone } : {})} />
      {body}
      {rules.length === 0 ? null : (
        <p class="rule-links">
          {wordsOf(table).rules}
          {rules.map((id) => (
            <button key={id} type="button" onClick={() => table.rule(id)}>
              <RuleId id={id} />
            </button>
          ))}
        </p>
      )}
    </div>
  );
}

export interface LookDialogProps {
  readonly table: Table;
  readonly look: Look | null;
  readonly onLook: OnLook;
}

export function LookDialog({ table, look, onLook }: LookDialogProps) {
  const close = () => onLook(null);
  return (
    <Dialog
      open={look !== null}
      title={look === null ? '' : pageOf(table, look).title}
      close={wordsOf(table).close}
      onClose={close}
    >
      {look === null ? null : <LookBody table={table} look={look} onDone={close} />}
    </Dialog>
  );
}

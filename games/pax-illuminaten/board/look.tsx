/** Looking closer: a card, a participant, a faction, a scheme, an event in full, with all that may be done with it. */
import { Dialog, RuleId, Shield, type ThingLine, WhyNumber } from '@signoria/kit';
import type { ComponentChildren } from 'preact';
import { numberOf } from '../data/box.ts';
import type { EventId } from '../data/event-cards.ts';
import type { FactionId } from '../data/factions.ts';
import type { PlaceId } from '../data/layouts.ts';
import type { CardId } from '../data/luminaries.ts';
import type { SchemeId } from '../data/schemes.ts';
import type { Choice, Party } from '../rules/model/choices.ts';
import { printed } from '../text/names.ts';
import type { BoardCues } from './cues.ts';
import { Disc } from './drawings/index.ts';
import { edictFaction, isEdict } from './event-ids.ts';
import { CardText } from './luminaries/CardText.tsx';
import { DeedList } from './own/Deeds.tsx';
import {
  cardRules,
  EDICT_RULES,
  factionRules,
  PARTY_RULES,
  rivalRules,
  schemeRules,
  specialRules,
} from './rules-of.ts';
import { PartySheet } from './sheets/PartySheet.tsx';
import { RivalScript } from './sheets/Rival.tsx';
import { SchemeProgress } from './sheets/SchemeProgress.tsx';
import { named, namesOf, placeMark, type Table, tinctureOf, wordsOf } from './table.ts';
import type { ThingName } from './things.ts';

export type Look =
  | { readonly at: 'place'; readonly id: PlaceId }
  /** A card in a hand, at court, in the chain: the place says what may be done with it. */
  | { readonly at: 'card'; readonly card: CardId; readonly thing: ThingName | null }
  | { readonly at: 'party'; readonly who: Party }
  | { readonly at: 'faction'; readonly id: FactionId }
  | { readonly at: 'scheme'; readonly id: SchemeId }
  | { readonly at: 'event'; readonly id: EventId }
  | { readonly at: 'rival' };

export type OnLook = (look: Look | null) => void;

/** What every part of the board is given that can be looked at closer. */
export interface PartProps {
  readonly table: Table;
  readonly onLook: OnLook;
}

/** A part of the stage: things in it change before everybody's eyes. */
export interface SheetProps extends PartProps {
  readonly cues: BoardCues;
}

interface Page {
  readonly title: string;
  readonly body: ComponentChildren;
  readonly rules: readonly string[];
  readonly deeds: readonly ThingLine<Choice>[];
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
    deeds: table.pointing.at(`place ${id}`).lines,
  };
}

/** A faction: its card with both halves, its lodges, whose the largest one is. */
function factionPage(table: Table, id: FactionId): Page {
  const names = namesOf(table);
  const { factions: words, why } = wordsOf(table);
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
          <b>{words.once}</b> {printed(table.view, names.factionCards[id].once)}
        </p>
        <p>
          <b>{words.always}</b> {printed(table.view, names.factionCards[id].always)}
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
        {card?.control ? (
          <p>
            {why.control}: <WhyNumber why={card.control} table={table} label={why.control} />
          </p>
        ) : null}
        {lodges.length === 0 ? <p>{words.noLodge(numberOf(table.view, 'limit.lodgeCards'))}</p> : null}
      </>
    ),
    rules: factionRules(id),
    deeds: table.pointing.at(`faction ${id}`).lines,
  };
}

function schemePage(table: Table, id: SchemeId): Page {
  const { name, text } = namesOf(table).schemes[id];
  const scheme = table.view.schemes.find((other) => other.id === id);
  return {
    title: name,
    body: (
      <>
        <p>{printed(table.view, text)}</p>
        {scheme === undefined ? null : <SchemeProgress table={table} scheme={scheme} />}
      </>
    ),
    rules: schemeRules(id),
    deeds: table.pointing.at(`scheme ${id}`).lines,
  };
}

export function eventName(table: Pick<Table, 'language'>, id: EventId): string {
  const names = namesOf(table);
  return isEdict(id) ? names.edicts[edictFaction(id)] : names.specials[id].name;
}

function eventPage(table: Table, id: EventId): Page {
  const things: readonly ThingName[] = isEdict(id) ? [`edict ${edictFaction(id)}`, `event ${id}`] : [`event ${id}`];
  return {
    title: eventName(table, id),
    body: (
      <p>{isEdict(id) ? wordsOf(table).events.edictText : printed(table.view, namesOf(table).specials[id].text)}</p>
    ),
    rules: isEdict(id) ? EDICT_RULES : specialRules(id),
    deeds: things.flatMap((thing) => table.pointing.at(thing).lines),
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
        deeds: table.pointing.at(look.thing).lines,
      };
    case 'party':
      return {
        title: wordsOf(table).party.areopagus(named(table, look.who)),
        body: <PartySheet table={table} who={look.who} />,
        rules: PARTY_RULES,
        deeds: table.pointing.at(look.who === table.you ? 'areopagus' : null).lines,
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

export function LookDialog({ table, look, onLook }: PartProps & { readonly look: Look | null }) {
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

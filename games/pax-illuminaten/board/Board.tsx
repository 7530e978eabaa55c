/** The cards in their rows with everything on them, lodges around them, areopagi beside. What may be chosen is gold. */
import { type Spot as Point, Sheet, stepOnBoard, told, useRoving } from '@signoria/web/kit';
import { useState } from 'preact/hooks';
import type { FactionId } from '../data/factions.ts';
import type { PlaceId } from '../data/layouts.ts';
import type { PlaceView, PlayerView } from '../rules/view-types.ts';
import { BoardMarks, LodgeTags } from './BoardMarks.tsx';
import { BoardTools } from './BoardTools.tsx';
import {
  type Box,
  cardBox,
  extentOf,
  FaceDown,
  FaceUp,
  LodgeBorder,
  LodgePatterns,
  plateBox,
  ringsOf,
} from './drawings/index.ts';
import type { OnLook } from './look.tsx';
import { PlateFace, plateFacts } from './Plate.tsx';
import { type Picking, placeDeeds } from './picking.ts';
import { cellLooks, isGap, isUnderway, placeFacts } from './place-look.ts';
import { Minimap, usePort } from './port.tsx';
import { SpotButton, type SpotProps } from './SpotButton.tsx';
import { type Deed, deedsAt, press, spoken, targetOf } from './spots.ts';
import { faceOf, placeMark, shortName, type Table, tinctureOf, wordsOf } from './table.ts';
import type { Telling } from './telling.ts';

/** What is brought out on the board: the lodges of a faction, or the cards that count for a scheme. */
export interface Shown {
  readonly id: string;
  readonly faction: FactionId | null;
  readonly places: readonly PlaceId[];
}

export interface BoardProps {
  readonly table: Table;
  readonly telling: Telling;
  readonly picking: Picking;
  readonly shown: Shown | null;
  readonly onShow: (shown: Shown | null) => void;
  readonly onLook: OnLook;
}

function Face({ table, place }: { readonly table: Table; readonly place: PlaceView }) {
  const at = placeMark(place.id);
  const known = place.card;
  if (isGap(table, place)) return <span class="gap">{at}</span>;
  if (known === null || !place.faceUp || place.degree === null) {
    const seenBy = place.seenBy.map((who) => tinctureOf(table, who));
    return <FaceDown known={known === null ? null : shortName(table, known)} at={at} seenBy={seenBy} />;
  }
  return (
    <FaceUp
      card={known}
      name={shortName(table, known)}
      at={at}
      degree={place.degree}
      factions={place.factions}
      organisation={faceOf(table.view, known).organisation}
      cells={cellLooks(table, place)}
      controller={place.controller === null ? null : tinctureOf(table, place.controller)}
      markers={place.markers}
    />
  );
}

/** Arrow keys walk the board by what lies next; a question mark looks closer; Escape lays down what was taken up. */
interface Keys {
  readonly of: (id: string) => SpotProps['roving'];
  readonly on: (id: string, look: () => void) => (event: KeyboardEvent) => void;
}

interface SpotGiven extends BoardProps {
  readonly all: Box;
  readonly box: Box;
  readonly keys: Keys;
}

function CardSpot(props: SpotGiven & { readonly place: PlaceView }) {
  const { table, telling, picking, shown, onLook, keys, place, all, box } = props;
  const { id } = place;
  const { deeds, takesUp } = placeDeeds(table, picking, id);
  const held = picking.from === id;
  const dim = shown !== null && !shown.places.includes(id);
  const look = () => onLook({ at: 'place', id });
  const many = () => (picking.from === null ? look() : onLook({ at: 'ways', deeds }));
  const take = () => picking.setFrom(held ? null : id);
  return (
    <SpotButton
      id={id}
      kind={`place${isUnderway(table, place) ? ' underway' : ''}${dim ? ' dim' : ''}`}
      box={box}
      all={all}
      target={held ? 'selected' : targetOf(table, deeds)}
      label={spoken(placeFacts(table, place), deeds)}
      fresh={told(telling, `place ${id}`)}
      roving={keys.of(id)}
      onPress={() => (takesUp && deeds.length > 0 ? take() : press(table, deeds, many))}
      onKey={keys.on(id, look)}
    >
      <Face table={table} place={place} />
    </SpotButton>
  );
}

function PlateSpot({ table, telling, onLook, keys, player, all, box }: SpotGiven & { readonly player: PlayerView }) {
  const id = `party ${player.who}` as const;
  const deeds = areopagusDeeds(table, player);
  const look = () => onLook({ at: 'party', who: player.who });
  return (
    <SpotButton
      id={id}
      kind={`areopagus${player.who === table.you ? ' mine' : ''}`}
      box={box}
      all={all}
      target={targetOf(table, deeds)}
      label={spoken(plateFacts(table, player), deeds)}
      fresh={told(telling, id)}
      roving={keys.of(id)}
      onPress={() => press(table, deeds, look)}
      onKey={keys.on(id, look)}
    >
      <PlateFace table={table} player={player} box={box} />
    </SpotButton>
  );
}

/** For the arrow keys. Drawn together sideways: the next row is nearer than the row after it. */
function pointOf(id: string, { x, y, width, height }: Box): Point {
  return { id, x: (x + width / 2) / 3, y: y + height / 2 };
}

function useBoxes(table: Table) {
  const { places, players } = table.view;
  const cards = places.map((place) => ({ place, box: cardBox(place) }));
  const plates = players.map((player) => ({ player, box: plateBox(player, places) }));
  const all = extentOf([...cards, ...plates].map(({ box }) => box));
  return { cards, plates, all };
}

const areopagusDeeds = (table: Table, { who }: PlayerView): readonly Deed[] =>
  who === table.you ? deedsAt(table, 'areopagus') : [];

export function Board(props: BoardProps) {
  const { table, picking, shown } = props;
  const words = wordsOf(table);
  const { cards, plates, all } = useBoxes(table);
  const [large, setLarge] = useState(table.phone);
  const { frame, sight } = usePort(large, table.question?.ticket ?? -1);
  const { lodges, places } = table.view;
  const points: readonly Point[] = [
    ...cards.map(({ place, box }) => pointOf(place.id, box)),
    ...plates.map(({ player, box }) => pointOf(`party ${player.who}`, box)),
  ];
  const roving = useRoving(points.map(({ id }) => id));
  const keys: Keys = {
    of: roving.of,
    on: (id, look) => (event) => {
      if (event.key === '?') return look();
      if (event.key === 'Escape') return picking.setFrom(null);
      const to = stepOnBoard(event.key, id, points);
      if (to === null) return;
      event.preventDefault();
      roving.focus(to);
    },
  };
  const given = { ...props, all, keys };
  const rings = ringsOf(lodges);
  const hidden = (faction: FactionId) => shown !== null && shown.faction !== faction;
  return (
    <Sheet title={words.board.title} class={`board-sheet${large ? ' large' : ''}`}>
      <BoardTools {...props} large={large} onLarge={() => setLarge(!large)} />
      <section
        class={`board-port${table.question?.at === 'act' && picking.verb === null ? '' : ' singled'}`}
        ref={frame}
        aria-label={words.board.label(places.length)}
      >
        <div class="board-cards" style={{ '--wide': `${all.width}`, '--high': `${all.height}` }}>
          <svg class="under" viewBox={`${all.x} ${all.y} ${all.width} ${all.height}`} aria-hidden="true">
            <LodgePatterns />
            {lodges.map((lodge, i) => (
              <LodgeBorder
                key={i}
                name={`pax-lodge-border-${i}`}
                lodge={lodge}
                places={places}
                ring={rings[i]!}
                hidden={hidden(lodge.faction)}
              />
            ))}
          </svg>
          {cards.map(({ place, box }) => (
            <CardSpot key={place.id} {...given} place={place} box={box} />
          ))}
          {plates.map(({ player, box }) => (
            <PlateSpot key={player.who} {...given} player={player} box={box} />
          ))}
          <svg class="over" viewBox={`${all.x} ${all.y} ${all.width} ${all.height}`} aria-hidden="true">
            <LodgeTags table={table} hidden={hidden} />
            <BoardMarks table={table} />
          </svg>
        </div>
      </section>
      {sight === null ? null : (
        <Minimap label={words.board.whole} all={all} cards={cards} sight={sight} onPress={() => setLarge(false)} />
      )}
    </Sheet>
  );
}

/** The cards in their rows with everything on them, lodges around them, areopagi beside. What may be chosen is gold. */
import { type Spot as Point, Sheet, stepOnBoard, useRoving } from '@signoria/kit';
import { useState } from 'preact/hooks';
import type { FactionId } from '../../data/factions.ts';
import type { PlaceId } from '../../data/layouts.ts';
import type { PlaceView, PlayerView } from '../../rules/view/types.ts';
import {
  type Box,
  cardBox,
  extentOf,
  FaceDown,
  FaceUp,
  LodgeBorder,
  LodgePatterns,
  placedIn,
  plateBox,
  ringsOf,
} from '../drawings/index.ts';
import type { SheetProps } from '../look.tsx';
import { Thing, type ThingProps } from '../Thing.tsx';
import { faceOf, placeMark, shortName, type Table, tinctureOf, wordsOf } from '../table.ts';
import { BoardMarks, type LodgesProps, LodgeTags } from './BoardMarks.tsx';
import { BoardTools } from './BoardTools.tsx';
import type { Meant } from './meant.ts';
import { PlateFace, plateFacts } from './Plate.tsx';
import { cellLooks, isGap, isUnderway, placeFacts } from './place-look.ts';
import { Minimap, usePort } from './port.tsx';

/** What is brought out on the board: the lodges of a faction, or the cards that count for a scheme. */
export interface Shown {
  readonly id: string;
  readonly faction: FactionId | null;
  readonly places: readonly PlaceId[];
}

export interface BoardProps extends SheetProps {
  readonly meant: Meant;
  readonly shown: Shown | null;
  readonly onShow: (shown: Shown | null) => void;
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

interface SpotGiven extends BoardProps {
  readonly all: Box;
  readonly box: Box;
  readonly keys: Keys;
}

function CardSpot({ table, cues, shown, onLook, keys, place, all, box }: SpotGiven & { readonly place: PlaceView }) {
  const { id } = place;
  const dim = shown !== null && !shown.places.includes(id);
  return (
    <Thing
      table={table}
      thing={`place ${id}`}
      class={`spot place${isUnderway(table, place) ? ' underway' : ''}${dim ? ' dim' : ''}`}
      style={placedIn(all, box)}
      facts={placeFacts(table, place)}
      cues={cues}
      onLook={() => onLook({ at: 'place', id })}
      {...keys(id)}
    >
      <Face table={table} place={place} />
    </Thing>
  );
}

function PlateSpot({ table, cues, onLook, keys, player, all, box }: SpotGiven & { readonly player: PlayerView }) {
  const { who } = player;
  const id = `party ${who}` as const;
  const mine = who === table.you;
  return (
    <Thing
      table={table}
      thing={mine ? 'areopagus' : null}
      class={`spot areopagus${mine ? ' mine' : ''}`}
      style={placedIn(all, box)}
      facts={plateFacts(table, player)}
      cues={cues}
      changing={id}
      onLook={() => onLook({ at: 'party', who })}
      {...keys(id)}
    >
      <PlateFace table={table} player={player} box={box} />
    </Thing>
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

/** What a spot needs for the keyboard. */
type Keys = (id: string) => Pick<ThingProps, 'roving' | 'onKey'>;

/** Arrow keys walk the board by what lies next; Escape lets go of what is held. */
function useKeys({ pointing }: Table, points: readonly Point[]): Keys {
  const roving = useRoving(points.map(({ id }) => id));
  return (id) => ({
    roving: roving.of(id),
    onKey(event) {
      if (event.key === 'Escape') return pointing.drop();
      const to = stepOnBoard(event.key, id, points);
      if (to === null) return;
      event.preventDefault();
      roving.focus(to);
    },
  });
}

/** The borders of the lodges, under the cards. */
function Lodges({ table, hidden }: LodgesProps) {
  const { lodges, places } = table.view;
  const rings = ringsOf(lodges);
  return (
    <>
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
    </>
  );
}

export function Board(props: BoardProps) {
  const { table, meant, shown } = props;
  const words = wordsOf(table);
  const { cards, plates, all } = useBoxes(table);
  const [large, setLarge] = useState(false);
  const { frame, sight } = usePort(large, table.question?.ticket ?? -1);
  const keys = useKeys(table, [
    ...cards.map(({ place, box }) => pointOf(place.id, box)),
    ...plates.map(({ player, box }) => pointOf(`party ${player.who}`, box)),
  ]);
  const given = { ...props, all, keys };
  const hidden = (faction: FactionId) => shown !== null && shown.faction !== faction;
  const viewBox = `${all.x} ${all.y} ${all.width} ${all.height}`;
  return (
    <Sheet title={words.board.title} class={`board-sheet${large ? ' large' : ''}`}>
      <BoardTools {...props} large={large} onLarge={() => setLarge(!large)} />
      <section
        class={`board-port${table.question?.at === 'act' && meant.verb === null ? '' : ' singled'}`}
        ref={frame}
        aria-label={words.board.label(cards.length)}
      >
        <div class="board-cards" style={{ '--wide': `${all.width}`, '--high': `${all.height}` }}>
          <svg class="under" viewBox={viewBox} aria-hidden="true">
            <Lodges table={table} hidden={hidden} />
          </svg>
          {cards.map(({ place, box }) => (
            <CardSpot key={place.id} {...given} place={place} box={box} />
          ))}
          {plates.map(({ player, box }) => (
            <PlateSpot key={player.who} {...given} player={player} box={box} />
          ))}
          <svg class="over" viewBox={viewBox} aria-hidden="true">
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

/** A position for whoever shows a link to it: the luminaries in their rows, lodges and influence on them, areopagi, the court. */
import { ShieldMark, TINCTURES, type Tincture } from '@signoria/kit';
import { cut, type GamePicture, printable, SCENE, type SceneProps } from '@signoria/kit/pictures';
import type { PlaceView, PlayerView, View } from '../rules/view/types.ts';
import { CameoMark } from './drawings/Cameo.tsx';
import {
  type Box,
  cardBox,
  DiscMark,
  extentOf,
  FaceDown,
  FaceUp,
  LodgeBorder,
  LodgePatterns,
  plateBox,
  ringsOf,
} from './drawings/index.ts';
import { sheet } from './drawings/sheet/sheet.ts';
import { headline, seatLine } from './facts.ts';
import { faceOf, namesOf, placeMark, shortName } from './table.ts';

type Props = SceneProps<View>;

/** The artificial rival takes a tincture nobody sits under. */
function tinctureOf({ seats }: Pick<Props, 'seats'>, party: number): Tincture {
  const seat = seats[party]?.tincture;
  return seat ?? TINCTURES.toReversed().find((free) => seats.every(({ tincture }) => tincture !== free))!;
}

function nameOf({ view, seats, language }: Props, party: number): string {
  const { rival } = view;
  if (rival !== null && party === rival.who) return namesOf({ language }).rivals[rival.id].name;
  return printable(seats[party]?.name ?? '');
}

function Face(props: Props & { readonly place: PlaceView }) {
  const { view, place } = props;
  const at = placeMark(place.id);
  const { card, degree } = place;
  if (card === null || !place.faceUp || degree === null) {
    const seenBy = place.seenBy.map((who) => tinctureOf(props, who));
    return <FaceDown known={null} at={at} seenBy={seenBy} />;
  }
  return (
    <FaceUp
      card={card}
      name={shortName(props, card)}
      at={at}
      degree={degree}
      factions={place.factions}
      organisation={faceOf(view, card).organisation}
      cells={place.cells.map(({ cost, owner }, i) => ({
        cost,
        owner: owner === null ? null : tinctureOf(props, owner),
        marked: view.dispute?.place === place.id && view.dispute.cells.includes(i + 1),
      }))}
      controller={place.controller === null ? null : tinctureOf(props, place.controller)}
      markers={place.markers}
    />
  );
}

/** Where an areopagus has room for a name, and where only for a shield and the factions. */
const WIDE = 2;

function Plate(props: Props & { readonly player: PlayerView; readonly box: Box }) {
  const { view, player, box } = props;
  const wide = box.width > box.height * WIDE;
  const [x, y] = wide ? [24, box.height / 2] : [box.width / 2, 32];
  const name = nameOf(props, player.who);
  const first = wide ? box.width - 18 - player.factions.length * 26 : box.width / 2 - (player.factions.length - 1) * 13;
  return (
    <g transform={`translate(${box.x} ${box.y})`}>
      <rect
        x="2"
        y="2"
        width={box.width - 4}
        height={box.height - 4}
        rx={wide ? 14 : 9}
        class={view.turn.who === player.who ? 'plate turn' : 'plate'}
      />
      <ShieldMark tincture={tinctureOf(props, player.who)} x={x} y={y} width={wide ? 24 : 40} />
      {wide ? (
        <text class="serif plate-name" x="44" y="25">
          {cut(name, 22)}
        </text>
      ) : null}
      {player.factions.map((faction, i) => (
        <DiscMark key={faction} of={faction} x={first + i * 26} y={wide ? box.height / 2 : 74} r={11} />
      ))}
    </g>
  );
}

/** A card's own drawing fills whatever holds it. */
function Placed({ box, children }: { readonly box: Box; readonly children: preact.ComponentChildren }) {
  return (
    <svg {...box} viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true">
      {children}
    </svg>
  );
}

const COURT = { height: 128, card: 74 } as const;

function Board(props: Props) {
  const { places, players, lodges } = props.view;
  const cards = places.map((place) => ({ place, box: cardBox(place) }));
  const plates = players.map((player) => ({ player, box: plateBox(player, places) }));
  const all = extentOf([...cards, ...plates].map(({ box }) => box));
  const rings = ringsOf(lodges);
  return (
    <svg
      x="6"
      y="8"
      width={SCENE.width - 12}
      height={SCENE.height - COURT.height - 12}
      viewBox={`${all.x} ${all.y} ${all.width} ${all.height}`}
      aria-hidden="true"
    >
      <LodgePatterns />
      {lodges.map((lodge, i) => (
        <LodgeBorder key={i} name={`lodge-${i}`} lodge={lodge} places={places} ring={rings[i]!} hidden={false} />
      ))}
      {cards.map(({ place, box }) => (
        <Placed key={place.id} box={box}>
          <Face {...props} place={place} />
        </Placed>
      ))}
      {plates.map(({ player, box }) => (
        <Plate key={player.who} {...props} player={player} box={box} />
      ))}
    </svg>
  );
}

/** Those at court, the steward above one of them. */
function Court(props: Props) {
  const { view } = props;
  const width = SCENE.width / view.court.length;
  return (
    <g transform={`translate(0 ${SCENE.height - COURT.height})`}>
      <rect width={SCENE.width} height={COURT.height} fill="var(--panel)" />
      <path d={`M0 0H${SCENE.width}`} stroke="var(--line-strong)" stroke-width="1.6" />
      {view.court.map((card, i) => {
        if (card === null) return null;
        const { factions } = faceOf(view, card);
        return (
          <g key={card} transform={`translate(${(i + 0.5) * width} 0)`}>
            {view.steward === i ? <path d="M-13 0H13L0 14Z" fill="var(--ink)" /> : null}
            <g transform={`translate(-34 12) scale(.84)`}>
              <CameoMark of={card} faction={factions[0]!} />
            </g>
            {factions.map((faction, at) => (
              <DiscMark key={faction} of={faction} x={38} y={26 + at * 24} r={10} />
            ))}
            <text class="serif court-name" y={COURT.height - 11}>
              {cut(shortName(props, card), 15)}
            </text>
          </g>
        );
      })}
    </g>
  );
}

function Scene(props: Props) {
  return (
    <>
      <rect width={SCENE.width} height={SCENE.height} fill="var(--desk)" />
      <Board {...props} />
      <Court {...props} />
    </>
  );
}

const style = `
.degree, .name, .count, .plate-name { font-family: "Alegreya"; font-weight: 700; }
.degree { font-size: 19px; text-anchor: middle; }
.name, .count { font-size: 18px; }
.known { text-anchor: middle; }
.at { font-size: 19px; text-anchor: end; fill: #57483a; }
.back { fill: #d9c48f; }
.plate { fill: var(--raised); stroke: var(--line-strong); stroke-width: 1.5; }
.plate.turn { stroke: var(--ink); stroke-width: 3.5; }
.plate-name { font-size: 21px; }
.court-name { font-size: 19px; text-anchor: middle; }
`;

export const picture: GamePicture<View> = { Scene, style, sheet, headline, seatLine };

/** A position for whoever shows a link to it: whose regions, where the battle is, and how strong the lines before it are. */
import { ShieldMark } from '@signoria/kit';
import { type GamePicture, SCENE, type SceneProps, Slip } from '@signoria/kit/pictures';
import type { PlayerView, View } from '../rules/view/view.ts';
import { regionName } from '../text/names.ts';
import {
  CardMark,
  CondottiereFigure,
  MAP_BLEED,
  MAP_FRAME,
  PopeFigure,
  REGION_DRAWINGS,
  REGIONS,
  type RegionId,
  type RegionLook,
} from './drawings/index.ts';
import { Borders, Marks, Outlines, Relief } from './drawings/map-layers.tsx';
import { Rose, Sea, SeaNames } from './drawings/Sea.tsx';
import { sheet } from './drawings/sheet/sheet.ts';
import { headline, seatLine } from './facts.ts';
import { inOrder } from './strength.ts';
import { siteOnMap } from './table.ts';
import { boardWords } from './text.ts';

type Props = SceneProps<View>;

function looksOf({ view, seats, language }: Props): Readonly<Record<RegionId, RegionLook>> {
  const looks = REGIONS.map((id) => {
    const name = regionName(language, id);
    const owner = view.owner[id];
    return [id, { name, label: name, owner: owner === null ? null : seats[owner]!.tincture, state: 'plain' }] as const;
  });
  return Object.fromEntries(looks) as Record<RegionId, RegionLook>;
}

interface PieceProps {
  readonly at: RegionId | null;
  readonly aside: number;
  readonly Figure: typeof PopeFigure;
}

function Piece({ at, aside, Figure }: PieceProps) {
  if (at === null) return null;
  const [x, y] = REGION_DRAWINGS[at].label;
  return (
    <g transform={`translate(${x + aside} ${y - 32}) scale(1.35)`}>
      <Figure x={0} y={0} />
    </g>
  );
}

function Land({ looks }: { readonly looks: Readonly<Record<RegionId, RegionLook>> }) {
  return (
    <>
      {REGIONS.map((id) => {
        const { owner } = looks[id];
        const { path } = REGION_DRAWINGS[id];
        return (
          <g key={id}>
            <path d={path} fill="var(--land)" />
            {owner === null ? null : <path d={path} fill={`var(--p-${owner})`} />}
            {owner === null ? null : <path d={path} fill={`url(#hatch-${owner})`} />}
          </g>
        );
      })}
    </>
  );
}

function Italy(props: Props) {
  const { view, language } = props;
  const looks = looksOf(props);
  const site = siteOnMap(view);
  const both = site !== null && site === view.pope;
  // Beside the shield of whoever has just won it.
  const held = site !== null && view.owner[site] !== null;
  return (
    <g class="italy">
      <Sea frame={MAP_FRAME} bleed={MAP_BLEED} />
      <SeaNames words={boardWords.in(language).seas} />
      <Rose />
      <Land looks={looks} />
      <Relief regions={looks} />
      <Borders />
      <Outlines regions={looks} site={site} focused={null} />
      <Marks regions={looks} bare={[site, view.pope]} />
      <Piece at={site} aside={both ? -15 : held ? 24 : 0} Figure={CondottiereFigure} />
      <Piece at={view.pope} aside={both ? 15 : 0} Figure={PopeFigure} />
    </g>
  );
}

const SLIP = { x: 18, row: 44, head: 40 } as const;
/** The badges that fit beside a shield and a strength. */
const BADGES = 6;
const BADGE = { width: 29, height: 35, step: 35 } as const;
/** For shield and strength, and for the title. */
const LEAST = { sides: 126, all: 250 } as const;

/** What lies in a line: a badge for each kind of card, with how many there are of it. */
function Badges({ view, player }: { readonly view: View; readonly player: PlayerView }) {
  const kinds = inOrder(player.line);
  return (
    <>
      {kinds.slice(0, BADGES).map(({ card, count }, i) => (
        <g key={card} transform={`translate(${54 + i * BADGE.step} 4)`}>
          <svg width={BADGE.width} height={BADGE.height} aria-hidden="true">
            <CardMark kind={card} strength={view.cards[card].strength} />
          </svg>
          {count === 1 ? null : (
            <g transform="translate(28 29)">
              <circle r="8.5" fill="var(--ink)" />
              <text class="badge-count" y="4.8">
                {count}
              </text>
            </g>
          )}
        </g>
      ))}
    </>
  );
}

function Battle({ view, seats, language }: Props) {
  const words = boardWords.in(language);
  const { site, finalists } = view;
  const lines = view.players.filter(({ line, facedown }) => line.length > 0 || facedown !== null);
  if (lines.length === 0) return null;
  const kinds = Math.min(BADGES, Math.max(...lines.map(({ line }) => line.length)));
  const width = Math.max(LEAST.all, LEAST.sides + kinds * BADGE.step);
  const height = SLIP.head + lines.length * SLIP.row + 6;
  const title = finalists !== null || site === null ? words.finalBattle : words.battleFor(site);
  const most = Math.max(...lines.map(({ strength }) => strength));
  return (
    <Slip x={SLIP.x} y={SCENE.height - height - 18} width={width} height={height} title={title}>
      {lines.map((player, i) => (
        <g key={player.seat} transform={`translate(0 ${SLIP.head + i * SLIP.row})`} opacity={player.passed ? 0.62 : 1}>
          <ShieldMark tincture={seats[player.seat]!.tincture} x={32} y={21} width={29} />
          <Badges view={view} player={player} />
          <text class={`serif strength${player.strength === most ? ' leads' : ''}`} x={width - 16} y="32">
            {player.strength}
          </text>
        </g>
      ))}
    </Slip>
  );
}

function Scene(props: Props) {
  const { x, y, width, height } = MAP_FRAME;
  return (
    <>
      <svg
        width={SCENE.width}
        height={SCENE.height}
        viewBox={`${x} ${y} ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <Italy {...props} />
      </svg>
      <Battle {...props} />
    </>
  );
}

const style = `
.borders { fill: none; stroke: var(--border); stroke-width: 1.7; stroke-linejoin: round; }
.outlines { fill: none; stroke-linejoin: round; }
.site-key { stroke: var(--key); stroke-width: 4.6; }
.site-line { stroke: #fbf5e8; stroke-width: 2.4; stroke-dasharray: 7 5; }
.marks text { font-family: "Alegreya"; font-weight: 700; font-size: 17px; text-anchor: middle; stroke: var(--halo); stroke-width: 3.8px; stroke-linejoin: round; paint-order: stroke; }
.sea-names text { font-family: "Alegreya"; font-style: italic; font-size: 17px; fill: var(--ink-3); letter-spacing: 1.4px; text-anchor: middle; }
.rose { fill: none; stroke: var(--ink-3); stroke-width: .8; opacity: .75; }
.rose .major { fill: var(--ink-3); }
.badge-number, .badge-sign { font-family: "Alegreya"; font-weight: 700; font-size: 29px; text-anchor: middle; }
.two { font-size: 24px; letter-spacing: -1.5px; }
.badge-sign { font-size: 21px; }
.badge-count { font-weight: 700; font-size: 14px; fill: var(--panel); text-anchor: middle; }
.strength { font-size: 34px; text-anchor: end; fill: var(--ink-3); }
.strength.leads { fill: var(--ink); }
`;

export const picture: GamePicture<View> = { Scene, style, sheet, headline, seatLine };

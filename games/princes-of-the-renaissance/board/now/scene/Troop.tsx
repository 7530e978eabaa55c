/** Troops on the stage of a war: a man 46 high on 0 0, facing right, in the livery of whoever leads them. */
import { fillOf, type Tincture, Tinted } from '@signoria/kit';
import type { JSX } from 'preact';
import type { TroopId } from '../../../data/troops.ts';

const INK = '#231A13';
const SKIN = '#F0D2AE';
const STEEL = '#B9C0C1';
const BRONZE = '#6F6A5C';
const WOOD = '#8A5F38';
const DARK_WOOD = '#5F4026';
const STRAW = '#D8B27E';
const HORSE = '#8A6A4A';
const MANE = '#57402A';

const SALLET = 'M-4.6-38.5C-5.5-46.5 6-47 5.6-39.5L8-38.5C4-37.5-1-37.5-6.5-36.5Z';
const KETTLE = 'M-8-39C-5-40-4-46 .5-46 5-46 6-40 9-39 4-37.5-3-37.5-8-39Z';
const CAP = 'M-5-39C-6-45 4-47 8-42 6-40 0-40-5-39Z';

interface Liveried {
  readonly tincture: Tincture;
}

/** A filled shape with its ink line. */
function Shape({ d, fill, ink = 1.2 }: { readonly d: string; readonly fill: string; readonly ink?: number }) {
  return <path d={d} fill={fill} stroke={INK} stroke-width={ink} stroke-linejoin="round" />;
}

/** A line in a colour, edged with ink. */
function Rod({ d, wide, stroke }: { readonly d: string; readonly wide: number; readonly stroke: string }) {
  return (
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path d={d} stroke={INK} stroke-width={wide + 2} />
      <path d={d} stroke={stroke} stroke-width={wide} />
    </g>
  );
}

function Line({ d, wide = 1.2 }: { readonly d: string; readonly wide?: number }) {
  return <path d={d} fill="none" stroke={INK} stroke-width={wide} stroke-linecap="round" />;
}

function Livery({ d, tincture }: Liveried & { readonly d: string }) {
  return (
    <Tinted tincture={tincture}>
      <path d={d} stroke={INK} stroke-width="1.2" />
    </Tinted>
  );
}

function Arm({ d, tincture }: Liveried & { readonly d: string }) {
  return <Rod d={d} wide={3} stroke={fillOf(tincture)} />;
}

function Man({ tincture, hat, children }: Liveried & { readonly hat: string; readonly children: JSX.Element }) {
  return (
    <>
      <Rod d="M-2.5-17-6-1.5" wide={2.8} stroke={STRAW} />
      <Rod d="M2.5-17 5-1.5" wide={2.8} stroke={WOOD} />
      <Livery d="M-5.5-33C-2-35.5 3-35.5 6-33 7-26 7-20 9-13 3-11-4-11-9-13-7-20-6.5-27-5.5-33Z" tincture={tincture} />
      <Line d="M-7.5-20.5C-3-19 3-19 7.5-20.5" wide={1.6} />
      <circle cx="1" cy="-37.5" r="4" fill={SKIN} stroke={INK} stroke-width="1.1" />
      <Shape d={hat} fill={STEEL} ink={1.1} />
      {children}
    </>
  );
}

function Pikeman({ tincture }: Liveried) {
  return (
    <Man tincture={tincture} hat={SALLET}>
      <>
        <Rod d="M11 0V-70" wide={1.4} stroke={DARK_WOOD} />
        <Shape d="M11-80 14-68H8Z" fill={STEEL} ink={1} />
        <Arm d="M3-31 8-25 11-26" tincture={tincture} />
      </>
    </Man>
  );
}

function Footman({ tincture }: Liveried) {
  return (
    <Man tincture={tincture} hat={KETTLE}>
      <>
        <Rod d="M12-24 27-37" wide={1.8} stroke="#E4E7E4" />
        <Arm d="M3-31 7-25 12-25" tincture={tincture} />
        <circle cx="-4" cy="-23" r="8" fill="#C98F3A" stroke={INK} stroke-width="1.3" />
        <circle cx="-4" cy="-23" r="2.4" fill={INK} />
      </>
    </Man>
  );
}

function Crossbowman({ tincture }: Liveried) {
  return (
    <Man tincture={tincture} hat={KETTLE}>
      <>
        <Shape d="M-10-30h5v13h-5Z" fill={WOOD} ink={1.1} />
        <Rod d="M6-27H24" wide={1.6} stroke={DARK_WOOD} />
        <Line d="M20-36C26-31 26-23 20-18" wide={2.4} />
        <Line d="M20-36 11-27 20-18" wide={0.8} />
        <Arm d="M3-31 6-26 12-26" tincture={tincture} />
      </>
    </Man>
  );
}

const TRAPPER =
  'M-27-24C-22-29-6-28 2-27 10-27 16-32 21-36L27-30C26-22 26-16 27-8L23-5 19-8 15-5 11-8 7-5 3-8-1-5-5-8-9-5-13-8-17-5-21-8-25-5-27-9C-29-14-29-20-27-24Z';
const NECK = 'M14-30C19-40 24-46 29-48L30-53 33-48C38-44 42-39 43-36L40-33C36-34 33-36 30-36 27-31 25-26 24-20Z';

function Knight({ tincture }: Liveried) {
  return (
    <>
      <Rod d="M-16-10-19-1M-9-9-8-1M12-10 10-1M18-11 23-2" wide={2.4} stroke={HORSE} />
      <Rod d="M-26-22C-33-20-34-10-31-4" wide={2} stroke={MANE} />
      <Shape d={NECK} fill={HORSE} ink={1.3} />
      <Livery d={TRAPPER} tincture={tincture} />
      <g transform="translate(0 -14)">
        <Rod d="M1-16 7-4 6 4" wide={2.8} stroke={STEEL} />
        <Shape d="M-5.5-33C-2-35.5 3-35.5 6-33L7-15C3-13-3-13-7-15Z" fill={STEEL} />
        <Shape d="M-5-36C-6-47 7-48 7-38L2-37V-34H-3Z" fill={STEEL} ink={1.1} />
        <Shape d="M0-46C-3-53 3-56 9-54 6-52 5-49 4-46Z" fill={fillOf(tincture)} ink={1} />
        <Rod d="M-10-22 46-40" wide={1.2} stroke={STRAW} />
        <Rod d="M4-30 10-26" wide={2.8} stroke={STEEL} />
      </g>
    </>
  );
}

function Cannon({ tincture }: Liveried) {
  return (
    <>
      <g transform="translate(-32 2)">
        <Man tincture={tincture} hat={CAP}>
          <Arm d="M3-31 8-26" tincture={tincture} />
        </Man>
      </g>
      <Shape d="M-24-13C-26-16-25-20-22-21L20-32 24-20-18-6C-21-6-23-9-24-13Z" fill={BRONZE} ink={1.4} />
      <Shape d="M18-33 23-34.5 28-20 23-18Z" fill="#57534A" />
      <Rod d="M-2-8-26 1" wide={2.4} stroke={WOOD} />
      <circle cy="-10" r="11.5" fill={WOOD} stroke={INK} stroke-width="1.5" />
      <Line d="M0-21V1M-11-10H11M-8-18 8-2M8-18-8-2" wide={1.5} />
    </>
  );
}

const KINDS: { readonly [T in TroopId]: (props: Liveried) => JSX.Element } = {
  crossbowmen: Crossbowman,
  infantry: Footman,
  pikemen: Pikeman,
  cavalry: Knight,
  artillery: Cannon,
};

export function Troop({ of, tincture }: Liveried & { readonly of: TroopId }) {
  const Drawn = KINDS[of];
  return <Drawn tincture={tincture} />;
}

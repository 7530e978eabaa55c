/** What several cards share: sky and three planes of hills, soldiers, lances, the tree of the seasons. Flat tempera. */
import { INK } from './palette.ts';

export interface SkyProps {
  /** Sky, far hills, near hills, ground. */
  readonly planes: readonly [string, string, string, string];
}

export function Sky({ planes: [sky, far, near, ground] }: SkyProps) {
  return (
    <>
      <rect width="120" height="168" fill={sky} />
      <path d="M0 70Q30 58 60 66T120 60V168H0Z" fill={far} />
      <path d="M0 96Q24 82 52 92T120 84V168H0Z" fill={near} />
      <path d="M0 118Q40 106 70 114T120 110V168H0Z" fill={ground} />
    </>
  );
}

export interface SoldierProps {
  readonly at: readonly [number, number];
  readonly scale: number;
  readonly helmet?: string;
  readonly coat?: string;
}

export function Soldier({ at: [x, y], scale, helmet = '#8E969B', coat = '#7A2E22' }: SoldierProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} stroke={INK} stroke-width="1.3">
      <path d="M-13 33C-13 21-8 17 0 17s13 4 13 16Z" fill={coat} />
      <path d="M-7 8h14v8c0 5-3 8-7 8s-7-3-7-8Z" fill="#E2B78F" stroke-width="1.2" />
      <path d="M-10 11C-11 1-6-5 0-5S11 1 10 11C6 8-6 8-10 11Z" fill={helmet} />
      <path d="M0-5V8" stroke="#fff" stroke-opacity=".55" />
      <path d="M-12 11h24" stroke-width="1.5" />
    </g>
  );
}

const PENNANTS = ['#B8392B', '#F4EAD2', '#DDA62B', '#2F6A7A'] as const;

export interface LanceProps {
  readonly foot: number;
  readonly lean: number;
  readonly top: number;
  /** Which pennant it flies. */
  readonly index: number;
}

export function Lance({ foot, lean, top, index }: LanceProps) {
  const x = foot + lean;
  const shaft = `M${foot} 140L${x} ${top + 7}`;
  return (
    <>
      <path d={shaft} stroke="#4A2F18" stroke-width="2.6" />
      <path d={shaft} stroke="#B98A4C" stroke-width="1.1" />
      <g stroke={INK} stroke-width=".9">
        <path d={`M${x - 2.2} ${top + 8}L${x} ${top - 3}L${x + 2.2} ${top + 8}Z`} fill="#DDE2E2" />
        <path d={`M${x} ${top + 10}l15 3.5-15 5Z`} fill={PENNANTS[index % PENNANTS.length]!} />
      </g>
    </>
  );
}

const BRANCHES =
  'M57 138C60 118 58 108 55 98M60 138C60 116 62 104 70 92M58 120C50 112 46 106 42 96M62 112C70 106 76 104 82 94M55 98C50 90 50 84 52 76M70 92C70 84 74 80 74 72M42 96C36 92 34 88 32 82M82 94C86 90 90 86 90 80M55 98C60 92 62 86 62 74';

export function Tree() {
  return <path d={BRANCHES} fill="none" stroke="#3C2A1C" stroke-width="3.2" stroke-linecap="round" />;
}

/** What a puzzle is about, as a medal that reads at 28 pixels. Our own drawing; printed things keep their paper in the dark. */
import type { Theme } from '@signoria/review/puzzles';
import type { VNode } from 'preact';

const KEY = '#1c140e';
const WASH = {
  sand: '#e8d7ae',
  red: '#b0452f',
  blue: '#5f8794',
  green: '#7d9460',
  gold: '#d9a83a',
  skin: '#e5be96',
  paper: '#fbf5e8',
  steel: '#a9b2b5',
  wood: '#9a6b3a',
} as const;

const gavel = (
  <>
    <path d="M10 38h20v4H8v-4Z" fill={WASH.wood} />
    <g transform="rotate(-38 24 22)">
      <path d="M14 13h15v13H14Z" fill={WASH.wood} />
      <path d="M12 15h2v9h-2ZM29 15h2v9h-2Z" fill={WASH.gold} />
      <path d="M20 26h4v19h-4Z" fill={WASH.sand} />
    </g>
    <path d="M9 33l-3-2M14 31l-1-4M19 33l2-3" fill="none" />
  </>
);
const hand = (
  <>
    <path
      d="M15 41V27l-4-6c-1-2 1.5-3.5 3-2l3.5 4V11c0-2.600 3.600-2.600 3.600 0v9-12c0-2.600 3.800-2.600 3.800 0v12-10c0-2.600 3.700-2.600 3.700 0v11-7c0-2.500 3.400-2.500 3.400 0v16c0 5-2 8-3 11Z"
      fill={WASH.skin}
    />
    <path d="M14 37h17v7H14Z" fill={WASH.red} />
    <path d="M17 37v7M28 37v7" />
  </>
);
const lastCard = (
  <>
    <path d="M13 40c-4-3-5-9-3-13l6-4 14 6c3 3 4 8 2 12Z" fill={WASH.skin} />
    <path d="M17 8h17v25H17Z" transform="rotate(9 25 20)" fill={WASH.paper} />
    <path d="M27 13l5 7-7 8-5-8Z" fill={WASH.red} />
    <path d="M12 28c3-2 7-1 9 1M11 32c3-1 6-1 9 1" fill="none" />
  </>
);
const siege = (
  <>
    <path d="M24 42V18h-3v-6h4v3h4v-3h4v3h4v-3h4v30Z" fill={WASH.sand} />
    <path d="M32 42v-8a3 3 0 0 1 6 0v8Z" fill={KEY} />
    <path d="M6 42 21 14M12 42l12-23M9 37l6 1M12 31l6 1M15 26l6 1M18 20l5 1" fill="none" />
    <path d="M33 12V5l7 2-7 3" fill={WASH.red} />
  </>
);
const mask = (
  <>
    <path d="M7 17c6-4 11-1 17-1s11-3 17 1c1 9-4 16-10 16-4 0-5-4-7-4s-3 4-7 4c-6 0-11-7-10-16Z" fill={WASH.blue} />
    <path d="M12 21c3-2 6-1 8 2-3 2-6 1-8-2ZM36 21c-3-2-6-1-8 2 3 2 6 1 8-2Z" fill={WASH.paper} />
    <path d="M14 39h5M22 39h5M24 36l3 3-3 3M32 39h3" fill="none" />
  </>
);
const scales = (
  <>
    <path d="M24 8v32M14 41h20M10 14h28" fill="none" />
    <path d="M24 8l3 4-3 3-3-3Z" fill={WASH.gold} />
    <path d="M10 14 4 28h12ZM38 14l-6 11h12Z" fill="none" />
    <path d="M4 28a6 5 0 0 0 12 0ZM32 25a6 5 0 0 0 12 0Z" fill={WASH.steel} />
    <circle cx="10" cy="25" r="3.4" fill={WASH.gold} />
    <path d="M35 25v-5l3-3 3 3v5Z" fill={WASH.red} />
  </>
);
const laurel = (
  <>
    <path d="M24 43C10 41 6 27 10 11M24 43c14-2 18-16 14-32" fill="none" />
    <path
      d="M10 13c-5 1-6 5-4 8 3-1 5-4 4-8ZM9 22c-4 2-4 6-1 9 3-2 3-6 1-9ZM12 31c-4 3-2 7 2 8 1-4 0-7-2-8ZM38 13c5 1 6 5 4 8-3-1-5-4-4-8ZM39 22c4 2 4 6 1 9-3-2-3-6-1-9ZM36 31c4 3 2 7-2 8-1-4 0-7 2-8Z"
      fill={WASH.green}
    />
    <path d="M24 12l3.500 7.500 8 1-6 5.500 1.600 8L24 30l-7 4 1.600-8-6-5.500 8-1Z" fill={WASH.gold} />
  </>
);
const glass = (
  <>
    <path d="M13 7h22M13 42h22" fill="none" stroke-width="3" />
    <path d="M15 8c0 9 7 11 7 16s-7 7-7 17h18c0-10-7-12-7-17s7-7 7-16Z" fill={WASH.paper} />
    <path d="M18 14h12c-1 4-4 6-6 8-2-2-5-4-6-8ZM17 40c1-5 4-7 7-9 3 2 6 4 7 9Z" fill={WASH.gold} />
  </>
);

const DRAWN: { readonly [T in Theme]: VNode } = {
  win: laurel,
  save: siege,
  auction: gavel,
  pass: hand,
  pay: scales,
  unlikely: mask,
  opening: glass,
  middle: glass,
  ending: lastCard,
};

export function Medal({ theme }: { readonly theme: Theme }) {
  return (
    <svg class="medal" viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="23" fill={WASH.sand} stroke={KEY} stroke-width="1.4" />
      <circle cx="24" cy="24" r="20.5" fill="#f3e9d2" stroke={KEY} stroke-width=".7" />
      <g
        transform="translate(3.4 3) scale(.86)"
        stroke={KEY}
        stroke-width="1.5"
        stroke-linejoin="round"
        stroke-linecap="round"
      >
        {DRAWN[theme]}
      </g>
    </svg>
  );
}

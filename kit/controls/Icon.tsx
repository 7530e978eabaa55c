/** Interface icons, our own drawing: a 24 grid, one round stroke. The larger marks (brand, seal) stand below. */

/** One path each. */
const PATHS = {
  undo: 'M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3',
  redo: 'M15 5l5 5-5 5M20 10H10a6 6 0 0 0 0 12h3',
  book: 'M4 5c3-1.5 6-1.2 8 .5 2-1.7 5-2 8-.5v14c-3-1.5-6-1.2-8 .5-2-1.7-5-2-8-.5ZM12 5.500v14',
  clock: 'M12 3.500a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.500V12l3 2',
  chat: 'M4 5h16v11H10l-4 4v-4H4Z',
  history: 'M4 12a8 8 0 1 0 2.5-5.800M4 4v4.500h4.500M12 8v4.500l3 1.8',
  menu: 'M4 7h16M4 12h16M4 17h16',
  turn: 'M19 12a7 7 0 1 1-2.2-5.100M19.5 3.500v4.500H15',
  flip: 'M12 3v18M9 7 3.5 17H9ZM15 7l5.5 10H15Z',
  moon: 'M19 14.500A8 8 0 0 1 9.5 5 8 8 0 1 0 19 14.500Z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 3v1.500M12 19.500V21M3 12h1.500M19.5 12H21M5.6 5.600l1.1 1.100M17.3 17.300l1.1 1.100M18.4 5.600l-1.1 1.100M6.7 17.300l-1.1 1.1',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  close: 'M6 6l12 12M18 6 6 18',
  link: 'M9 15l6-6M8 12l-2.5 2.500a3.5 3.5 0 0 0 5 5L13 17M16 12l2.5-2.500a3.5 3.5 0 0 0-5-5L11 7',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M16 4.500a3.5 3.5 0 0 1 0 6.500M18 14.500c2 .8 3.2 2.6 3.5 5.5',
  bot: 'M6 9h12v10H6ZM12 9V5M10 5h4M9.5 13v1.500M14.5 13v1.500M3.5 12.500v3M20.5 12.500v3',
  next: 'M5 12h13M13 6l6 6-6 6',
  pass: 'M6 5v14M10 12h9M15 7l5 5-5 5',
  cards: 'M8 20 3.5 8.500l6-2.300L14 17.700ZM10 5.500h6.500V18H14M17 7l4 1.3-3.5 10.5',
  pen: 'M4 20l1-5L16 4l4 4L9 19ZM13.5 6.500l4 4',
  globe: 'M12 3.500a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM3.5 12h17M12 3.500c3 3 3 14 0 17M12 3.500c-3 3-3 14 0 17',
  find: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20',
  play: 'M8 5l11 7-11 7Z',
  pause: 'M8 5v14M16 5v14',
  first: 'M6 5v14M19 5l-9 7 9 7Z',
  last: 'M18 5v14M5 5l9 7-9 7Z',
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  up: 'M5 15l7-7 7 7',
  check: 'M4.5 12.500l5 5L20 7',
  fork: 'M7 4v16M7 12c0-4 10-2 10-8M14 6.5 17 3.500l3 3',
  eye: 'M2.5 12C6 6.5 18 6.5 21.5 12 18 17.5 6 17.5 2.5 12ZM12 9.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  map: 'M3 6l6-2.5 6 2.5 6-2.500V18l-6 2.500L9 18l-6 2.500ZM9 3.500V18M15 6v14.5',
  gavel: 'M4 20h9M9.5 7.500l5.5 5.500M12 5l5.5 5.500M7.5 9.5 14 3M13 15l6.5-6.500M14.5 12l6 6',
  coins:
    'M9 6.500c3.6 0 6-1 6-2S12.6 2.5 9 2.5 3 3.5 3 4.500s2.4 2 6 2ZM3 4.500v5c0 1 2.4 2 6 2M15 4.500v3M15 9.500c-3.6 0-6 1-6 2s2.4 2 6 2 6-1 6-2-2.4-2-6-2ZM9 11.500v7c0 1 2.4 2 6 2s6-1 6-2v-7M9 15c0 1 2.4 2 6 2s6-1 6-2',
  wifi: 'M3 9.500c5-5 13-5 18 0M6 13c3.4-3.4 8.6-3.4 12 0M9 16.500c1.7-1.7 4.3-1.7 6 0M12 20h.01',
  offline:
    'M3 9.500c2-2 4.3-3.2 6.8-3.600M14 6c2.6.4 5 1.6 7 3.500M6 13c1.4-1.4 3-2.2 4.7-2.400M9 16.500c1.7-1.7 4.3-1.7 6 0M12 20h.01M4 3l16 18',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15ZM10 20.500c1 1 3 1 4 0',
  settings: 'M4 7h8M17 7h3M4 17h3M12 17h8M14.5 4.500v5M9.5 14.500v5',
  share: 'M12 15V4M8 7.5 12 3.500l4 4M5 12v8h14v-8',
  flag: 'M6 21V4c5-3 7 3 12 0v10c-5 3-7-3-12 0',
  info: 'M12 3.500a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.500M12 7.500h.01',
  warning: 'M12 4 2.5 20h19ZM12 10v4.500M12 17.500h.01',
  lock: 'M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  keyboard: 'M3 7h18v10H3ZM6.5 10.500h.01M10 10.500h.01M13.5 10.500h.01M17.5 10.500h.01M8 14h8',
  home: 'M4 11l8-7 8 7M6 9.500V20h12V9.500M10 20v-6h4v6',
  download: 'M12 4v11M8 11.500l4 4 4-4M5 20h14',
} as const;

export type IconName = keyof typeof PATHS;
export const ICON_NAMES = Object.keys(PATHS) as readonly IconName[];

export interface IconProps {
  readonly name: IconName;
  /** Only where the icon stands alone and its button has no other name. */
  readonly label?: string;
}

const LINE = {
  class: 'icon',
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': 1.8,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
} as const;

export function Icon({ name, label }: IconProps) {
  const path = <path d={PATHS[name]} />;
  if (label === undefined) {
    return (
      <svg {...LINE} aria-hidden="true">
        {path}
      </svg>
    );
  }
  return (
    <svg {...LINE} role="img" aria-label={label}>
      {path}
    </svg>
  );
}

const WAX_EDGE =
  'M20 2c3 0 4.5 2.2 7 3 2.6.8 5.2.4 6.8 2.5 1.6 2.1.6 4.6 1.3 7.1.8 2.5 2.9 4 2.9 6.600s-2.4 4-3.2 6.500c-.8 2.4-.3 5-2.3 6.6-2 1.5-4.5.7-7 1.500C23 36.6 22.5 38 20 38s-3.7-1.5-6-2.300c-2.5-.8-5 .2-7-1.4-2-1.6-1.3-4.3-2.1-6.700C4 25.2 2 23.8 2 21.200s2-4 2.7-6.500c.7-2.5-.2-5.2 1.5-7.200C7.9 5.5 10.5 6 13 5c2.5-.9 4-3 7-3Z';

/** The seal on every button that crosses a barrier. */
export function Seal() {
  return (
    <svg class="icon seal" viewBox="0 0 40 40" fill="none" stroke="var(--wax-ink)" aria-hidden="true">
      <path d={WAX_EDGE} fill="var(--wax-deep)" stroke-opacity=".35" />
      <circle cx="20" cy="20.5" r="11.5" stroke-opacity=".6" />
      <path d="M14 21l4.3 4.300L26.5 16" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" />
    </svg>
  );
}

const LETTER_S =
  'M24.6 15.200c-.7-2.1-2.4-3.2-4.7-3.2-2.7 0-4.7 1.5-4.7 3.9 0 2.3 1.7 3.3 4.8 4.1 2.6.7 3.5 1.3 3.5 2.7 0 1.6-1.4 2.6-3.4 2.6-2.3 0-3.9-1.2-4.6-3.5';

/** The mark of the house. */
export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 40 40" aria-hidden="true">
      <path d="M20 1.5 38.5 20 20 38.5 1.5 20Z" fill="var(--wax)" stroke="var(--wax-deep)" stroke-width="1.4" />
      <path d="M20 6.4 33.6 20 20 33.6 6.4 20Z" fill="none" stroke="var(--wax-ink)" stroke-width=".9" opacity=".75" />
      <path d={LETTER_S} fill="none" stroke="var(--wax-ink)" stroke-width="2.5" stroke-linecap="round" />
    </svg>
  );
}

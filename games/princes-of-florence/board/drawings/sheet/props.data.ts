/** The household in colour: who and what is hired, granted and won. On a 48 box, feet at 24, 45; read from 20 pixels on. */
import { p as painted, round } from './paint.ts';

const INK = 'stroke="#231A13" stroke-width="1.6"';
const skin = (cx: number, cy: number, r: number): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="#E3B78E" ${INK}/>`;
const filled = (d: string, fill: string): string => `<path d="${d}" fill="${fill}" ${INK}/>`;
/** Heavier lines than a house has: these are small. */
const p = (d: string, materials: string): string =>
  painted(d, materials).replace(/stroke-width="[\d.]+"/, 'stroke-width="1.7"');

export const PROPS = {
  builder:
    p('M12 45c0-13 3-21 12-21s12 8 12 21Z', 'ochre ink') +
    p('M18 45V31h12v14Z', 'wall') +
    p('M18 31l2-6M30 31l-2-6', 'line') +
    skin(24, 17, 7.5) +
    p('M15.500 15c0-7 4-10 8.500-10s8.500 3 8.500 10c-5-2-12-2-17 0Z', 'terra ink') +
    p('M21.500 17.500v1.500M27 17.500v1.500M23 22h3.500M34 30c3 1 5-1 6-5M40 26v-5', 'line') +
    p('M40 21l-5-3 5-13 5 13Z', 'stone ink'),
  jester:
    p('M11 45c0-12 4-19 13-19s13 7 13 19Z', 'brick ink') +
    p('M24 26c9 0 13 7 13 19H24Z', 'ochre ink') +
    p('M15 27l4 5 5-5 5 5 4-5-4-3H19Z', 'wall') +
    skin(24, 18, 7) +
    p('M17 17C11 18 8 13 4 15c1-7 9-11 20-5v6c-3-2-5-1-7 1Z', 'ochre ink') +
    p('M31 17c6 1 9-4 13-2-1-7-9-11-20-5v6c3-2 5-1 7 1Z', 'brick ink') +
    p('M21.500 18v1.300M26.500 18v1.300M21 22c2 1.600 4 1.600 6 0', 'line') +
    round(4, 16.5, 2.6, 2.6, 'ochre ink') +
    round(44, 16.5, 2.6, 2.6, 'ochre ink'),
  recruiting:
    p('M10 8c0-4 5-5 7-3h20c4 0 5 5 3 7v24H13V13c-3 0-3-3-3-5Z', 'page') +
    p('M13 36h27c1 5-1 8-5 8H12c-4 0-6-3-5-8Z', 'page') +
    p('M17 13h18M17 18h18M17 23h12M17 28h9', 'hair') +
    `<circle cx="32" cy="31" r="6.500" fill="#9E2A20" ${INK}/>` +
    p('M29.500 31l2 2 3.500-4', 'glint'),
  prestige:
    p(
      'M24 13l3.200 6.600 7.300 1-5.300 5.100 1.300 7.300-6.500-3.500-6.500 3.500 1.300-7.300-5.300-5.100 7.300-1Z',
      'ochre ink',
    ) +
    p('M13 5C7 7 4 12 4 20c0 11 6 19 16 23M35 5c6 2 9 7 9 15 0 11-6 19-16 23', 'line') +
    filled(
      'M13 5c-5 0-8 3-8 7 4 0 8-2 8-7ZM5 15c-4 2-5 6-3 9 4-2 5-5 3-9ZM5 25c-3 3-2 7 1 10 3-3 3-7-1-10ZM10 34c-1 4 1 7 6 8 0-5-2-8-6-8ZM35 5c5 0 8 3 8 7-4 0-8-2-8-7ZM43 15c4 2 5 6 3 9-4-2-5-5-3-9ZM43 25c3 3 2 7-1 10-3-3-3-7 1-10ZM38 34c1 4-1 7-6 8 0-5 2-8 6-8Z',
      'var(--florence-oak)',
    ),
  // A city gate, a shrine with its flame, a herald's trumpet.
  travel:
    p('M6 44V20h7V10h22v10h7v24Z', 'stone ink') +
    p('M13 10V6h4v2h4V6h6v2h4V6h4v4Z', 'stone ink') +
    filled('M15 44V27a9 9 0 0 1 18 0v17Z', '#CFE0E2') +
    filled('M15 36c4-5 14-5 18 0v8H15Z', 'var(--florence-lawn)') +
    p('M19 44c1-4 7-5 4-10 5 4 6 6 6 10Z', 'wall'),
  religion:
    p('M8 44v-5h32v5Z', 'stone ink') +
    p('M11 39V20h26v19Z', 'wall') +
    p('M7 20 24 6l17 14Z', 'terra ink') +
    filled('M15 39V27a9 9 0 0 1 18 0v12Z', '#4A3A4E') +
    p('M21.500 39v-9h5v9Z', 'wall') +
    filled('M24 18.500c3.500 4 4.500 6 3 9-1 2-5 2-6 0-1.500-3-.5-5 3-9Z', '#F0A93B') +
    p('M24 6V1M21.500 3h5', 'line'),
  opinion:
    p('M9 18h20v24l-10-6-10 6Z', 'page') +
    p('M13 23h12M13 27h12M13 31h8', 'hair') +
    p('M3 12h27c6 0 10-3 13-8 4 6 4 17 0 23-3-5-7-8-13-8H3Z', 'bronze ink') +
    p('M43 4c4 6 4 17 0 23-3-6-3-17 0-23Z', 'ochre ink') +
    p('M3 9.500v12M12 11v9M27 11v9', 'line'),
} as const;

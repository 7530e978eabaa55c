/** The card a link is shown with, 1200 by 630, as SVG. Pure. */
import { escaped } from '../http/escaped.ts';

export interface CardSeat {
  /** The name of its shield; null for a seat nobody has taken. */
  readonly tincture: string | null;
  readonly name: string;
  readonly now: boolean;
}

/** Whose link it is. */
export interface CardHouse {
  /** Empty for a house without a name of its own. */
  readonly name: string;
  /** Of its seal, as SVG writes it. */
  readonly colour: string;
  /** The shield it bears instead of a seal. */
  readonly crest: string | null;
}

export interface Card {
  readonly house: CardHouse;
  readonly title: string;
  /** The table's own name; empty for none. */
  readonly name: string;
  readonly state: string;
  readonly seats: readonly CardSeat[];
}

export interface Drawings {
  /** SVG of the game's cover, 260 by 170. */
  readonly cover: string;
  /** Definitions that shields refer to. */
  readonly defs: string;
}

const COLOURS = {
  ground: '#e4d8c1',
  panel: '#f6efe1',
  ink: '#231a13',
  second: '#4b3d30',
  line: '#8a7556',
};
const SERIF = 'font-family="Alegreya" font-weight="700"';
const SANS = 'font-family="Alegreya Sans"';
const BOLD = `${SANS} font-weight="700"`;

export function cardSvg({ house, title, name, state, seats }: Card, { cover, defs }: Drawings): string {
  const lines = wrapped(title, 15).slice(0, 2);
  const said = fitted(state, 58, seats.length === 0 ? 3 : 1);
  const below = 150 + lines.length * 72;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
${within(defs)}
<rect width="1200" height="630" fill="${COLOURS.ground}"/>
<rect x="28" y="28" width="1144" height="574" rx="18" fill="${COLOURS.panel}" stroke="${COLOURS.line}" stroke-width="3"/>
<g transform="translate(664 72)"><svg width="468" height="306" viewBox="0 0 260 170">${within(cover)}</svg>
<rect width="468" height="306" fill="none" stroke="${COLOURS.ink}" stroke-width="4"/></g>
${house.crest === null ? mark(72, 68, house.colour) : shield(house.crest, 72, 66)}
${text(132, 106, 34, COLOURS.second, cut(house.name || 'Signoria', 28), SERIF)}
${lines.map((line, i) => text(72, 190 + i * 72, 68, COLOURS.ink, line, SERIF)).join('\n')}
${text(72, below + 20, 36, COLOURS.second, cut(name, 34), SANS)}
${seats.map((seat, i) => seatRow(seat, placeOf(i, seats.length))).join('\n')}
${said.map((line, i) => text(72, 566 - (said.length - 1 - i) * 44, 36, house.colour, line, BOLD)).join('\n')}
</svg>`;
}

/** The sign of a house without a crest. */
function mark(x: number, y: number, colour: string): string {
  return `<g transform="translate(${x} ${y}) scale(1.2)"><path d="M20 1.5 38.5 20 20 38.5 1.5 20Z" fill="${colour}"/>
<path d="M24.6 15.2c-.7-2.1-2.4-3.2-4.7-3.2-2.7 0-4.7 1.5-4.7 3.9 0 2.3 1.7 3.300 4.800 4.100 2.600.7 3.500 1.300 3.500 2.700 0 1.600-1.400 2.600-3.400 2.600-2.300 0-3.900-1.200-4.600-3.500" fill="none" stroke="#fff6ec" stroke-width="2.500" stroke-linecap="round"/></g>`;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

const ROW = 58;
const ROWS = 2;

/** In columns of two, from left to right, above the last line. */
function placeOf(index: number, count: number): Place {
  const columns = Math.max(1, Math.ceil(count / ROWS));
  const width = Math.min(360, 1060 / columns);
  return { x: 72 + Math.floor(index / ROWS) * width, y: 404 + (index % ROWS) * ROW };
}

function seatRow({ tincture, name, now }: CardSeat, { x, y }: Place): string {
  const arms =
    tincture === null
      ? `<path transform="translate(${x} ${y}) scale(1.1)" d="M2 3H30V19C30 29 22 34.5 16 37.5C10 34.5 2 29 2 19Z" fill="none" stroke="${COLOURS.line}" stroke-width="2" stroke-dasharray="4 3"/>`
      : shield(tincture, x, y);
  const weight = now ? BOLD : SANS;
  return `${arms}${text(x + 48, y + 33, 32, COLOURS.ink, cut(name, 17), weight)}`;
}

function shield(tincture: string, x: number, y: number): string {
  return `<use href="#shield-${tincture}" x="${x}" y="${y}" width="35" height="44"/>`;
}

function text(x: number, y: number, size: number, fill: string, words: string, letters: string): string {
  const own = letters.replace('Alegreya', 'Cyrillic');
  const runs = escaped(printable(words)).replace(CYRILLIC, (run) => `<tspan ${own}>${run}</tspan>`);
  return `<text x="${x}" y="${y}" ${letters} font-size="${size}" fill="${fill}">${runs}</text>`;
}

/** They lie in fonts of their own (web/letters.ts). */
const CYRILLIC = /[\u0301\u0400-\u052F\u2116]+/g;

/** XML has no way to write the others. */
function printable(words: string): string {
  return words.replace(/[\p{Cc}\p{Cs}\p{Co}\uFFFE\uFFFF]/gu, '');
}

function cut(words: string, most: number): string {
  const letters = [...words];
  return letters.length <= most ? words : `${letters.slice(0, most - 1).join('')}…`;
}

/** In so many lines, and no more. */
function fitted(words: string, most: number, count: number): readonly string[] {
  const lines = wrapped(words, most);
  const last = lines.slice(count - 1).join(' ');
  return lines.length <= count ? lines : [...lines.slice(0, count - 1), cut(last, most)];
}

function wrapped(words: string, most: number): readonly string[] {
  const lines: string[] = [''];
  for (const word of words.split(' ')) {
    const line = lines.at(-1)!;
    if (line !== '' && line.length + 1 + word.length > most) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}

/** A drawing without the element around it. */
function within(svg: string): string {
  return svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
}

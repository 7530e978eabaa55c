/** The towns of the map, each behind its walls: some by what they are known for, the others from their name. Feet on 0 0. */
import { dice } from '@signoria/kit/sheet';
import { CITIES, type CityId } from '../../../data/cities.ts';

const INK = '#231A13';
const ROOF = '#B5583A';
const WALL = '#F0E2C3';
const BRICK = '#C0714C';
const SAND = '#C9B98F';

const block = (d: string, fill: string, width = 1): string =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"/>`;
const line = (d: string, width = 0.9, stroke = INK): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const KNOWN_BY: { readonly [id in CityId]?: string } = {
  florence:
    block('M-9-8V-13C-9-20-4-24 0-26 4-24 9-20 9-13V-8Z', ROOF) +
    line('M0-26V-9M-4.500-23Q-6-16-5.500-9M4.500-23Q6-16 5.500-9', 0.8, '#F5EAD0') +
    block('M-1.500-26V-30H1.500V-26Z', WALL, 0.8) +
    block('M10-8V-25H14V-8ZM9.500-25H14.500V-27.500H9.500Z', WALL, 0.9),
  venice:
    block('M-2-6V-24H3V-6Z', BRICK) +
    block('M-2.500-24H3.500L.5-32Z', '#7E9A86') +
    block('M5-6V-14H16V-6Z', WALL) +
    block('M-15-6V-13C-15-17-7-17-7-13V-6Z', '#B9C3B0') +
    line('M7-7v-4M10-7v-4M13-7v-4', 1.2),
  rome:
    block('M-8-8V-14C-8-20-4-24 0-25 4-24 8-20 8-14V-8Z', SAND) +
    line('M0-25V-9M-4-22Q-5-16-5-9M4-22Q5-16 5-9', 0.7) +
    line('M0-25v-6M-2-28.500h4', 1.2) +
    block('M11-8 12-24 13-26 14-24 15-8Z', WALL, 0.9),
  milan:
    block('M-4-6V-22H4V-6ZM-2.500-22V-28H2.500V-22Z', BRICK) +
    block('M-14-6V-18H-8V-6ZM8-6V-18H14V-6Z', BRICK) +
    line('M-15-18h8M7-18h8M-5-22H5', 1.6),
  naples: block('M-14-6V-20H-8V-6ZM-3-6V-22H3V-6ZM8-6V-20H14V-6Z', SAND) + line('M-15-20h8M-4-22h8M7-20h8', 1.8),
  bologna:
    block('M-4-6V-30H-.5V-6Z', BRICK) +
    block('M5-6 7.500-22 10.500-21.600 8.500-6Z', BRICK) +
    block('M-14-6V-13L-10-16-6-13V-6Z', WALL, 0.9),
  pisa: `<g transform="rotate(7)">${block('M5-6V-24H10V-6ZM6-24V-27H9V-24Z', '#F5EAD0')}${line('M5-12h5M5-16h5M5-20h5', 0.8)}</g>${block('M-12-6V-14C-12-20-2-20-2-14V-6Z', '#D9D2BE')}`,
  siena:
    block('M2-6V-28H5.500V-6ZM1-28H6.500V-32H1Z', BRICK) +
    block('M-13-6V-14L-7-19-1-14V-6Z', WALL) +
    line('M-13-10h12M-13-13h12'),
  genoa:
    block('M7-6V-22H11V-6ZM8-22V-28H10V-22Z', WALL) +
    block('M-14-6V-14H-8V-6ZM-7-6V-18H-2V-6ZM-1-6V-13H5V-6Z', '#DDB98A', 0.9),
};

/** Two gables and a tower. */
function unknown(id: CityId): string {
  const chance = dice(id);
  const high = chance.of([6, 7, 8, 9]);
  const [left, middle] = [9 + high, 10 + high / 2];
  return [
    block(`M-12-6V-${left}L-8-${left + 4}-4-${left}V-6Z`, WALL, 0.9),
    block(`M${chance.of([1, 4])}-6v-${12 + high}h4v${12 + high}Z`, chance.of([BRICK, '#D9C29A']), 0.9),
    block(`M-4-6V-${middle}L0-${middle + 4} 4-${middle}V-6Z`, WALL, 0.9),
    line(`M-13-${left}L-8-${left + 4.6}-3-${left}M-5-${middle}L0-${middle + 4.6} 5-${middle}`, 1.8, ROOF),
  ].join('');
}

const RING = 'M-17 9V-7H-13V-5H-10V-7H-6V-5H-2V-7H2V-5H6V-7H10V-5H13V-7H17V9C8 12-8 12-17 9Z';

function town(id: CityId): string {
  const stone = dice(`walls of ${id}`).of(['#E7D8B8', '#DDC59A', '#E9CFAE']);
  return (
    (KNOWN_BY[id] ?? unknown(id)) + block(RING, stone, 1.2) + line('M-13-1h4M9 0h4M-10 4h3M8 5h4', 0.7, '#00000055')
  );
}

export const towns = (): Readonly<Record<string, string>> =>
  Object.fromEntries(CITIES.map((id) => [`town-${id}`, town(id)]));

/** Chapters 9, 12 and 14: cities change hands, and the City track follows at once. */
import { type Seat, schedule } from '@signoria/kernel';
import { CITIES, type City } from '../../data/cities.ts';
import { LAST_CITY_CELL } from '../../data/figures.ts';
import { story } from './events.ts';
import { citiesOf, unlockedSpaces, usedShaded } from './palace.ts';
import { ABSENT, EXHAUSTED, NONE, type State } from './state.ts';

function cellOf(cities: number): number {
  return Math.min(cities, LAST_CITY_CELL); // VIR-R27: the last cell is for eight and more
}

/** VIR-14.1: a disc that comes to another cell is put on top. */
function arrive(s: State, seat: Seat, before: number): void {
  if (cellOf(before) === cellOf(citiesOf(s, seat))) return;
  s.arrivals.splice(s.arrivals.indexOf(seat), 1);
  s.arrivals.push(seat);
}

/** VIR-9.7: disc, token available, one cell up. */
export function annexCity(s: State, seat: Seat, city: City): void {
  const before = citiesOf(s, seat);
  s.owner[city] = seat;
  s.cityReady[city] = true;
  arrive(s, seat, before);
  story.sink?.push({ what: 'annexed', seat, city: CITIES[city]! });
}

/** VIR-12.13 to VIR-12.15. The loser's disc moves first, the conqueror's comes to lie on top (VIR-R26). */
export function conquerCity(s: State, seat: Seat, city: City): void {
  const loser = s.owner[city]!;
  const [mine, theirs] = [citiesOf(s, seat), citiesOf(s, loser)];
  s.owner[city] = seat;
  s.cityReady[city] = false;
  if (loser !== NONE) {
    arrive(s, loser, theirs);
    takeTrophy(s, seat, loser);
  }
  arrive(s, seat, mine);
  if (s.cathedral[city] !== ABSENT) {
    s.cathedral[city] = EXHAUSTED;
    story.sink?.push({ what: 'cathedralPasses', seat, city: CITIES[city]! });
  }
  // VIR-15.13: fewer than five cities may cost a Courtier space.
  if (loser !== NONE && usedShaded(s, loser) > unlockedSpaces(s, loser)) schedule(s, { at: 'loseSpace', seat: loser });
}

/** VIR-12.14: one Trophy of each opponent at most. */
function takeTrophy(s: State, seat: Seat, from: Seat): void {
  if ((s.trophies[seat]! & (1 << from)) !== 0) return;
  s.trophies[seat]! |= 1 << from;
  story.sink?.push({ what: 'trophyWon', seat, from });
}

/** What would be: the ranking and everybody's points after a war, or after the tile that is being put on a city. */
import type { Seat } from '@signoria/kernel';
import { type CityId, HIGHEST, LOWEST } from '../data/cities.ts';
import { victoryVp } from '../rules/model/victories.ts';
import { cityPointsUnder, rankingAfter } from '../rules/view/helpers.ts';
import type { RankView, View } from '../rules/view/types.ts';
import { type Table, wordsOf } from './table.ts';

export interface Prospect {
  readonly id: 'attacker' | 'defender' | 'placed';
  /** The city that wins, or that the tile is put on. */
  readonly city: CityId;
  /** Where the cities it moves would stand. */
  readonly status: { readonly [city in CityId]?: number };
  readonly ranking: readonly RankView[];
  /** By seat, all points in sight. */
  readonly points: readonly number[];
}

/** What matters of a side: its city, and who leads it. */
interface Led {
  readonly city: CityId;
  readonly condottiere: Seat | null;
}

export interface Sides {
  readonly attacker: Led;
  readonly defender: Led;
}

type Change = { readonly [city in CityId]?: number };

function statusAfter(view: View, change: Change): Prospect['status'] {
  const moved = Object.entries(change) as [CityId, number][];
  return Object.fromEntries(
    moved.map(([city, by]) => [city, Math.min(HIGHEST, Math.max(LOWEST, view.cities[city].status + by))]),
  );
}

function pointsUnder(view: View, ranking: readonly RankView[]): readonly number[] {
  const cities = cityPointsUnder(view, ranking);
  return view.players.map(({ seat, points }) => points.total - points.cities + cities[seat]!);
}

/** A victory by one step; its condottiere gets a counter. */
function victory(view: View, war: Sides, id: 'attacker' | 'defender'): Prospect {
  const winner = war[id];
  const loser = war[id === 'attacker' ? 'defender' : 'attacker'];
  const change: Change = { [winner.city]: 1, [loser.city]: -1 };
  const ranking = rankingAfter(view, change);
  const points = pointsUnder(view, ranking).map((sum, seat) => {
    if (seat !== winner.condottiere) return sum;
    const { victories } = view.players[seat]!;
    return sum + victoryVp(victories + 1) - victoryVp(victories);
  });
  return { id, city: winner.city, status: statusAfter(view, change), ranking, points };
}

/** The tile on this city: status, and one more artist where it is one. */
function placed(view: View, city: CityId): Prospect | null {
  const event = view.events.find(({ id }) => id === view.placing);
  if (event === undefined) return null;
  const change: Change = { [city]: event.status };
  const here = view.cities[city];
  const artistCount = here.artistCount + (event.artist ? 1 : 0);
  const ranking = rankingAfter({ ...view, cities: { ...view.cities, [city]: { ...here, artistCount } } }, change);
  return { id: 'placed', city, status: statusAfter(view, change), ranking, points: pointsUnder(view, ranking) };
}

/** The outcomes of a war between two cities. */
export function outcomes(view: View, war: Sides): readonly Prospect[] {
  return [victory(view, war, 'attacker'), victory(view, war, 'defender')];
}

/** A war that is only thought of: nobody leads yet. */
export function unled(attacker: CityId, defender: CityId): Sides {
  return { attacker: { city: attacker, condottiere: null }, defender: { city: defender, condottiere: null } };
}

/** What is decided now, or pointed at. Empty where nothing moves a city. */
export function prospectsOf(table: Table): readonly Prospect[] {
  const { view } = table;
  const choice = table.pointing.selected;
  if (choice?.do === 'cities') return outcomes(view, unled(choice.attacker, choice.defender));
  if (choice?.do === 'place') {
    const found = placed(view, choice.city);
    return found === null ? [] : [found];
  }
  return view.war !== null && view.war.result === null ? outcomes(view, view.war) : [];
}

/** What each tile of this city would score. */
export function worthIn({ ranking }: Prospect, city: CityId): number {
  return ranking.find((rank) => rank.city === city)?.vp ?? 0;
}

/** `if Venice wins`, `tile on Rome` */
export function prospectName(table: Table, { id, city }: Prospect): string {
  const { cities } = wordsOf(table);
  return id === 'placed' ? cities.placed(city) : cities.wins(city);
}

/** Who may see the figures of the house: everybody. Whose results over time: everybody their own. */
import { all, type RouteCase, signedIn } from './rights.ts';

export const FIGURES: readonly RouteCase[] = [
  { route: 'GET /api/figures', expected: all(200) },
  // No game has the name that stands in the path here.
  { route: 'GET /api/figures/:game', query: '?players=2', expected: all(404) },
  { route: 'GET /api/figures/:game/csv', query: '?players=2', expected: all(404) },
  { route: 'GET /api/trends', expected: signedIn(200) },
];

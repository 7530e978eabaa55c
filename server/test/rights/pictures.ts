/** Who may see pictures of links: anybody. Here there is no client to draw from. */
import { all, type RouteCase } from './rights.ts';

export const PICTURES: readonly RouteCase[] = [
  { route: 'GET /pictures/games/:file', expected: all(404) },
  { route: 'GET /pictures/tables/:file', expected: all(404) },
];

/** How what happens is told, beside the words. */
export { moves } from './moves.ts';
export { sounds } from './sounds.ts';

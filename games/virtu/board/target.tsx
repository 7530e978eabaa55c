/** The four signs on anything that can be pressed: gold for may, dashes for not now, a wash for chosen, nothing to look. */
import type { Picking } from './picking.ts';
import { type Table, wordsOf } from './table.ts';

/** Class, name and state of a button for a thing. `facts` is what it is; what pressing does is added. */
export function targetProps(table: Table, picking: Picking, at: string, facts: string, classes: string) {
  const target = picking.target(at);
  const label = picking.label(at);
  const words = wordsOf(table);
  const doing = target === 'blocked' ? words.closed : (label ?? (target === 'legal' ? words.mayChoose : null));
  return {
    class: `${classes} target ${target}`,
    'data-thing': at,
    'aria-label': doing === null ? facts : `${facts}: ${doing}`,
    ...(target === 'legal' || target === 'selected' || target === 'held' ? { 'aria-pressed': target !== 'legal' } : {}),
    ...(target === 'blocked' ? { 'aria-disabled': true } : {}),
  };
}

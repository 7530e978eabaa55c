/** The four signs on anything that can be pressed: gold for may, dashes for not now, a wash for chosen, nothing to look. */
import { lineProps, meantLine, stateProps } from '@signoria/kit';
import { lookAt, type OnLook } from './looking.ts';
import { type Pointing, type Table, wordsOf } from './table.ts';
import type { ThingName } from './things.ts';

export interface Pressing {
  readonly table: Table;
  readonly pointing: Pointing;
  readonly onLook: OnLook;
}

/** What a thing is, and what pressing it does. */
export function spokenThing({ table, pointing }: Omit<Pressing, 'onLook'>, at: ThingName, facts: string): string {
  const { state, label } = pointing.at(at);
  const words = wordsOf(table);
  const doing = state === 'blocked' ? words.closed : (label ?? (state === 'legal' ? words.mayChoose : null));
  return doing === null ? facts : `${facts}: ${doing}`;
}

/** Class, name and state of a button for a thing. `facts` is what it is. Pressed it is pointed at, or looked at. */
export function targetProps(pressing: Pressing, at: ThingName, facts: string, classes: string) {
  const { table, pointing, onLook } = pressing;
  const target = pointing.at(at);
  const { state } = target;
  return {
    class: `${classes} target ${state}`,
    'data-thing': at,
    ...lineProps(meantLine(target)),
    'aria-label': spokenThing(pressing, at, facts),
    ...stateProps(state),
    onClick: () => pressThing(table, pointing, at, onLook),
  };
}

export function pressThing(table: Table, pointing: Pointing, at: ThingName, onLook: OnLook): void {
  pointing.press(at, () => {
    const look = lookAt(table, at);
    if (look !== null) onLook(look);
  });
}

/** The board as text, and which cards are to be seen in it. */
import { NOTHING_HELD, type PointingManner, pointingOf } from '@signoria/kit';
import { drawer, marksIn } from '@signoria/kit/testing';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { Choice } from '../../rules/model/choices.ts';
import { board } from '../index.tsx';
import { type Look, LookBody } from '../look.tsx';
import type { Page, Table } from '../table.ts';
import { amongOwn, onStage, type ThingName } from '../things.ts';

export const markupOf = drawer(board);

/** A part of the page that remembers what was pointed at. */
export function pointing(page: Page, part: typeof onStage, manner: PointingManner<Choice> = { several: 'look' }) {
  let held: Table['pointing']['held'] = NOTHING_HELD;
  let selected = page.selected;
  let looked: ThingName | null = null;
  const select = (line: string | null) => {
    selected = line;
  };
  const hold = (next: typeof held) => {
    held = next;
  };
  const here = () => pointingOf({ ...page, selected, select }, part, held, hold, manner);
  return {
    table: (): Table => ({ ...page, selected, pointing: here() }),
    at: (thing: ThingName) => here().at(thing),
    /** What is answered, or the thing that is looked at. */
    press(thing: ThingName) {
      looked = null;
      here().press(thing, () => {
        looked = thing;
      });
      return { selected, looked };
    },
  };
}

/** What a dialog would show: one of the stage, or one of the reader's own. */
export function lookedAt(page: Page, look: Look): string {
  const own = (look.at === 'card' && look.thing?.startsWith('hand')) || look.at === 'event';
  return renderToString(h(LookBody, { table: pointing(page, own ? amongOwn : onStage).table(), look }));
}

/** The cards whose faces are drawn somewhere. */
export const facesIn = (markup: string): ReadonlySet<string> => marksIn(markup, 'data-card');

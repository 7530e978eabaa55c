/** The places of what is printed on plots: figures of the box in play, each under the last word of its id. */
import type { Given, Places } from '@signoria/kernel';
import type { NumberId } from '../../data/numbers.ts';
import type { Words } from '../shape.ts';

type Printed = Given<[n: (id: NumberId) => number]>;

function figures(...ids: readonly NumberId[]): Printed {
  const named = ids.map((id) => [id.slice(id.indexOf('.') + 1), id] as const);
  return {
    names: named.map(([name]) => name),
    of: (n) => Object.fromEntries(named.map(([name, id]) => [name, n(id)])),
  };
}

export const printedPlaces: Places<Pick<Words, 'schemes'>> = {
  schemes: {
    rosicrucians: { text: figures('rosicrucians.cards', 'rosicrucians.influence') },
    grandlodge: { text: figures('grandlodge.cards', 'grandlodge.influence') },
    enlighteners: { text: figures('enlighteners.influence') },
    periphery: { text: figures('periphery.outer', 'periphery.influence') },
    adepts: { text: figures('adepts.cards') },
    exchange: { text: figures('exchange.central') },
    equals: { text: figures('equals.neighbours') },
    shadow: { text: figures('shadow.cards') },
    wide: { text: figures('wide.cards') },
  },
};

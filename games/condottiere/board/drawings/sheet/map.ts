/** The land of the map, kept clear of names and shields: under the free regions, and as lines over the owned. */
import { type Kept, mountains, projection, waters } from '@signoria/kit/relief';
import { REGION_DRAWINGS } from '../map.data.ts';
import { REGIONS, SIZE, STRETCH, WINDOW } from '../map.source.ts';

const KEPT: readonly Kept[] = REGIONS.flatMap((id): readonly Kept[] => {
  const { label, shield } = REGION_DRAWINGS[id];
  return [
    [label[0], label[1] - 5, 38, 9],
    [shield[0], shield[1], shield[2] * 0.62, shield[2] * 0.75],
  ];
});

export function relief(over: boolean): string {
  const project = projection({ size: SIZE, window: WINDOW, stretch: STRETCH });
  return mountains(project, { kept: KEPT, scale: 1.05, over }) + waters(project);
}

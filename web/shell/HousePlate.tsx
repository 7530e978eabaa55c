/** Whose house this is, at the top of the start page: crest, name, words of welcome. Nothing where nobody gave any. */
import { Shield } from '@signoria/kit';
import type { Club } from '@signoria/protocol';
import { club, followClub } from '../state/club.ts';

followClub();

type Shown = Pick<Club, 'name' | 'look'>;

export function HousePlate({ name, look: { crest, welcome } }: Shown) {
  if (crest === null && welcome === '') return null;
  return (
    <div class="house-plate">
      {crest === null ? null : <Shield tincture={crest} width={34} />}
      <div>
        {name === '' ? null : <b>{name}</b>}
        {welcome === '' ? null : <p>{welcome}</p>}
      </div>
    </div>
  );
}

export default function HomePlate() {
  return club.value === null ? null : <HousePlate {...club.value} />;
}

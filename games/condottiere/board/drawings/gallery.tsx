/** Condottiere in the gallery: all faces, the back, the small cards, the map in its states. Sample words only. */
import { Hand, Sheet, type Tincture } from '@signoria/kit';
import { useState } from 'preact/hooks';
import { type CardId, KIND, STRENGTHS } from '../../data/cards.ts';
import { CARD_KINDS, CardBack, CardFace, Cover, MapOfItaly, REGIONS, type RegionId, type RegionLook } from './index.ts';
import './drawings.css';
import './gallery.css';
import { type GalleryWords, WORDS } from './gallery.words.ts';

const OWNERS: { readonly [R in RegionId]?: Tincture } = {
  firenze: 'red',
  siena: 'red',
  venezia: 'blue',
  mantova: 'blue',
  roma: 'green',
  napoli: 'green',
  torino: 'yellow',
};
const SITE = 'bologna';

function MapSample({ words, open }: { readonly words: GalleryWords; readonly open: boolean }) {
  const [pope, setPope] = useState<RegionId | null>('urbino');
  const look = (id: RegionId): RegionLook => ({
    name: words.regions[id],
    label: words.regions[id],
    owner: OWNERS[id] ?? null,
    state: !open ? 'plain' : OWNERS[id] ? 'blocked' : id === pope ? 'chosen' : 'legal',
  });
  return (
    <Sheet title={open ? words.mapOpen : words.mapStill}>
      <div class="condottiere-sample-map">
        <MapOfItaly
          label={words.map}
          regions={Object.fromEntries(REGIONS.map((id) => [id, look(id)])) as Record<RegionId, RegionLook>}
          site={SITE}
          pope={open ? pope : null}
          popeLifted
          seas={words.seas}
          words={words}
          onChoose={setPope}
        />
      </div>
    </Sheet>
  );
}

const printed = (kind: CardId): number => STRENGTHS[KIND[kind]]!;

function Faces({ words }: { readonly words: GalleryWords }) {
  return (
    <Sheet title={words.faces} class="whole">
      <div class="condottiere-sample-deck">
        {CARD_KINDS.map((kind) => (
          <CardFace
            key={kind}
            kind={kind}
            strength={printed(kind)}
            name={words.cards[kind][0]}
            note={words.cards[kind][1]}
            label={words.cards[kind][0]}
          />
        ))}
        <CardBack label={words.back} />
      </div>
    </Sheet>
  );
}

function SmallCards({ words }: { readonly words: GalleryWords }) {
  return (
    <Sheet title={words.small}>
      <div class="condottiere-sample-line">
        {CARD_KINDS.map((kind) => (
          <CardFace key={kind} kind={kind} strength={printed(kind)} label={words.cards[kind][0]} mini />
        ))}
        <CardBack label={words.back} mini />
      </div>
    </Sheet>
  );
}

const IN_HAND = ['m3', 'm1', 'm10', 'courtesan', 'winter', 'scarecrow', 'surrender'] as const;

function HandSample({ words }: { readonly words: GalleryWords }) {
  const [chosen, setChosen] = useState<string>('winter');
  return (
    <Sheet title={words.hand} class="whole">
      <Hand
        label={words.hand}
        cards={IN_HAND.map((kind) => ({
          id: kind,
          label: words.cards[kind][0],
          state: kind === 'scarecrow' ? 'blocked' : kind === chosen ? 'selected' : 'legal',
          face: (
            <CardFace kind={kind} strength={printed(kind)} name={words.cards[kind][0]} note={words.cards[kind][1]} />
          ),
        }))}
        onChoose={setChosen}
      />
    </Sheet>
  );
}

export default function CondottiereGallery({ lang }: { readonly lang: 'en' | 'ru' }) {
  const words = WORDS[lang];
  return (
    <>
      <MapSample words={words} open />
      <MapSample words={words} open={false} />
      <HandSample words={words} />
      <Faces words={words} />
      <SmallCards words={words} />
      <Sheet title={words.cover}>
        <div class="condottiere-sample-cover">
          <Cover />
        </div>
      </Sheet>
    </>
  );
}

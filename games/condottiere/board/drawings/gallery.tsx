/** Condottiere in the gallery: all faces, the back, the small cards, the map in its states. */
import { Hand, Sheet, type Tincture } from '@signoria/kit';
import { useState } from 'preact/hooks';
import { CARDS, type CardId } from '../../data/cards.ts';
import { STANDARD } from '../../data/edition.ts';
import { cardName, cardShort, regionName } from '../../text/index.ts';
import { boardWords } from '../text.ts';
import { CardBack, CardFace, Cover, MapOfItaly, REGIONS, type RegionId, type RegionLook } from './index.ts';
import './drawings.css';
import './gallery.css';
import { WORDS } from './gallery.words.ts';

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

type Lang = keyof typeof WORDS;

function MapSample({ lang, open }: { readonly lang: Lang; readonly open: boolean }) {
  const words = WORDS[lang];
  const { zoom, seas } = boardWords.in(lang);
  const [pope, setPope] = useState<RegionId | null>('urbino');
  const look = (id: RegionId): RegionLook => ({
    name: regionName(lang, id),
    label: regionName(lang, id),
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
          seas={seas}
          words={zoom}
          onChoose={setPope}
        />
      </div>
    </Sheet>
  );
}

/** A card as it is printed, with its name and what stands under it. */
function faceOf(lang: Lang, kind: CardId) {
  const row = STANDARD.cards[kind];
  const name = cardName(lang, kind);
  return { kind, strength: row.strength, name, note: cardShort(lang, kind, row), label: name };
}

function Faces({ lang }: { readonly lang: Lang }) {
  const words = WORDS[lang];
  return (
    <Sheet title={words.faces} class="whole">
      <div class="condottiere-sample-deck">
        {CARDS.map((kind) => (
          <CardFace key={kind} {...faceOf(lang, kind)} />
        ))}
        <CardBack label={words.back} />
      </div>
    </Sheet>
  );
}

function SmallCards({ lang }: { readonly lang: Lang }) {
  const words = WORDS[lang];
  return (
    <Sheet title={words.small}>
      <div class="condottiere-sample-line">
        {CARDS.map((kind) => (
          <CardFace key={kind} kind={kind} strength={STANDARD.cards[kind].strength} label={cardName(lang, kind)} mini />
        ))}
        <CardBack label={words.back} mini />
      </div>
    </Sheet>
  );
}

const IN_HAND = ['m3', 'm1', 'm10', 'courtesan', 'winter', 'scarecrow', 'surrender'] as const;

function HandSample({ lang }: { readonly lang: Lang }) {
  const { hand } = WORDS[lang];
  const [chosen, setChosen] = useState<string>('winter');
  return (
    <Sheet title={hand} class="whole">
      <Hand
        label={hand}
        cards={IN_HAND.map((kind) => ({
          id: kind,
          label: cardName(lang, kind),
          state: kind === 'scarecrow' ? 'blocked' : kind === chosen ? 'selected' : 'legal',
          face: <CardFace {...faceOf(lang, kind)} />,
        }))}
        onChoose={setChosen}
      />
    </Sheet>
  );
}

export default function CondottiereGallery({ lang }: { readonly lang: Lang }) {
  const words = WORDS[lang];
  return (
    <>
      <MapSample lang={lang} open />
      <MapSample lang={lang} open={false} />
      <HandSample lang={lang} />
      <Faces lang={lang} />
      <SmallCards lang={lang} />
      <Sheet title={words.cover}>
        <div class="condottiere-sample-cover">
          <Cover />
        </div>
      </Sheet>
    </>
  );
}

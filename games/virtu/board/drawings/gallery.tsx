/** Virtù in the gallery: symbols, people, the map with every state of a city, the cover. */
import { Sheet, type Tincture } from '@signoria/kit';
import { CARDS } from '../../data/cards.ts';
import { CITIES, CITY_DATA, type CityId, ROADS, SEAS, type SeaId } from '../../data/cities.ts';
import { cityName, seaName } from '../../text/names.ts';
import { WORDS } from './gallery.words.ts';
import {
  type CityLook,
  type CityState,
  Cover,
  GLYPH_NAMES,
  Glyph,
  MapOfItaly,
  Portrait,
  PortraitDefs,
} from './index.ts';
import './gallery.css';
import './map.css';

type Lang = 'en' | 'ru';

const OWNERS: { readonly [id in CityId]?: Tincture } = {
  florence: 'red',
  siena: 'red',
  milan: 'blue',
  venice: 'green',
  naples: 'yellow',
  rome: 'white',
};
const STATES: { readonly [id in CityId]?: CityState } = {
  bologna: 'chosen',
  ravenna: 'legal',
  spoleto: 'legal',
  ajaccio: 'blocked',
};

function sample(lang: Lang, id: CityId): CityLook {
  const owner = OWNERS[id] ?? null;
  const garrison = owner === null ? [] : [{ tincture: owner, count: 2, besieging: false }];
  return {
    name: cityName(lang, id),
    label: cityName(lang, id),
    toughness: CITY_DATA[id].toughness,
    change: id === 'bologna' ? -1 : 0,
    owner,
    state: STATES[id] ?? 'plain',
    closed: id === 'nice',
    seas: CITY_DATA[id].seas,
    pirate: CITY_DATA[id].pirate,
    cathedral: id === 'florence' || id === 'palermo',
    agent: id === 'bologna' ? 'red' : null,
    troops: id === 'siena' ? [...garrison, { tincture: 'blue', count: 3, besieging: true }] : garrison,
  };
}

function SampleMap({ lang }: { readonly lang: Lang }) {
  return (
    <MapOfItaly
      label={WORDS[lang].map}
      cities={Object.fromEntries(CITIES.map((id) => [id, sample(lang, id)]))}
      roads={ROADS['5']}
      routes={[{ from: 'florence', to: 'bologna', way: 'land' }]}
      seas={Object.fromEntries(SEAS.map((id) => [id, seaName(lang, id)])) as Record<SeaId, string>}
      words={WORDS[lang].zoom}
    />
  );
}

export default function VirtuGallery({ lang }: { readonly lang: Lang }) {
  const words = WORDS[lang];
  return (
    <>
      <PortraitDefs />
      <Sheet title={words.glyphs} class="whole">
        <div class="virtu-sample-glyphs">
          {GLYPH_NAMES.map((name) => (
            <Glyph key={name} name={name} />
          ))}
        </div>
      </Sheet>
      <Sheet title={words.people} class="whole">
        <div class="virtu-sample-people">
          {CARDS.map((id) => (
            <Portrait key={id} id={id} />
          ))}
        </div>
      </Sheet>
      <Sheet title={words.map} class="whole">
        <div class="virtu-sample-map">
          <SampleMap lang={lang} />
        </div>
      </Sheet>
      <Sheet title={words.cover}>
        <div class="virtu-sample-cover">
          <Cover label={words.cover} />
        </div>
      </Sheet>
    </>
  );
}

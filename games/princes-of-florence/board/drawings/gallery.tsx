/** The Princes of Florence in the gallery: symbols, cards, an estate with every kind of tile, the cover. */
import { Sheet } from '@signoria/kit';
import { BONUS } from '../../data/bonus.ts';
import { CHARACTERS } from '../../data/characters.ts';
import { BUILDINGS, LANDSCAPES, PIECE, type PieceId, SHAPES } from '../../data/pieces.ts';
import { PRESTIGE } from '../../data/prestige.ts';
import { DECK, FREEDOMS, PROFESSIONS, WANTS } from '../../data/professions.ts';
import { GLYPHS, type GlyphId } from './glyphs.ts';
import {
  BonusCard,
  CardBack,
  type Cell,
  CharacterCard,
  Cover,
  Estate,
  Glyph,
  PrestigeCard,
  ProfessionCard,
  RecruitingCard,
  TileDefs,
  TilePicture,
  viewBoxOf,
} from './index.ts';
import './drawings.css';
import './gallery.css';
import { WORDS } from './gallery.words.ts';
import { ROUNDS } from './light.ts';

const cells = (...squares: readonly number[]): readonly Cell[] =>
  squares.map((at) => ({ row: Math.floor(at / 10), column: at % 10 }));

const LYING: readonly (readonly [PieceId, readonly Cell[]])[] = [
  ['library', cells(0, 1, 2, 10, 20)],
  ['studio', cells(5, 6, 15, 16, 25)],
  ['lake', cells(22, 23, 32, 33)],
  ['park', cells(36, 46, 56)],
  ['tower', cells(12, 13, 14)],
];

function EstateSample({ tile }: { readonly tile: string }) {
  return (
    <svg class="florence-sample-estate" viewBox={viewBoxOf(0, 6)} aria-hidden="true">
      <Estate
        grounds={[{ left: 0, palazzo: { row: 5, column: 0 }, tincture: 'red' }]}
        palazzoName={tile}
        tiles={LYING.map(([piece, lying]) => ({ piece, cells: lying, name: tile }))}
        ghost={{ piece: 'forest', cells: cells(53, 54, 55, 63, 64, 65), name: tile, fits: true, bad: [] }}
      />
    </svg>
  );
}

function EstateInLight({ round }: { readonly round: number }) {
  return (
    <svg data-round={round} viewBox={viewBoxOf(0, 6)} aria-hidden="true">
      <Estate
        grounds={[{ left: 0, palazzo: { row: 5, column: 0 }, tincture: 'red' }]}
        palazzoName=""
        tiles={LYING.map(([piece, lying]) => ({ piece, cells: lying, name: '' }))}
        round={round}
      />
    </svg>
  );
}

function Decks({ words }: { readonly words: (typeof WORDS)['en' | 'ru'] }) {
  return (
    <>
      <Sheet title={words.professions} class="whole">
        <div class="florence-sample-deck">
          {DECK.map((i) => {
            const id = PROFESSIONS[i]!;
            const { building, landscape, freedom } = WANTS[i]!;
            const wants = {
              building: BUILDINGS[building]!,
              landscape: LANDSCAPES[landscape]!,
              freedom: FREEDOMS[freedom]!,
            };
            return <ProfessionCard key={id} profession={id} wants={wants} name={id} label={id} />;
          })}
        </div>
      </Sheet>
      <Sheet title={words.cards} class="whole">
        <div class="florence-sample-deck">
          {BONUS.map((card) => (
            <BonusCard key={card} card={card} label={card} />
          ))}
          {PRESTIGE.map((card) => (
            <PrestigeCard key={card} card={card} label={card} />
          ))}
        </div>
      </Sheet>
      <Sheet title={words.characters} class="whole">
        <div class="florence-sample-deck">
          <RecruitingCard />
          {CHARACTERS.map((character) => (
            <CharacterCard key={character} character={character} name={character} />
          ))}
          <CardBack of="profession" />
          <CardBack of="bonus" />
          <CardBack of="prestige" />
          <CardBack of="recruiting" />
        </div>
      </Sheet>
    </>
  );
}

export default function FlorenceGallery({ lang }: { readonly lang: 'en' | 'ru' }) {
  const words = WORDS[lang];
  return (
    <>
      <TileDefs />
      <Sheet title={words.glyphs} class="whole">
        <div class="florence-sample-glyphs">
          {(Object.keys(GLYPHS) as GlyphId[]).map((id) => (
            <span key={id}>
              <Glyph of={id} />
            </span>
          ))}
        </div>
      </Sheet>
      <Decks words={words} />
      <Sheet title={words.estate}>
        <EstateSample tile={words.tile} />
        <div class="florence-sample-tiles">
          {[...BUILDINGS, ...LANDSCAPES].map((piece) => (
            <TilePicture key={piece} piece={piece} shape={SHAPES[PIECE[piece]]!} />
          ))}
        </div>
      </Sheet>
      <Sheet title={words.rounds} class="whole">
        <div class="florence-sample-rounds">
          {Array.from({ length: ROUNDS }, (_, i) => (
            <EstateInLight key={i} round={i + 1} />
          ))}
        </div>
      </Sheet>
      <Sheet title={words.cover}>
        <div class="florence-sample-cover">
          <Cover />
        </div>
      </Sheet>
    </>
  );
}

/** Looking closer: a component with its picture, text and rules; a building with all ways to build it. */
import type { Sum } from '@signoria/kernel';
import { Button, Dialog, RuleLinks, SumTable } from '@signoria/kit';
import { type BuildingId, PIECES, type PieceId } from '../data/pieces.ts';
import type { DeckId } from '../rules/model/choices.ts';
import { GLYPHS } from './drawings/glyphs.ts';
import {
  BonusCard,
  CharacterCard,
  Face,
  Glyph,
  type GlyphId,
  PrestigeCard,
  ProfessionCard,
  RecruitingCard,
} from './drawings/index.ts';
import { explain } from './facts.ts';
import { isBonus, isCharacter, isPrestige, isProfession } from './ids.ts';
import { named } from './names.ts';
import { TileOf } from './Things.tsx';
import { type BoardPointing, type Table, wordsOf } from './table.ts';

export type Look =
  /** `why`: what this very card is worth now. */
  | { readonly at: 'thing'; readonly id: string; readonly why?: Sum | undefined }
  | { readonly at: 'build'; readonly id: BuildingId };

export type OnLook = (look: Look) => void;

function isPiece(id: string): id is PieceId {
  return (PIECES as readonly string[]).includes(id);
}

function isGlyph(id: string): id is GlyphId {
  return Object.hasOwn(GLYPHS, id);
}

/** A name of two words that is too long for one line takes the second one too. */
function lines(name: string): { readonly name: string; readonly note?: string } {
  const space = name.lastIndexOf(' ');
  return name.length > 12 && space > 0 ? { name: name.slice(0, space), note: name.slice(space + 1) } : { name };
}

/** The card with its name, for dialogs and choices. */
export function CardPicture({
  table,
  id,
  label,
}: {
  readonly table: Table;
  readonly id: string;
  readonly label?: string;
}) {
  const words = { ...lines(named(table.language, id)), ...(label === undefined ? {} : { label }) };
  if (isProfession(id)) return <ProfessionCard profession={id} wants={table.view.professions[id]} {...words} />;
  // Their names are too long for the card; they stand beside it.
  if (isBonus(id)) return <BonusCard card={id} />;
  if (isPrestige(id)) return <PrestigeCard card={id} />;
  if (isCharacter(id)) return <CharacterCard character={id} {...words} />;
  return id === 'recruiting' ? <RecruitingCard {...words} /> : null;
}

function Picture({ table, id }: { readonly table: Table; readonly id: string }) {
  if (isPiece(id)) return <TileOf table={table} piece={id} />;
  if (id === 'diego') return <Face of="diego" />;
  if (isProfession(id) || isBonus(id) || isPrestige(id) || isCharacter(id) || id === 'recruiting') {
    return <CardPicture table={table} id={id} />;
  }
  const glyph = id.replace(/^deck-/, '');
  return isGlyph(glyph) ? <Glyph of={glyph} /> : null;
}

function deckOf(id: string): DeckId {
  return isBonus(id) ? 'bonus' : isPrestige(id) ? 'prestige' : 'profession';
}

function Thing({ table, look }: { readonly table: Table; readonly look: Extract<Look, { at: 'thing' }> }) {
  const about = explain(look.id, table.view, table.language);
  if (about === null) return null;
  return (
    <div class="look">
      <Picture table={table} id={look.id} />
      <div>
        <p>{about.text}</p>
        {look.why === undefined ? null : (
          <SumTable why={look.why} table={table} label={wordsOf(table).drawn.sum[deckOf(look.id)]} />
        )}
        <RuleLinks table={table} caption={wordsOf(table).rules} ids={about.rules} />
      </div>
    </div>
  );
}

/** Alone, or with one of the neighbours: open ways to choose, closed ones to ask about. */
function WaysToBuild({
  table,
  pointing,
  id,
  onClose,
}: Pick<LookDialogProps, 'table' | 'pointing'> & { readonly id: BuildingId; readonly onClose: () => void }) {
  const act = (run: () => void) => {
    onClose();
    run();
  };
  return (
    <div class="look">
      <TileOf table={table} piece={id} />
      <div>
        {pointing.at(`building ${id}`).lines.map(({ line, label, open }) =>
          open ? (
            <Button key={line} kind="gold" wide onPress={() => act(() => table.answer(line))}>
              {label}
            </Button>
          ) : (
            <Button key={line} blocked wide onWhy={() => act(() => table.why(line))}>
              {label}
            </Button>
          ),
        )}
      </div>
    </div>
  );
}

export interface LookDialogProps {
  readonly table: Table;
  readonly pointing: BoardPointing;
  readonly look: Look | null;
  readonly onLook: (look: Look | null) => void;
}

export function LookDialog({ table, pointing, look, onLook }: LookDialogProps) {
  const close = () => onLook(null);
  const title = look === null ? '' : (explain(look.id, table.view, table.language)?.title ?? '');
  return (
    <Dialog open={look !== null} title={title} close={wordsOf(table).close} onClose={close}>
      <div class="florence">
        {look?.at === 'thing' ? <Thing table={table} look={look} /> : null}
        {look?.at === 'build' ? <WaysToBuild table={table} pointing={pointing} id={look.id} onClose={close} /> : null}
      </div>
    </Dialog>
  );
}

/** Looking closer: a component with its picture, text and rules; a building with all ways to build it. */
import { Button, Dialog, RuleLinks } from '@signoria/web/kit';
import { type BuildingId, PIECES, type PieceId } from '../data/pieces.ts';
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
  TilePicture,
} from './drawings/index.ts';
import { explain } from './facts.ts';
import { isBonus, isCharacter, isPrestige, isProfession } from './ids.ts';
import { named } from './names.ts';
import { type Table, wordsOf } from './table.ts';

export type Look =
  /** `more`: what is true of this very thing now. */
  | { readonly at: 'thing'; readonly id: string; readonly more?: readonly string[] }
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
  if (isPiece(id)) return <TilePicture piece={id} />;
  if (id === 'diego') return <Face of="diego" />;
  if (isProfession(id) || isBonus(id) || isPrestige(id) || isCharacter(id) || id === 'recruiting') {
    return <CardPicture table={table} id={id} />;
  }
  const glyph = id.replace(/^deck-/, '');
  return isGlyph(glyph) ? <Glyph of={glyph} /> : null;
}

function Thing({ table, look }: { readonly table: Table; readonly look: Extract<Look, { at: 'thing' }> }) {
  const about = explain(look.id, table.view, table.language);
  if (about === null) return null;
  return (
    <div class="look">
      <Picture table={table} id={look.id} />
      <div>
        <p>{about.text}</p>
        {look.more?.map((line) => (
          <p key={line}>
            <b>{line}</b>
          </p>
        ))}
        <RuleLinks table={table} caption={wordsOf(table).rules} ids={about.rules} />
      </div>
    </div>
  );
}

/** Alone, or with one of the neighbours: open ways to choose, closed ones to ask about. */
function WaysToBuild({
  table,
  id,
  onClose,
}: {
  readonly table: Table;
  readonly id: BuildingId;
  readonly onClose: () => void;
}) {
  const is = ({ choice }: { readonly choice: { readonly do: string } }) =>
    (choice.do === 'build' || choice.do === 'buildWith') && (choice as { building?: string }).building === id;
  const act = (run: () => void) => {
    onClose();
    run();
  };
  return (
    <div class="look">
      <TilePicture piece={id} />
      <div>
        {table.options.filter(is).map(({ line, label }) => (
          <Button key={line} kind="gold" wide onPress={() => act(() => table.answer(line))}>
            {label}
          </Button>
        ))}
        {table.blocked.filter(is).map(({ line, choice }) => (
          <Button key={line} blocked wide onWhy={() => act(() => table.why(line))}>
            {table.text.choice(choice, table.reader)}
          </Button>
        ))}
      </div>
    </div>
  );
}

export interface LookDialogProps {
  readonly table: Table;
  readonly look: Look | null;
  readonly onLook: (look: Look | null) => void;
}

export function LookDialog({ table, look, onLook }: LookDialogProps) {
  const close = () => onLook(null);
  const title = look === null ? '' : (explain(look.id, table.view, table.language)?.title ?? '');
  return (
    <Dialog open={look !== null} title={title} close={wordsOf(table).close} onClose={close}>
      <div class="florence">
        {look?.at === 'thing' ? <Thing table={table} look={look} /> : null}
        {look?.at === 'build' ? <WaysToBuild table={table} id={look.id} onClose={close} /> : null}
      </div>
    </Dialog>
  );
}

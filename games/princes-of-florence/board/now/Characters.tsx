/** The auction of the characters: six cards with their bid spaces, and the pawns that lie there. */
import { answerForm, type Form, formsFor, nameOf, Shield, thingProps, tinctureOf, WhyNumber } from '@signoria/kit';
import { useState } from 'preact/hooks';
import { CHARACTERS, type CharacterId, characterOf, HIGHEST_SPACE, LOWEST_SPACE } from '../../data/characters.ts';
import { UNIT } from '../../data/economy.ts';
import type { Do } from '../../rules/model/choices.ts';
import type { CharacterView } from '../../rules/view/view.ts';
import { Face } from '../drawings/index.ts';
import type { OnLook } from '../look.tsx';
import { effectOf, named } from '../names.ts';
import { type BoardPointing, money, type Table, wordsOf } from '../table.ts';

type PawnForm = Form<'amount', Do<'pawn'>>;

interface CharactersProps {
  readonly table: Table;
  readonly pointing: BoardPointing;
  readonly cast: readonly CharacterView[];
  readonly onLook: OnLook;
}

function formOf({ question, past }: Table, character: CharacterId): PawnForm | null {
  const forms = past ? [] : formsFor(question?.menu, 'amount', 'pawn');
  return forms.find(({ base }) => base.character === character) ?? null;
}

/** Who has it, who bids for it, or that it is not to be had. */
function State({ table, of }: { readonly table: Table; readonly of: CharacterView }) {
  const { characters } = wordsOf(table);
  const seat = of.owner ?? of.pawn;
  if (of.facedown) return <span class="character-state">{characters.facedown}</span>;
  if (seat === null) return <span class="character-state">{characters.free}</span>;
  const name = nameOf(table, seat);
  return (
    <span class="character-state">
      <Shield tincture={tinctureOf(table, seat)} width={14} />
      <span class="only-heard">{of.owner === null ? characters.bidBy(name) : characters.ownedBy(name)}</span>
      {of.owner === null ? <b class="num">{money(of.bid)}</b> : <span aria-hidden="true">✓</span>}
    </span>
  );
}

interface CardProps extends CharactersProps {
  readonly of: CharacterView;
  readonly open: boolean;
  readonly onOpen: () => void;
}

/** A card that may be bid on opens its spaces; else it is a thing to use, to ask about or to look at. */
function Character({ table, pointing, of, open, onOpen, onLook }: CardProps) {
  const { character } = of;
  const form = formOf(table, character);
  const { state, label } = pointing.at(`character ${character}`);
  const shown = form === null ? state : open ? 'selected' : 'legal';
  const props =
    form === null
      ? thingProps(pointing, `character ${character}`, () => onLook({ at: 'thing', id: character }))
      : { 'aria-pressed': open, onClick: onOpen };
  return (
    <li>
      <button type="button" class={`thing character ${shown}${of.facedown ? ' facedown' : ''}`} {...props}>
        <Face of={character} />
        <span class="character-name">{(state === 'blocked' ? null : label) ?? named(table.language, character)}</span>
        <State table={table} of={of} />
      </button>
    </li>
  );
}

/** All spaces of a card; those that may be bid on are gold. */
function Spaces({
  table,
  character,
  form,
}: {
  readonly table: Table;
  readonly character: CharacterId;
  readonly form: PawnForm;
}) {
  const { characters } = wordsOf(table);
  const index = characterOf(character);
  const low = LOWEST_SPACE[index]!;
  const count = (HIGHEST_SPACE[index]! - low) / UNIT + 1;
  const spaces = Array.from({ length: count }, (_, i) => low + i * UNIT);
  return (
    <fieldset class="spaces" aria-label={characters.spaces(named(table.language, character))}>
      <p>{effectOf(table.language, character)}</p>
      <ul>
        {spaces.map((amount) => {
          const open = amount >= form.min && amount <= form.max;
          const choice = { ...form.base, amount };
          return (
            <li key={amount}>
              <button
                type="button"
                class={`space${open ? ' legal' : ''}`}
                disabled={!open}
                aria-label={table.text.choice(choice, table.reader)}
                onClick={() => answerForm(table, form, { amount })}
              >
                {money(amount)}
              </button>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

export function Characters(props: CharactersProps) {
  const { table, cast } = props;
  const { characters } = wordsOf(table);
  const [chosen, setChosen] = useState<CharacterId | null>(null);
  const shown = CHARACTERS.find((id) => id === chosen && formOf(table, id) !== null) ?? null;
  const form = shown === null ? null : formOf(table, shown);
  return (
    <div class="now-characters">
      <ul class="cast">
        {cast.map((of) => (
          <Character
            key={of.character}
            {...props}
            of={of}
            open={shown === of.character}
            onOpen={() => setChosen(shown === of.character ? null : of.character)}
          />
        ))}
      </ul>
      {table.view.potSum === null ? null : (
        <p class="remark">
          <WhyNumber why={table.view.potSum} table={table} label={characters.banker} write={money}>
            {characters.pot(money(table.view.potSum.total))}
          </WhyNumber>
        </p>
      )}
      {shown === null || form === null ? null : <Spaces table={table} character={shown} form={form} />}
    </div>
  );
}

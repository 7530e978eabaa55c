/** The schemes: whose they are, who has realised them, how far the reader has come, and what may be done with them. */
import { Sheet, Shield, Tag } from '@signoria/kit';
import { numberOf } from '../../data/box.ts';
import type { ProgressView, SchemeView } from '../../rules/view/types.ts';
import type { SheetProps } from '../look.tsx';
import type { Shown } from '../luminaries/Board.tsx';
import { Thing } from '../Thing.tsx';
import { named, namesOf, type Table, tinctureOf, winnersByPlots, wordsOf } from '../table.ts';
import { demandsIn, Meter, share } from './SchemeProgress.tsx';

interface SchemesProps extends SheetProps {
  readonly shown: Shown | null;
  readonly onShow: (shown: Shown | null) => void;
}

/** Whose progress stands in the row: the reader's, or that of whoever is nearest for those who watch. */
function progressFor({ you }: Table, { progress }: SchemeView): ProgressView | null {
  const mine = progress.find(({ who }) => who === you);
  return mine ?? progress.toSorted((a, b) => share(b.parts) - share(a.parts))[0] ?? null;
}

/** Read out: whose it is, how far it has come, who holds it. */
function factsOf(table: Table, scheme: SchemeView, progress: ProgressView | null): readonly string[] {
  const { schemes: words } = wordsOf(table);
  const { owner, open, influence, edge } = scheme;
  const other = progress === null || progress.who === table.you ? [] : [named(table, progress.who)];
  return [
    namesOf(table).schemes[scheme.id].name,
    owner === null ? words.open : words.of(named(table, owner)),
    ...(open ? [] : [words.secret]),
    ...(progress === null ? [] : [[...other, demandsIn(table, progress.parts)].join(', ')]),
    ...(influence.length === 0 ? [] : [words.heldBy(influence.map((who) => named(table, who)))]),
    ...(edge.length === 0 ? [] : [words.atEdge(edge.map((who) => named(table, who)))]),
  ];
}

/** Who has realised it, and whose influence lies at its edge. */
function Holders({ table, scheme: { influence, edge } }: { readonly table: Table; readonly scheme: SchemeView }) {
  const { schemes: words } = wordsOf(table);
  if (influence.length + edge.length === 0) return null;
  return (
    <span class="scheme-holders">
      {influence.map((who) => (
        <Shield key={who} tincture={tinctureOf(table, who)} width={15} />
      ))}
      {influence.length === 0 ? null : <Tag kind="good">{words.realised}</Tag>}
      {edge.map((who) => (
        <span key={who} class="edge">
          <Shield tincture={tinctureOf(table, who)} width={12} />
        </span>
      ))}
      {edge.length === 0 ? null : <Tag>{words.edge}</Tag>}
    </span>
  );
}

type RowProps = SchemesProps & { readonly scheme: SchemeView };

/** Brings out on the board the cards that count. */
function ShowPlaces({ table, scheme, shown, onShow }: RowProps) {
  const places = progressFor(table, scheme)?.places ?? [];
  const words = wordsOf(table).schemes.show(namesOf(table).schemes[scheme.id].name);
  const pressed = shown?.id === scheme.id;
  if (places.length === 0) return null;
  return (
    <button
      type="button"
      class="show-places"
      aria-pressed={pressed}
      title={words}
      onClick={() => onShow(pressed ? null : { id: scheme.id, faction: null, places })}
    >
      <span class="only-heard">{words}</span>
      <b class="num" aria-hidden="true">
        {places.length}
      </b>
    </button>
  );
}

function Row(props: RowProps) {
  const { table, cues, scheme, onLook } = props;
  const progress = progressFor(table, scheme);
  const winners = winnersByPlots(table).filter((who) => scheme.influence.includes(who));
  return (
    <li class="scheme-row" data-wins={winners.map((who) => tinctureOf(table, who)).join(' ')}>
      <Thing
        table={table}
        cues={cues}
        thing={`scheme ${scheme.id}`}
        class="thing scheme"
        facts={factsOf(table, scheme, progress)}
        onLook={() => onLook({ at: 'scheme', id: scheme.id })}
      >
        <span class="scheme-name">
          <b>
            {scheme.owner === null ? null : <Shield tincture={tinctureOf(table, scheme.owner)} width={13} />}{' '}
            {namesOf(table).schemes[scheme.id].name}
          </b>
          {scheme.open ? null : <Tag>{wordsOf(table).schemes.secret}</Tag>}
        </span>
        {progress === null ? null : (
          <>
            <span class="scheme-parts">
              {progress.who === table.you ? null : <Shield tincture={tinctureOf(table, progress.who)} width={11} />}
              <span class="parts">{demandsIn(table, progress.parts)}</span>
            </span>
            <Meter parts={progress.parts} full={progress.fulfilled} />
          </>
        )}
        <Holders table={table} scheme={scheme} />
      </Thing>
      <ShowPlaces {...props} />
    </li>
  );
}

export function Schemes(props: SchemesProps) {
  const { table } = props;
  const words = wordsOf(table).schemes;
  const hidden = table.view.players.filter(({ who, privateScheme }) => privateScheme === 'hidden' && who !== table.you);
  return (
    <Sheet title={words.title} caption={words.toWin(numberOf(table.view, 'limit.schemesToWin'))} class="schemes">
      <ul>
        {table.view.schemes.map((scheme) => (
          <Row key={`${scheme.id} ${scheme.owner ?? ''}`} {...props} scheme={scheme} />
        ))}
      </ul>
      {hidden.length === 0 ? null : (
        <p class="hidden-schemes">
          {hidden.map(({ who }) => (
            <Shield key={who} tincture={tinctureOf(table, who)} width={12} />
          ))}{' '}
          {words.hidden(hidden.map(({ who }) => named(table, who)))}
        </p>
      )}
    </Sheet>
  );
}

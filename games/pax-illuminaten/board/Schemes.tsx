/** The schemes: whose they are, who has realised them, how far the reader has come, and what may be done with them. */
import { Sheet, Shield, Tag } from '@signoria/web/kit';
import type { SchemeView } from '../rules/view-types.ts';
import type { Shown } from './Board.tsx';
import type { OnLook } from './look.tsx';
import { Meter, Parts } from './SchemeProgress.tsx';
import { deedsAt } from './spots.ts';
import { Thing } from './Thing.tsx';
import { named, namesOf, numberOf, type Table, tinctureOf, wordsOf } from './table.ts';
import type { Telling } from './telling.ts';

export interface SchemesProps {
  readonly table: Table;
  readonly telling: Telling;
  readonly shown: Shown | null;
  readonly onShow: (shown: Shown | null) => void;
  readonly onLook: OnLook;
}

/** Whose progress stands in the row: the reader's, or that of whoever is nearest for those who watch. */
function progressFor({ you }: Table, { progress }: SchemeView) {
  const mine = progress.find(({ who }) => who === you);
  if (mine !== undefined) return mine;
  const part = (list: (typeof progress)[number]['parts']) =>
    list.reduce((sum, { have, need }) => sum + Math.min(1, have / Math.max(1, need)), 0) / Math.max(1, list.length);
  return progress.toSorted((a, b) => part(b.parts) - part(a.parts))[0];
}

function Row({ table, telling, scheme, shown, onShow, onLook }: SchemesProps & { readonly scheme: SchemeView }) {
  const words = wordsOf(table).schemes;
  const { name } = namesOf(table).schemes[scheme.id];
  const progress = progressFor(table, scheme);
  const deeds = deedsAt(table, `scheme ${scheme.id}`);
  const owner = scheme.owner === null ? null : named(table, scheme.owner);
  const held = scheme.influence.map((who) => named(table, who));
  const parts = progress === undefined ? [] : progress.parts.map((part) => namesOf(table).parts[part.what](part));
  const others = progress !== undefined && progress.who !== table.you ? [named(table, progress.who)] : [];
  const facts = [
    name,
    owner === null ? words.open : words.of(owner),
    ...(scheme.open ? [] : [words.secret]),
    [...others, ...parts].join(', '),
    ...(held.length === 0 ? [] : [words.heldBy(held)]),
    ...(scheme.edge.length === 0 ? [] : [words.atEdge(scheme.edge.map((who) => named(table, who)))]),
  ];
  const counts = progress !== undefined && progress.places.length > 0;
  return (
    <li class="scheme-row">
      <Thing
        table={table}
        telling={telling}
        changing={`scheme ${scheme.id}`}
        class="scheme"
        deeds={deeds}
        facts={facts}
        onLook={() => onLook({ at: 'scheme', id: scheme.id })}
      >
        <span class="scheme-name">
          <b>
            {scheme.owner === null ? null : <Shield tincture={tinctureOf(table, scheme.owner)} width={13} />} {name}
          </b>
          {scheme.open ? null : <Tag>{words.secret}</Tag>}
        </span>
        {progress === undefined ? null : (
          <>
            <span class="scheme-parts">
              {progress.who === table.you ? null : <Shield tincture={tinctureOf(table, progress.who)} width={11} />}
              <Parts table={table} parts={progress.parts} />
            </span>
            <Meter parts={progress.parts} full={progress.fulfilled} />
          </>
        )}
        {scheme.influence.length + scheme.edge.length === 0 ? null : (
          <span class="scheme-holders">
            {scheme.influence.map((who) => (
              <Shield key={who} tincture={tinctureOf(table, who)} width={15} />
            ))}
            {scheme.influence.length === 0 ? null : <Tag kind="good">{words.realised}</Tag>}
            {scheme.edge.map((who) => (
              <span key={who} class="edge">
                <Shield tincture={tinctureOf(table, who)} width={12} />
              </span>
            ))}
            {scheme.edge.length === 0 ? null : <Tag>{words.edge}</Tag>}
          </span>
        )}
      </Thing>
      {counts ? (
        <button
          type="button"
          class="show-places"
          aria-pressed={shown?.id === scheme.id}
          title={words.show(name)}
          onClick={() =>
            onShow(shown?.id === scheme.id ? null : { id: scheme.id, faction: null, places: progress.places })
          }
        >
          <span class="only-heard">{words.show(name)}</span>
          <b class="num" aria-hidden="true">
            {progress.places.length}
          </b>
        </button>
      ) : null}
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

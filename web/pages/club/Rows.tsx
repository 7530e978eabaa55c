/** A list of what there is in the club, a page at a time; and how one of them stands in it. */
import { Button, Tag } from '@signoria/kit';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { titleOf } from '../../games/catalogue.ts';
import { go, paths } from '../../router.ts';
import { Cover } from '../../shell/Cover.tsx';
import { me } from '../../state/me.ts';
import { language } from '../../state/settings.ts';

interface ClubRowProps {
  readonly path: string;
  readonly game: string;
  readonly name: string;
  readonly about: string;
  readonly mine: boolean;
  readonly status: { readonly word: string; readonly lively: boolean };
  /** Who is in it, and how it stands. */
  readonly people: string;
  readonly stands: string;
}

export function ClubRow({ path, game, name, about, mine, status, people, stands }: ClubRowProps) {
  return (
    <li class={mine ? 'own' : ''}>
      <a href={path}>
        <Cover game={game} />
        <span class="table-about">
          <b>{name}</b>
          <span>{titleOf(game, language.value)}</span>
          <small>{about}</small>
        </span>
        <span class="table-state">
          <Tag kind={status.lively ? 'gold' : 'plain'}>{status.word}</Tag>
          <small>{people}</small>
          <small>{stands}</small>
        </span>
      </a>
    </li>
  );
}

interface RowsProps<P extends { readonly next: string | null }> {
  readonly first: P;
  readonly fetch: (cursor: string) => Promise<P>;
  readonly onTrouble: (error: unknown) => void;
  readonly rows: (page: P) => readonly ComponentChildren[];
  /** Where there are none. */
  readonly none: ComponentChildren;
  readonly more: string;
}

export function Rows<P extends { readonly next: string | null }>(props: RowsProps<P>) {
  const { first, fetch, onTrouble, rows, none, more } = props;
  const [pages, setPages] = useState<readonly P[]>([first]);
  useEffect(() => setPages([first]), [first]);
  const all = pages.flatMap(rows);
  const next = pages.at(-1)?.next ?? null;
  const turn = () => {
    if (next !== null) fetch(next).then((page) => setPages([...pages, page]), onTrouble);
  };
  if (all.length === 0 && next === null) return none;
  return (
    <>
      <ul class="event-rows">{all}</ul>
      {next === null ? null : (
        <Button kind="quiet" wide onPress={turn}>
          {more}
        </Button>
      )}
    </>
  );
}

/** For whoever has an account; the others are led to one. */
export function Begin({ path, word, note }: { readonly path: string; readonly word: string; readonly note: string }) {
  const guest = me.value?.kind === 'guest';
  return (
    <div class="announce">
      <Button kind="wax" onPress={() => go(guest ? paths.account : path)}>
        {word}
      </Button>
      {guest ? <small class="note">{note}</small> : null}
    </div>
  );
}

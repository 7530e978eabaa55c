/** The edition workshop of a game: its components as a table, corrected, checked and drawn while one types. */
import '../../css/workshop/workshop.css';
import '../../css/workshop/workshop-side.css';
import { workshops } from 'virtual:workshops';
import type { Cell, Row } from '@signoria/kernel/edition-sheet';
import { Progress, Segments } from '@signoria/kit';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { catalogue } from '../../games/catalogue.ts';
import { NoSuchGame } from '../../games/load.ts';
import { loadGame } from '../../games/whole-game.ts';
import { anchor, go, paths } from '../../router.ts';
import { Page } from '../../shell/Page.tsx';
import { useAsync } from '../../shell/use-async.ts';
import { language } from '../../state/settings.ts';
import { toast } from '../../state/toasts.ts';
import { words } from '../../state/words.ts';
import Lost from '../Lost.tsx';
import { type Bench, benchOf, dataOf, printedAt, printedRow, rowsOf, same, type Tools } from './bench.ts';
import { Checks, Differences } from './Checks.tsx';
import { type Draft, draftOf, type File, nameIn, replace, write } from './draft.ts';
import { Foot } from './Foot.tsx';
import { GroupTable, rowId } from './GroupTable.tsx';
import { HouseEdition } from './HouseEdition.tsx';
import { Preview } from './Preview.tsx';
import { linked } from './share.ts';
import { say } from './text.ts';

async function fetchTools(game: string): Promise<Tools> {
  const fetchWorkshop = workshops[game];
  if (fetchWorkshop === undefined) throw new NoSuchGame(game);
  const [module, workshop] = await Promise.all([loadGame(game), fetchWorkshop()]);
  return { module, workshop };
}

/** The bench follows the draft; the last table that could be set stays while something is wrong. */
function useBench(tools: Tools, draft: Draft): Bench {
  const last = useRef<Bench | null>(null);
  const { value: file } = draft.file;
  const { value: shown } = language;
  const bench = useMemo(() => benchOf(tools, shown, file, last.current), [tools, shown, file]);
  last.current = bench;
  return bench;
}

/** What is as printed need not be said, unless printed means guessed: then somebody has looked. */
function writeCell(bench: Bench, draft: Draft, row: Row, cell: Cell, value: unknown): void {
  const plain = same(value, printedAt(bench, cell)) && dataOf(bench, row)?.provenance !== 'reconstructed';
  write(draft, cell.keys, plain ? undefined : value);
}

function Head({ bench, draft }: { readonly bench: Bench; readonly draft: Draft }) {
  const { game } = bench.module;
  return (
    <header class="ws-head">
      <div>
        <h1>
          {say.value.title}: <span>{bench.module.text[language.value].title}</span>
        </h1>
        <p class="second">{say.value.lead}</p>
      </div>
      <label class="ws-name">
        <span>{say.value.name}</span>
        <input
          type="text"
          maxLength={60}
          placeholder={say.value.namePlaceholder}
          value={typeof bench.file['name'] === 'string' ? bench.file['name'] : ''}
          onInput={({ currentTarget: { value } }) => write(draft, ['name'], value === '' ? undefined : value)}
        />
      </label>
      <nav class="ws-games" aria-label={say.value.games}>
        {catalogue.map(({ id, text }) => (
          <a key={id} href={paths.workshop(id)} {...(id === game.id ? { 'aria-current': 'page' as const } : {})}>
            {text[language.value].title}
          </a>
        ))}
      </nav>
    </header>
  );
}

/** Opens what a link brings, once; what was here can be had back. */
function useLink(onOpen: (file: File) => void): void {
  const at = anchor.value;
  useEffect(() => {
    void linked(at).then((file) => {
      if (file === null) return;
      onOpen(file);
      go(location.pathname, 'replace');
    });
  }, [at]);
}

interface ChosenRow {
  readonly group: string;
  /** Where it stands in the file. */
  readonly at: string | null;
}

/** Goes to a row that may be in another group, once it is drawn. */
function useGoing(bench: Bench, chosen: ChosenRow, choose: (chosen: ChosenRow) => void): (row: Row) => void {
  const wanted = useRef<Row | null>(null);
  useEffect(() => {
    const row = wanted.current;
    wanted.current = null;
    const shown = row === null ? null : document.getElementById(rowId(row));
    shown?.scrollIntoView({ block: 'center' });
    shown?.querySelector<HTMLElement>('[aria-invalid], input, select, button')?.focus({ preventScroll: true });
  }, [bench, chosen]);
  return (row) => {
    wanted.current = row;
    choose({ group: row.group, at: row.keys.join('.') });
  };
}

function Workbench({ tools, game }: { readonly tools: Tools; readonly game: string }) {
  const draft = useMemo(() => draftOf(game), [game]);
  const bench = useBench(tools, draft);
  const [chosen, choose] = useState<ChosenRow>({ group: bench.sheet[0]!.id, at: null });
  const goTo = useGoing(bench, chosen, choose);
  const open = (file: File) => {
    replace(draft, file);
    toast('good', () => say.value.opened(nameIn(file) || say.value.nameless));
  };
  useLink(open);
  const group = bench.sheet.find(({ id }) => id === chosen.group)!;
  const row = rowsOf(bench).find(({ keys }) => keys.join('.') === chosen.at) ?? null;
  const { Defs } = bench.workshop;
  const names = bench.workshop.words[language.value].groups;
  return (
    <>
      {Defs === undefined ? null : <Defs />}
      <Head bench={bench} draft={draft} />
      <section class="sheet ws-sheet" aria-label={say.value.parts}>
        <div class="sheet-head">
          <Segments
            label={say.value.parts}
            options={bench.sheet.map(({ id }) => ({ value: id, label: names[id] ?? id }))}
            value={group.id}
            onChange={(id) => choose({ group: id, at: null })}
          />
          <span class="caption">{say.value.kinds(group.rows.length)}</span>
        </div>
        <div class="ws-scroll" key={group.id}>
          <GroupTable
            bench={bench}
            group={group}
            selected={chosen.at}
            onSelect={({ keys }) => choose({ group: group.id, at: keys.join('.') })}
            onWrite={(row, cell, value) => writeCell(bench, draft, row, cell, value)}
            onVouch={(row) => write(draft, row.keys, printedRow(bench, row))}
            onReset={(row) => write(draft, row.keys, undefined)}
          />
        </div>
      </section>
      <aside class="ws-side" aria-label={say.value.checks}>
        <Preview bench={bench} row={row} />
        <Checks bench={bench} onGo={goTo} />
        <Differences bench={bench} onGo={goTo} />
        <HouseEdition bench={bench} onOpen={open} />
      </aside>
      <Foot bench={bench} draft={draft} onOpen={open} />
    </>
  );
}

export default function WorkshopPage({ game }: { readonly game: string }) {
  const known = workshops[game] !== undefined;
  const tools = useAsync(async () => (known ? fetchTools(game) : null), [game]);
  if (!known) return <Lost />;
  return (
    <Page class="workshop">
      {tools.state === 'ready' && tools.value !== null ? (
        <Workbench key={game} tools={tools.value} game={game} />
      ) : tools.state === 'failed' ? (
        <p class="note bad pad">{words.value.trouble.offline}</p>
      ) : (
        <Progress label={words.value.shell.loading} />
      )}
    </Page>
  );
}

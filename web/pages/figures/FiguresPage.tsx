/** Statistics of the house: charts of one game and number of players, of all kinds of its games or of one. */
import type { FigureText, Language } from '@signoria/kernel';
import { Button, EmptyState, Mark, Progress, Segments, Select, Sheet, Switch } from '@signoria/kit';
import type { HouseFigures } from '@signoria/protocol';
import '../../css/club/figures.css';
import { loadFigureText } from '../../asides.ts';
import { catalogue, entryOf, titleOf } from '../../games/catalogue.ts';
import { type ClientBundle, loadClientBundle } from '../../games/client-bundle.ts';
import { go, paths, query } from '../../router.ts';
import { Page } from '../../shell/Page.tsx';
import { useAsync } from '../../shell/use-async.ts';
import { language } from '../../state/settings.ts';
import { words } from '../../state/words.ts';
import { downloadOf, fetchCounted, fetchFigures, type Wanted } from './api.ts';
import { Lengths, Prices, Shares } from './Charts.tsx';
import { Trends } from './Trends.tsx';
import { figuresWords } from './text.ts';

function countsOf(game: string): readonly number[] {
  const { min, max } = entryOf(game)?.players ?? { min: 2, max: 2 };
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}

interface Most {
  readonly game: string;
  readonly players: number;
}

/** As the address says; else what has been played most. */
function chosen(most: Most | undefined): Wanted {
  const asked = query.value;
  const game = entryOf(asked.get('game') ?? '')?.id ?? most?.game ?? catalogue[0]?.id ?? '';
  const counts = countsOf(game);
  const wanted = Number(asked.get('players') ?? (game === most?.game ? most.players : 0));
  return {
    game,
    players: counts.includes(wanted) ? wanted : (counts.find((n) => n > 2) ?? counts[0] ?? 2),
    kind: asked.get('kind') ?? '',
    people: asked.get('people') === 'true',
  };
}

function choose({ game, players, kind, people }: Wanted): void {
  const asked = new URLSearchParams({ game, players: String(players) });
  if (kind !== '') asked.set('kind', kind);
  if (people) asked.set('people', 'true');
  go(`${paths.figures}?${asked}`, 'replace');
}

function Choice({ wanted }: { readonly wanted: Wanted }) {
  const say = figuresWords.value;
  return (
    <div class="board-choice">
      <Select
        label={say.game}
        value={wanted.game}
        onChange={(game) => choose({ ...wanted, game, kind: '' })}
        options={catalogue.map(({ id, text }) => ({ value: id, label: text[language.value].title }))}
      />
      <div class="field">
        <b>{say.players}</b>
        <Segments
          label={say.players}
          value={String(wanted.players)}
          onChange={(players) => choose({ ...wanted, players: Number(players), kind: '' })}
          options={countsOf(wanted.game).map((n) => ({ value: String(n), label: String(n) }))}
        />
      </div>
      <Switch label={say.people} on={wanted.people} onChange={(people) => choose({ ...wanted, people })} />
    </div>
  );
}

type Kind = HouseFigures['kinds'][number];

/** What of a kind is not as usual. */
function kindName({ rules, values, edition }: Kind, { options, text }: ClientBundle): string {
  const say = figuresWords.value;
  const named = (id: string) => text.value.options[id]?.name ?? id;
  const changed = Object.entries(values).flatMap(([id, value]) => {
    if (options[id] === undefined || options[id].default === value) return [];
    if (typeof value === 'boolean') return [named(id)];
    return [`${named(id)}: ${text.value.options[`${id}.${value}`]?.name ?? value}`];
  });
  const said = [...(changed.length === 0 ? [say.usual] : changed), ...(edition ? [say.edition] : [])];
  return `${said.join(', ')} · ${say.version(rules)}`;
}

interface ShownProps {
  readonly wanted: Wanted;
  readonly found: Found;
}

function Kinds({ wanted, found: { figures, bundle } }: ShownProps) {
  const say = figuresWords.value;
  const kinds = [...Map.groupBy(figures.kinds, ({ rules, options }) => `${rules}/${options}`)];
  if (kinds.length < 2 && wanted.kind === '') return null;
  const all = { value: '', label: say.all };
  return (
    <Select
      label={say.rules}
      value={wanted.kind}
      onChange={(kind) => choose({ ...wanted, kind })}
      options={[all, ...kinds.map(([value, [kind]]) => ({ value, label: kindName(kind!, bundle) }))]}
    />
  );
}

interface Found {
  readonly figures: HouseFigures;
  readonly text: { readonly [L in Language]: FigureText } | null;
  readonly bundle: ClientBundle;
}

async function find(wanted: Wanted): Promise<Found> {
  const { game } = wanted;
  const [figures, text, bundle] = await Promise.all([
    fetchFigures(wanted),
    loadFigureText(game),
    loadClientBundle(game),
  ]);
  return { figures, text, bundle };
}

function Empty({ wanted }: { readonly wanted: Wanted }) {
  const say = figuresWords.value;
  return (
    <EmptyState
      picture={<Mark />}
      title={say.emptyTitle(titleOf(wanted.game, language.value), wanted.players)}
      text={say.emptyText}
      action={<Button onPress={() => go(`${paths.new}?game=${wanted.game}&where=online`)}>{say.play}</Button>}
    />
  );
}

function Shown({ wanted, found }: ShownProps) {
  const say = figuresWords.value;
  const { figures } = found;
  const text = found.text?.[language.value] ?? null;
  if (figures.games === 0) return <Empty wanted={wanted} />;
  return (
    <>
      <p class="fig-counted">
        <b>{say.counted(figures.games)}</b>{' '}
        {(['csv', 'json'] as const).map((format) => (
          <a key={format} href={downloadOf(wanted, format)} download={`${wanted.game}-${wanted.players}.${format}`}>
            {say[format]}
          </a>
        ))}
      </p>
      <Shares figures={figures} text={text} />
      <Prices figures={figures} text={text} />
      <Lengths figures={figures} />
    </>
  );
}

export default function FiguresPage() {
  const counted = useAsync(fetchCounted, []);
  const { shell } = words.value;
  return (
    <Page class="narrow figures-page">
      <div class="club-head">
        <h1>{figuresWords.value.title}</h1>
        <a href={paths.ratings}>{shell.ratings}</a>
      </div>
      <p class="second">{figuresWords.value.lead}</p>
      {counted.state === 'loading' ? <Progress label={shell.loading} /> : null}
      {counted.state === 'failed' ? <Away again={counted.again} /> : null}
      {counted.state === 'ready' ? <OfGame wanted={chosen(counted.value[0])} /> : null}
      <Trends />
      <Sheet title={figuresWords.value.how}>
        <ul class="pad said-rules">
          {figuresWords.value.said.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Sheet>
    </Page>
  );
}

function OfGame({ wanted }: { readonly wanted: Wanted }) {
  const found = useAsync(() => find(wanted), [wanted.game, wanted.players, wanted.kind, wanted.people]);
  return (
    <>
      <Sheet title={titleOf(wanted.game, language.value)}>
        <div class="pad stack">
          <Choice wanted={wanted} />
          {found.state === 'ready' ? <Kinds wanted={wanted} found={found.value} /> : null}
        </div>
      </Sheet>
      {found.state === 'loading' ? <Progress label={words.value.shell.loading} /> : null}
      {found.state === 'failed' ? <Away again={found.again} /> : null}
      {found.state === 'ready' ? <Shown wanted={wanted} found={found.value} /> : null}
    </>
  );
}

function Away({ again }: { readonly again: () => void }) {
  const { trouble, lobby } = words.value;
  return <EmptyState title={trouble.offline} action={<Button onPress={again}>{lobby.refresh}</Button>} />;
}

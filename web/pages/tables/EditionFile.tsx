/** Question 5: which edition is played with. The game itself says what is wrong with a file, and where. */
import { type EditionProblem, type GameText, kernelText } from '@signoria/kernel';
import { Button, Icon, Select } from '@signoria/kit';
import { useEffect, useRef, useState } from 'preact/hooks';
import { paths } from '../../router.ts';
import { useAsync } from '../../shell/use-async.ts';
import { language } from '../../state/settings.ts';
import { words } from '../../state/words.ts';
import { type File as Edition, isEmpty, keptFile, nameIn } from '../workshop/draft.ts';
import { fetchHouseFile } from '../workshop/house-edition.ts';
import { editionWords } from './edition-text.ts';
import type { FormProps } from './NewTable.tsx';
import { Numbered } from './Numbered.tsx';

type Read =
  | { readonly name: string; readonly state: 'good' }
  | { readonly name: string; readonly state: 'bad'; readonly problems: readonly EditionProblem[] }
  | { readonly name: string; readonly state: 'unreadable'; readonly why: string };

function Problems({ problems, text }: { readonly problems: readonly EditionProblem[]; readonly text: GameText }) {
  return (
    <ul class="problems">
      {problems.map((problem) => (
        <li key={problem.path + problem.why}>
          <code>{problem.path || editionWords.value.topLevel}</code> {kernelText[language.value].edition(problem, text)}
        </li>
      ))}
    </ul>
  );
}

function Verdict({ read, text }: { readonly read: Read; readonly text: GameText }) {
  const say = editionWords.value;
  if (read.state === 'good') {
    return (
      <p class="note good">
        <Icon name="check" /> {say.fileGood}
      </p>
    );
  }
  if (read.state === 'unreadable') return <p class="note bad">{say.notJson(read.why)}</p>;
  return (
    <>
      <p class="note bad">{say.fileBad(read.problems.length)}</p>
      <Problems problems={read.problems} text={text} />
    </>
  );
}

/** A file of the reader's own; nothing is played with until one fits. */
function OwnFile({ draft, module, onChange }: FormProps) {
  const say = editionWords.value;
  const field = useRef<HTMLInputElement>(null);
  const [read, setRead] = useState<Read | null>(null);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    let json: unknown;
    try {
      json = JSON.parse(await file.text());
    } catch (error) {
      setRead({ name: file.name, state: 'unreadable', why: error instanceof Error ? error.message : '' });
      return onChange({ ...draft, edition: null });
    }
    const { name } = file;
    const found = module.game.readEdition(json);
    setRead(found.ok ? { name, state: 'good' } : { name, state: 'bad', problems: found.problems });
    onChange({ ...draft, edition: found.ok ? json : null });
  };
  return (
    <>
      <input
        ref={field}
        type="file"
        accept="application/json,.json"
        class="only-heard"
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => void take(event.currentTarget.files?.[0])}
      />
      <div class="file-row">
        {read === null ? null : <b>{read.name}</b>}
        <Button icon="book" onPress={() => field.current?.click()}>
          {read === null ? say.chooseFile : say.changeFile}
        </Button>
      </div>
      <div aria-live="polite">{read === null ? null : <Verdict read={read} text={module.text[language.value]} />}</div>
    </>
  );
}

type Source = 'usual' | 'house' | 'workshop' | 'file';

interface Sources {
  /** Undefined while nobody knows: then it is left to the house. */
  readonly house: Edition | null | undefined;
  readonly workshop: Edition | null;
}

/** What there is to choose from: a house plays at its own tables, and only what can be played with is offered. */
function useSources({ draft, module }: FormProps): Sources {
  const fetched = useAsync(() => fetchHouseFile(draft.game), [draft.game]);
  const mine = keptFile(draft.game).value;
  const known = fetched.state === 'ready' ? fetched.value : undefined;
  const house = draft.where === 'online' ? known : null;
  return { house, workshop: !isEmpty(mine) && module.game.readEdition(mine).ok ? mine : null };
}

function optionsOf({ house, workshop }: Sources): readonly { readonly value: Source; readonly label: string }[] {
  const say = editionWords.value;
  return [
    ...(!house ? [] : [{ value: 'house' as const, label: say.house(nameIn(house) || say.nameless) }]),
    { value: 'usual', label: say.usual },
    ...(workshop === null ? [] : [{ value: 'workshop' as const, label: say.workshop }]),
    { value: 'file', label: say.file },
  ];
}

function editionOf({ house, workshop }: Sources, source: Source): Edition | null {
  if (source === 'house') return house ?? null;
  return source === 'workshop' ? workshop : null;
}

export function EditionFile(props: FormProps) {
  const { draft, onChange } = props;
  const say = editionWords.value;
  const sources = useSources(props);
  const [chosen, setChosen] = useState<Source | null>(null);
  const source = chosen ?? (sources.house ? 'house' : 'usual');
  const edition = chosen === null ? sources.house : editionOf(sources, chosen);
  useEffect(() => {
    if (source !== 'file') onChange((now) => ({ ...now, edition }));
  }, [source, edition]);
  return (
    <section class="question" aria-labelledby="q-edition">
      <Numbered id="q-edition" n={draft.where === 'online' ? 5 : 3}>
        {words.value.shell.edition}
      </Numbered>
      <p class="note">
        {say.note}{' '}
        <a class="link" href={paths.workshop(draft.game)}>
          {say.toWorkshop}
        </a>
      </p>
      <Select
        label={say.sources}
        options={optionsOf(sources)}
        value={source}
        onChange={(value) => {
          setChosen(optionsOf(sources).find((option) => option.value === value)?.value ?? null);
          onChange({ ...draft, edition: null });
        }}
      />
      {source === 'file' ? <OwnFile {...props} /> : null}
    </section>
  );
}

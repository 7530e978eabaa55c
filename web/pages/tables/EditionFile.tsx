/** Question 5: an owner of the box corrects the components. The game itself says what is wrong with the file, and where. */
import type { EditionProblem, GameText } from '@signoria/kernel';
import { useRef, useState } from 'preact/hooks';
import { Button, Icon } from '../../kit/index.ts';
import { language } from '../../state/settings.ts';
import { words } from '../../state/words.ts';
import type { FormProps } from './NewTable.tsx';
import { Numbered } from './Numbered.tsx';

type Read =
  | { readonly name: string; readonly state: 'good' }
  | { readonly name: string; readonly state: 'bad'; readonly problems: readonly EditionProblem[] }
  | { readonly name: string; readonly state: 'unreadable'; readonly why: string };

function Problems({ problems, text }: { readonly problems: readonly EditionProblem[]; readonly text: GameText }) {
  const { create } = words.value;
  return (
    <ul class="problems">
      {problems.map((problem) => (
        <li key={problem.path + problem.why}>
          <code>{problem.path || create.topLevel}</code> {text.edition(problem)}
        </li>
      ))}
    </ul>
  );
}

function Verdict({ read, text }: { readonly read: Read; readonly text: GameText }) {
  const { create } = words.value;
  if (read.state === 'good') {
    return (
      <p class="note good">
        <Icon name="check" /> {create.fileGood}
      </p>
    );
  }
  if (read.state === 'unreadable') return <p class="note bad">{create.notJson(read.why)}</p>;
  return (
    <>
      <p class="note bad">{create.fileBad(read.problems.length)}</p>
      <Problems problems={read.problems} text={text} />
    </>
  );
}

export function EditionFile({ draft, module, onChange }: FormProps) {
  const { create } = words.value;
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
  const remove = () => {
    setRead(null);
    if (field.current) field.current.value = '';
    onChange({ ...draft, edition: null });
  };
  return (
    <section class="question" aria-labelledby="q-edition">
      <Numbered id="q-edition" n={draft.where === 'online' ? 5 : 3}>
        {create.edition}
      </Numbered>
      <p class="note">{create.editionNote}</p>
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
          {read === null ? create.chooseFile : create.changeFile}
        </Button>
        {read === null ? null : (
          <Button kind="quiet" onPress={remove}>
            {create.removeFile}
          </Button>
        )}
      </div>
      <div aria-live="polite">{read === null ? null : <Verdict read={read} text={module.text[language.value]} />}</div>
    </section>
  );
}

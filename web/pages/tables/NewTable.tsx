/** Setting a table: numbered questions, and the whole choice in one sentence at the foot. */
import { type GameModule, kernelText } from '@signoria/kernel';
import { Progress } from '@signoria/kit';
import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../../api.ts';
import { catalogue, entryOf } from '../../games/catalogue.ts';
import { loadGame } from '../../games/whole-game.ts';
import { call } from '../../local/client.ts';
import { ownName } from '../../local/play-bots.ts';
import { go, paths } from '../../router.ts';
import { Cover } from '../../shell/Cover.tsx';
import { toastTrouble } from '../../shell/trouble.ts';
import { useAsync } from '../../shell/use-async.ts';
import { greet, me, rename } from '../../state/me.ts';
import { language, playerName } from '../../state/settings.ts';
import { toast } from '../../state/toasts.ts';
import { words } from '../../state/words.ts';
import { anyName, NameField } from '../join/NameField.tsx';
import { createWords } from './create-words.ts';
import { type Draft, newDraft, peopleOf, toNewTable, type Where } from './draft.ts';
import { EditionFile } from './EditionFile.tsx';
import { Rules } from './Rules.tsx';
import { Seats } from './Seats.tsx';
import { Summary } from './Summary.tsx';
import { WhoMayJoin } from './WhoMayJoin.tsx';

/** What every part of the form is given. */
export interface FormProps {
  readonly draft: Draft;
  readonly module: GameModule;
  /** By a function where it comes by itself: somebody may change something else meanwhile. */
  readonly onChange: (draft: Draft | ((now: Draft) => Draft)) => void;
}

function GamePick({ game, onChange }: { readonly game: string; readonly onChange: (game: string) => void }) {
  const row = useRef<HTMLFieldSetElement>(null);
  // On the phone they stand in a row that is longer than the screen.
  useEffect(() => {
    row.current?.querySelector('label:has(:checked)')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, []);
  return (
    <fieldset ref={row} class="game-pick" aria-label={words.value.lobby.game}>
      {catalogue.map(({ id, text }) => (
        <label key={id}>
          <input type="radio" name="game" value={id} checked={id === game} onChange={() => onChange(id)} />
          <span>
            <Cover game={id} />
            {text[language.value].title}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

async function openOnline(draft: Draft, { game, text }: GameModule): Promise<void> {
  try {
    await greet();
    const { table } = await api.create(toNewTable(game.options, draft));
    go(paths.table(table, false));
  } catch (error) {
    toastTrouble(error, text[language.value]);
  }
}

async function openHere(draft: Draft, { game, text }: GameModule): Promise<void> {
  const people = peopleOf(draft, ownName(), (seat) => createWords.value.personName(seat + 1));
  const created = await call('create', { plan: toNewTable(game.options, draft), people });
  if (created.ok) return go(paths.table(created.table, true));
  const { refusal } = created;
  const said = refusal.why === 'bad-start' ? refusal.problems : [];
  toast('bad', () => said.map((p) => kernelText[language.value].start(p, text[language.value])).join(' '));
}

function Form({ module, where }: { readonly module: GameModule; readonly where: Where }) {
  const { game } = module;
  const [draft, setDraft] = useState(() => newDraft(game.id, game.players, where));
  const given: FormProps = { draft, module, onChange: setDraft };
  const open = draft.where === 'online' ? openOnline : openHere;
  // Others read it: who has not said yet what to be called is asked now.
  const unnamed = draft.where === 'online' && me.value?.kind === 'guest' && playerName.value === '';
  const [name, setName] = useState(() => anyName([]));
  const named = async () => {
    if (unnamed && name.trim() !== '') await rename(name.trim());
    await open(draft, module);
  };
  return (
    <form
      class="new-form"
      onSubmit={(event) => {
        event.preventDefault();
        named().catch((error: unknown) => toastTrouble(error));
      }}
    >
      <div class="new-columns">
        <div>
          <Seats {...given} />
        </div>
        <div>
          <Rules {...given} />
        </div>
        <div>
          {unnamed ? <NameField value={name} taken={[]} onChange={setName} /> : null}
          {draft.where === 'online' ? <WhoMayJoin {...given} /> : null}
          <EditionFile {...given} />
        </div>
      </div>
      <Summary {...given} />
    </form>
  );
}

interface NewTableProps {
  readonly game: string | null;
  readonly where: string | null;
}

export function NewTable({ game: wanted, where }: NewTableProps) {
  const create = createWords.value;
  const { shell, trouble } = words.value;
  const [game, setGame] = useState(entryOf(wanted ?? '')?.id ?? catalogue[0]?.id ?? '');
  const module = useAsync(() => loadGame(game), [game]);
  return (
    <section class="sheet new-table" aria-labelledby="new-table">
      <div class="sheet-head">
        <h2 id="new-table">{create.title}</h2>
        <span class="second">{create.note}</span>
      </div>
      {catalogue.length > 1 ? <GamePick game={game} onChange={setGame} /> : null}
      {module.state === 'ready' ? (
        <Form key={game} module={module.value} where={where === 'device' ? 'device' : 'online'} />
      ) : module.state === 'failed' ? (
        <p class="note bad pad">{trouble.offline}</p>
      ) : (
        <Progress label={shell.loading} />
      )}
    </section>
  );
}

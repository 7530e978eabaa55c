/** What a new token is for: in whose name, what it may do, for how long. Then, once more, who asks for it. */
import { Button, Select, Switch } from '@signoria/kit';
import type { BotAccount, Proof } from '@signoria/protocol';
import type { Scope } from '@signoria/protocol/names';
import { useState } from 'preact/hooks';
import { Field, Wrong } from '../account/Field.tsx';
import { Prove, type Ways } from '../account/Prove.tsx';
import { machineApi } from './api.ts';
import { machineWords } from './text.ts';

export interface MakeTokenProps {
  readonly bots: readonly BotAccount[];
  readonly admin: boolean;
  readonly ways: Ways;
  readonly onMade: (token: string) => void;
}

const DAYS = [7, 30, 90, 365] as const;
const OWN: readonly Scope[] = ['read', 'play'];

interface Draft {
  readonly name: string;
  /** Empty for oneself. */
  readonly bot: string;
  readonly scopes: readonly Scope[];
  readonly days: number;
}

export function MakeToken({ bots, admin, ways, onMade }: MakeTokenProps) {
  const own = machineWords.value;
  const [draft, setDraft] = useState<Draft>({ name: '', bot: '', scopes: ['read'], days: 30 });
  const [proving, setProving] = useState(false);
  const [wrong, setWrong] = useState(false);
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const make = async (proof: Proof) => {
    const { name, bot, scopes, days } = draft;
    const asBot = { bot, scopes: ['bot' as const] };
    onMade(await machineApi.makeToken({ name, days, proof, ...(bot === '' ? { scopes: [...scopes] } : asBot) }));
  };
  return (
    <div class="wide">
      <form
        class="account-form"
        onSubmit={(event) => {
          event.preventDefault();
          const isEmpty = draft.bot === '' && draft.scopes.length === 0;
          setWrong(isEmpty);
          setProving(!isEmpty);
        }}
      >
        <Field label={own.name} note={own.nameNote} value={draft.name} onChange={(name) => change({ name })} />
        {bots.length === 0 ? null : <Who bots={bots} bot={draft.bot} onChange={(bot) => change({ bot })} />}
        <Scopes draft={draft} admin={admin} onChange={(scopes) => change({ scopes })} />
        <Select
          label={own.days}
          value={String(draft.days)}
          onChange={(days) => change({ days: Number(days) })}
          options={DAYS.map((days) => ({ value: String(days), label: own.lasts(days) }))}
        />
        <Wrong text={wrong ? own.needsScope : null} />
        <Button kind="ink" type="submit">
          {own.submit}
        </Button>
      </form>
      <Prove
        open={proving}
        title={own.make}
        ways={ways}
        submit={own.go}
        onProof={make}
        onClose={() => setProving(false)}
      />
    </div>
  );
}

interface WhoProps extends Pick<MakeTokenProps, 'bots'> {
  readonly bot: string;
  readonly onChange: (bot: string) => void;
}

function Who({ bots, bot, onChange }: WhoProps) {
  const own = machineWords.value;
  const options = [{ value: '', label: own.me }, ...bots.map(({ user, name }) => ({ value: user, label: name }))];
  return <Select label={own.who} value={bot} onChange={onChange} options={options} />;
}

interface ScopesProps extends Pick<MakeTokenProps, 'admin'> {
  readonly draft: Draft;
  readonly onChange: (scopes: readonly Scope[]) => void;
}

/** A bot's may do one thing; one's own what is chosen. */
function Scopes({ draft: { bot, scopes }, admin, onChange }: ScopesProps) {
  const own = machineWords.value;
  if (bot !== '') return <p class="note">{own.scopeNotes.bot}</p>;
  const offered: readonly Scope[] = admin ? [...OWN, 'admin'] : OWN;
  return (
    <>
      {offered.map((scope) => (
        <Switch
          key={scope}
          label={own.scopes[scope]}
          note={own.scopeNotes[scope]}
          on={scopes.includes(scope)}
          onChange={(on) => onChange(on ? [...scopes, scope] : scopes.filter((one) => one !== scope))}
        />
      ))}
    </>
  );
}

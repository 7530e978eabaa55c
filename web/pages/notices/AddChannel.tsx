/** A further way to be told. Each type asks for what leads there, and nothing else. */
import { Button, Dialog, Select, Sheet } from '@signoria/kit';
import type { Channel, ChannelType } from '@signoria/protocol';
import { CHANNEL_TYPES } from '@signoria/protocol/names';
import { useId, useState } from 'preact/hooks';
import { ApiError } from '../../api.ts';
import { copy } from '../../shell/copy.ts';
import { troubleText } from '../../shell/trouble.ts';
import { language } from '../../state/settings.ts';
import { words } from '../../state/words.ts';
import { noticeApi, type Target } from './api.ts';
import { canPush, subscribe } from './push.ts';
import { type NoticeWords, noticeWords } from './text.ts';

interface Props {
  readonly pushKey: string;
  readonly mail: boolean;
  readonly onAdded: (channel: Channel) => void;
}

type FieldName = keyof NoticeWords['field'];

interface FieldPlan {
  readonly name: FieldName;
  readonly kind?: keyof typeof INPUTS;
  readonly optional?: boolean;
  readonly hint?: string;
}

const FIELDS: { readonly [T in Exclude<ChannelType, 'push'>]: readonly FieldPlan[] } = {
  mail: [{ name: 'address', kind: 'email' }],
  telegram: [{ name: 'token', kind: 'password' }, { name: 'chat' }],
  discord: [{ name: 'url', hint: 'https://discord.com/api/webhooks/…' }],
  slack: [{ name: 'url', hint: 'https://hooks.slack.com/services/…' }],
  ntfy: [
    { name: 'topic' },
    { name: 'server', optional: true, hint: 'https://ntfy.sh' },
    { name: 'token', kind: 'password', optional: true },
  ],
  hook: [{ name: 'url', hint: 'https://…' }],
};

type Values = { readonly [F in FieldName]?: string };

/** What is left empty is not given. */
const part = <F extends FieldName>(name: F, value = '') => (value === '' ? {} : { [name]: value });

const TARGET: { readonly [T in Exclude<ChannelType, 'push'>]: (values: Values) => Target } = {
  mail: ({ address = '' }) => ({ type: 'mail', address }),
  telegram: ({ token = '', chat = '' }) => ({ type: 'telegram', token, chat }),
  discord: ({ url = '' }) => ({ type: 'discord', url }),
  slack: ({ url = '' }) => ({ type: 'slack', url }),
  ntfy: ({ topic = '', server, token }) => ({
    type: 'ntfy',
    topic,
    ...part('server', server),
    ...part('token', token),
  }),
  hook: ({ url = '' }) => ({ type: 'hook', url }),
};

function wrongText(error: unknown): string {
  const { trouble } = noticeWords.value;
  const problem = error instanceof ApiError && error.trouble.kind === 'problem' ? error.trouble : null;
  if (problem?.code === 'malformed') return trouble.malformed;
  if (problem?.code === 'mail-off') return trouble.mailOff;
  if (problem?.detail === 'channels' || problem?.detail === 'letters') return trouble[problem.detail];
  return troubleText(error, words.value, null);
}

export function AddChannel({ pushKey, mail, onAdded }: Props) {
  const w = noticeWords.value;
  const [type, setType] = useState<ChannelType>(canPush() ? 'push' : 'mail');
  const [wrong, setWrong] = useState<string | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const add = async (target: Target): Promise<boolean> => {
    try {
      const { secret: shown, ...channel } = await noticeApi.add(target, language.value);
      setWrong(null);
      setSecret(shown);
      onAdded(channel);
      return true;
    } catch (error) {
      setWrong(wrongText(error));
      return false;
    }
  };
  return (
    <Sheet title={w.addTitle}>
      <div class="pad stack">
        <Select
          label={w.kind}
          value={type}
          onChange={(value) => {
            setWrong(null);
            setType(CHANNEL_TYPES.find((one) => one === value) ?? 'push');
          }}
          options={CHANNEL_TYPES.map((value) => ({ value, label: w.type[value].name }))}
          note={w.type[type].about}
        />
        {type === 'push' ? (
          <PushForm pushKey={pushKey} onAdd={add} onWrong={setWrong} />
        ) : type === 'mail' && !mail ? (
          <p class="note">{w.noMail}</p>
        ) : (
          <FieldsForm key={type} type={type} onAdd={add} />
        )}
        <p class="note bad" role="alert">
          {wrong}
        </p>
      </div>
      <Secret secret={secret} onClose={() => setSecret(null)} />
    </Sheet>
  );
}

interface PushProps {
  readonly pushKey: string;
  readonly onAdd: (target: Target) => Promise<boolean>;
  readonly onWrong: (text: string) => void;
}

function PushForm({ pushKey, onAdd, onWrong }: PushProps) {
  const { push } = noticeWords.value;
  const press = async () => {
    const subscribed = await subscribe(pushKey);
    if (typeof subscribed === 'string') onWrong(push[subscribed]);
    else await onAdd(subscribed);
  };
  return (
    <div>
      <Button kind="gold" icon="bell" onPress={() => void press()}>
        {push.button}
      </Button>
    </div>
  );
}

interface FieldsProps {
  readonly type: Exclude<ChannelType, 'push'>;
  readonly onAdd: (target: Target) => Promise<boolean>;
}

function FieldsForm({ type, onAdd }: FieldsProps) {
  const w = noticeWords.value;
  const [values, setValues] = useState<Values>({});
  const submit = async () => {
    if (await onAdd(TARGET[type](values))) setValues({});
  };
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {FIELDS[type].map((plan) => (
        <PlannedField
          key={plan.name}
          plan={plan}
          label={type === 'ntfy' && plan.name === 'token' ? w.hookToken : w.field[plan.name]}
          value={values[plan.name] ?? ''}
          onChange={(value) => setValues({ ...values, [plan.name]: value.trim() })}
        />
      ))}
      <div>
        <Button kind="gold" type="submit" icon="plus">
          {w.add}
        </Button>
      </div>
    </form>
  );
}

const INPUTS = {
  text: { type: 'text', autocomplete: 'off' },
  email: { type: 'email', autocomplete: 'email' },
  password: { type: 'password', autocomplete: 'off' },
} as const;

interface PlannedProps {
  readonly plan: FieldPlan;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function PlannedField({ plan: { kind = 'text', optional = false, hint = '' }, label, value, onChange }: PlannedProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        class="text-field"
        {...INPUTS[kind]}
        value={value}
        autocapitalize="none"
        spellcheck={false}
        placeholder={hint}
        required={!optional}
        {...(optional ? { 'aria-describedby': `${id}-note` } : {})}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      {optional ? <small id={`${id}-note`}>{noticeWords.value.optional}</small> : null}
    </div>
  );
}

function Secret({ secret, onClose }: { readonly secret: string | null; readonly onClose: () => void }) {
  const { secret: w } = noticeWords.value;
  return (
    <Dialog
      open={secret !== null}
      title={w.title}
      close={words.value.shell.close}
      onClose={onClose}
      actions={
        <Button kind="gold" onPress={() => void copy(secret ?? '', () => w.copied)}>
          {w.copy}
        </Button>
      }
    >
      <p>{w.text}</p>
      <p>
        <code class="channel-secret">{secret}</code>
      </p>
    </Dialog>
  );
}

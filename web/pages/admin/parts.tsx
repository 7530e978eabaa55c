/** Small parts the pages of the administration share. */
import { Button, EmptyState, Mark, Progress, Select } from '@signoria/kit';
import type { ClubChanges, ClubSettings } from '@signoria/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import type { Deed } from '../../shell/deed.ts';
import { language } from '../../state/settings.ts';
import { words } from '../../state/words.ts';
import { type Listing, troubleIn } from './deed.ts';
import { adminWords, SPANS, type Span } from './text.ts';

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly note?: string;
  readonly longest?: number;
  readonly optional?: boolean;
  readonly autocomplete?: string;
  /** Given when the server was started: to be read, not to be changed. */
  readonly fixed?: boolean;
}

interface InputProps extends FieldProps {
  readonly type?: 'text' | 'password' | 'email' | 'url' | 'number';
}

const SHARED = { class: 'text-field', autocapitalize: 'none', spellcheck: false } as const;

export function Field(props: InputProps) {
  const { label, value, onChange, longest = 200, optional = false, type = 'text', autocomplete = 'off' } = props;
  const { fixed = false } = props;
  const note = fixed ? adminWords.value.settings.fixed : props.note;
  const id = useId();
  const input = {
    ...SHARED,
    id,
    value,
    required: !optional,
    readOnly: fixed,
    maxLength: longest,
    autocomplete,
    ...(note === undefined ? {} : { 'aria-describedby': `${id}-note` }),
    onInput: (event: { readonly currentTarget: { readonly value: string } }) => onChange(event.currentTarget.value),
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {type === 'password' ? (
        <input type="password" {...input} />
      ) : (
        <input type="text" inputMode={MODE[type]} {...input} />
      )}
      {note === undefined ? null : <small id={`${id}-note`}>{note}</small>}
    </div>
  );
}

/** The server judges what was typed; the keyboard of a phone is helped along. */
const MODE = { text: 'text', email: 'email', url: 'url', number: 'numeric' } as const;

export function LongField({ label, value, onChange, note, longest = 1000 }: FieldProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <textarea
        id={id}
        class="text-field"
        rows={3}
        maxLength={longest}
        value={value}
        {...(note === undefined ? {} : { 'aria-describedby': `${id}-note` })}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      {note === undefined ? null : <small id={`${id}-note`}>{note}</small>}
    </div>
  );
}

/** Said aloud when it comes, and left standing. */
export function Wrong({ text }: { readonly text: string | null }) {
  return (
    <p class="note bad" role="alert">
      {text}
    </p>
  );
}

/** A part of the settings. */
export interface PartProps {
  readonly settings: ClubSettings;
  readonly save: (deed: Deed, changes: ClubChanges) => void;
}

/** Of some changes those that may be made here. */
export function changeable(changes: ClubChanges, fixed: ClubSettings['fixed']): ClubChanges {
  return Object.fromEntries(Object.entries(changes).filter(([key]) => !fixed.some((held) => held === key)));
}

interface FormProps {
  readonly title: string;
  readonly deed: Deed;
  readonly onSubmit: () => void;
  readonly children: ComponentChildren;
}

export function Form({ title, deed, onSubmit, children }: FormProps) {
  return (
    <form
      class="settings-part"
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        if (!deed.busy) onSubmit();
      }}
    >
      <h2>{title}</h2>
      {children}
      <Wrong text={deed.trouble} />
    </form>
  );
}

const TYPING_MS = 250;

/** What is typed, once the typing rests. */
export function Search({ onSearch }: { readonly onSearch: (search: string) => void }) {
  const [typed, setTyped] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => onSearch(typed), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return <Field label={adminWords.value.search} value={typed} onChange={setTyped} longest={100} optional />;
}

interface ListedProps<T> {
  readonly list: Listing<T>;
  readonly none: { readonly title: string; readonly text: string };
  readonly row: (item: T) => ComponentChildren;
}

export function Listed<T>({ list, none, row }: ListedProps<T>) {
  const { items, error, next } = list;
  if (error !== null && items === null) return <Wrong text={troubleIn(error)} />;
  if (items === null) return <Progress label={words.value.shell.loading} />;
  if (items.length === 0 && next === null) return <EmptyState picture={<Mark />} title={none.title} text={none.text} />;
  return (
    <>
      <ul class="admin-rows">{items.map(row)}</ul>
      {error === null ? null : <Wrong text={troubleIn(error)} />}
      {next === null ? null : (
        <Button kind="quiet" wide onPress={list.more}>
          {adminWords.value.more}
        </Button>
      )}
    </>
  );
}

/** Days before months, as both languages write them in Europe. */
const locale = () => (language.value === 'en' ? 'en-GB' : language.value);

export const dateOf = (at: number): string => new Date(at).toLocaleDateString(locale());
export const momentOf = (at: number): string =>
  new Date(at).toLocaleString(locale(), { dateStyle: 'medium', timeStyle: 'short' });
export const agoOf = (at: number): string => words.value.shell.ago(Date.now() - at);
export const nameOr = (name: string): string => name || adminWords.value.gone;

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const LENGTH: { readonly [S in Exclude<Span, 'good'>]: number } = {
  hour: HOUR,
  day: DAY,
  week: 7 * DAY,
  month: 30 * DAY,
};

export function untilOf(span: Span): number | null {
  return span === 'good' ? null : Date.now() + LENGTH[span];
}

interface SpanProps {
  readonly label: string;
  readonly names: { readonly [S in Span]: string };
  readonly value: Span;
  readonly onChange: (span: Span) => void;
}

export function SpanSelect({ label, names, value, onChange }: SpanProps) {
  return (
    <Select
      label={label}
      value={value}
      onChange={(given) => onChange(SPANS.find((span) => span === given) ?? 'day')}
      options={SPANS.map((span) => ({ value: span, label: names[span] }))}
    />
  );
}

/** What is written into a cell, by its shape: a figure, one of several names, yes or no, a list, or some of these. */
import type { Fields, List, OneOf, Pair, Shape, Whole } from '@signoria/kernel/edition';
import { isRecord } from '@signoria/kernel/json';
import { Icon } from '@signoria/kit';
import type { AnyWorkshop } from '@signoria/kit/workshop';
import { language } from '../../state/settings.ts';
import { say } from './text.ts';

export interface EditorProps<S extends Shape = Shape> {
  readonly workshop: AnyWorkshop;
  readonly shape: S;
  readonly value: unknown;
  /** What screen readers call it. */
  readonly label: string;
  readonly invalid: boolean;
  /** The id of what is wrong with it. */
  readonly told: string | undefined;
  readonly onChange: (value: unknown) => void;
}

/** What the checks ask for besides is no matter of how it is written. */
export function plainShape(shape: Shape): Exclude<Shape, { kind: 'where' }> {
  return shape.kind === 'where' ? plainShape(shape.of) : shape;
}

/** Small enough to stand in the row itself. */
export function isSimple(shape: Shape): boolean {
  return ['whole', 'one-of', 'flag', 'text'].includes(plainShape(shape).kind);
}

function heard({ label, invalid, told }: Pick<EditorProps, 'label' | 'invalid' | 'told'>) {
  return {
    'aria-label': label,
    ...(invalid ? { 'aria-invalid': true as const } : {}),
    ...(told === undefined ? {} : { 'aria-describedby': told }),
  };
}

/** What is no number stays as it was typed: the game says what is wrong with it. */
function numberIn(text: string): number | string {
  const trimmed = text.trim().replace('−', '-');
  return /^-?\d{1,9}$/.test(trimmed) ? Number(trimmed) : trimmed;
}

function Figure(props: EditorProps<Whole>) {
  const { value, shape, onChange } = props;
  const step = (by: number) => {
    const next = Number(value) + by * shape.step;
    if (Number.isInteger(next)) onChange(Math.max(shape.min, Math.min(shape.max, next)));
  };
  return (
    <input
      type="text"
      class="ws-figure num"
      inputMode={shape.min < 0 ? 'text' : 'numeric'}
      autocomplete="off"
      value={String(value ?? '')}
      {...heard(props)}
      onInput={(event) => onChange(numberIn(event.currentTarget.value))}
      onFocus={(event) => event.currentTarget.select()}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        step(event.key === 'ArrowUp' ? 1 : -1);
      }}
    />
  );
}

function Choice(props: EditorProps<OneOf>) {
  const { shape, value, workshop, onChange } = props;
  const name = workshop.words[language.value].value;
  return (
    <span class="select">
      <select
        value={String(shape.of.findIndex((one) => Object.is(one, value)))}
        {...heard(props)}
        onChange={(event) => onChange(shape.of[Number(event.currentTarget.value)])}
      >
        {shape.of.map((one, i) => (
          <option key={String(one)} value={String(i)}>
            {one === null ? say.value.none : name(one)}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </span>
  );
}

function YesNo(props: EditorProps) {
  return (
    <input
      type="checkbox"
      checked={props.value === true}
      {...heard(props)}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
    />
  );
}

function Line(props: EditorProps) {
  return (
    <input
      type="text"
      class="ws-line"
      autocomplete="off"
      spellcheck={false}
      value={String(props.value ?? '')}
      {...heard(props)}
      onInput={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}

/** What a new item of a list begins as. */
function firstOf(shape: Shape): unknown {
  const plain = plainShape(shape);
  switch (plain.kind) {
    case 'whole':
      return Math.max(0, plain.min);
    case 'one-of':
      return plain.of[0];
    case 'flag':
      return false;
    case 'text':
      return '';
    case 'list':
      return [];
    case 'pair':
      return plain.of.map(firstOf);
    case 'fields':
      return {};
  }
}

function Items(props: EditorProps<List>) {
  const { shape, label, onChange } = props;
  const items: readonly unknown[] = Array.isArray(props.value) ? props.value : [];
  return (
    <ul class="cell-items">
      {items.map((item, i) => (
        <li key={i}>
          <Editor
            {...props}
            shape={shape.of}
            value={item}
            label={say.value.item(label, i + 1)}
            onChange={(next) => onChange(items.with(i, next))}
          />
          {items.length > shape.min ? (
            <button
              type="button"
              class="close-button"
              aria-label={say.value.remove(say.value.item(label, i + 1))}
              onClick={() => onChange(items.toSpliced(i, 1))}
            >
              <Icon name="close" />
            </button>
          ) : null}
        </li>
      ))}
      {items.length < shape.max ? (
        <li>
          <button type="button" class="btn quiet" onClick={() => onChange([...items, firstOf(shape.of)])}>
            <Icon name="plus" /> <span>{say.value.add}</span>
          </button>
        </li>
      ) : null}
    </ul>
  );
}

function Two(props: EditorProps<Pair>) {
  const both: readonly unknown[] = Array.isArray(props.value) ? props.value : [];
  return (
    <span class="cell-pair">
      {props.shape.of.map((of, i) => (
        <Editor
          key={i}
          {...props}
          shape={of}
          value={both[i]}
          label={say.value.item(props.label, i + 1)}
          onChange={(next) => props.onChange(props.shape.of.map((_, j) => (i === j ? next : both[j])))}
        />
      ))}
    </span>
  );
}

/** Figures with a name each. A figure that is nought need not be said. */
function Named(props: EditorProps<Fields>) {
  const { shape, label, workshop, onChange } = props;
  const given = isRecord(props.value) ? props.value : {};
  const names = workshop.words[language.value].fields;
  const put = (key: string, next: unknown) => {
    const { [key]: _, ...others } = given;
    onChange(next === 0 ? others : { ...given, [key]: next });
  };
  return (
    <span class="cell-named">
      {Object.entries(shape.members).map(([key, member]) => (
        <span key={key} class="cell-name">
          <small aria-hidden="true">{names[key] ?? key}</small>
          <Editor
            {...props}
            shape={member}
            value={given[key] ?? firstOf(member)}
            label={say.value.cell(label, names[key] ?? key)}
            onChange={(next) => put(key, next)}
          />
        </span>
      ))}
    </span>
  );
}

export function Editor(props: EditorProps) {
  const shape = plainShape(props.shape);
  switch (shape.kind) {
    case 'whole':
      return <Figure {...props} shape={shape} />;
    case 'one-of':
      return <Choice {...props} shape={shape} />;
    case 'flag':
      return <YesNo {...props} />;
    case 'text':
      return <Line {...props} />;
    case 'list':
      return <Items {...props} shape={shape} />;
    case 'pair':
      return <Two {...props} shape={shape} />;
    case 'fields':
      return <Named {...props} shape={shape} />;
  }
}

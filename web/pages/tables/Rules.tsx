/** Question 3: variants and rulings, each in plain words with its rules. What clashes stays in place and says with what. */
import { mostOf, type Option } from '@signoria/kernel';
import { RuleId, Select, Stepper, Switch } from '@signoria/kit';
import { paths } from '../../router.ts';
import { language } from '../../state/settings.ts';
import { words } from '../../state/words.ts';
import { createWords } from './create-words.ts';
import { clashesOf, isAsked, isChanged, seatsNeeded, settingOf, withOption } from './draft.ts';
import type { FormProps } from './NewTable.tsx';
import { Numbered } from './Numbered.tsx';

interface OptionProps extends FormProps {
  readonly id: string;
}

function RuleLinks({ game, rules }: { readonly game: string; readonly rules: readonly string[] }) {
  return (
    <span class="rule-links">
      {rules.map((rule) => (
        <a key={rule} href={paths.game(game, rule)}>
          <RuleId id={rule} />
        </a>
      ))}
    </span>
  );
}

function textOf({ module, id }: OptionProps): { readonly name: string; readonly about: string } {
  return module.text[language.value].options[id] ?? { name: id, about: '' };
}

/** A value that is not for so many players stays in the list and says for how many it is. */
function pickOf({ draft, module, id }: OptionProps, value: string) {
  const { options: texts } = module.text[language.value];
  const label = texts[`${id}.${value}`]?.name ?? value;
  const range = seatsNeeded(module.game.options, draft, id, value);
  if (range === null) return { value, label };
  return { value, label: `${label} (${words.value.shell.players(range.min, range.max)})`, blocked: true };
}

function Control(props: OptionProps) {
  const { draft, module, id, onChange } = props;
  const create = createWords.value;
  const { menu } = words.value;
  const schema = module.game.options;
  const option: Option = schema[id]!;
  const value = settingOf(schema, draft, id);
  const { name, about } = textOf(props);
  const set = (to: boolean | number | string) => onChange(withOption(draft, id, to));
  if (option.kind === 'switch') {
    const clashes = clashesOf(schema, draft, id).map((other) => textOf({ ...props, id: other }).name);
    const clash = clashes.length > 0 && value !== true;
    // What stands there wrongly may be put right; what would be wrong cannot be chosen.
    const needed = seatsNeeded(schema, draft, id, value !== true);
    const wrong = seatsNeeded(schema, draft, id, value);
    const range = wrong ?? needed;
    const note = [
      about,
      ...(clash ? [create.clash(words.value.list(clashes))] : []),
      ...(range === null ? [] : [create.onlyFor(range.min, range.max)]),
    ].join(' ');
    return <Switch label={name} note={note} on={value === true} blocked={clash || needed !== null} onChange={set} />;
  }
  if (option.kind === 'pick') {
    const wrong = seatsNeeded(schema, draft, id, value);
    const note = wrong === null ? about : `${about} ${create.onlyFor(wrong.min, wrong.max)}`;
    const options = option.of.map((of) => pickOf(props, of));
    return <Select label={name} note={note} value={String(value)} options={options} onChange={set} />;
  }
  return (
    <div class="number-option">
      <b>{name}</b>
      <small>{about}</small>
      <Stepper
        label={name}
        value={Number(value)}
        min={option.min}
        max={mostOf(option, draft.places.length)}
        words={{ less: menu.less, more: menu.more }}
        onChange={set}
      />
    </div>
  );
}

function OptionRow(props: OptionProps) {
  const { draft, module, id } = props;
  const schema = module.game.options;
  const nested = schema[id]!.needs !== undefined;
  return (
    <li class={nested ? 'option nested' : 'option'}>
      <Control {...props} />
      <span class="option-side">
        <RuleLinks game={draft.game} rules={schema[id]!.rules} />
        {isChanged(schema, draft, id) ? <small>{createWords.value.changed}</small> : null}
      </span>
    </li>
  );
}

/** Each option right after the switch it hangs on. */
function inOrder(ids: readonly string[], needs: (id: string) => string | undefined): readonly string[] {
  const under = (parent: string | undefined): readonly string[] =>
    ids
      .filter((id) => (ids.includes(needs(id) ?? '') ? needs(id) : undefined) === parent)
      .flatMap((id) => [id, ...under(id)]);
  return under(undefined);
}

export function Rules(props: FormProps) {
  const { draft, module } = props;
  const create = createWords.value;
  const schema = module.game.options;
  const asked = inOrder(Object.keys(schema), (id) => schema[id]!.needs).filter((id) => isAsked(schema, draft, id));
  const plain = asked.filter((id) => schema[id]!.advanced !== true);
  const advanced = asked.filter((id) => schema[id]!.advanced === true);
  return (
    <section class="question" aria-labelledby="q-rules">
      <Numbered id="q-rules" n={draft.where === 'online' ? 3 : 2}>
        {create.rules}
      </Numbered>
      {asked.length === 0 ? <p class="note">{create.noVariants}</p> : null}
      <ul class="options">
        {plain.map((id) => (
          <OptionRow key={id} id={id} {...props} />
        ))}
      </ul>
      {advanced.length === 0 ? null : (
        <details class="advanced">
          <summary>{create.advanced(advanced.length)}</summary>
          <p class="note">{create.advancedNote}</p>
          <ul class="options">
            {advanced.map((id) => (
              <OptionRow key={id} id={id} {...props} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

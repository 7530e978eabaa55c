/** The prompt bar of the playground: rare answers as buttons, many of a kind on the board and in a list, forms. */
import type { Choice, Menu } from '@signoria/kernel';
import {
  answersForm,
  type BoardProps,
  Button,
  countOf,
  Dialog,
  filled,
  type PromptAnswer,
  PromptBar,
  type PromptUndo,
  Stepper,
  type Subset,
  SubsetPicker,
} from '@signoria/kit';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Words } from './words.ts';

type Form = Extract<Menu<Choice>, { kind: 'amount' | 'subset' }>;

export interface PromptProps {
  readonly table: BoardProps;
  readonly words: Words;
  /** Answers with a choice rather than a line: forms. */
  readonly fill: (choice: Choice) => void;
  readonly undo: (() => void) | null;
  readonly slip: ComponentChildren;
  /** The frames whose forms the board asks itself. */
  readonly asks: readonly string[];
  /** What a thing of the game is called. */
  readonly nameOf: (id: string) => string;
}

/** Answers of which there are only a few of a kind: those are buttons, the others the board shows. */
const FEW = 2;

function answersOf(table: BoardProps, boardAsks: boolean): readonly PromptAnswer[] {
  const { options, selected, text, reader } = table;
  const blocked = table.blocked.filter(({ choice }) => !(boardAsks && answersForm(choice)));
  const rare = ({ choice }: { readonly choice: Choice }) =>
    options.filter((o) => o.choice.do === choice.do).length <= FEW;
  const alone = (closed: { readonly choice: Choice }) => !options.some((o) => o.choice.do === closed.choice.do);
  const chosen = options.find(({ line }) => line === selected);
  return [
    ...options
      .filter((o) => rare(o) && o.line !== selected)
      .map(({ line, label }) => ({ id: line, label, kind: 'gold' as const })),
    ...blocked
      .filter(alone)
      .map(({ line, choice }) => ({ id: line, label: text.choice(choice, reader), blocked: true })),
    ...(chosen ? [{ id: chosen.line, label: chosen.label, kind: 'ink' as const }] : []),
  ];
}

function formsOf(menu: Menu<Choice> | null | undefined): readonly Form[] {
  if (!menu) return [];
  if (menu.kind === 'any') return menu.of.flatMap(formsOf);
  return menu.kind === 'amount' || menu.kind === 'subset' ? [menu] : [];
}

function AmountForm({ form, words, fill }: FormProps<'amount'>) {
  const [amount, setAmount] = useState(form.min);
  const { min, max, step } = form;
  return (
    <>
      <Stepper
        label={words.prompt}
        value={amount}
        min={min}
        max={max}
        step={step}
        words={{ less: words.less, more: words.more }}
        onChange={setAmount}
      />
      <Button kind="ink" onPress={() => fill(filled(form, { amount }))}>
        {words.confirm}
      </Button>
    </>
  );
}

function SubsetForm({ form, words, fill, nameOf }: FormProps<'subset'> & Pick<PromptProps, 'nameOf'>) {
  const [chosen, setChosen] = useState<Subset>({});
  const count = countOf(chosen);
  const items = form.of.flatMap(({ id }) => Array<string>(chosen[id] ?? 0).fill(id));
  return (
    <>
      <SubsetPicker
        label={words.prompt}
        items={form.of.map(({ id, count: available }) => ({ id, label: nameOf(id), available }))}
        min={form.min}
        max={form.max}
        value={chosen}
        tally={words.chosen(count)}
        words={{ less: () => words.less, more: () => words.more }}
        onChange={setChosen}
      />
      <Button kind="ink" blocked={count < form.min || count > form.max} onPress={() => fill(filled(form, { items }))}>
        {words.confirm}
      </Button>
    </>
  );
}

interface FormProps<K extends Form['kind']> {
  readonly form: Extract<Form, { kind: K }>;
  readonly words: Words;
  readonly fill: (choice: Choice) => void;
}

function AllChoices({ table, words }: { readonly table: BoardProps; readonly words: Words }) {
  const [open, setOpen] = useState(false);
  if (table.options.length <= FEW) return null;
  return (
    <>
      <Button kind="quiet" onPress={() => setOpen(true)}>
        {words.choices}
      </Button>
      <Dialog open={open} title={words.choices} close={words.close} onClose={() => setOpen(false)}>
        <ul class="all-choices">
          {table.options.map(({ line, label }) => (
            <li key={line}>
              <Button
                wide
                onPress={() => {
                  setOpen(false);
                  table.select(line);
                }}
              >
                {label}
              </Button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

export function Prompt({ table, words, fill, undo, slip, asks, nameOf }: PromptProps) {
  const { question, text, reader, seats } = table;
  if (question === null) return null;
  const asked = question.menu !== null && question.picked === null;
  const boardAsks = asks.includes(question.at);
  const first = seats.find(({ seat }) => seat === question.deciding[0]);
  const back: { readonly undo?: PromptUndo } = undo ? { undo: { label: words.undo, onUndo: undo } } : {};
  return (
    <PromptBar
      label={words.prompt}
      mood={asked ? 'yours' : question.sealed ? 'sealed' : 'waiting'}
      question={text.prompt(question, reader)}
      {...(first && !asked ? { seat: first.tincture } : {})}
      {...(slip ? { slip } : {})}
      answers={asked ? answersOf(table, boardAsks) : []}
      {...back}
      onAnswer={(line) => (line === table.selected ? table.answer(line) : table.select(line))}
      onWhy={table.why}
    >
      {asked ? (
        <>
          <AllChoices table={table} words={words} />
          {formsOf(boardAsks ? null : question.menu).map((form) =>
            form.kind === 'amount' ? (
              <AmountForm key={question.ticket} form={form} words={words} fill={fill} />
            ) : (
              <SubsetForm key={question.ticket} form={form} words={words} fill={fill} nameOf={nameOf} />
            ),
          )}
        </>
      ) : undefined}
    </PromptBar>
  );
}

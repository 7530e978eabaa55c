/** Positions played by the rules: what happened in the game's own words, and each number with its parts. */
import type { AidExample, ExampleRow, ExampleStep, Reader } from '@signoria/kernel';
import { useMemo } from 'preact/hooks';
import { language } from '../../state/settings.ts';
import { AidPicture, type AidProps, RuleLinks } from './OnePage.tsx';
import { aidWords } from './text.ts';

function reader(): Reader {
  const { names } = aidWords.value;
  return { seat: null, name: (seat) => names[seat] ?? String(seat + 1) };
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

function SumRow({ tools, bench, row }: AidProps & { readonly row: ExampleRow }) {
  const { seat, pictures, sum } = row;
  const say = aidWords.value;
  const text = tools.module.text[language.value];
  return (
    <div class="aid-row">
      <b>{seat === null ? say.nobody : reader().name(seat)}</b>
      <span class="aid-cards">
        {pictures.map((picture, i) => (
          <AidPicture key={i} bench={bench} of={picture} size="small" />
        ))}
      </span>
      <ul class="aid-sum">
        {sum.parts.map((part, i) => (
          <li key={i}>
            {text.part?.(part, reader()) ?? part.what} <b>{signed(part.n)}</b>
          </li>
        ))}
        <li class="aid-total">
          {say.total} <b>{sum.total}</b>
        </li>
      </ul>
    </div>
  );
}

function Step({ tools, bench, step: { events, rows } }: AidProps & { readonly step: ExampleStep }) {
  const text = tools.module.text[language.value];
  const lines = events.map((event) => text.event(event, reader())).filter((line) => line !== '');
  return (
    <li>
      {lines.length === 0 ? null : <p>{lines.join(' ')}</p>}
      {rows.map((row, i) => (
        <SumRow key={i} tools={tools} bench={bench} row={row} />
      ))}
    </li>
  );
}

function Example({ tools, bench, example }: AidProps & { readonly example: AidExample }) {
  return (
    <article class="aid-example">
      <h3>{tools.aid.words[language.value].examples[example.id]}</h3>
      <ol>
        {example.steps.map((step, i) => (
          <Step key={i} tools={tools} bench={bench} step={step} />
        ))}
      </ol>
      <RuleLinks game={tools.module.game.id} rules={example.rules} />
    </article>
  );
}

export function Examples({ tools, bench }: AidProps) {
  const examples = useMemo(() => tools.aid.examples(), [tools]);
  return (
    <section class="aid-examples" aria-label={aidWords.value.examples}>
      <h2>{aidWords.value.examples}</h2>
      {examples.map((example) => (
        <Example key={example.id} tools={tools} bench={bench} example={example} />
      ))}
    </section>
  );
}

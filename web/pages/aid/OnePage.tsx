/** A turn with pictures, what may be done and what scores: one sheet of paper when printed. */
import type { AidItem, Pictured } from '@signoria/kernel';
import { RuleId } from '@signoria/kit';
import { paths } from '../../router.ts';
import { language } from '../../state/settings.ts';
import type { Bench } from '../workshop/bench.ts';
import { Component } from '../workshop/Preview.tsx';
import { rowOf } from './entries.ts';
import type { AidTools } from './fetch.ts';
import { aidWords } from './text.ts';

export interface AidProps {
  readonly tools: AidTools;
  readonly bench: Bench;
}

export function AidPicture({
  bench,
  of,
  size,
}: {
  readonly bench: Bench;
  readonly of: Pictured;
  readonly size: 'small' | 'middle';
}) {
  const row = rowOf(bench, of);
  return row === undefined ? null : <Component bench={bench} row={row} size={size} />;
}

export function RuleLinks({ game, rules }: { readonly game: string; readonly rules: readonly string[] }) {
  return (
    <span class="aid-rules">
      {rules.map((id) => (
        <a key={id} href={paths.game(game, id)}>
          <RuleId id={id} />
        </a>
      ))}
    </span>
  );
}

interface ItemsProps extends AidProps {
  readonly items: readonly AidItem[];
  readonly title: string;
  readonly kind: 'turn' | 'actions' | 'scoring';
}

function Items({ tools, bench, items, title, kind }: ItemsProps) {
  const { items: words } = tools.aid.words[language.value];
  const List = kind === 'turn' ? 'ol' : 'ul';
  return (
    <section class={`aid-${kind}`} aria-label={title}>
      <h2>{title}</h2>
      <List>
        {items.map(({ id, rules, picture }) => {
          const { title: name, text, price } = words[id]!;
          return (
            <li key={id}>
              {picture === undefined || kind === 'scoring' ? null : (
                <AidPicture bench={bench} of={picture} size="middle" />
              )}
              <div>
                <b>{name}</b>
                {price === undefined ? null : <span class="aid-price">{price}</span>}
                <p>
                  {text} <RuleLinks game={tools.module.game.id} rules={rules} />
                </p>
              </div>
            </li>
          );
        })}
      </List>
    </section>
  );
}

export function OnePage({ tools, bench }: AidProps) {
  const say = aidWords.value;
  const { turn, actions, scoring, words } = tools.aid;
  return (
    <section class="aid-page" aria-label={say.title}>
      <p class="aid-aim">{words[language.value].aim}</p>
      <Items tools={tools} bench={bench} items={turn} title={say.turn} kind="turn" />
      <Items tools={tools} bench={bench} items={actions} title={say.actions} kind="actions" />
      <Items tools={tools} bench={bench} items={scoring} title={say.scoring} kind="scoring" />
    </section>
  );
}

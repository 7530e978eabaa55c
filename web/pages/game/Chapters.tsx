/** The rules, chapter by chapter, ids in the margin like a printed commentary. */
import type { GameModule } from '@signoria/kernel';
import { Icon, RuleId, Tag } from '@signoria/kit';
import { anchor, paths } from '../../router.ts';
import { copy } from '../../shell/copy.ts';
import { language } from '../../state/settings.ts';
import { pieces } from './reference.ts';
import { gameWords } from './text.ts';

interface TextProps {
  readonly game: string;
  readonly text: string;
  readonly query: string;
}

/** A rule's sentence with links to the rules it mentions and the searched words marked. */
export function RuleText({ game, text, query }: TextProps) {
  return (
    <>
      {pieces(text, query).map(({ text: part, kind }, i) => {
        if (kind === 'rule') {
          return (
            <a key={i} class="link" href={paths.game(game, part)}>
              {part}
            </a>
          );
        }
        return kind === 'found' ? <mark key={i}>{part}</mark> : part;
      })}
    </>
  );
}

interface RuleProps extends TextProps {
  readonly id: string;
  readonly switchable: boolean;
}

function Rule({ id, text, game, query, switchable }: RuleProps) {
  const say = gameWords.value;
  const open = anchor.value === id;
  const ruling = /-R/.test(id);
  return (
    <li id={id} class={`rule${open ? ' open' : ''}${ruling ? ' ruling' : ''}`} tabIndex={-1}>
      <a class="rule-anchor" href={`#${id}`} aria-label={id}>
        <RuleId id={id} />
      </a>
      <p>
        <RuleText game={game} text={text} query={query} />
        {switchable ? (
          <>
            {' '}
            <Tag>{say.canBeSwitched}</Tag>
          </>
        ) : null}
      </p>
      <button
        type="button"
        class="close-button"
        aria-label={`${say.link}: ${id}`}
        onClick={() => void copy(`${location.origin}${paths.game(game, id)}`, () => gameWords.value.linkCopied)}
      >
        <Icon name="link" />
      </button>
    </li>
  );
}

export function Chapters({ module, query }: { readonly module: GameModule; readonly query: string }) {
  const { reference } = module.text[language.value];
  const { id: game, options } = module.game;
  const switchable = new Set(Object.values(options).flatMap(({ rules }) => rules));
  return (
    <>
      {reference.chapters.map(({ id, title, entries }) => (
        <section key={id} id={id} aria-label={title} tabIndex={-1}>
          <h2>
            <span>{id}</span> {title}
          </h2>
          <ol>
            {entries.map((rule) => (
              <Rule
                key={rule}
                id={rule}
                text={reference.entries[rule] ?? ''}
                game={game}
                query={query}
                switchable={switchable.has(rule)}
              />
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

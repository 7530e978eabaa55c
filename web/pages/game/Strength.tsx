/** How strong the bots of this game were found to be: every pair that has played enough, with interval and day. */
import type { Figure } from '@signoria/bots';
import { useAsync } from '../../shell/use-async.ts';
import { language } from '../../state/settings.ts';
import { STRENGTH_WORDS } from './strength-words.ts';

/** `master@ref-1:200`: a level, perhaps of old, perhaps with its iterations. */
const NAME = /^(random|novice|adept|master)(?:@([\w-]+))?(?::(\d+))?$/;

function named(name: string, among: 'bot' | 'rivals'): string {
  const words = STRENGTH_WORDS[language.value];
  const [, level, version, iterations] = NAME.exec(name) ?? [];
  if (level !== 'random' && level !== 'novice' && level !== 'adept' && level !== 'master') return name;
  const plain = words[among][level];
  const then = version === undefined ? plain : words.ofOld(plain, version);
  return iterations === undefined ? then : words.searching(then, Number(iterations));
}

function Row({ figure }: { readonly figure: Figure }) {
  const words = STRENGTH_WORDS[language.value];
  const { a, b, share, low, high, games, date, players } = figure;
  const percent = new Intl.NumberFormat(language.value, { style: 'percent' });
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
  return (
    <li>
      <strong>{words.pair(named(a, 'bot'), named(b, 'rivals'), players)}</strong>
      <p>
        {words.share(percent.format(share), percent.format(low), percent.format(high), percent.format(1 / players))}
      </p>
      <p>{words.from(games, day)}</p>
    </li>
  );
}

async function figures(): Promise<readonly Figure[]> {
  const { FIGURES } = await import('@signoria/bots/strength');
  return FIGURES;
}

export function Strength({ game }: { readonly game: string }) {
  const found = useAsync(figures, []);
  const words = STRENGTH_WORDS[language.value];
  if (found.state !== 'ready') return null;
  const own = found.value.filter((figure) => figure.game === game);
  return (
    <section class="sheet provenances" aria-labelledby="strength">
      <div class="sheet-head">
        <h2 id="strength">{words.title}</h2>
      </div>
      {own.length === 0 ? null : (
        <ul>
          {own.map((figure) => (
            <Row key={`${figure.a} ${figure.b} ${figure.players}`} figure={figure} />
          ))}
        </ul>
      )}
      <p class="pad note">{own.length === 0 ? words.none : words.note}</p>
    </section>
  );
}

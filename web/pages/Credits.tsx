/** Whose work this stands on: games, drawings, letters, libraries. */

import credited from 'virtual:credits';
import { inLanguage } from '@signoria/kernel';
import { CREDITS, type Credit, Sheet } from '@signoria/kit';
import { catalogue } from '../games/catalogue.ts';
import { Page } from '../shell/Page.tsx';
import { language } from '../state/settings.ts';
import { creditsWords } from './credits-text.ts';

/** What is shipped to the browser. */
const LIBRARIES: readonly Credit[] = [
  { name: 'Preact', author: 'Jason Miller, the Preact team', licence: 'MIT', from: 'preactjs.com' },
  { name: '@preact/signals', author: 'the Preact team', licence: 'MIT', from: 'preactjs.com' },
  { name: '@noble/hashes', author: 'Paul Miller', licence: 'MIT', from: 'paulmillr.com/noble' },
  { name: '@noble/ciphers', author: 'Paul Miller', licence: 'MIT', from: 'paulmillr.com/noble' },
];

function CreditTable({ credits }: { readonly credits: readonly Credit[] }) {
  const { columns } = creditsWords.value;
  return (
    <div class="credit-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.author}</th>
            <th scope="col">{columns.licence}</th>
            <th scope="col">{columns.from}</th>
          </tr>
        </thead>
        <tbody>
          {credits.map(({ name, author, licence, from }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{author}</td>
              <td>{licence}</td>
              <td>{from}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export default function Credits() {
  const credits = creditsWords.value;
  return (
    <Page class="narrow">
      <h1>{credits.title}</h1>
      <p>{credits.intro}</p>
      <Sheet title={credits.games}>
        <dl class="pad game-credits">
          {catalogue.map(({ id, text }) => (
            <div key={id}>
              <dt>{text[language.value].title}</dt>
              <dd>{inLanguage(credited[id]!, language.value)}</dd>
            </div>
          ))}
        </dl>
      </Sheet>
      <Sheet title={credits.art}>
        <div class="pad">
          <CreditTable credits={CREDITS} />
          <p class="note">{credits.fontNote}</p>
        </div>
      </Sheet>
      <Sheet title={credits.code}>
        <div class="pad">
          <CreditTable credits={LIBRARIES} />
          <p class="note">{credits.source}</p>
        </div>
      </Sheet>
    </Page>
  );
}

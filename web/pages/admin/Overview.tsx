/** How the server is doing, what waits to be looked at, and what is new in this version. */

import { Button, Progress } from '@signoria/kit';
import type { Figures } from '@signoria/protocol';
import { paths, query } from '../../router.ts';
import { useAsync } from '../../shell/use-async.ts';
import { words } from '../../state/words.ts';
import { adminApi } from './api.ts';
import { troubleIn } from './deed.ts';
import { Given } from './Given.tsx';
import { Wrong } from './parts.tsx';
import { adminWords } from './text.ts';

function Facts({ figures }: { readonly figures: Figures }) {
  const said = adminWords.value.overview;
  const { version, node, store, started, now, memory, load, processors, thinking, tables } = figures;
  const facts: readonly (readonly [string, string])[] = [
    [said.version, `${version} · Node ${node}`],
    [said.database, store === 'sqlite' ? 'SQLite' : 'PostgreSQL'],
    [said.running, said.duration(now - started)],
    [said.people, `${figures.people} · ${said.connections(figures.connections)}`],
    [said.memory, said.memoryOf(memory.used, memory.total)],
    [said.load, said.loadOf(load[0] ?? 0, processors)],
    [said.bots, said.thinking(thinking.working, thinking.waiting)],
    [said.accounts, said.counted(figures.accounts)],
    [said.guests, said.counted(figures.guests)],
  ];
  const statuses = (['open', 'running', 'paused', 'finished'] as const).map(
    (status) => `${said.status[status]}: ${said.counted(tables[status])}`,
  );
  return (
    <dl class="figures">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div class="wide">
        <dt>{said.tables}</dt>
        <dd>{[...statuses, `${said.inMemory}: ${figures.loaded}`].join(' · ')}</dd>
      </div>
    </dl>
  );
}

/** After the set-up: what a house needs before guests come. */
function NextSteps() {
  if (!query.value.has('first')) return null;
  const { title, steps } = adminWords.value.next;
  const ways: readonly (readonly [string, string])[] = [
    [paths.admin('settings'), steps.mail],
    [paths.admin('settings'), steps.backup],
    [`${paths.new}?where=online`, steps.invite],
    [paths.account, steps.account],
  ];
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps">{title}</h2>
      <ol class="next-steps">
        {ways.map(([to, step]) => (
          <li key={step}>
            <a href={to}>{step}</a>
          </li>
        ))}
      </ol>
    </section>
  );
}

function ToDo({ figures: { reports, faults } }: { readonly figures: Figures }) {
  const said = adminWords.value.overview;
  return (
    <section aria-labelledby="to-do">
      <h2 id="to-do">{said.toDo}</h2>
      <ul class="to-do">
        {reports.n === 0 ? null : (
          <li>
            <a href={paths.admin('reports')}>{said.openReports(reports)}</a>
          </li>
        )}
        {faults.n === 0 ? null : (
          <li>
            <a href={paths.admin('faults')}>{said.openFaults(faults)}</a>
          </li>
        )}
        {reports.n + faults.n === 0 ? <li class="note">{said.allQuiet}</li> : null}
      </ul>
    </section>
  );
}

/** Of the marks of the changelog only the bold ones are kept. */
function inBold(line: string) {
  const parts = line.replaceAll('`', '').split('**');
  return parts.map((part, i) => (i % 2 === 1 ? <b key={part}>{part}</b> : part));
}

/** The changelog is written in English. */
function News({ figures: { notes } }: { readonly figures: Figures }) {
  return (
    <section aria-labelledby="news" class="news">
      <h2 id="news">{adminWords.value.overview.news}</h2>
      {notes.map(({ version, lines }, i) => (
        <details key={version} open={i === 0} lang="en">
          <summary>{version}</summary>
          <ul>
            {lines.map((line) => (
              <li key={line}>{inBold(line)}</li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

export function Overview() {
  const said = adminWords.value.overview;
  const figures = useAsync(adminApi.figures, []);
  if (figures.state === 'loading') return <Progress label={words.value.shell.loading} />;
  if (figures.state === 'failed') return <Wrong text={troubleIn(figures.error)} />;
  return (
    <div class="admin-part">
      <NextSteps />
      <ToDo figures={figures.value} />
      <section aria-labelledby="doing">
        <div class="part-head">
          <h2 id="doing">{said.title}</h2>
          <Button kind="quiet" icon="turn" label={said.refresh} onPress={figures.again} />
        </div>
        <Facts figures={figures.value} />
      </section>
      <Given given={figures.value.given} />
      <News figures={figures.value} />
    </div>
  );
}

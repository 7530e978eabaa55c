/** What the moment asks beside the board: paying, taking and giving tokens, numbers, events drawn. Nothing in between. */
import { FEW_ANSWERS, type ThingLine, WhyNumber } from '@signoria/kit';
import type { Choice } from '../../rules/model/choices.ts';
import { printed } from '../../text/names.ts';
import { isEdict } from '../event-ids.ts';
import { eventName, type PartProps } from '../look.tsx';
import { namesOf, type Page, type Table, wordsOf } from '../table.ts';
import { DeedButton } from './Deeds.tsx';
import { Pay } from './Pay.tsx';

type Deed = ThingLine<Choice>;

/** Answers that have no thing on the board, or are better given in one row. */
const IN_THE_DOCK: ReadonlySet<Choice['do']> = new Set([
  'count',
  'seat',
  'targets',
  'gain',
  'from',
  'give',
  'steal',
  'return',
  'edict',
  'continue',
  'concede',
  'drop',
  'restore',
  'stop',
  'pass',
]);

/** Reassigning without naming a faction: no thing on the board stands for it. */
const isNameless = (choice: Choice): boolean => choice.do === 'reassign' && choice.factions.length === 0;

/** Answers that say here more than the bar's buttons do: what is paid with what, what an event does. */
const TOLD_HERE: ReadonlySet<Choice['do']> = new Set(['pay', 'keep', 'play']);

/** On the phone the bar is right below: what it has buttons for already is not offered twice. */
export function inBar({ phone, options, blocked }: Page): boolean {
  return phone && options.length + blocked.length <= FEW_ANSWERS;
}

/** The lines of the moment; none where the board, the hand or the bar asks. */
export function momentDeeds(page: Page): readonly Deed[] {
  const deeds = deedsHere(page);
  return inBar(page) && !deeds.some(({ choice }) => TOLD_HERE.has(choice.do)) ? [] : deeds;
}

function deedsHere({ question, options, past }: Page): readonly Deed[] {
  if (past || question?.at === 'act') return [];
  const deeds = options.map((line) => ({ ...line, open: true }));
  const pay = deeds.filter(({ choice }) => choice.do === 'pay');
  if (pay.length > 0) return pay;
  const events = deeds.filter(({ choice }) => choice.do === 'keep' || choice.do === 'play');
  if (events.length > 0) return [...events, ...deeds.filter(({ choice }) => choice.do === 'pass')];
  return deeds.filter(({ choice }) => IN_THE_DOCK.has(choice.do) || isNameless(choice) || question?.at === 'extra');
}

/** Event cards with their whole text: drawn ones to keep one of, own ones to play. */
function EventChoice({ table, deed, onLook }: PartProps & { readonly deed: Deed }) {
  const { choice } = deed;
  if (choice.do !== 'keep' && choice.do !== 'play')
    return inBar(table) ? null : <DeedButton table={table} deed={deed} />;
  const { event } = choice;
  const text = isEdict(event)
    ? wordsOf(table).events.edictText
    : printed(table.view, namesOf(table).specials[event].text);
  return (
    <article class="event-card">
      <button type="button" class="event-name" onClick={() => onLook({ at: 'event', id: event })}>
        {eventName(table, event)}
      </button>
      <p>{text}</p>
      {inBar(table) ? null : <DeedButton table={table} deed={deed} />}
    </article>
  );
}

/** How much is left to do, with its parts where a rule counts it. */
function Left({ table }: { readonly table: Table }) {
  const { moment: words, why: labels } = wordsOf(table);
  const { count = 0, why } = table.view.underway[0] ?? {};
  if (count < 1) return null;
  const text = words.left(count);
  return (
    <span class="caption">
      {why === undefined ? (
        text
      ) : (
        <WhyNumber why={why} table={table} label={labels.moves}>
          {text}
        </WhyNumber>
      )}
    </span>
  );
}

/** What each number of influence would cost. */
function Costs({ table }: { readonly table: Table }) {
  const { moment: words, why } = wordsOf(table);
  const { costs = [] } = table.view.underway[0] ?? {};
  if (costs.length === 0) return null;
  return (
    <ul class="costs">
      {costs.map((cost, i) => (
        <li key={i}>
          {words.cost(i + 1)} <WhyNumber why={cost} table={table} label={why.cost} class="num" />
        </li>
      ))}
    </ul>
  );
}

export function Moment({ table, onLook }: PartProps) {
  const deeds = momentDeeds(table);
  const [first] = deeds;
  if (first === undefined) return null;
  const { moment: words } = wordsOf(table);
  const paying = first.choice.do === 'pay';
  return (
    <section class="moment" aria-label={words.title}>
      <h2>
        {words.title} {paying ? null : <Left table={table} />}
      </h2>
      {paying ? (
        <Pay key={table.question?.ticket ?? 0} table={table} deeds={deeds} bar={inBar(table)} />
      ) : (
        <div class="ways">
          {deeds.map((deed) => (
            <EventChoice key={deed.line} table={table} deed={deed} onLook={onLook} />
          ))}
        </div>
      )}
      <Costs table={table} />
    </section>
  );
}

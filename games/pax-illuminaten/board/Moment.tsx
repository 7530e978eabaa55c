/** What the moment asks beside the board: paying, taking and giving tokens, numbers, events drawn. Nothing in between. */
import type { Choice } from '../rules/choices.ts';
import { DeedButton } from './Deeds.tsx';
import { isEdict } from './event-ids.ts';
import { eventName, type OnLook } from './look.tsx';
import { Pay } from './Pay.tsx';
import { allDeeds, type Deed } from './spots.ts';
import { namesOf, type Table, wordsOf } from './table.ts';

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

/** The lines of the moment; none where the board or the hand asks. */
export function momentDeeds(table: Table): readonly Deed[] {
  const deeds = allDeeds(table);
  if (table.question?.at === 'act') return [];
  const pay = deeds.filter(({ choice }) => choice.do === 'pay');
  if (pay.length > 0) return pay;
  const events = deeds.filter(({ choice }) => choice.do === 'keep' || choice.do === 'play');
  if (events.length > 0) return [...events, ...deeds.filter(({ choice }) => choice.do === 'pass')];
  return deeds.filter(
    ({ choice }) => IN_THE_DOCK.has(choice.do) || isNameless(choice) || table.question?.at === 'extra',
  );
}

/** Event cards with their whole text: drawn ones to keep one of, own ones to play. */
function EventChoice({ table, deed, onLook }: { readonly table: Table; readonly deed: Deed; readonly onLook: OnLook }) {
  const { choice } = deed;
  if (choice.do !== 'keep' && choice.do !== 'play') return <DeedButton table={table} deed={deed} />;
  const { event } = choice;
  const text = isEdict(event) ? wordsOf(table).events.edictText : namesOf(table).specials[event].text;
  return (
    <article class="event-card">
      <button type="button" class="event-name" onClick={() => onLook({ at: 'event', id: event })}>
        {eventName(table, event)}
      </button>
      <p>{text}</p>
      <DeedButton table={table} deed={deed} />
    </article>
  );
}

export function Moment({ table, onLook }: { readonly table: Table; readonly onLook: OnLook }) {
  const deeds = momentDeeds(table);
  const [first] = deeds;
  if (first === undefined) return null;
  const { moment: words } = wordsOf(table);
  const [next] = table.view.underway;
  const left = next?.count ?? null;
  const body =
    first.choice.do === 'pay' ? (
      <Pay key={table.question?.ticket ?? 0} table={table} deeds={deeds} />
    ) : (
      <div class="ways">
        {deeds.map((deed) => (
          <EventChoice key={deed.line} table={table} deed={deed} onLook={onLook} />
        ))}
      </div>
    );
  return (
    <section class="moment" aria-label={words.title}>
      <h3>
        {words.title}
        {left === null || left < 1 || first.choice.do === 'pay' ? null : (
          <span class="caption">{words.left(left)}</span>
        )}
      </h3>
      {body}
    </section>
  );
}

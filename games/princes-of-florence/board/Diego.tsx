/** Diego's mat: his accounts, his row, the card that rules the round, and why he did what he did. */
import { cued, Sheet, thingProps, WhyNumber } from '@signoria/kit';
import { DIEGO_IDS } from '../data/diego.ts';
import { BUILDINGS, LANDSCAPES } from '../data/pieces.ts';
import { FREEDOMS } from '../data/professions.ts';
import type { RowCardView, SoloView } from '../rules/view/solo.ts';
import type { BoardCues } from './cues.ts';
import { CardBack, Face, Glyph, type GlyphId } from './drawings/index.ts';
import { isProfession } from './ids.ts';
import type { OnLook } from './look.tsx';
import { named } from './names.ts';
import { Count, Points, WhyCount } from './Things.tsx';
import { type BoardPointing, money, type Table, wordsOf } from './table.ts';

export interface DiegoProps {
  readonly table: Table;
  readonly pointing: BoardPointing;
  readonly cues: BoardCues;
  readonly onLook: OnLook;
}

interface PartProps extends DiegoProps {
  readonly solo: SoloView;
}

/** A face-up profession, which a recruiting card may take. */
function FaceUp({ table, pointing, onLook, card }: DiegoProps & { readonly card: string }) {
  if (!isProfession(card)) return null;
  const { state, label } = pointing.at(`played ${card}`);
  return (
    <button
      type="button"
      class={`played-face ${state}`}
      aria-label={label ?? named(table.language, card)}
      title={named(table.language, card)}
      {...thingProps(pointing, `played ${card}`, () => onLook({ at: 'thing', id: card }))}
    >
      <Face of={card} />
    </button>
  );
}

function RowCard({ of, ...props }: PartProps & { readonly of: RowCardView }) {
  const { table } = props;
  const { solo } = wordsOf(table);
  const { card, up, bonus } = of;
  const name = card === 'hidden' ? solo.hidden : named(table.language, card);
  return (
    <li class={up ? 'row-card' : 'row-card down'} title={name}>
      {up && isProfession(card) ? (
        <FaceUp {...props} card={card} />
      ) : (
        <>
          <CardBack of={card === 'recruiting' ? 'recruiting' : 'profession'} mini />
          <span class="only-heard">{up ? name : solo.down(name)}</span>
          {isProfession(card) ? <Face of={card} /> : null}
        </>
      )}
      {bonus.map((id) => (
        <span key={id} class="row-bonus" title={named(table.language, id)}>
          <Glyph of="bonus" label={named(table.language, id)} />
        </span>
      ))}
    </li>
  );
}

/** The auction line of the card, left to right, with what was put up and rolled. */
function AuctionLine({ table, cues, solo }: PartProps) {
  const words = wordsOf(table).solo;
  const { card } = solo;
  if (card === null) return null;
  const { class: fresh, style } = cued(cues, 'diego card');
  return (
    <ol class={`diego-line ${fresh}`} aria-label={words.line} {...(style ? { style } : {})}>
      {card.auction.map(({ object, mod }) => {
        const tried = solo.putUp.filter(({ stack }) => stack === object || (object === 'landscape' && isLand(stack)));
        return (
          <li key={object} class={tried.some(({ refused }) => refused) ? 'refused' : ''}>
            <Glyph of={object} />
            <span class="only-heard">{named(table.language, object)}</span>
            <b class="num">+{mod}</b>
            {tried.map(({ stack, die, bid }) => (
              <small key={stack}>
                <Glyph of="die" />
                {die} = <WhyNumber why={bid} table={table} label={words.bid} write={money} />
              </small>
            ))}
          </li>
        );
      })}
    </ol>
  );
}

const isLand = (stack: string): boolean => stack === 'forest' || stack === 'lake' || stack === 'park';

function Accounts({ table, cues, solo, onLook }: PartProps) {
  const { mats, solo: words } = wordsOf(table);
  return (
    <div class="diego-accounts">
      <button
        type="button"
        class="played-face"
        aria-label={words.about}
        onClick={() => onLook({ at: 'thing', id: 'diego' })}
      >
        <Face of="diego" />
      </button>
      <Points table={table} why={solo.prestigeSum} cue={cued(cues, 'prestige diego')} />
      <Count of="coin" value={money(solo.coins)} label={words.coins(money(solo.coins))} />
      <Count of="builder" value={solo.builders} label={mats.builders(solo.builders)} />
      <Count of="jester" value={solo.jesters} label={mats.jesters(solo.jesters)} />
      {solo.best > 0 ? <Count of="work" value={solo.best} label={mats.best(solo.best)} /> : null}
    </div>
  );
}

/** What he owns, as symbols with numbers. */
function Estate({ table, solo }: PartProps) {
  const owned: readonly (readonly [GlyphId, number])[] = [
    ...BUILDINGS.map((id) => [id, solo.buildings[id]] as const),
    ...LANDSCAPES.map((id) => [id, solo.landscapes[id]] as const),
    ...FREEDOMS.map((id) => [id, solo.freedoms[id]] as const),
  ].filter(([, n]) => n > 0);
  const { solo: words } = wordsOf(table);
  return (
    <ul class="diego-estate" aria-label={words.estate}>
      {owned.map(([id, n]) => (
        <li key={id} title={named(table.language, id)}>
          <Count of={id} value={n} label={named(table.language, id)} />
        </li>
      ))}
      {solo.prestigeCards.map(({ card, sum }) => (
        <li key={card} title={named(table.language, card)}>
          <WhyCount table={table} of="prestige" why={sum} label={named(table.language, card)} />
        </li>
      ))}
      <li class="empty-squares">
        <Count of="square" value={solo.emptySquares} label={wordsOf(table).estate.empty(solo.emptySquares)} />
      </li>
    </ul>
  );
}

/** What he did last and by which line of his card: never only a result. */
function Reasons({ table, cues }: DiegoProps) {
  const { solo } = wordsOf(table);
  return (
    <div class="diego-reasons" aria-live="polite">
      {cues.diego.length === 0 ? (
        <p class="remark">{solo.quiet}</p>
      ) : (
        cues.diego.map((event, i) => <p key={i}>{table.text.event(event, table.reader)}</p>)
      )}
    </div>
  );
}

function Virtual(props: PartProps) {
  const { table, solo } = props;
  const { solo: words } = wordsOf(table);
  return (
    <ul class="virtual">
      {solo.virtual.map(({ up, down }, i) => (
        <li key={i}>
          <span class="caption">{words.virtual(i + 1, down)}</span>
          {up.map((card) => (
            <FaceUp key={card} {...props} card={card} />
          ))}
        </li>
      ))}
    </ul>
  );
}

export function Diego(props: DiegoProps) {
  const { table, cues } = props;
  const { solo } = table.view;
  const { solo: words } = wordsOf(table);
  if (solo === null) return null;
  const given = { ...props, solo };
  return (
    <Sheet
      title={words.title}
      caption={words.cardsLeft(DIEGO_IDS.length - solo.used.length)}
      class={`diego ${cued(cues, 'mat diego').class}`}
    >
      <div class="sheet-body">
        <Accounts {...given} />
        <AuctionLine {...given} />
        <ul class="diego-row" aria-label={words.row}>
          {solo.row.map((of, i) => (
            <RowCard key={i} {...given} of={of} />
          ))}
        </ul>
        <Estate {...given} />
        <div class="diego-side">
          <Reasons {...props} />
          <Virtual {...given} />
        </div>
      </div>
    </Sheet>
  );
}

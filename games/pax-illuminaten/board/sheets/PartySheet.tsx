/** Everything public about a participant. */
import { WhyNumber } from '@signoria/kit';
import { FACTIONS, type FactionId } from '../../data/factions.ts';
import type { Party } from '../../rules/model/choices.ts';
import type { PlayerView } from '../../rules/view/types.ts';
import { Disc } from '../drawings/index.ts';
import { namesOf, placeMark, playerOf, type Table, wordsOf } from '../table.ts';

/** What only people have. */
function HandFacts({ table, player }: { readonly table: Table; readonly player: PlayerView }) {
  const { party: words, why } = wordsOf(table);
  const { luminaries } = namesOf(table);
  const { privateScheme, known } = player;
  if (privateScheme === 'none') return null;
  return (
    <>
      <dt>{words.handName}</dt>
      <dd>
        <WhyNumber why={player.why.hand} table={table} label={why.hand} class="num">
          {words.handOf(player.handSize, player.handLimit)}
        </WhyNumber>
        {known.length === 0 ? null : ` ${words.known(known.map((card) => luminaries[card].name))}`}
      </dd>
      <dt>{words.eventsName}</dt>
      <dd class="num">{player.events}</dd>
      <dt>{words.privateName}</dt>
      <dd>{words.privateScheme[privateScheme]}</dd>
    </>
  );
}

/** Factions one after another, with a figure each where there is one. */
function Named({
  table,
  of,
  figure,
}: {
  readonly table: Table;
  readonly of: readonly FactionId[];
  readonly figure?: (id: FactionId) => number;
}) {
  return (
    <>
      {of.map((id) => (
        <span key={id} class="faction-name">
          <Disc of={id} small /> {namesOf(table).factions[id].name} {figure ? <b class="num">{figure(id)}</b> : null}
        </span>
      ))}
    </>
  );
}

export function PartySheet({ table, who }: { readonly table: Table; readonly who: Party }) {
  const { party: words } = wordsOf(table);
  const player = playerOf(table, who);
  const { stock, factionCards } = player;
  const owned = FACTIONS.filter((id) => stock[id] > 0);
  return (
    <dl class="party-sheet">
      <dt>{words.connectionName(player.connection)}</dt>
      <dd>
        <Named table={table} of={player.factions} />
      </dd>
      <dt>{words.touches}</dt>
      <dd>{player.touches.map(placeMark).join(', ')}</dd>
      <dt>{words.stockName}</dt>
      <dd>
        <Named table={table} of={owned} figure={(id) => stock[id]} />
        {owned.length === 0 ? words.noSupport : null}
      </dd>
      <dt>{words.influenceName}</dt>
      <dd class="num">
        <WhyNumber why={player.why.influence} table={table} label={words.influenceName} />
      </dd>
      <HandFacts table={table} player={player} />
      <dt>{words.factionCards}</dt>
      <dd>
        <Named table={table} of={factionCards} />
        {factionCards.length === 0 ? words.none : null}
      </dd>
      <dt>{words.points}</dt>
      <dd>
        <WhyNumber why={player.why.points} table={table} label={words.points} class="num" />
      </dd>
    </dl>
  );
}

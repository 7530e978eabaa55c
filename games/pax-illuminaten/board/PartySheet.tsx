/** Everything public about a participant. */
import { FACTIONS } from '../data/factions.ts';
import type { Party } from '../rules/choices.ts';
import { Disc } from './drawings/index.ts';
import { namesOf, placeMark, playerOf, type Table, wordsOf } from './table.ts';

export function PartySheet({ table, who }: { readonly table: Table; readonly who: Party }) {
  const { party: words } = wordsOf(table);
  const names = namesOf(table);
  const player = playerOf(table, who);
  return (
    <dl class="party-sheet">
      <dt>{words.connectionName(player.connection)}</dt>
      <dd>
        {player.factions.map((id) => (
          <span key={id} class="faction-name">
            <Disc of={id} small /> {names.factions[id].name}
          </span>
        ))}
      </dd>
      <dt>{words.touches}</dt>
      <dd>{player.touches.map(placeMark).join(', ')}</dd>
      <dt>{words.stockName}</dt>
      <dd>
        {FACTIONS.filter((id) => player.stock[id] > 0).map((id) => (
          <span key={id} class="faction-name">
            <Disc of={id} small /> {names.factions[id].name} <b class="num">{player.stock[id]}</b>
          </span>
        ))}
        {FACTIONS.every((id) => player.stock[id] === 0) ? words.noSupport : null}
      </dd>
      <dt>{words.influenceName}</dt>
      <dd class="num">{player.influence}</dd>
      {player.privateScheme === 'none' ? null : (
        <>
          <dt>{words.handName}</dt>
          <dd>
            <span class="num">{words.handOf(player.handSize, player.handLimit)}</span>
            {player.known.length === 0
              ? null
              : ` ${words.known(player.known.map((card) => names.luminaries[card].name))}`}
          </dd>
          <dt>{words.eventsName}</dt>
          <dd class="num">{player.events}</dd>
          <dt>{words.privateName}</dt>
          <dd>{words.privateScheme[player.privateScheme]}</dd>
        </>
      )}
      <dt>{words.factionCards}</dt>
      <dd>
        {player.factionCards.length === 0
          ? words.none
          : player.factionCards.map((id) => (
              <span key={id} class="faction-name">
                <Disc of={id} small /> {names.factions[id].name}
              </span>
            ))}
      </dd>
      <dt>{words.points}</dt>
      <dd>
        {FACTIONS.filter((id) => player.points[id] > 0).map((id) => (
          <span key={id} class="faction-name">
            <Disc of={id} small /> <b class="num">{player.points[id]}</b>
          </span>
        ))}
        <b class="num">= {player.total}</b>
      </dd>
    </dl>
  );
}

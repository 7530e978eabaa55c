/** The end: everybody's points and coins, and the prestige cards, turned up at last. */
import { nameOf, Shield, tinctureOf } from '@signoria/kit';
import type { PlayerView } from '../../rules/view/view.ts';
import { Glyph } from '../drawings/index.ts';
import type { OnLook } from '../look.tsx';
import { named } from '../names.ts';
import { Count, Points } from '../Things.tsx';
import { money, type Table, wordsOf } from '../table.ts';

interface ScoringProps {
  readonly table: Table;
  readonly onLook: OnLook;
}

function Row({ table, player, onLook }: ScoringProps & { readonly player: PlayerView }) {
  const { you, own, scoring } = wordsOf(table);
  const { seat, prestigeSum, coins, prestigeCards } = player;
  return (
    <li class="score-row">
      <Shield tincture={tinctureOf(table, seat)} width={20} />
      <span class="mat-name">{nameOf(table, seat) ?? you}</span>
      <ul class="own-cards" aria-label={scoring.cards}>
        {prestigeCards?.map(({ card, worth, sum }) => (
          <li key={card}>
            <button type="button" class="own-card prestige" onClick={() => onLook({ at: 'thing', id: card, why: sum })}>
              <Glyph of="prestige" />
              <span class="own-card-name">{named(table.language, card)}</span>
              <b class="num">{worth}</b>
            </button>
          </li>
        ))}
      </ul>
      {coins === null ? null : <Count of="coin" value={money(coins)} label={own.coins(money(coins))} />}
      <Points table={table} why={prestigeSum} />
    </li>
  );
}

export function Scoring(props: ScoringProps) {
  const ranked = props.table.view.players.toSorted((a, b) => b.prestige - a.prestige);
  return (
    <ol class="scoring">
      {ranked.map((player) => (
        <Row key={player.seat} {...props} player={player} />
      ))}
    </ol>
  );
}

/** An areopagus beside the cards: whose it is, the factions of its connection card, and the support in stock. */
import { ShieldMark } from '@signoria/kit';
import { FACTIONS } from '../../data/factions.ts';
import type { PlayerView } from '../../rules/view/types.ts';
import { type Box, DiscMark } from '../drawings/index.ts';
import { named, namesOf, type Table, tinctureOf, wordsOf } from '../table.ts';

/** A name of so many letters fits. */
const LETTERS = { wide: 13, tall: 9 } as const;

function cut(name: string, most: number): string {
  return name.length <= most ? name : `${name.slice(0, most - 1)}…`;
}

interface PlateProps {
  readonly table: Table;
  readonly player: PlayerView;
  readonly box: Box;
}

/** Where things stand on a plate that lies above or below the rows, and on one beside them. */
function layout(wide: boolean) {
  return wide
    ? { shield: [17, 18], name: [31, 24], factions: [160, 18], stock: [239, 18], columns: 6, step: 33 }
    : { shield: [17, 18], name: [31, 24], factions: [18, 41], stock: [16, 62], columns: 3, step: 36 };
}

export function PlateFace({ table, player, box: { width, height } }: PlateProps) {
  const wide = width > height * 2;
  const { shield, name, factions, stock, columns, step } = layout(wide);
  const turn = table.view.turn.who === player.who;
  return (
    <svg class="plate-face" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect
        x="2"
        y="2"
        width={width - 4}
        height={height - 4}
        rx={wide ? 14 : 9}
        class={turn ? 'plate turn' : 'plate'}
      />
      <ShieldMark tincture={tinctureOf(table, player.who)} x={shield[0]!} y={shield[1]!} width={18} />
      <text x={name[0]} y={name[1]} class="plate-name">
        {cut(named(table, player.who), wide ? LETTERS.wide : LETTERS.tall)}
      </text>
      {player.factions.map((faction, i) => (
        <DiscMark key={faction} of={faction} x={factions[0]! + i * 22} y={factions[1]!} r={9.5} />
      ))}
      {wide ? <path d="M222 7V29" class="plate-line" /> : <path d="M8 52.5H114" class="plate-line" />}
      {FACTIONS.map((faction, i) => {
        const x = stock[0]! + (i % columns) * step;
        const y = stock[1]! + Math.floor(i / columns) * 20;
        return (
          <g key={faction} class={player.stock[faction] === 0 ? 'stock-none' : ''}>
            <DiscMark of={faction} x={x} y={y} r={7.8} />
            <text x={x + 10} y={y + 5.5} class="plate-count">
              {player.stock[faction]}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** `3 Scholars, 1 Clergy`, or that there is none. */
export function stockWords(table: Table, stock: PlayerView['stock']): string {
  const { factions } = namesOf(table);
  const some = FACTIONS.filter((id) => stock[id] > 0).map((id) => `${factions[id].name} ${stock[id]}`);
  return some.length === 0 ? wordsOf(table).party.noSupport : some.join(', ');
}

export function plateFacts(table: Table, player: PlayerView): readonly string[] {
  const { party } = wordsOf(table);
  const { factions } = namesOf(table);
  return [
    party.areopagus(named(table, player.who)),
    party.connection(player.factions.map((id) => factions[id].name)),
    party.stock(stockWords(table, player.stock)),
    party.influence(player.influence),
    party.hand(player.handSize),
  ];
}

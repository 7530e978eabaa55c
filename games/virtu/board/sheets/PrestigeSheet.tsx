/** Prestige if the game ended now: the tracks, and every player's points line by line. */
import { RuleId, Shield, tinctureOf, WhyNumber } from '@signoria/kit';
import type { PlayerView } from '../../rules/view/types.ts';
import { Glyph } from '../drawings/index.ts';
import { lineSum } from '../prestige.ts';
import { calledOf, type Table, wordsOf } from '../table.ts';
import { CityTrack, PatronageTrack, TurnOrder } from './Tracks.tsx';

function Rows({ table, players }: { readonly table: Table; readonly players: readonly PlayerView[] }) {
  const { prestige } = wordsOf(table);
  return (
    <>
      {Object.entries(prestige.rows).map(([what, name]) => {
        const rules = players.flatMap(({ score }) => score.filter((line) => line.what === what))[0]?.rules ?? [];
        return (
          <tr key={what}>
            <th scope="row">
              {name}
              {rules.slice(0, 1).map((id) => (
                <button key={id} type="button" class="rule-link" onClick={() => table.rule(id)}>
                  <RuleId id={id} />
                </button>
              ))}
            </th>
            {players.map((player) => (
              <td key={player.seat} class="num">
                <WhyNumber why={lineSum(player, what)} table={table} label={name} />
              </td>
            ))}
          </tr>
        );
      })}
    </>
  );
}

function Projection({ table }: { readonly table: Table }) {
  const { prestige } = wordsOf(table);
  const { players } = table.view;
  const best = Math.max(...players.map((player) => player.prestige));
  return (
    <table class="projection">
      <caption class="caption">{prestige.projection}</caption>
      <thead>
        <tr>
          <td />
          {players.map(({ seat }) => (
            <th key={seat} scope="col">
              <Shield tincture={tinctureOf(table, seat)} width={20} />
              <span>{calledOf(table, seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Rows table={table} players={players} />
        <tr class="crosses">
          <th scope="row">
            <Glyph name="cross" /> {prestige.crosses}
          </th>
          {players.map(({ seat, why }) => (
            <td key={seat} class="num">
              <WhyNumber why={why.crosses} table={table} label={prestige.crosses} />
            </td>
          ))}
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{prestige.total}</th>
          {players.map((player) => (
            <td
              key={player.seat}
              class={`num${player.prestige === best ? ' best' : ''}`}
              data-wins={tinctureOf(table, player.seat)}
            >
              <WhyNumber why={player.why.prestige} table={table} label={prestige.total} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

export function PrestigeSheet({ table }: { readonly table: Table }) {
  return (
    <div class="prestige-page">
      <TurnOrder table={table} />
      <CityTrack table={table} />
      <PatronageTrack table={table} />
      <Projection table={table} />
    </div>
  );
}

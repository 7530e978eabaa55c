/** Everybody's points as far as the reader may know them, the ranking of the cities, and what is at stake now. */
import { RuleLinks, Sheet, Shield, tinctureOf, WhyNumber } from '@signoria/kit';
import type { PlayerView } from '../rules/view/types.ts';
import { cityName } from '../text/names.ts';
import { Vignette } from './drawings/index.ts';
import type { Parts } from './parts.ts';
import { type Prospect, prospectName } from './prospects.ts';
import { calledOf, signed, type Table, wordsOf } from './table.ts';
import type { BoardWords } from './text/en.ts';

const COLUMNS: readonly (keyof BoardWords['scores']['columns'])[] = [
  'cities',
  'events',
  'wine',
  'pope',
  'victories',
  'gold',
  'influence',
];

function byPoints(a: PlayerView, b: PlayerView): number {
  return b.points.total - a.points.total;
}

function Row({ table, player }: { readonly table: Table; readonly player: PlayerView }) {
  const { scores, numbers } = wordsOf(table);
  return (
    <tr class={player.seat === table.you ? 'own' : ''}>
      <th scope="row">
        <Shield tincture={tinctureOf(table, player.seat)} width={14} />
        {calledOf(table, player.seat)}
      </th>
      {COLUMNS.map((column) => {
        const why = player.why.points[column];
        return (
          <td key={column} class="num">
            {why === null ? (
              <abbr title={scores.unknown}>?</abbr>
            ) : (
              <WhyNumber table={table} why={why} label={scores.columns[column]} />
            )}
          </td>
        );
      })}
      <td class="num total">
        <WhyNumber table={table} why={player.why.points.total} label={numbers.points} />
      </td>
    </tr>
  );
}

function Points({ table }: { readonly table: Table }) {
  const { scores } = wordsOf(table);
  return (
    <table class="score-table">
      <thead>
        <tr>
          <th scope="col">
            <span class="only-heard">{wordsOf(table).princes.title}</span>
          </th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {scores.columns[column]}
            </th>
          ))}
          <th scope="col">{scores.total}</th>
        </tr>
      </thead>
      <tbody>
        {table.view.players.toSorted(byPoints).map((player) => (
          <Row key={player.seat} table={table} player={player} />
        ))}
      </tbody>
    </table>
  );
}

/** A number that would change: the new one, and by how much. */
export function Would({ now, then }: { readonly now: number; readonly then: number }) {
  if (now === then) return <span class="num same">{then}</span>;
  return (
    <span class={`num ${then > now ? 'gain' : 'loss'}`}>
      {then} <small>{signed(then - now)}</small>
    </span>
  );
}

/** Points after each result, as far as they are known. */
export function AtStake({ table, prospects }: { readonly table: Table; readonly prospects: readonly Prospect[] }) {
  const { war } = wordsOf(table);
  return (
    <table class="score-table at-stake">
      <thead>
        <tr>
          <th scope="col">{war.points}</th>
          <th scope="col">{war.pointsNow}</th>
          {prospects.map((prospect) => (
            <th key={prospect.id} scope="col">
              <i class={`ring ${prospect.id}`} />
              {prospectName(table, prospect)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.view.players.toSorted(byPoints).map(({ seat, points }) => (
          <tr key={seat} class={seat === table.you ? 'own' : ''}>
            <th scope="row">
              <Shield tincture={tinctureOf(table, seat)} width={14} />
              {calledOf(table, seat)}
            </th>
            <td class="num">{points.total}</td>
            {prospects.map((prospect) => (
              <td key={prospect.id}>
                <Would now={points.total} then={prospect.points[seat]!} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Ranking({ table }: { readonly table: Table }) {
  const { scores, cities, numbers } = wordsOf(table);
  return (
    <table class="score-table ranking">
      <caption>{scores.ranking}</caption>
      <thead>
        <tr>
          <th scope="col">{scores.place}</th>
          <th scope="col">
            <span class="only-heard">{cities.title}</span>
          </th>
          <th scope="col">{scores.status}</th>
          <th scope="col">{cities.artists}</th>
          <th scope="col">{scores.each}</th>
        </tr>
      </thead>
      <tbody>
        {table.view.ranking.map(({ city, place }) => {
          const { status, artistCount, tied, why } = table.view.cities[city];
          return (
            <tr key={city}>
              <td class="num">{place}</td>
              <th scope="row">
                <Vignette of={city} />
                {cityName(table.language, city)}
                {tied ? <small>{cities.tied}</small> : null}
              </th>
              <td class="num">{status}</td>
              <td class="num">{artistCount}</td>
              <td class="num total">
                <WhyNumber table={table} why={why.vp} label={numbers.each} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

export function Scores({ table, prospects }: Pick<Parts, 'table' | 'prospects'>) {
  const { scores } = wordsOf(table);
  const over = table.view.phase === 'over';
  return (
    <Sheet title={over ? scores.final : scores.title} class="scores">
      <div class="sheet-body">
        <Points table={table} />
        {over ? null : <p class="remark">{scores.note}</p>}
        {prospects.length === 0 ? null : <AtStake table={table} prospects={prospects} />}
        <Ranking table={table} />
        <p class="remark">{scores.tiedNote}</p>
        <RuleLinks
          table={table}
          caption={wordsOf(table).rules}
          ids={['POR-11.2', 'POR-11.4', 'POR-11.9', 'POR-11.11', 'POR-11.13']}
        />
      </div>
    </Sheet>
  );
}

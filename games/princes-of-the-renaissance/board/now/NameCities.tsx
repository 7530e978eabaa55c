/** Which city attacks which: a square for each pair, with what the two results would do to one's own points. */
import { thingProps, WhyMark } from '@signoria/kit';
import { CITIES, type CityId } from '../../data/cities.ts';
import { cityName } from '../../text/names.ts';
import { Glyph, Vignette } from '../drawings/index.ts';
import { outcomes, unled } from '../prospects.ts';
import { signed, type Table, wordsOf } from '../table.ts';

function Square({
  table,
  attacker,
  defender,
}: {
  readonly table: Table;
  readonly attacker: CityId;
  readonly defender: CityId;
}) {
  const { nameCities } = wordsOf(table);
  const thing = `pair ${attacker} ${defender}` as const;
  const { state, label } = table.pointing.at(thing);
  const seat = table.you ?? 0;
  const now = table.view.players[seat]!.points.total;
  const [won = 0, lost = 0] =
    attacker === defender
      ? []
      : outcomes(table.view, unled(attacker, defender)).map(({ points }) => points[seat]! - now);
  const tone = (n: number) => `num ${n > 0 ? 'gain' : n < 0 ? 'loss' : 'same'}`;
  return (
    <button type="button" class={`thing pair ${state}`} {...thingProps(table.pointing, thing, () => {})}>
      <span class="only-heard">
        {attacker === defender ? label : `${label}. ${nameCities.change(signed(won), signed(lost))}`}
      </span>
      {state === 'blocked' ? (
        <WhyMark />
      ) : (
        <span class="thing-face" aria-hidden="true">
          <span class={tone(won)}>{signed(won)}</span>
          <span class={tone(lost)}>{signed(lost)}</span>
        </span>
      )}
    </button>
  );
}

export function NameCities({ table }: { readonly table: Table }) {
  const { nameCities } = wordsOf(table);
  return (
    <div class="now-cities">
      <table>
        <thead>
          <tr>
            <th>
              <span class="only-heard">
                {nameCities.attacker}, {nameCities.defender}
              </span>
              <span class="corner" aria-hidden="true">
                <Glyph of="attacker" />↓ <Glyph of="defender" />→
              </span>
            </th>
            {CITIES.map((city) => (
              <th key={city} scope="col">
                <Vignette of={city} />
                {cityName(table.language, city)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {CITIES.map((attacker) => (
            <tr key={attacker}>
              <th scope="row">
                <Vignette of={attacker} />
                {cityName(table.language, attacker)}
              </th>
              {CITIES.map((defender) => (
                <td key={defender}>
                  <Square table={table} attacker={attacker} defender={defender} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="remark">{nameCities.note}</p>
    </div>
  );
}

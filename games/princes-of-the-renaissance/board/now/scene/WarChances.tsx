/** Who would win, in per cent: a bar for each way it may go on. Ink, hatching and green, never a player's colour. */
import { nameOf, Shield, tinctureOf } from '@signoria/kit';
import type { WarView } from '../../../rules/view/types.ts';
import { type Table, wordsOf } from '../../table.ts';
import { type Chances, chancesIn } from './chances.ts';

/** Narrower parts carry no number. */
const READABLE = 8;

function Part({ of, share }: { readonly of: 'attacker' | 'draw' | 'defender'; readonly share: number }) {
  if (share === 0) return null;
  return (
    <i class={of} style={{ flexGrow: share }}>
      {share >= READABLE ? share : ''}
    </i>
  );
}

function Bar({ table, chances }: { readonly table: Table; readonly chances: Chances }) {
  const { war } = wordsOf(table);
  const { leader, attacker, draw, defender } = chances;
  const led = leader !== null && leader !== 'nobody';
  const who =
    leader === null ? war.asItStands : leader === 'nobody' ? war.ifNobody : war.ifLeads(nameOf(table, leader));
  return (
    <li>
      <span class="who">
        {led ? <Shield tincture={tinctureOf(table, leader)} width={12} /> : null}
        {who}
      </span>
      <span class="only-heard">{war.odds(attacker, draw, defender)}</span>
      <span class="bar" aria-hidden="true">
        <Part of="attacker" share={attacker} />
        <Part of="draw" share={draw} />
        <Part of="defender" share={defender} />
      </span>
    </li>
  );
}

export function WarChances({ table, war }: { readonly table: Table; readonly war: WarView }) {
  const { war: words } = wordsOf(table);
  const all = chancesIn(table.view, table.you);
  if (all.length === 0) return null;
  const [first] = all;
  return (
    <div class="chances">
      <p class="chance-key">
        <span class="caption">{words.chance}</span>
        <span>
          <i class="swatch attacker" />
          {words.wins(war.attacker.city)}
        </span>
        <span>
          <i class="swatch draw" />
          {words.draw}
        </span>
        <span>
          <i class="swatch defender" />
          {words.wins(war.defender.city)}
        </span>
      </p>
      <ul>
        {all.map((chances) => (
          <Bar key={`${chances.leader}`} table={table} chances={chances} />
        ))}
      </ul>
      {all.length === 1 ? <p class="remark">{words.doubles(first!.doubles[0], first!.doubles[1])}</p> : null}
    </div>
  );
}

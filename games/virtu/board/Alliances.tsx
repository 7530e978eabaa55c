/** The three foreign powers: whose ally, bonus ready or spent, whose Agent sits there. */
import { nameOf, Shield, tinctureOf, told } from '@signoria/web/kit';
import type { AllianceView } from '../rules/view.types.ts';
import { allianceName } from '../text/names.ts';
import { AgentDisc } from './AgentDisc.tsx';
import { Glyph } from './drawings/index.ts';
import type { OnLook } from './look.tsx';
import type { Picking } from './picking.ts';
import { thing } from './steps.ts';
import { type Table, wordsOf } from './table.ts';
import { targetProps } from './target.tsx';
import type { Telling } from './telling.ts';

interface AlliancesProps {
  readonly table: Table;
  readonly picking: Picking;
  readonly telling: Telling;
  readonly onLook: OnLook;
}

/** `Kingdom of France, allied with Bianca, bonus available, your Agent`. */
export function spokenAlliance(table: Table, { id, holder, available, agent, blocked }: AllianceView): string {
  const { alliance } = wordsOf(table);
  return [
    allianceName(table.language, id),
    holder === null ? alliance.free : alliance.of(nameOf(table, holder)),
    ...(holder === null ? [] : [blocked ? alliance.blocked : available ? alliance.ready : alliance.spent]),
    ...(agent === null ? [] : [alliance.agent(nameOf(table, agent))]),
  ].join(', ');
}

function Ally({ table, picking, telling, onLook, ally }: AlliancesProps & { readonly ally: AllianceView }) {
  const words = wordsOf(table);
  const at = thing.alliance(ally.id);
  const fresh = told(telling, at);
  const spent = ally.holder !== null && !ally.available;
  return (
    <button
      type="button"
      {...targetProps(table, picking, at, spokenAlliance(table, ally), `ally${spent ? ' spent' : ''} ${fresh.class}`)}
      {...(fresh.style ? { style: fresh.style } : {})}
      onClick={() => picking.press(at) || onLook({ at: 'alliance', id: ally.id })}
    >
      <Glyph name={ally.id} />
      <span class="ally-name">{words.face.alliances[ally.id]}</span>
      {ally.holder === null ? (
        ally.agent === null ? (
          <em>{words.alliance.freeShort}</em>
        ) : null
      ) : (
        <>
          <Shield tincture={tinctureOf(table, ally.holder)} width={16} />
          {spent ? <span class="turned">↻</span> : null}
        </>
      )}
      {ally.agent === null ? null : <AgentDisc tincture={tinctureOf(table, ally.agent)} />}
    </button>
  );
}

export function Alliances(props: AlliancesProps) {
  return (
    <fieldset class="alliances" aria-label={wordsOf(props.table).alliance.title}>
      {props.table.view.alliances.map((ally) => (
        <Ally key={ally.id} {...props} ally={ally} />
      ))}
    </fieldset>
  );
}

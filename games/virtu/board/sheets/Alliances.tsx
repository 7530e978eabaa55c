/** The three foreign powers: whose ally, bonus ready or spent, whose Agent sits there. */
import { cued, nameOf, Shield, tinctureOf } from '@signoria/kit';
import type { AllianceView } from '../../rules/view/types.ts';
import type { BoardCues } from '../cues.ts';
import { Glyph } from '../drawings/index.ts';
import type { OnLook } from '../looking.ts';
import { AgentDisc } from '../palace/AgentDisc.tsx';
import { type Pointing, type Table, wordsOf } from '../table.ts';
import { targetProps } from '../target.tsx';
import { thing } from '../things.ts';

interface AlliancesProps {
  readonly table: Table;
  readonly pointing: Pointing;
  readonly cues: BoardCues;
  readonly onLook: OnLook;
}

/** `France, allied with Bianca, bonus available, your Agent`: what is written there first, so that it can be called by it. */
export function spokenAlliance(table: Table, { id, holder, available, agent, blocked }: AllianceView): string {
  const { alliance, face } = wordsOf(table);
  return [
    face.alliances[id],
    holder === null ? alliance.free : alliance.of(nameOf(table, holder)),
    ...(holder === null ? [] : [blocked ? alliance.blocked : available ? alliance.ready : alliance.spent]),
    ...(agent === null ? [] : [alliance.agent(nameOf(table, agent))]),
  ].join(', ');
}

function Ally({ table, pointing, cues, onLook, ally }: AlliancesProps & { readonly ally: AllianceView }) {
  const words = wordsOf(table);
  const at = thing.alliance(ally.id);
  const fresh = cued(cues, at);
  const spent = ally.holder !== null && !ally.available;
  return (
    <button
      type="button"
      {...targetProps(
        { table, pointing, onLook },
        at,
        spokenAlliance(table, ally),
        `ally${spent ? ' spent' : ''} ${fresh.class}`,
      )}
      {...(fresh.style ? { style: fresh.style } : {})}
    >
      <Glyph name={ally.id} />
      <span class="ally-name">{words.face.alliances[ally.id]}</span>{' '}
      {ally.holder === null ? (
        ally.agent === null ? (
          <em>{words.alliance.free}</em>
        ) : null
      ) : (
        <>
          <Shield tincture={tinctureOf(table, ally.holder)} width={16} />
          {spent ? <span class="turned">↻</span> : null}
        </>
      )}
      {ally.agent === null ? null : <AgentDisc tincture={tinctureOf(table, ally.agent)} place={`agent ${ally.id}`} />}
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

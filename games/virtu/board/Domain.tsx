/** A player's Domain: City tokens, Titles, Guild, Cathedrals, Artillery; and beside it bonuses, Trophies and reserves. */
import { Shield, tinctureOf, told } from '@signoria/web/kit';
import type { TokenView } from '../rules/view.types.ts';
import { bonusName, cityName, tokenName } from '../text/names.ts';
import { AgentDisc } from './AgentDisc.tsx';
import { Glyph } from './drawings/index.ts';
import type { PalaceProps } from './Ring.tsx';
import { inWords, Symbols } from './Symbols.tsx';
import { thing } from './steps.ts';
import { calledOf, type Table, wordsOf } from './table.ts';
import { targetProps } from './target.tsx';
import { domainSymbols } from './things.ts';

/** `Siena`, `Cathedral of Siena`, `Duchy`. */
function tokenTitle(table: Pick<Table, 'language'>, { kind, city, token }: TokenView): string {
  if (city === null) return token === null ? '' : tokenName(table.language, token);
  const name = cityName(table.language, city);
  return kind === 'cathedral' ? wordsOf(table).palace.cathedralIn(name) : name;
}

const KIND_GLYPH = {
  city: null,
  title: 'crown',
  guild: 'florin',
  cathedral: 'cathedral',
  artillery: 'war',
} as const;

function Token(props: PalaceProps & { readonly token: TokenView }) {
  const { table, picking, telling, player, onLook, token } = props;
  const { palace } = wordsOf(table);
  const at = thing.token(player.seat, token.id);
  const fresh = told(telling, at);
  const symbols = domainSymbols(table.view, token);
  const facts = [
    tokenTitle(table, token),
    inWords(table, symbols) ?? palace.nothing,
    token.available ? palace.available : palace.exhausted,
  ].join(', ');
  const glyph = KIND_GLYPH[token.kind];
  const press = () => {
    if (picking.press(at)) return;
    if (token.kind === 'city' && token.city !== null) onLook({ at: 'city', id: token.city });
    else if (token.token !== null) onLook({ at: 'token', id: token.token });
  };
  return (
    <button
      type="button"
      {...targetProps(
        table,
        picking,
        at,
        facts,
        `token ${token.kind}${token.available ? '' : ' turned'} ${fresh.class}`,
      )}
      {...(fresh.style ? { style: fresh.style } : {})}
      onClick={press}
    >
      <span class="card-line">
        {glyph === null ? null : <Glyph name={glyph} />}
        <b>
          {token.kind === 'cathedral' && token.city !== null
            ? cityName(table.language, token.city)
            : tokenTitle(table, token)}
        </b>
        {token.available ? null : <span class="turned-mark">↻</span>}
      </span>
      <Symbols table={table} amounts={symbols} silent />
    </button>
  );
}

export function Domain(props: PalaceProps) {
  const { table, player } = props;
  const { palace } = wordsOf(table);
  return (
    <fieldset class="domain" aria-label={palace.domain}>
      <span class="caption" aria-hidden="true">
        {palace.domain}
      </span>
      <div class="tokens">
        {player.domain.map((token) => (
          <Token key={token.id} {...props} token={token} />
        ))}
        {player.domain.length === 0 ? <span class="nothing">{palace.noDomain}</span> : null}
      </div>
    </fieldset>
  );
}

interface CountProps {
  readonly label: string;
  readonly count: number;
  readonly glyph: 'troop' | 'agent' | 'war' | 'indulgence';
}

function Count({ label, count, glyph }: CountProps) {
  return (
    <span class="in-reserve" title={label}>
      <Glyph name={glyph} />
      <b class="num" aria-hidden="true">
        {count}
      </b>
      <span class="only-heard">{label}</span>
    </span>
  );
}

/** What does not lie in the Palace: bonuses of Patronage, Trophies, pieces in reserve. */
export function Shelf({ table, picking, player, onLook }: PalaceProps) {
  const { palace, face } = wordsOf(table);
  const holding = picking.target(thing.reserve);
  return (
    <div class="shelf">
      <Count glyph="troop" count={player.troops.reserve} label={palace.troopsLeft(player.troops.reserve)} />
      {player.seat === table.you && holding !== 'idle' ? (
        <button
          type="button"
          {...targetProps(table, picking, thing.reserve, palace.agentsLeft(player.agents.reserve), 'reserve')}
          onClick={() => picking.press(thing.reserve)}
        >
          <AgentDisc tincture={tinctureOf(table, player.seat)} />
          <b class="num">{player.agents.reserve}</b>
        </button>
      ) : (
        <Count glyph="agent" count={player.agents.reserve} label={palace.agentsLeft(player.agents.reserve)} />
      )}
      {player.warTokens > 0 ? (
        <Count glyph="war" count={player.warTokens} label={palace.warTokens(player.warTokens)} />
      ) : null}
      {player.trophies.map((seat) => (
        <span key={seat} class="trophy" title={palace.trophy(calledOf(table, seat))}>
          <Glyph name="trophy" />
          <Shield tincture={tinctureOf(table, seat)} width={16} label={palace.trophy(calledOf(table, seat))} />
        </span>
      ))}
      {player.bonuses.map((id) => (
        <button
          key={id}
          type="button"
          {...targetProps(table, picking, thing.bonus(id), bonusName(table.language, id), 'bonus-chip')}
          onClick={() => picking.press(thing.bonus(id)) || onLook({ at: 'bonus', id })}
        >
          <Glyph name="patronage" />
          {face.bonuses[id]}
        </button>
      ))}
    </div>
  );
}

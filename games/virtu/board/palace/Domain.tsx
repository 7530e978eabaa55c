/** A player's Domain: City tokens, Titles, Guild, Cathedrals, Artillery; and beside it bonuses, Trophies and reserves. */
import { cued, Shield, tinctureOf } from '@signoria/kit';
import type { TokenView } from '../../rules/view/types.ts';
import { bonusName, cityName, tokenName } from '../../text/names.ts';
import { Glyph } from '../drawings/index.ts';
import { domainSymbols } from '../printed.ts';
import { inWords, Symbols } from '../Symbols.tsx';
import { calledOf, type Table, wordsOf } from '../table.ts';
import { targetProps } from '../target.tsx';
import { thing } from '../things.ts';
import { AgentDisc } from './AgentDisc.tsx';
import type { PalaceProps } from './Ring.tsx';

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
  const { table, cues, player, token } = props;
  const { palace } = wordsOf(table);
  const at = thing.token(player.seat, token.id);
  const fresh = cued(cues, at);
  const symbols = domainSymbols(table.view, token);
  const facts = [
    tokenTitle(table, token),
    inWords(table, symbols) ?? palace.nothing,
    token.available ? palace.available : palace.exhausted,
  ].join(', ');
  const glyph = KIND_GLYPH[token.kind];
  return (
    <button
      type="button"
      {...targetProps(props, at, facts, `token ${token.kind}${token.available ? '' : ' turned'} ${fresh.class}`)}
      {...(fresh.style ? { style: fresh.style } : {})}
    >
      <span class="card-line">
        {glyph === null ? null : <Glyph name={glyph} />}
        <b>
          {token.kind === 'cathedral' && token.city !== null
            ? cityName(table.language, token.city)
            : tokenTitle(table, token)}
        </b>
        {token.available ? null : <span class="turned-mark">↻</span>}
      </span>{' '}
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
export function Shelf(props: PalaceProps) {
  const { table, pointing, player } = props;
  const { palace, face } = wordsOf(table);
  const holding = pointing.at('reserve').state;
  return (
    <div class="shelf">
      <Count glyph="troop" count={player.troops.reserve} label={palace.troopsLeft(player.troops.reserve)} />
      {player.seat === table.you && holding !== 'idle' ? (
        <button type="button" {...targetProps(props, 'reserve', palace.agentsLeft(player.agents.reserve), 'reserve')}>
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
          {...targetProps(props, thing.bonus(id), bonusName(table.language, id), 'bonus-chip')}
        >
          <Glyph name="patronage" />
          {face.bonuses[id]}
        </button>
      ))}
    </div>
  );
}

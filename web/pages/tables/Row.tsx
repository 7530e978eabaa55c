/** A table in the list: what is played, who sits there and how reliable they are, one button. */
import { Button, Shield, TINCTURES } from '@signoria/kit';
import type { TableRow } from '@signoria/protocol';
import { isBotAccount } from '@signoria/protocol/bot-accounts';
import { botNameIn } from '@signoria/table';
import { api } from '../../api.ts';
import { titleOf, variantsOf } from '../../games/catalogue.ts';
import { go, paths } from '../../router.ts';
import { ArmsOf, bearerIn } from '../../shell/bearer.tsx';
import { Cover } from '../../shell/Cover.tsx';
import { toastTrouble } from '../../shell/trouble.ts';
import { greet } from '../../state/me.ts';
import { language } from '../../state/settings.ts';
import { tableWords, words } from '../../state/words.ts';
import { BotTag } from '../machines/BotTag.tsx';
import { paceWords } from './pace-text.ts';
import { clockLine, hoursLine } from './pace-words.ts';
import { tablesWords } from './text.ts';

function Seats({ row }: { readonly row: TableRow }) {
  const { gone } = tableWords.value;
  const nameOf = (name: string) => botNameIn(tableWords.value, name);
  return (
    <span class="shields">
      {row.seats.map((seat, i) => {
        if (seat.kind === 'open') return <Shield key={i} tincture={null} />;
        const name = seat.kind === 'bot' ? nameOf(seat.name) : seat.name || gone;
        const bearer = bearerIn(seat);
        return bearer === null ? (
          <Shield key={i} tincture={TINCTURES[seat.colour]!} label={name} />
        ) : (
          <ArmsOf key={i} of={bearer} label={name} />
        );
      })}
    </span>
  );
}

/** What share of their games the people there have finished; null while nobody has played any. */
function finishShare({ seats }: TableRow): number | null {
  const known = seats.flatMap(({ reliability }) => (reliability === null ? [] : [reliability]));
  const all = known.reduce((sum, { finished, left }) => sum + finished + left, 0);
  return all === 0 ? null : known.reduce((sum, { finished }) => sum + finished, 0) / all;
}

/** Half of the answers of the slowest there come faster than this: a table waits for them. */
function typicalMs({ seats }: TableRow): number | null {
  const known = seats.flatMap(({ reliability }) => reliability?.typicalMs ?? []);
  return known.length === 0 ? null : Math.max(...known);
}

/** Who is rated at a table that counts; a question mark while that is provisional. */
function ratings({ settings, seats }: TableRow): readonly string[] {
  if (!settings.rated) return [];
  const players = seats.flatMap(({ name, rating }) =>
    rating === null ? [] : [`${name} ${rating.rating} ± ${rating.margin}${rating.provisional ? ' (?)' : ''}`],
  );
  return [tablesWords.value.rated, ...players];
}

async function sit(table: string): Promise<void> {
  try {
    await greet();
    await api.join(table);
    go(paths.table(table, false));
  } catch (error) {
    toastTrouble(error);
  }
}

export function Row({ row }: { readonly row: TableRow }) {
  const { lobby, shell } = words.value;
  const share = finishShare(row);
  const typical = typicalMs(row);
  const variants = variantsOf(row.game, row.options, language.value);
  const hours = hoursLine(row.settings);
  const open = row.status === 'open' && row.open > 0;
  const bot = row.seats.find(({ user }) => isBotAccount(user))?.user ?? null;
  const host = row.seats.find(({ user }) => user === row.owner)?.name ?? '';
  return (
    <li>
      <Cover game={row.game} />
      <span class="table-about">
        <b>{titleOf(row.game, language.value)}</b>
        <span>
          {row.settings.name || host} <BotTag user={bot} />
        </span>
        <small>
          <span title={clockLine(row.settings)}>{paceWords.value.names[row.settings.pace].name}</span>
          {hours === null ? '' : ` · ${hours}`}
          {row.minutes === null ? '' : ` · ${lobby.length(row.minutes)}`}
          {ratings(row).map((said) => ` · ${said}`)}
          {open && row.settings.challenge === true ? ` · ${tablesWords.value.startsWhenFull}` : ''}
          {variants.length === 0 ? '' : ` · ${variants.join(', ')}`}
          {row.settings.language === 'any' ? '' : ` · ${lobby.languages[row.settings.language]}`}
        </small>
      </span>
      <span class="table-state">
        <Seats row={row} />
        <small>{share === null ? shell.ago(Date.now() - row.updated) : lobby.finish(Math.round(share * 100))}</small>
        {typical === null ? null : <small>{tablesWords.value.typical(typical)}</small>}
      </span>
      {open ? (
        <Button onPress={() => void sit(row.table)}>{lobby.sit}</Button>
      ) : (
        <a class="btn plain" href={paths.table(row.table, false)}>
          {lobby.watch}
        </a>
      )}
    </li>
  );
}

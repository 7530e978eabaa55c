/** Programs that act for somebody: their tokens, made here, seen once and revoked here, and the bot accounts. */
import { Button, Sheet, Tag } from '@signoria/kit';
import type { Token } from '@signoria/protocol';
import { useState } from 'preact/hooks';
import { at } from '../../address.ts';
import type { Deed } from '../../shell/deed.ts';
import { useLatest } from '../../shell/use-latest.ts';
import { language } from '../../state/settings.ts';
import { toast } from '../../state/toasts.ts';
import { words } from '../../state/words.ts';
import { useDeed } from '../account/deeds.ts';
import { Wrong } from '../account/Field.tsx';
import type { Ways } from '../account/Prove.tsx';
import { machineApi } from './api.ts';
import { Bots } from './Bots.tsx';
import { MakeToken } from './MakeToken.tsx';
import { NewToken } from './NewToken.tsx';
import { machineWords } from './text.ts';

export interface MachinesProps {
  /** Null until they are known. */
  readonly tokens: readonly Token[] | null;
  readonly again: () => void;
  readonly admin: boolean;
  readonly ways: Ways;
}

/** Where the interface describes itself. */
const DOCS = at('/api/docs');

export function Machines({ tokens, again, admin, ways }: MachinesProps) {
  const own = machineWords.value;
  const { value: bots, again: botsAgain } = useLatest(machineApi.bots, []);
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const show = (token: string) => {
    setMade(token);
    setMaking(false);
    again();
  };
  return (
    <Sheet title={own.title}>
      <div class="pad stack">
        <p class="note">
          {own.about} <a href={DOCS}>{own.docs}</a>
        </p>
        <Tokens tokens={tokens ?? []} again={again} />
        {made === null ? null : <NewToken token={made} onDone={() => setMade(null)} />}
        {making ? (
          <MakeToken bots={bots ?? []} admin={admin} ways={ways} onMade={show} />
        ) : (
          <Button icon="plus" onPress={() => setMaking(true)}>
            {own.make}
          </Button>
        )}
        <Bots
          bots={bots ?? []}
          again={() => {
            botsAgain();
            again();
          }}
        />
      </div>
    </Sheet>
  );
}

function Tokens({ tokens, again }: Pick<MachinesProps, 'again'> & { readonly tokens: readonly Token[] }) {
  const own = machineWords.value;
  const deed = useDeed();
  const revoke = (token: Token) =>
    deed.run(async () => {
      await machineApi.revoke(token.id);
      toast('good', () => machineWords.value.revoked);
      again();
    });
  return (
    <div class="wide">
      <h3 class="caption">{own.tokens}</h3>
      {tokens.length === 0 ? <p class="second">{own.noTokens}</p> : null}
      <ul class="kept-list tokens">
        {tokens.map((token) => (
          <Row key={token.id} token={token} deed={deed} onRevoke={() => revoke(token)} />
        ))}
      </ul>
      <Wrong text={deed.trouble} />
    </div>
  );
}

interface RowProps {
  readonly token: Token;
  readonly deed: Deed;
  readonly onRevoke: () => void;
}

function Row({ token, deed, onRevoke }: RowProps) {
  const own = machineWords.value;
  const { name, scopes, bot, created, used, expires } = token;
  const since = (at: number) => words.value.shell.ago(Date.now() - at);
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' }).format(expires);
  const facts = [own.made(since(created)), used === null ? own.unused : own.used(since(used)), own.until(day)];
  return (
    <li>
      <span>
        <b>{name}</b> {bot === null ? null : <span>{bot.name} </span>}
        {scopes.map((scope) => (
          <Tag key={scope} kind={scope === 'admin' ? 'wax' : 'plain'}>
            {own.scopes[scope]}
          </Tag>
        ))}
        <small>{facts.join(', ')}</small>
      </span>
      <Button kind="quiet" icon="close" label={own.revoke(name)} blocked={deed.busy} onPress={onRevoke} />
    </li>
  );
}

/** One's bot accounts: made here by a name, and deleted. */
import { Button, Dialog } from '@signoria/kit';
import type { BotAccount } from '@signoria/protocol';
import { useState } from 'preact/hooks';
import { paths } from '../../router.ts';
import { ArmsOf } from '../../shell/bearer.tsx';
import { toast } from '../../state/toasts.ts';
import { words } from '../../state/words.ts';
import { useDeed } from '../account/deeds.ts';
import { Field, Wrong } from '../account/Field.tsx';
import { machineApi } from './api.ts';
import { BotTag } from './BotTag.tsx';
import { machineWords } from './text.ts';

export interface BotsProps {
  readonly bots: readonly BotAccount[];
  readonly again: () => void;
}

export function Bots({ bots, again }: BotsProps) {
  const own = machineWords.value;
  const [doomed, setDoomed] = useState<BotAccount | null>(null);
  return (
    <div class="wide">
      <h3 class="caption">{own.bots}</h3>
      <p class="note">{own.botsAbout}</p>
      <ul class="kept-list">
        {bots.map((bot) => (
          <li key={bot.user}>
            <span>
              <ArmsOf of={{ user: bot.user }} /> <a href={paths.person(bot.user)}>{bot.name}</a>{' '}
              <BotTag user={bot.user} />
            </span>
            <Button kind="quiet" icon="close" label={own.deleteBot(bot.name)} onPress={() => setDoomed(bot)} />
          </li>
        ))}
      </ul>
      <MakeBot again={again} />
      {doomed === null ? null : <DeleteBot bot={doomed} again={again} onClose={() => setDoomed(null)} />}
    </div>
  );
}

function MakeBot({ again }: Pick<BotsProps, 'again'>) {
  const own = machineWords.value;
  const [name, setName] = useState('');
  const deed = useDeed();
  const make = async () => {
    const bot = await machineApi.makeBot(name);
    setName('');
    toast('good', () => machineWords.value.botMade(bot.name));
    again();
  };
  return (
    <form
      class="account-form"
      onSubmit={(event) => {
        event.preventDefault();
        deed.run(make);
      }}
    >
      <Field label={own.botName} value={name} onChange={setName} />
      <Wrong text={deed.trouble} />
      <Button type="submit" icon="bot" blocked={deed.busy}>
        {own.makeBot}
      </Button>
    </form>
  );
}

interface DeleteBotProps extends Pick<BotsProps, 'again'> {
  readonly bot: BotAccount;
  readonly onClose: () => void;
}

function DeleteBot({ bot, again, onClose }: DeleteBotProps) {
  const own = machineWords.value;
  const deed = useDeed();
  const remove = async () => {
    await machineApi.deleteBot(bot.user);
    toast('good', () => machineWords.value.botDeleted);
    onClose();
    again();
  };
  return (
    <Dialog open title={own.deleteBot(bot.name)} close={words.value.shell.close} onClose={onClose}>
      <p>{own.deleteNote}</p>
      <Wrong text={deed.trouble} />
      <div class="form-row">
        <Button onPress={onClose}>{own.keepBot}</Button>
        <Button kind="wax" blocked={deed.busy} onPress={() => deed.run(remove)}>
          {own.reallyDelete}
        </Button>
      </div>
    </Dialog>
  );
}

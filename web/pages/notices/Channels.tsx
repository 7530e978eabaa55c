/** The ways in which somebody is told: how the last message went, when each is used, how much it says. */
import { Button, EmptyState, Icon, Segments, Sheet, Switch } from '@signoria/kit';
import type { Channel } from '@signoria/protocol';
import { useState } from 'preact/hooks';
import { toastTrouble } from '../../shell/trouble.ts';
import { noticeApi } from './api.ts';
import { noticeWords, stateText } from './text.ts';

interface Props {
  readonly channels: readonly Channel[];
  readonly onChange: (channels: readonly Channel[]) => void;
}

export function Channels({ channels, onChange }: Props) {
  const { where, none } = noticeWords.value;
  const replace = (one: Channel) => onChange(channels.map((other) => (other.id === one.id ? one : other)));
  return (
    <Sheet title={where}>
      {channels.length === 0 ? (
        <EmptyState picture={<Icon name="bell" />} title={none.title} text={none.text} />
      ) : (
        <ul class="channels">
          {channels.map((channel) => (
            <ChannelRow
              key={channel.id}
              channel={channel}
              alone={channels.length === 1}
              onChange={replace}
              onRemove={() => onChange(channels.filter(({ id }) => id !== channel.id))}
            />
          ))}
        </ul>
      )}
    </Sheet>
  );
}

interface RowProps {
  readonly channel: Channel;
  /** With a single channel there is nothing to go on to. */
  readonly alone: boolean;
  readonly onChange: (channel: Channel) => void;
  readonly onRemove: () => void;
}

function When({
  channel,
  onChange,
}: {
  readonly channel: Channel;
  readonly onChange: (when: Channel['when']) => void;
}) {
  const { when } = noticeWords.value;
  return (
    <Segments
      label={`${when.label}: ${channel.label}`}
      value={channel.when}
      onChange={onChange}
      options={[
        { value: 'first', label: when.first },
        { value: 'later', label: when.later },
      ]}
    />
  );
}

function ChannelRow({ channel, alone, onChange, onRemove }: RowProps) {
  const w = noticeWords.value;
  const [busy, setBusy] = useState(false);
  const { id, type, label, confirmed, last } = channel;
  const work = async (deed: () => Promise<void>) => {
    setBusy(true);
    await deed().catch(toastTrouble);
    setBusy(false);
  };
  const change = (to: Partial<Pick<Channel, 'when' | 'discreet'>>) =>
    void work(async () => onChange(await noticeApi.change(id, to)));
  const isMailToConfirm = type === 'mail' && !confirmed;
  return (
    <li class="channel">
      <div class="channel-head">
        <div class="channel-name">
          <b>{label}</b>
          <span class="caption">{type === 'push' ? '' : w.type[type].name}</span>
        </div>
        <Button
          icon="bell"
          label={isMailToConfirm ? w.again : w.testOf(label)}
          blocked={busy}
          onPress={() => void work(async () => onChange(await noticeApi.test(id)))}
        >
          {isMailToConfirm ? w.again : w.test}
        </Button>
        <Button
          kind="quiet"
          icon="close"
          label={w.removeOf(label)}
          blocked={busy}
          onPress={() => void work(() => noticeApi.remove(id).then(onRemove))}
        />
      </div>
      <p class={`channel-state ${last?.failure != null ? 'bad' : ''}`} role="status">
        {stateText(channel)}
      </p>
      <div class="channel-options">
        {alone ? null : <When channel={channel} onChange={(when) => change({ when })} />}
        <Switch
          label={w.discreet.name}
          note={w.discreet.about}
          on={channel.discreet}
          onChange={(discreet) => change({ discreet })}
        />
      </div>
    </li>
  );
}

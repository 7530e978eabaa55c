/** Where one is signed in; each of them, or all others, can be signed out from here. */

import { Button, Sheet, Tag } from '@signoria/kit';
import type { Device } from '@signoria/protocol';
import type { Deed } from '../../shell/deed.ts';
import { useLatest } from '../../shell/use-latest.ts';
import { toast } from '../../state/toasts.ts';
import { words } from '../../state/words.ts';
import { accountApi } from './api.ts';
import { useDeed } from './deeds.ts';
import { Wrong } from './Field.tsx';
import { accountWords } from './text.ts';

export function Devices() {
  const { devices: own } = accountWords.value;
  const { value: devices, again } = useLatest(accountApi.devices, []);
  const deed = useDeed();
  const end = (device: string | null) =>
    deed.run(async () => {
      await accountApi.endDevices(device);
      toast('good', () => accountWords.value.devices.ended);
      again();
    });
  return (
    <Sheet title={own.title}>
      <div class="pad stack">
        <ul class="kept-list">
          {(devices ?? []).map((device) => (
            <Row key={device.id} device={device} deed={deed} onEnd={() => end(device.id)} />
          ))}
        </ul>
        <Wrong text={deed.trouble} />
        {(devices ?? []).length > 1 ? (
          <Button blocked={deed.busy} onPress={() => end(null)}>
            {own.endOthers}
          </Button>
        ) : null}
      </div>
    </Sheet>
  );
}

interface RowProps {
  readonly device: Device;
  readonly deed: Deed;
  readonly onEnd: () => void;
}

function Row({ device, deed, onEnd }: RowProps) {
  const { devices: own } = accountWords.value;
  const name = device.name || own.unnamed;
  return (
    <li>
      <span>
        <b>{name}</b>
        <small>{own.seen(words.value.shell.ago(Date.now() - device.seen))}</small>
      </span>
      {device.current ? (
        <Tag kind="good">{own.here}</Tag>
      ) : (
        <Button kind="quiet" icon="close" label={own.end(name)} blocked={deed.busy} onPress={onEnd} />
      )}
    </li>
  );
}

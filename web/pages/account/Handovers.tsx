/** Games of the guest somebody was before they signed in: taken along, or left. */

import { Button, Sheet } from '@signoria/kit';
import type { Handover } from '@signoria/protocol';
import { fetchMyTables } from '../../state/my-tables.ts';
import { toast } from '../../state/toasts.ts';
import { accountApi } from './api.ts';
import { useDeed } from './deeds.ts';
import { Wrong } from './Field.tsx';
import { accountWords } from './text.ts';

export function Handovers({ offers, onDone }: { readonly offers: readonly Handover[]; readonly onDone: () => void }) {
  return offers.length === 0 ? null : (
    <Sheet title={accountWords.value.handover.title}>
      {offers.map((offer) => (
        <Offer key={offer.guest} offer={offer} onDone={onDone} />
      ))}
    </Sheet>
  );
}

function Offer({ offer, onDone }: { readonly offer: Handover; readonly onDone: () => void }) {
  const { handover } = accountWords.value;
  const deed = useDeed();
  const answer = (take: boolean) =>
    deed.run(async () => {
      const { taken, kept } = await accountApi.takeOver(offer.guest, take);
      if (take) toast('good', () => accountWords.value.handover.taken(taken));
      if (kept > 0) toast('plain', () => accountWords.value.handover.kept(kept));
      void fetchMyTables();
      onDone();
    });
  return (
    <div class="pad">
      <p>{handover.text(offer.name, offer.games)}</p>
      <Wrong text={deed.trouble} />
      <div class="form-row">
        <Button kind="ink" blocked={deed.busy} onPress={() => answer(true)}>
          {handover.take}
        </Button>
        <Button kind="quiet" blocked={deed.busy} onPress={() => answer(false)}>
          {handover.leave}
        </Button>
      </div>
    </div>
  );
}

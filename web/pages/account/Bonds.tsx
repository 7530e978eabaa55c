/** What the reader may do about somebody: ask, agree, part, block. */

import { Button, Sheet } from '@signoria/kit';
import type { BondWish, Profile } from '@signoria/protocol';
import { me } from '../../state/me.ts';
import { accountApi } from './api.ts';
import { useDeed } from './deeds.ts';
import { Wrong } from './Field.tsx';
import { accountWords } from './text.ts';

export function Bonds({ profile, onDone }: { readonly profile: Profile; readonly onDone: () => void }) {
  const { friends, person } = accountWords.value;
  const deed = useDeed();
  const wish = (what: BondWish) =>
    deed.run(async () => {
      await accountApi.bond(profile.user, what);
      onDone();
    });
  const { standing } = profile;
  const friendly = standing !== 'blocked' && friendlyWish(profile);
  return (
    <Sheet title={friends.title}>
      <div class="pad stack">
        <div class="form-row">
          {friendly === null || friendly === false ? null : (
            <Button
              kind={friendly.what === 'befriend' ? 'ink' : 'plain'}
              blocked={deed.busy}
              onPress={() => wish(friendly.what)}
            >
              {friendly.label}
            </Button>
          )}
          {standing === 'asking' ? (
            <Button blocked={deed.busy} onPress={() => wish('part')}>
              {friends.decline}
            </Button>
          ) : null}
          <Button blocked={deed.busy} onPress={() => wish(standing === 'blocked' ? 'unblock' : 'block')}>
            {standing === 'blocked' ? person.unblock : person.block}
          </Button>
        </div>
        <Wrong text={deed.trouble} />
        <p class="note">{person.blockNote}</p>
      </div>
    </Sheet>
  );
}

/** Guests come and go: friends are accounts. */
function friendlyWish({ standing, kind }: Profile): { readonly what: BondWish; readonly label: string } | null {
  const { person } = accountWords.value;
  if (standing === 'friends') return { what: 'part', label: person.part };
  if (standing === 'asked') return { what: 'part', label: person.withdraw };
  if (kind === 'guest' || me.value?.kind !== 'account') return null;
  return { what: 'befriend', label: standing === 'asking' ? person.accept : person.befriend };
}

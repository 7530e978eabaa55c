/** On the start page: tables one's friends have asked one to. */
import '../../css/club/account.css';
import { Button } from '@signoria/kit';
import { titleOf } from '../../games/catalogue.ts';
import { paths } from '../../router.ts';
import { ArmsOf } from '../../shell/bearer.tsx';
import { useLatest } from '../../shell/use-latest.ts';
import { language } from '../../state/settings.ts';
import { accountApi } from './api.ts';
import { useDeed } from './deeds.ts';
import { accountWords } from './text.ts';

export default function Invitations() {
  const { invite } = accountWords.value;
  const { value: invitations, again } = useLatest(accountApi.invitations, []);
  const deed = useDeed();
  if (invitations === null || invitations.length === 0) return null;
  return (
    <ul class="sheet invitations">
      {invitations.map(({ table, game, by }) => (
        <li key={table}>
          <span>
            <ArmsOf of={{ user: by.user }} /> {invite.from(by.name, titleOf(game, language.value))}
          </span>
          <span class="form-row">
            <a class="btn plain" href={paths.table(table, false)}>
              {invite.look}
            </a>
            <Button
              kind="quiet"
              blocked={deed.busy}
              onPress={() =>
                deed.run(async () => {
                  await accountApi.declineInvitation(table);
                  again();
                })
              }
            >
              {invite.decline}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}

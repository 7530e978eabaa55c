/** All that is about leagues: the list, a new one, or one of them. */
import { LeaguePage } from './LeaguePage.tsx';
import { LeaguesPage } from './LeaguesPage.tsx';
import { NewLeaguePage } from './NewLeaguePage.tsx';

export default function Leagues({ which }: { readonly which: string }) {
  if (which === '') return <LeaguesPage />;
  return which === 'new' ? <NewLeaguePage /> : <LeaguePage league={which} />;
}

/** A table of a deal that others still play, as whoever does not sit there finds it. With its own words: hardly anybody does. */
import { EmptyState, Mark } from '@signoria/kit';
import { paths } from '../../router.ts';
import { Page } from '../../shell/Page.tsx';
import { words } from '../../state/words.ts';
import { eventsWords } from '../tournaments/text.ts';

export default function SealedDeal() {
  const { title, text } = eventsWords.value.deal.sealed;
  return (
    <Page>
      <EmptyState
        level={2}
        picture={<Mark />}
        title={title}
        text={text}
        action={
          <a class="btn ink" href={paths.home}>
            {words.value.shell.home}
          </a>
        }
      />
    </Page>
  );
}

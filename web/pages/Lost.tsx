/** An address that leads nowhere. */
import { EmptyState, Mark } from '@signoria/kit';
import { paths } from '../router.ts';
import { Page } from '../shell/Page.tsx';
import { words } from '../state/words.ts';

export default function Lost() {
  const { shell } = words.value;
  return (
    <Page>
      <h1 class="only-heard">{shell.notFound.title}</h1>
      <EmptyState
        level={2}
        picture={<Mark />}
        title={shell.notFound.title}
        text={shell.notFound.text}
        action={
          <a class="btn ink" href={paths.home}>
            {shell.home}
          </a>
        }
      />
    </Page>
  );
}

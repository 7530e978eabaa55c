/** What a link in a letter leads to: it says what it is for, and does it when its button is pressed. */
import type { AnsweredNotice } from '@signoria/protocol';
import { useEffect, useState } from 'preact/hooks';
import '../../css/club/notices.css';
import { Button, EmptyState, Mark, Progress, Sheet } from '@signoria/kit';
import { at } from '../../address.ts';
import { ApiError } from '../../api.ts';
import { anchor, query } from '../../router.ts';
import { Page } from '../../shell/Page.tsx';
import { troubleText } from '../../shell/trouble.ts';
import { useAsync } from '../../shell/use-async.ts';
import { words } from '../../state/words.ts';
import { noticeApi } from './api.ts';
import { noticeWords } from './text.ts';

export type LinkPurpose = 'answer' | 'confirm' | 'stop';

export default function LinkPage({ purpose }: { readonly purpose: LinkPurpose }) {
  const token = useToken();
  return (
    <Page class="narrow">
      {purpose === 'answer' ? <Answer token={token} /> : <Plain purpose={purpose} token={token} />}
    </Page>
  );
}

/** What stands after # no server logs; a mail program's own button can only send what stands before it. */
function useToken(): string {
  const [token] = useState(() => query.value.get('token') ?? anchor.value);
  useEffect(() => history.replaceState(null, '', location.pathname), []);
  return token;
}

function isBad(error: unknown): boolean {
  return error instanceof ApiError && error.trouble.kind === 'problem' && error.trouble.code === 'bad-link';
}

function Failed({ error }: { readonly error: unknown }) {
  const { bad } = noticeWords.value.link;
  return isBad(error) ? (
    <EmptyState level={2} picture={<Mark />} title={bad.title} text={bad.text} />
  ) : (
    <p class="note bad" role="alert">
      {troubleText(error, words.value, null)}
    </p>
  );
}

function Answer({ token }: { readonly token: string }) {
  const { link } = noticeWords.value;
  const offered = useAsync(() => noticeApi.look(token), [token]);
  const [answered, setAnswered] = useState<AnsweredNotice | null>(null);
  const [error, setError] = useState<unknown>(null);
  if (offered.state === 'loading') return <Progress label={words.value.shell.loading} />;
  if (offered.state === 'failed') return <Failed error={offered.error} />;
  const { game, table, question, choice, open, path } = offered.value;
  const toTable = (
    <a class="btn" href={at(path)}>
      {link.open}
    </a>
  );
  if (answered !== null) {
    return <EmptyState level={2} picture={<Mark />} title={answered.title} text={answered.body} action={toTable} />;
  }
  if (!open) {
    return <EmptyState level={2} picture={<Mark />} title={link.late.title} text={link.late.text} action={toTable} />;
  }
  return (
    <>
      <h1>{link.answer.title}</h1>
      <Sheet title={game} caption={table}>
        <div class="pad stack">
          <p>{question}</p>
          <p class="link-choice">{choice}</p>
          <div class="link-row">
            <Button kind="wax" onPress={() => void noticeApi.answer(token).then(setAnswered, setError)}>
              {link.answer.button}
            </Button>
            {toTable}
          </div>
          <small>{link.answer.note}</small>
          {error === null ? null : <Failed error={error} />}
        </div>
      </Sheet>
    </>
  );
}

function Plain({ purpose, token }: { readonly purpose: Exclude<LinkPurpose, 'answer'>; readonly token: string }) {
  const w = noticeWords.value.link[purpose];
  const [done, setDone] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const press = () => noticeApi[purpose](token).then(() => setDone(true), setError);
  return (
    <>
      <h1>{w.title}</h1>
      <Sheet title={words.value.shell.notices}>
        <div class="pad stack">
          {done ? (
            <p role="status">{w.done}</p>
          ) : (
            <>
              <p>{w.text}</p>
              <div>
                <Button kind="gold" onPress={() => void press()}>
                  {w.button}
                </Button>
              </div>
            </>
          )}
          {error === null ? null : <Failed error={error} />}
        </div>
      </Sheet>
    </>
  );
}

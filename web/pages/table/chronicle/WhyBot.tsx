/** Why a bot answered as it did: what it wanted in a sentence, and what else it might have done. */
import type { Reasons, Weighed } from '@signoria/bots';
import { Dialog, Progress } from '@signoria/kit';
import { useAsync } from '../../../shell/use-async.ts';
import { words } from '../../../state/words.ts';
import { type Play, usePlay } from '../play.ts';
import { whyWords } from './why-text.ts';

function answerIn({ text, bundle, reader }: Play, { line }: Weighed): string {
  return text.value.choice(bundle.notation.read(line), reader.value);
}

function Weights({ play, reasons }: { readonly play: Play; readonly reasons: Reasons }) {
  const say = whyWords.value;
  const { chosen, others } = reasons;
  return (
    <table class="why-bot">
      <thead>
        <tr>
          <th scope="col">{say.answer}</th>
          <th scope="col">{say.chance}</th>
        </tr>
      </thead>
      <tbody>
        {[chosen, ...others].map((weighed) => (
          <tr key={weighed.line} {...(weighed === chosen ? { class: 'chosen' } : {})}>
            <th scope="row">
              {answerIn(play, weighed)}
              {weighed === chosen ? <small>{say.given}</small> : null}
            </th>
            <td class="num">{say.percent(weighed.value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Told({ play, reasons }: { readonly play: Play; readonly reasons: Reasons | null }) {
  const say = whyWords.value;
  if (reasons === null) return <p>{say.nothing}</p>;
  const over = play.view.value?.status === 'finished';
  return (
    <>
      <p class="why-wish">{say.wish(reasons.wish, play.reader.value.name)}</p>
      <Weights play={play} reasons={reasons} />
      <p class="note">{over ? say.itself : say.asYou}</p>
    </>
  );
}

/** Null where nothing can be said, or nothing may. */
async function reasonsAt({ connection }: Play, seq: number): Promise<Reasons | null> {
  const reply = await connection.inquire({ type: 'why', seq });
  return reply.type === 'reasons' ? reply.reasons : null;
}

export default function WhyBot() {
  const play = usePlay();
  const seq = play.wondered.value ?? 0;
  const found = useAsync(() => reasonsAt(play, seq), [seq]);
  const close = () => {
    play.dialog.value = null;
  };
  return (
    <Dialog open title={whyWords.value.title} close={words.value.shell.close} onClose={close}>
      {found.state === 'loading' ? (
        <Progress label={words.value.shell.loading} />
      ) : (
        <Told play={play} reasons={found.state === 'ready' ? found.value : null} />
      )}
    </Dialog>
  );
}

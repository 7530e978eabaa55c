/** What somebody proposes to everybody: who has agreed, and one's own yes or no. */

import { Button } from '@signoria/kit';
import type { Proposal, TableView } from '@signoria/table';
import { tableWords, words } from '../../../state/words.ts';
import { type Play, usePlay } from '../play.ts';
import { nameOf } from '../seats/people.ts';

/** Who proposes what; of a take-back, which move. */
function sayProposal(play: Play, { by, what }: Proposal, view: TableView): string {
  const { proposal: say } = words.value.table;
  if (by === view.you) return say.yours(what.kind);
  const name = nameOf(view.seats[by]);
  const undone = what.kind === 'takeback' ? view.log.find(({ seq }) => seq === what.to + 1) : undefined;
  const [first] = undone?.events ?? [];
  if (first === undefined || undone?.seat !== by) return tableWords.value.proposal(what, name);
  return say.takeback(name, play.text.value.event(first, play.reader.value));
}

function OneProposal({ proposal, view }: { readonly proposal: Proposal; readonly view: TableView }) {
  const play = usePlay();
  const { proposal: say } = words.value.table;
  const vote = (agree: boolean) => void play.ask({ type: 'vote', proposal: proposal.id, agree });
  const { by, what, agreed } = proposal;
  const voted = view.you !== null && agreed.includes(view.you);
  return (
    <li>
      <span>
        <b>{sayProposal(play, proposal, view)}</b> <small>{say.agreed(agreed.length, view.seats.length)}</small>
      </span>
      {what.kind === 'takeback' ? (
        <Button kind="quiet" icon="eye" onPress={() => play.lookAt(what.to)}>
          {say.look}
        </Button>
      ) : null}
      {view.you === null ? null : by === view.you ? (
        <Button onPress={() => vote(false)}>{say.withdraw}</Button>
      ) : (
        <>
          <Button onPress={() => vote(false)}>{say.refuse}</Button>
          {voted ? null : (
            <Button kind="wax" onPress={() => vote(true)}>
              {say.agree}
            </Button>
          )}
        </>
      )}
    </li>
  );
}

export default function Proposals() {
  const play = usePlay();
  const view = play.connection.view.value;
  if (view === null || view.proposals.length === 0) return null;
  return (
    <ul class="proposals" aria-live="polite">
      {view.proposals.map((proposal) => (
        <OneProposal key={proposal.id} proposal={proposal} view={view} />
      ))}
    </ul>
  );
}

/** Bots answer for their seats, the person for theirs, until the game is over or they leave. */
import { deciding } from '@signoria/kernel';
import { type Session, tell } from './session.ts';
import { personTurn } from './turn.ts';

/** `over`: played to the end. `left`: the person said so. `silent`: there were no more lines to read. */
export type Ending = 'over' | 'left' | 'silent';

export async function playOn(session: Session): Promise<Ending> {
  const { match, seat, opponent } = session;
  while (match.state.outcome === null) {
    // Bots first: of a sealed question they see no answer anyway, and the person's completes it.
    const bot = deciding(match.game, match.state).find((other) => other !== seat);
    if (bot !== undefined) {
      tell(session, opponent(match, bot));
      continue;
    }
    const turn = await personTurn(session);
    if (turn === 'left' || turn === 'silent') return turn;
    if (turn !== 'again') tell(session, turn);
  }
  return 'over';
}

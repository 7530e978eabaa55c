/** Rules as links to the reference. */
import { RuleId } from '@signoria/kit';
import { paths } from '../../router.ts';
import { useReview } from './state.ts';

export function Rules({ ids }: { readonly ids: readonly string[] }) {
  const { reel } = useReview();
  return (
    <>
      {ids.map((id) => (
        <a key={id} class="rv-rule" href={paths.game(reel.module.game.id, id)}>
          <RuleId id={id} />
        </a>
      ))}
    </>
  );
}

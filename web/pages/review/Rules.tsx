/** Rules as links to the reference. */
import { RuleId } from '@signoria/kit';
import { paths } from '../../router.ts';
import { useMoment } from './moment.ts';

export function Rules({ ids }: { readonly ids: readonly string[] }) {
  const { reel } = useMoment();
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

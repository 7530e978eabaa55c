/** Where the facts of the game come from, group by group, and what an owner of the box can do about it. */
import type { Provenance as From, GameModule } from '@signoria/kernel';
import { Icon, type IconName } from '@signoria/kit';
import { paths } from '../../router.ts';
import { language } from '../../state/settings.ts';
import { gameWords } from './text.ts';

const ICON: { readonly [P in From]: IconName } = { rulebook: 'book', public: 'globe', reconstructed: 'pen' };

export function ProvenanceLabel({ from }: { readonly from: From }) {
  return (
    <span class={`provenance ${from}`}>
      <Icon name={ICON[from]} />
      {gameWords.value.provenanceOf[from]}
    </span>
  );
}

export function Provenance({ module }: { readonly module: GameModule }) {
  const game = gameWords.value;
  return (
    <section class="sheet provenances" aria-labelledby="provenance">
      <div class="sheet-head">
        <h2 id="provenance">{game.provenance}</h2>
      </div>
      <ul>
        {module.data.map(({ group, provenance, note }) => (
          <li key={group}>
            <ProvenanceLabel from={provenance} />
            <p>{note[language.value]}</p>
          </li>
        ))}
      </ul>
      <p class="pad note">
        {game.ownBox}{' '}
        <a class="link" href={paths.workshop(module.game.id)}>
          {game.useEdition}
        </a>
      </p>
    </section>
  );
}

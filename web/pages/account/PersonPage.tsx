/** What people may know of each other: since when, how reliable, how fast, what they have played. */
import type { GameStatistics, Profile } from '@signoria/protocol';
import '../../css/club/account.css';
import { Button, EmptyState, Progress, Sheet, Tag } from '@signoria/kit';
import { Arms } from '@signoria/kit/arms';
import { titleOf } from '../../games/catalogue.ts';
import { paths } from '../../router.ts';
import { Page } from '../../shell/Page.tsx';
import { useArms } from '../../shell/PersonArms.tsx';
import { useLatest } from '../../shell/use-latest.ts';
import { introduce, me } from '../../state/me.ts';
import { language } from '../../state/settings.ts';
import { words } from '../../state/words.ts';
import { armsWords } from '../arms/text.ts';
import { BotTag } from '../machines/BotTag.tsx';
import { accountApi } from './api.ts';
import { Bonds } from './Bonds.tsx';
import { troubleIn } from './deeds.ts';
import { accountWords } from './text.ts';

async function fetchProfile(user: string): Promise<Profile> {
  await introduce();
  return accountApi.profile(user);
}

export default function PersonPage({ user }: { readonly user: string }) {
  const { value: profile, error, again } = useLatest(() => fetchProfile(user), [user, me.value?.user ?? null]);
  return (
    <Page class="narrow account">
      {profile === null ? <Waiting error={error} onRetry={again} /> : <Shown profile={profile} onDone={again} />}
    </Page>
  );
}

function Waiting({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { shell } = words.value;
  if (error === null) return <Progress label={shell.loading} />;
  const action = <Button onPress={onRetry}>{shell.broken.again}</Button>;
  return <EmptyState level={2} title={accountWords.value.person.missing} text={troubleIn(error)} action={action} />;
}

function Shown({ profile, onDone }: { readonly profile: Profile; readonly onDone: () => void }) {
  const { person } = accountWords.value;
  return (
    <>
      <header class="person-head">
        <Borne user={profile.user} />
        <h1>{profile.name}</h1>
        <BotTag user={profile.user} />
        <span class="second">{person.since(dateOf(profile.since), profile.kind)}</span>
        <Standing profile={profile} />
      </header>
      {profile.standing === 'self' ? (
        <p class="note">
          {person.isYou} <a href={paths.account}>{armsWords.value.title}</a>
        </p>
      ) : null}
      <Keeper profile={profile} />
      <Reliability profile={profile} />
      <Games statistics={profile.statistics} />
      {profile.standing === 'self' ? null : <Bonds profile={profile} onDone={onDone} />}
    </>
  );
}

function Borne({ user }: { readonly user: string }) {
  const arms = useArms({ user });
  return (
    <span class="person-arms">
      {arms === null ? null : <Arms arms={arms} width={72} label={armsWords.value.blazon(arms)} />}
    </span>
  );
}

/** Somebody answers for every bot. */
function Keeper({ profile: { keeper } }: { readonly profile: Profile }) {
  if (keeper === null) return null;
  return (
    <p class="note">
      <a href={paths.person(keeper.user)}>{accountWords.value.person.keeper(keeper.name)}</a>
    </p>
  );
}

function dateOf(at: number): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: 'long' }).format(at);
}

function Standing({ profile: { standing } }: { readonly profile: Profile }) {
  const { person } = accountWords.value;
  if (standing === 'friends') return <Tag kind="good">{person.isFriend}</Tag>;
  if (standing === 'asked') return <Tag>{person.isAsked}</Tag>;
  if (standing === 'asking') return <Tag kind="gold">{person.isAsking}</Tag>;
  return standing === 'blocked' ? <Tag kind="wax">{person.isBlocked}</Tag> : null;
}

function Reliability({ profile: { finished, left, typicalMs } }: { readonly profile: Profile }) {
  const { person, duration } = accountWords.value;
  return (
    <Sheet title={person.reliability}>
      <div class="pad stack">
        <p>{finished + left === 0 ? person.newcomer : person.finished(finished, left)}</p>
        {typicalMs === null ? null : (
          <p class="second">
            {person.typical} <b>{duration(typicalMs)}</b>
          </p>
        )}
      </div>
    </Sheet>
  );
}

function Games({ statistics }: { readonly statistics: readonly GameStatistics[] }) {
  const { person } = accountWords.value;
  return (
    <Sheet title={person.games}>
      {statistics.length === 0 ? (
        <EmptyState title={person.noGames} text={person.noGamesText} />
      ) : (
        <div class="pad figures">
          <table>
            <thead>
              <tr>
                {heads().map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {statistics.map((of) => (
                <Row key={`${of.game}/${of.players}`} of={of} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Sheet>
  );
}

function heads(): readonly string[] {
  const { game, players, played, won, place, moveTime, rating } = accountWords.value.person;
  return [game, players, played, won, place, moveTime, rating];
}

function Rating({ rating }: Pick<GameStatistics, 'rating'>) {
  if (rating === null) return <>–</>;
  return (
    <>
      {rating.rating} ± {rating.margin}
      {rating.provisional ? <small>{accountWords.value.person.provisional}</small> : null}
    </>
  );
}

function Row({ of }: { readonly of: GameStatistics }) {
  const { person, duration } = accountWords.value;
  const number = new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 });
  return (
    <tr>
      <th scope="row">{titleOf(of.game, language.value)}</th>
      <td data-head={person.players}>{of.players}</td>
      <td data-head={person.played}>
        {of.games}
        {of.withBots === 0 ? null : (
          <small>
            {person.withBots}: {of.withBots}
          </small>
        )}
      </td>
      <td data-head={person.won}>{number.format(of.wins)}</td>
      <td data-head={person.place}>{number.format(of.averagePlace)}</td>
      <td data-head={person.moveTime}>{of.moveMs === null ? '–' : duration(of.moveMs)}</td>
      <td data-head={person.rating}>
        <Rating rating={of.rating} />
      </td>
    </tr>
  );
}

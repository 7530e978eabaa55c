/** Fetches what games told their bots in earlier days. For Node: the browser plays against today's bots only. */
import type { Policy } from '@signoria/kernel';
import type { Version } from './frozen.ts';
import type { Playable } from './thought.ts';

/** The game with the frozen policies that these contestants play by. */
export async function withFrozen(
  module: Playable,
  contestants: readonly { readonly version?: Version }[],
): Promise<Playable> {
  const versions = new Set(contestants.flatMap(({ version }) => version ?? []));
  const policies = await Promise.all([...versions].map(async (version) => [version, await thaw(module, version)]));
  return { ...module, frozen: Object.fromEntries(policies) };
}

async function thaw({ game }: Playable, version: Version): Promise<Policy> {
  const { href } = new URL(`./frozen/${version}/${game.id}.js`, import.meta.url);
  const { policy } = (await import(/* @vite-ignore */ href)) as { readonly policy: Policy }; // as `npm run freeze` wrote it
  return policy;
}

/**
 * The reader's own arms. The server keeps them; this device remembers them for tables of its own, and whoever chooses without a
 * server bears them here until one is met.
 */
import { computed, effect } from '@preact/signals';
import { isRecord } from '@signoria/kernel/json';
import { ARMS_TINCTURES, type Arms, CHARGES, DIVISIONS, defaultArms } from '@signoria/protocol/arms';
import { ApiError, call } from '../../api.ts';
import { greet, me } from '../me.ts';
import { playerName } from '../settings.ts';
import { kept, oneOf } from '../stored-signal.ts';
import { arms } from './book.ts';

interface Remembered {
  readonly arms: Arms;
  /** Whether the server knows them. */
  readonly sent: boolean;
}

const division = oneOf(DIVISIONS);
const tincture = oneOf(ARMS_TINCTURES);
const charge = oneOf(CHARGES);

function armsIn(stored: { readonly [part: string]: unknown }): Arms | undefined {
  const [first, second] = [tincture(stored.first), tincture(stored.second)];
  const [of, on] = [division(stored.division), charge(stored.charge)];
  if (of === undefined || first === undefined || second === undefined || on === undefined) return undefined;
  return first === second ? undefined : { division: of, first, second, charge: on };
}

export function rememberedIn(stored: unknown): Remembered | undefined {
  if (!isRecord(stored) || !isRecord(stored.arms)) return undefined;
  const found = armsIn(stored.arms);
  return found === undefined ? undefined : { arms: found, sent: stored.sent === true };
}

const remembered = kept<Remembered | null>('arms', null, rememberedIn);

export const ownArms = computed((): Arms => {
  const here = remembered.value;
  if (here?.sent === false) return here.arms;
  const known = me.value;
  if (known !== null) return known.arms ?? defaultArms(known.user);
  return here?.arms ?? defaultArms(playerName.value);
});

/** Whether they were chosen, here or elsewhere: those from before can be had back. */
export const haveChosen = computed(() => remembered.value?.sent === false || (me.value?.arms ?? null) !== null);

/** From now on; null for those one had before choosing. Says who keeps them. */
export async function bear(chosen: Arms | null): Promise<'house' | 'device'> {
  if (me.value === null) await greet();
  const known = me.value;
  if (known === null) return keepHere(chosen);
  try {
    const { arms: now } = await call('POST /api/arms', { body: { arms: chosen } });
    remembered.value = { arms: now ?? defaultArms(known.user), sent: true };
    me.value = { ...known, arms: now };
    return 'house';
  } catch (error) {
    if (error instanceof ApiError && error.trouble.kind === 'offline') return keepHere(chosen);
    throw error;
  }
}

function keepHere(chosen: Arms | null): 'device' {
  remembered.value = chosen === null ? null : { arms: chosen, sent: false };
  return 'device';
}

/** What was chosen without a server is taken to it, unless somebody with arms of their own has signed in here. */
function bring(chosen: Arms): void {
  void bear(chosen).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });
}

effect(() => {
  const known = me.value;
  if (known === null) return;
  const here = remembered.peek();
  if (here?.sent === false && (known.kind === 'guest' || known.arms === null)) return bring(here.arms);
  const own = known.arms ?? defaultArms(known.user);
  remembered.value = { arms: own, sent: true };
  arms.learn(known.user, own);
});

/** Keys that work anywhere on the table page. What a board or a field has used itself is left alone. */
import { go } from '../../router.ts';
import { fetchMyTables, nextWaiting } from '../../state/my-tables.ts';
import { toast } from '../../state/toasts.ts';
import type { Play } from './play.ts';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Arrows belong to groups with a walk of their own: hands, maps, tabs. */
function isWalking(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.stage, .own-things, [role="tablist"], dialog') !== null;
}

export async function goToNextWaiting(here: string | null): Promise<void> {
  await fetchMyTables();
  const next = nextWaiting(here);
  if (next === null) toast('plain', ({ home }) => home.nobodyWaits);
  else go(next);
}

function step(play: Play, by: number): void {
  const last = play.last();
  const to = (play.past.value?.seq ?? last) + by;
  if (to >= last && by > 0) play.lookAt(null);
  else play.lookAt(Math.min(Math.max(0, to), last));
}

/** Asks why of the thing in focus, when it is closed. */
function askWhy(): boolean {
  const thing = document.activeElement;
  if (!(thing instanceof HTMLElement || thing instanceof SVGElement)) return false;
  if (thing.getAttribute('aria-disabled') !== 'true') return false;
  thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return true;
}

function stepBack(play: Play): void {
  if (play.slip.value !== null) play.slip.value = null;
  else if (play.selected.value !== null) play.point(null);
  else if (play.past.value !== null) play.lookAt(null);
}

export function onKey(play: Play, event: KeyboardEvent): void {
  const { key, target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  // Nothing is typed into the slider of the past.
  const sliding = key === 'Escape' && target instanceof HTMLInputElement && target.type === 'range';
  if (isTyping(target) && !sliding) return;
  if (!play.playback.idle.value) play.playback.skip();
  if (document.querySelector('dialog[open]') !== null) return;
  // By place on the keyboard for letters: a Russian layout has no U.
  if (event.code === 'KeyU') play.undo();
  else if (event.code === 'KeyA') play.dialog.value = 'aid';
  else if (event.code === 'KeyN') void goToNextWaiting(play.connection.table);
  else if (key === '?' && askWhy()) event.preventDefault();
  else if (key === 'Escape') stepBack(play);
  else if ((key === 'ArrowLeft' || key === 'ArrowRight') && !isWalking(target)) {
    event.preventDefault();
    step(play, key === 'ArrowLeft' ? -1 : 1);
  }
}

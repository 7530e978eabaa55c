/** The layer above the table in which things fly. It takes no room, hears no finger, and is not read out. */
import type { Movement } from './paths.ts';

export interface Showing {
  readonly delay?: number;
  /** Times as fast. */
  readonly pace: number;
}

export interface Layer {
  /** Runs a picture's movement and takes it away. */
  show(picture: HTMLElement, movement: Movement, how: Showing): void;
  /** Hides what stands there already while its picture is on its way. */
  hide(element: Element, ms: number, how: Showing): void;
  later(act: () => void, ms: number, how: Showing): void;
  /** Everything is where it belongs, at once. */
  skip(): void;
  remove(): void;
}

export function makeLayer(root: Element): Layer {
  const host = document.createElement('div');
  host.className = 'flights';
  host.setAttribute('aria-hidden', 'true');
  host.inert = true;
  root.append(host);
  const running = new Set<Animation>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const run = (element: Element, frames: readonly Keyframe[], timing: KeyframeAnimationOptions): Animation => {
    const animation = element.animate([...frames], timing);
    running.add(animation);
    animation.onfinish = () => running.delete(animation);
    return animation;
  };
  const skip = () => {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
    for (const animation of running) animation.cancel();
    running.clear();
    host.replaceChildren();
  };
  return {
    show(picture, { frames, ms, ease }, { delay = 0, pace }) {
      picture.classList.add('flight');
      host.append(picture);
      const timing = { duration: ms / pace, delay: delay / pace, easing: ease, fill: 'both' } as const;
      const animation = run(
        picture,
        frames.map((frame) => ({ ...frame })),
        timing,
      );
      // Before its time it is not seen: what it shows may still lie where it came from.
      if (delay > 0) run(picture, [{ visibility: 'hidden' }, { visibility: 'hidden' }], { duration: delay / pace });
      animation.addEventListener('finish', () => picture.remove());
    },
    hide(element, ms, { delay = 0, pace }) {
      run(element, [{ opacity: 0 }, { opacity: 0 }], { duration: (delay + ms) / pace });
    },
    later(act, ms, { delay = 0, pace }) {
      const timer = setTimeout(
        () => {
          timers.delete(timer);
          act();
        },
        (delay + ms) / pace,
      );
      timers.add(timer);
    },
    skip,
    remove() {
      skip();
      host.remove();
    },
  };
}

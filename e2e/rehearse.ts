/**
 * A game on this device as tests want it: the same deal every time, so that what was red can be looked at again, and bots that do
 * not take their time. `SIGNORIA_DEAL=7` deals other cards: what nobody has seen yet is looked for so, and not by accident.
 */
import type { Page } from 'playwright-core';

export const DEAL = Number(process.env.SIGNORIA_DEAL ?? 1);

/** Before the first page. How long a bot's thought may take at most stays: who is cut off is replaced by another bot. */
export async function rehearse(page: Page): Promise<void> {
  await page.route(/assets\/[\w-]*worker[\w-]*\.js/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: HURRY + ALIKE + (await response.text()) });
  });
}

const HURRY = `{
  const later = self.setTimeout;
  self.setTimeout = (act, ms, ...rest) => later(act, ms > 10000 ? ms : Math.min(ms ?? 0, 5), ...rest);
}
`;

/** Keys of games are made of what this gives (mulberry32, public domain, Tommy Ettinger). */
const ALIKE = `{
  let state = ${DEAL};
  const byte = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (t ^ (t >>> 14)) & 255;
  };
  crypto.getRandomValues = (bytes) => {
    for (let i = 0; i < bytes.length; i += 1) bytes[i] = byte();
    return bytes;
  };
}
`;

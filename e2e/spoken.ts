/** What a screen reader is told of the thing in focus: read from the browser's own accessibility tree. */
import type { CDPSession, Page } from 'playwright-core';

export interface Spoken {
  readonly role: string;
  readonly name: string;
}

interface AxNode {
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  return known;
}

/** Null where a screen reader would say nothing. */
export async function spokenInFocus(page: Page): Promise<Spoken | null> {
  const session = await sessionOf(page);
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
  if (result.objectId === undefined) return null;
  const asked = { objectId: result.objectId, fetchRelatives: false };
  const { nodes } = await session.send('Accessibility.getPartialAXTree', asked);
  const node = nodes[0] as AxNode | undefined;
  if (node === undefined || node.ignored) return null;
  return { role: node.role?.value ?? '', name: node.name?.value ?? '' };
}

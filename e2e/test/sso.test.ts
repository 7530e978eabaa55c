/** Signing in at a real provider, in a real browser: refused, signed in, linked, and out again. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProvider } from '../../server/testing/provider.ts';
import { en } from '../../web/pages/account/text/en.ts';
import { inHouse } from '../house.ts';

const PASSWORD = 'a quiet lagoon';
const provider = await startProvider();
afterAll(() => provider.close());

const { issuer, clientId, clientSecret, scopes, label } = provider.settings;
const flags = [
  ...['--oidc-issuer', issuer, '--oidc-client-id', clientId, '--oidc-client-secret', clientSecret!],
  ...['--oidc-scopes', scopes, '--oidc-label', label],
];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function goOnAs(page: Page, who: string): Promise<void> {
  await page.getByLabel('Who are you?').fill(who);
  await button(page, 'Go on').click();
}

inHouse(
  'signing in elsewhere',
  (house) => {
    beforeAll(() => provider.admit(house.server.url));

    it('is refused, done and ended at the provider, and the page says so', async () => {
      const page = await house.person();
      await page.goto('./account');
      await button(page, en.sso.enter(label)).click();
      await button(page, 'Refuse').click();
      await page.getByRole('alert').getByText(en.sso.refused.denied).waitFor();
      expect(new URL(page.url()).search).toBe('');
      await button(page, en.sso.enter(label)).click();
      await goOnAs(page, 'ada');
      await page.getByRole('heading', { name: 'Ada' }).waitFor();
      await page.getByText(en.sso.isLinked(label)).waitFor();
      await button(page, en.sso.signOut(label)).click();
      await page.getByRole('button', { name: /sign me out/i }).click();
      await button(page, en.sso.enter(label)).waitFor();
      expect(page.url()).toBe(`${house.server.url}/account`);
    });

    it('is linked to an account one has, by whoever knows its password', async () => {
      const page = await house.person();
      await page.goto('./account');
      await page.getByLabel(en.signUp.handle).fill('bea');
      await page.getByLabel(en.signUp.password, { exact: true }).fill(PASSWORD);
      await button(page, en.signUp.submit).click();
      await button(page, en.sso.link(label)).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(en.prove.password).fill(PASSWORD);
      await dialog.getByRole('button', { name: en.sso.link(label) }).click();
      await goOnAs(page, 'bea-there');
      await page.getByText(en.sso.isLinked(label)).waitFor();
      await page.getByText('bea', { exact: true }).waitFor();
    });
  },
  { flags },
);

inHouse(
  'a house without passwords',
  (house) => {
    it('offers nothing but the button', async () => {
      const page = await house.person();
      await page.goto('./account');
      await button(page, en.sso.enter(label)).waitFor();
      expect(await page.getByRole('tab').count()).toBe(0);
      expect(await page.locator('input[type="password"]').count()).toBe(0);
    });
  },
  { flags: [...flags, '--oidc-only', '--oidc-admin-group', 'doges'] },
);

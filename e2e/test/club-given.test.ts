/** Settings that a host gives when starting the server: shown in the administration, and not to be changed there. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { en as admin } from '../../web/pages/admin/text/en.ts';
import { en as workshop } from '../../web/pages/workshop/text/en.ts';
import { inHouse } from '../house.ts';

const folder = mkdtempSync(join(tmpdir(), 'signoria-given-'));
const EDITION = join(folder, 'condottiere.json');
writeFileSync(EDITION, JSON.stringify({ name: 'of our shelf' }));
afterAll(() => rmSync(folder, { recursive: true }));

const GIVEN = [
  '--club-name=Ridotto',
  '--club-colour=sea',
  '--welcome=Come in.',
  '--announcement=Closed on Monday.',
  '--metrics-token=lagoon',
  `--club-edition=condottiere=${EDITION}`,
];

inHouse(
  'a house whose host has given its settings',
  (house) => {
    it('[H7] welcomes and announces as given, and shows its administrator what cannot be changed', async () => {
      const host = await house.person();
      await host.goto('/');
      await host.getByText('Come in.').waitFor();
      await host.getByText('Closed on Monday.').waitFor();
      await host.goto('/setup');
      await host.getByLabel(admin.setup.handle, { exact: true }).fill('doge');
      await host.getByLabel(admin.setup.password, { exact: true }).fill('a quiet lagoon');
      await host.getByRole('button', { name: admin.setup.submit }).click();
      await host.getByRole('tab', { name: new RegExp(`^${admin.tabs.settings}`) }).click();
      const { look, banner, colour, colours, welcome, bannerText, name, fixed } = admin.settings;
      for (const [part, label, value] of [
        [admin.settings.house, name, 'Ridotto'],
        [look, colour, colours.sea],
        [look, welcome, 'Come in.'],
        [banner, bannerText, 'Closed on Monday.'],
      ] as const) {
        const field = host.getByLabel(part, { exact: true }).getByLabel(label, { exact: true });
        expect([label, await field.inputValue(), await field.isEditable()]).toEqual([label, value, false]);
      }
      for (const part of [look, banner]) {
        const section = host.getByRole('region', { name: part, exact: true });
        expect(await section.getByRole('button').count()).toBe(0);
        expect(await section.getByText(fixed).count()).toBeGreaterThan(0);
      }
      await host.getByRole('tab', { name: new RegExp(`^${admin.tabs.overview}`) }).click();
      const given = host.getByRole('region', { name: admin.given.title, exact: true });
      await given.getByText(admin.given.set, { exact: true }).waitFor();
      expect(await given.innerText()).not.toContain('lagoon');
      await given.getByText('condottiere', { exact: true }).waitFor();
      await host.goto('/workshop/condottiere');
      const shelf = host.getByRole('region', { name: workshop.house, exact: true });
      await shelf.getByText(workshop.houseHas('of our shelf')).waitFor();
      await shelf.getByText(workshop.houseFixed).waitFor();
      expect(await shelf.getByRole('button', { name: workshop.houseUnset }).count()).toBe(0);
    });
  },
  { flags: GIVEN },
);

/** Arms: everybody has some, may choose others, reads them in their data, and takes them along when they go. */
import { type Arms, defaultArms } from '@signoria/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../index.ts';
import { call, newGuest } from '../testing/client.ts';
import { testServer } from '../testing/server.ts';

const CHOSEN: Arms = { division: 'per-pale', first: 'gules', second: 'argent', charge: 'lion' };
let server: RunningServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** As a stranger without a session asks. */
const armsOf = async (...ids: readonly string[]) =>
  (await call({ address: server.address }, `/api/arms?of=${ids.join(',')}`)).body;

describe('arms', () => {
  it('are found from the id until others are chosen, and again afterwards', async () => {
    const ada = await newGuest(server.address);
    const usual = { arms: { [ada.user]: defaultArms(ada.user), nobody: defaultArms('nobody') } };
    expect(await armsOf(ada.user, 'nobody')).toEqual(usual);
    expect(await call(ada, '/api/arms', { arms: CHOSEN })).toMatchObject({ status: 200, body: { arms: CHOSEN } });
    expect(await armsOf(ada.user)).toEqual({ arms: { [ada.user]: CHOSEN } });
    expect((await call(ada, '/api/me')).body).toMatchObject({ name: ada.name, arms: CHOSEN });
    await call(ada, '/api/arms', { arms: null });
    expect(await armsOf(ada.user, 'nobody')).toEqual(usual);
  });

  it('are in the data of who bears them, and gone with them', async () => {
    const ada = await newGuest(server.address);
    await call(ada, '/api/arms', { arms: CHOSEN });
    expect((await call(ada, '/api/account/data')).body).toMatchObject({ person: { arms: CHOSEN } });
    expect((await call(ada, '/api/account/delete', {})).status).toBe(200);
    expect(await armsOf(ada.user)).toEqual({ arms: { [ada.user]: defaultArms(ada.user) } });
  });

  it.each([
    ['one tincture twice', { ...CHOSEN, second: 'gules' }],
    ['an unknown charge', { ...CHOSEN, charge: 'unicorn' }],
    ['more than arms', { ...CHOSEN, motto: 'x' }],
    ['less', { division: 'plain', first: 'or', second: 'gules' }],
  ])('%s is refused and changes nothing', async (_, arms) => {
    const ada = await newGuest(server.address);
    expect((await call(ada, '/api/arms', { arms })).status).toBe(400);
    expect(await armsOf(ada.user)).toEqual({ arms: { [ada.user]: defaultArms(ada.user) } });
  });
});

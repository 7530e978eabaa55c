/** The routes of the administration: all of them only for administrators. */
import { noteBackup } from '../accounts/seats/insiders.ts';
import { mustProve } from '../accounts/sign-in/proof.ts';
import { setHouseEdition } from '../club/editions.ts';
import { fixedIn, readClub, shownClub } from '../club/settings.ts';
import { Problem } from '../http/problems.ts';
import type { Around } from '../http/routes.ts';
import type { Serve } from '../http/serve.ts';
import { NotSent } from '../notices/failure.ts';
import { sendMail } from '../notices/mail.ts';
import { languageOf, serverText } from '../text.ts';
import { makeBackup } from './backup.ts';
import { changeSettings } from './club-settings.ts';
import { listDeeds, note } from './deeds.ts';
import { faultFile, listFaults, setDone } from './faults.ts';
import { figuresOf } from './figures.ts';
import { judge, listReports, readReport } from './reports.ts';
import { endTable, findTables } from './tables.ts';
import { changeBy, deleteBy, findUsers, userRow } from './users.ts';

export function addAdmin(serve: Serve, around: Around): void {
  addSettings(serve, around);
  addEditions(serve, around);
  addTables(serve, around);
  addUsers(serve, around);
  addReports(serve, around);
  addFaults(serve, around);
  addKeeping(serve, around);
}

const OK = { ok: true } as const;

function addSettings(serve: Serve, { services }: Around): void {
  serve('GET /api/admin/settings', async () => shownClub(await readClub(services.store), fixedIn(services.store)));

  serve('POST /api/admin/settings', async ({ by, request: { body } }) => {
    const settings = await changeSettings(services, body);
    await note(services, by, 'settings', Object.keys(body).join(', '));
    return settings;
  });

  serve('POST /api/admin/mail', async ({ request: { body, headers } }) => {
    const { subject, text } = serverText[languageOf(headers['accept-language'])].testMail;
    const { name } = await readClub(services.store);
    try {
      await sendMail(services, { to: body.to, subject: subject(name), text: text(name) });
    } catch (error) {
      if (error instanceof NotSent) throw new Problem('not-sent', error.code);
      throw error;
    }
    return OK;
  });
}

function addEditions(serve: Serve, { services }: Around): void {
  serve('POST /api/admin/editions/:game', async ({ by, request: { params, body } }) => {
    await setHouseEdition(services, params.game, body.edition);
    await note(services, by, 'edition', params.game, nameIn(body.edition));
    return OK;
  });
}

/** What the file calls itself; empty for the usual edition. */
function nameIn(edition: { readonly [key: string]: unknown } | null): string {
  return typeof edition?.['name'] === 'string' ? edition['name'].slice(0, 100) : '';
}

function addTables(serve: Serve, { services, tables }: Around): void {
  serve('GET /api/admin/tables', ({ request: { query } }) => findTables(services, query));

  serve('POST /api/admin/tables/:id/end', async ({ by, request: { params } }) => {
    const row = await endTable(services, tables, params.id);
    await note(services, by, 'end', row.settings.name || row.code, row.game);
    return row;
  });
}

function addUsers(serve: Serve, around: Around): void {
  const { visitors } = around;
  serve('GET /api/admin/users', ({ request: { query } }) => findUsers(around, query));

  serve('POST /api/admin/users/:user', async ({ by, request }) => {
    const { params, body } = request;
    // Whoever makes an administrator makes what is still one when the token is revoked.
    if (body.what === 'make-admin') await visitors.admit(request, []);
    return userRow(around, await changeBy(around, by, params.user, body));
  });

  serve('POST /api/admin/users/:user/delete', async ({ by, request: { params } }) => {
    await deleteBy(around, by, params.user);
    return OK;
  });
}

function addReports(serve: Serve, around: Around): void {
  const { services } = around;
  serve('GET /api/admin/reports', ({ request: { query } }) => listReports(services, query.cursor));

  serve('GET /api/admin/reports/:report', ({ request: { params } }) => readReport(around, params.report));

  serve('POST /api/admin/reports/:report', async ({ by, request: { params, body } }) => {
    await judge(services, by, params.report, body);
    return OK;
  });
}

function addFaults(serve: Serve, { services }: Around): void {
  serve('GET /api/admin/faults', ({ by, request: { query } }) => listFaults(services, by, query.cursor));

  serve('GET /api/admin/faults/:fault/file', async ({ by, request: { params }, reply }) => {
    const file = await faultFile(services, by, params.fault);
    const name = `${file.header.game}-fault-${file.entries.length}.json`;
    reply.header('content-disposition', `attachment; filename="${name}"`);
    return file;
  });

  serve('POST /api/admin/faults/:fault', async ({ request: { params, body } }) => {
    await setDone(services, params.fault, body.done);
    return OK;
  });
}

function addKeeping(serve: Serve, around: Around): void {
  const { services } = around;
  serve('GET /api/admin/figures', () => figuresOf(around));

  serve('GET /api/admin/deeds', ({ request: { query } }) => listDeeds(services, query.cursor));

  serve('POST /api/admin/backup', async ({ by, request, reply }) => {
    // Asked again: the file holds every secret of the house, and a page left open is not the one who opened it.
    await mustProve(around, request, by, request.body);
    const { name, size, stream } = await makeBackup(services);
    await noteBackup(services, by);
    await note(services, by, 'backup', name);
    return reply
      .type('application/octet-stream')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('content-length', size)
      .send(stream);
  });
}

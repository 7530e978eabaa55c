/** The routes of the administration: all of them only for administrators. */
import { noteBackup } from '../accounts/insiders.ts';
import { mustKnowPassword } from '../accounts/signing.ts';
import { readClub, shownClub } from '../club/settings.ts';
import { Problem } from '../http/problems.ts';
import { documented, perMinute } from '../http/route.ts';
import type { Around } from '../http/routes.ts';
import { byTable, tableRow } from '../http/schemas.ts';
import type { App } from '../http/zod.ts';
import { NotSent } from '../notices/failure.ts';
import { sendMail } from '../notices/mail.ts';
import { languageOf, serverText } from '../text.ts';
import { makeBackup } from './backup.ts';
import { changeSettings } from './club-settings.ts';
import { listDeeds, note } from './deeds.ts';
import { faultFile, listFaults, setDone } from './faults.ts';
import { figuresOf } from './figures.ts';
import { judge, listReports, readReport } from './reports.ts';
import * as schema from './schemas.ts';
import { endTable, findTables } from './tables.ts';
import { changeBy, deleteBy, findUsers, userRow } from './users.ts';

export function addAdmin(app: App, around: Around): void {
  addSettings(app, around);
  addTables(app, around);
  addUsers(app, around);
  addDeleting(app, around);
  addReports(app, around);
  addFaults(app, around);
  addKeeping(app, around);
}

const OK = { ok: true } as const;
const ok = { 200: schema.ok };

function addSettings(app: App, { house, visitors }: Around): void {
  const response = { 200: schema.settings };
  app.get('/api/admin/settings', documented('adminSettings', { response }), async (request) => {
    await visitors.admin(request);
    return shownClub(await readClub(house.store));
  });

  app.post(
    '/api/admin/settings',
    documented('adminChangeSettings', { body: schema.changes, response }),
    async (request) => {
      const by = await visitors.admin(request);
      const settings = await changeSettings(house, request.body);
      await note(house, by, 'settings', Object.keys(request.body).join(', '));
      return settings;
    },
  );

  app.post(
    '/api/admin/mail',
    { ...documented('adminMail', { body: schema.letter, response: ok }), config: perMinute(house.limits.costly) },
    async (request) => {
      await visitors.admin(request);
      const { subject, text } = serverText[languageOf(request.headers['accept-language'])].testMail;
      const { name } = await readClub(house.store);
      try {
        await sendMail(house, { to: request.body.to, subject: subject(name), text: text(name) });
      } catch (error) {
        if (error instanceof NotSent) throw new Problem('not-sent', error.code);
        throw error;
      }
      return OK;
    },
  );
}

function addTables(app: App, { house, tables, visitors }: Around): void {
  app.get(
    '/api/admin/tables',
    documented('adminTables', { querystring: schema.tablesQuery, response: { 200: schema.tables } }),
    async (request) => {
      await visitors.admin(request);
      return findTables(house, request.query);
    },
  );

  app.post(
    '/api/admin/tables/:id/end',
    documented('adminEnd', { params: byTable, response: { 200: tableRow } }),
    async (request) => {
      const by = await visitors.admin(request);
      const row = await endTable(house, tables, request.params.id);
      await note(house, by, 'end', row.settings.name || row.code, row.game);
      return row;
    },
  );
}

function addUsers(app: App, around: Around): void {
  const { visitors } = around;
  app.get(
    '/api/admin/users',
    documented('adminUsers', { querystring: schema.usersQuery, response: { 200: schema.users } }),
    async (request) => {
      await visitors.admin(request);
      return findUsers(around, request.query);
    },
  );

  app.post(
    '/api/admin/users/:user',
    documented('adminChangeUser', {
      params: schema.byUser,
      body: schema.userChange,
      response: { 200: schema.userRow },
    }),
    async (request) => {
      const by = await visitors.admin(request);
      return userRow(around, await changeBy(around, by, request.params.user, request.body));
    },
  );
}

function addDeleting(app: App, around: Around): void {
  const schemas = { params: schema.byUser, response: ok };
  app.post('/api/admin/users/:user/delete', documented('adminDeleteUser', schemas), async (request) => {
    await deleteBy(around, await around.visitors.admin(request), request.params.user);
    return OK;
  });
}

function addReports(app: App, around: Around): void {
  const { house, visitors } = around;
  const params = schema.byReport;
  app.get(
    '/api/admin/reports',
    documented('adminReports', { querystring: schema.pageQuery, response: { 200: schema.reports } }),
    async (request) => {
      await visitors.admin(request);
      return listReports(house, request.query.cursor);
    },
  );

  app.get(
    '/api/admin/reports/:report',
    documented('adminReport', { params, response: { 200: schema.report } }),
    async (request) => {
      await visitors.admin(request);
      return readReport(around, request.params.report);
    },
  );

  app.post(
    '/api/admin/reports/:report',
    documented('adminJudge', { params, body: schema.judging, response: ok }),
    async (request) => {
      await judge(house, await visitors.admin(request), request.params.report, request.body);
      return OK;
    },
  );
}

function addFaults(app: App, { house, visitors }: Around): void {
  const params = schema.byFault;
  app.get(
    '/api/admin/faults',
    documented('adminFaults', { querystring: schema.pageQuery, response: { 200: schema.faults } }),
    async (request) => listFaults(house, await visitors.admin(request), request.query.cursor),
  );

  app.get(
    '/api/admin/faults/:fault/file',
    documented('adminFaultFile', { params, response: { 200: schema.faultFile } }),
    async (request, reply) => {
      const reader = await visitors.admin(request);
      const file = await faultFile(house, reader, request.params.fault);
      const name = `${file.header.game}-fault-${file.entries.length}.json`;
      reply.header('content-disposition', `attachment; filename="${name}"`);
      return { ...file };
    },
  );

  app.post(
    '/api/admin/faults/:fault',
    documented('adminFault', { params, body: schema.faultChange, response: ok }),
    async (request) => {
      await visitors.admin(request);
      await setDone(house, request.params.fault, request.body.done);
      return OK;
    },
  );
}

function addKeeping(app: App, around: Around): void {
  const { house, visitors } = around;
  app.get('/api/admin/figures', documented('adminFigures', { response: { 200: schema.figures } }), async (request) => {
    await visitors.admin(request);
    return figuresOf(around);
  });

  app.get(
    '/api/admin/deeds',
    documented('adminDeeds', { querystring: schema.pageQuery, response: { 200: schema.deeds } }),
    async (request) => {
      await visitors.admin(request);
      return listDeeds(house, request.query.cursor);
    },
  );

  app.post(
    '/api/admin/backup',
    {
      ...documented('adminBackup', { body: schema.backup, response: { 200: schema.backupFile } }),
      config: perMinute(house.limits.costly),
    },
    async (request, reply) => {
      const by = await visitors.admin(request);
      // Asked again: the file holds every secret of the house, and a page left open is not the one who opened it.
      await mustKnowPassword(around, request, by, request.body.password);
      const { name, size, stream } = await makeBackup(house);
      await noteBackup(house, by);
      await note(house, by, 'backup', name);
      return reply
        .type('application/octet-stream')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('content-length', size)
        .send(stream);
    },
  );
}

/** Everybody's own channels and wishes, and what the links in messages lead to. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../http/problems.ts';
import { documented, perMinute } from '../http/route.ts';
import type { Around } from '../http/routes.ts';
import type { App, ZodProvider } from '../http/zod.ts';
import { add, confirmAgain } from './adding.ts';
import {
  type Channel,
  changeChannel,
  channelOf,
  channelsOf,
  noteDelivery,
  removeChannel,
  shownChannel,
} from './channels.ts';
import { attempt } from './delivery.ts';
import { answerBy, confirmAddress, lookAt, stopMail } from './links.ts';
import { canMail } from './mail.ts';
import { plainMessage } from './message.ts';
import { NEW_PREFERENCES, readPreferences, writePreferences } from './preferences.ts';
import * as schema from './schemas.ts';
import { send } from './send.ts';
import { pushKeys } from './signing.ts';
import { noticeText } from './text.ts';

export function addNoticeRoutes(plain: FastifyInstance, around: Around): void {
  const app = plain.withTypeProvider<ZodProvider>();
  addOverview(app, around);
  addChannels(app, around);
  addTesting(app, around);
  addLinks(app, around);
  addOneClick(plain, around);
}

function addOverview(app: App, around: Around): void {
  const { house, visitors } = around;
  const { store } = house;
  app.get('/api/notices', documented('notices', { response: { 200: schema.overview } }), async (request) => {
    const { id } = await visitors.must(request);
    return {
      preferences: (await readPreferences(store, id)) ?? NEW_PREFERENCES,
      channels: (await channelsOf(store, id)).map(shownChannel),
      pushKey: (await pushKeys(store)).publicKey,
      mail: await canMail(house),
    };
  });

  app.post(
    '/api/notices/settings',
    documented('noticeSettings', { body: schema.preferences, response: { 200: schema.nothing } }),
    async (request) => {
      const { id } = await visitors.must(request);
      await writePreferences(store, id, request.body);
      return {};
    },
  );
}

function addChannels(app: App, around: Around): void {
  const { house, visitors } = around;
  const { store } = house;
  app.post(
    '/api/notices/channels',
    {
      ...documented('addChannel', { body: schema.newChannel, response: { 201: schema.added } }),
      config: perMinute(house.limits.costly),
    },
    async (request, reply) => {
      const { id: user } = await visitors.must(request);
      const { target, language, zone } = request.body;
      if ((await readPreferences(store, user)) === null) {
        await writePreferences(store, user, { ...NEW_PREFERENCES, language, zone });
      }
      const channel = await add(around, user, target, baseOf(request));
      const secret = channel.target.type === 'hook' ? channel.target.secret : null;
      return reply.status(201).send({ ...shownChannel(channel), secret });
    },
  );

  app.post(
    '/api/notices/channels/:channel/change',
    documented('changeChannel', {
      params: schema.byChannel,
      body: schema.channelChange,
      response: { 200: schema.channel },
    }),
    async (request) => {
      const { id: user } = await visitors.must(request);
      const { when, discreet } = request.body;
      const channel = await changeChannel(store, { id: request.params.channel, user }, (before) => ({
        when: when ?? before.when,
        discreet: discreet ?? before.discreet,
      }));
      return shownChannel(channel ?? noSuchChannel());
    },
  );

  app.post(
    '/api/notices/channels/:channel/remove',
    documented('removeChannel', { params: schema.byChannel, response: { 200: schema.nothing } }),
    async (request) => {
      const { id: user } = await visitors.must(request);
      if (!(await removeChannel(store, user, request.params.channel))) noSuchChannel();
      return {};
    },
  );
}

function noSuchChannel(): never {
  throw new Problem('no-such-channel');
}

function baseOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}`;
}

function addTesting(app: App, around: Around): void {
  const { house, visitors } = around;
  const { store } = house;
  app.post(
    '/api/notices/channels/:channel/test',
    {
      ...documented('testChannel', { params: schema.byChannel, response: { 200: schema.channel } }),
      config: perMinute(house.limits.costly),
    },
    async (request) => {
      const { id: user } = await visitors.must(request);
      const channel = (await channelOf(store, user, request.params.channel)) ?? noSuchChannel();
      const { target } = channel;
      if (target.type === 'mail' && !channel.confirmed)
        return shownChannel(await confirmAgain(house, channel, target.address));
      return shownChannel(await test(around, channel));
    },
  );
}

async function test({ house }: Around, channel: Channel): Promise<Channel> {
  const { store, now } = house;
  const { language } = (await readPreferences(store, channel.user)) ?? NEW_PREFERENCES;
  const { title, body } = noticeText[language].test;
  const message = plainMessage(title, body, 'test', '/notices');
  const { failure } = await attempt(() => send(house, { channel, message, language }));
  const last = { at: now(), failure, tries: 1, test: true };
  await noteDelivery(store, channel, last);
  return { ...channel, last };
}

/** The link is the proof: whoever reads the message need not be signed in where he reads it. */
function addLinks(app: App, around: Around): void {
  const config = perMinute(around.house.limits.codes);
  const body = schema.token;
  app.post(
    '/api/notices/look',
    { ...documented('lookAtAnswer', { body, response: { 200: schema.offered } }), config },
    async (request) => lookAt(around, request.body.token),
  );
  app.post(
    '/api/notices/answer',
    { ...documented('answerNotice', { body, response: { 200: schema.answered } }), config },
    async (request) => answerBy(around, request.body.token),
  );
  app.post(
    '/api/notices/confirm',
    { ...documented('confirmAddress', { body, response: { 200: schema.nothing } }), config },
    async (request) => {
      await confirmAddress(around, request.body.token);
      return {};
    },
  );
  app.post(
    '/api/notices/stop',
    { ...documented('stopMail', { body, response: { 200: schema.nothing } }), config },
    async (request) => {
      await stopMail(around, request.body.token);
      return {};
    },
  );
}

/** RFC 8058: the reader's mail program sends a form to the address in the letter's head. It knows no header of ours. */
function addOneClick(plain: FastifyInstance, around: Around): void {
  void plain.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, text, done) =>
      done(null, text),
    );
    const app = scope.withTypeProvider<ZodProvider>();
    const options = {
      schema: { hide: true, querystring: schema.token },
      config: { ...perMinute(around.house.limits.codes), foreign: true as const },
    };
    app.post('/notices/stop', options, async (request, reply) => {
      await stopMail(around, request.query.token);
      return reply.status(204).send();
    });
  });
}

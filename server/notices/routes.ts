/** Everybody's own channels and wishes, and what the links in messages lead to. */

import { type StopQuery, stopQuery } from '@signoria/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../http/problems.ts';
import type { Around } from '../http/routes.ts';
import { perMinute, type Serve, serving } from '../http/serve.ts';
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
import { pushKeys } from './keys.ts';
import { answerBy, confirmAddress, lookAt, stopMail } from './links.ts';
import { canMail } from './mail.ts';
import { plainMessage } from './message.ts';
import { NEW_PREFERENCES, readPreferences, writePreferences } from './preferences.ts';
import { send } from './send.ts';
import { noticeText } from './text.ts';

export function addNoticeRoutes(app: FastifyInstance, around: Around): void {
  const serve = serving(app, around);
  addOverview(serve, around);
  addChannels(serve, around);
  addTesting(serve, around);
  addLinks(serve, around);
  addOneClick(app, around);
}

function addOverview(serve: Serve, { services }: Around): void {
  const { store } = services;
  serve('GET /api/notices', async ({ by: { id } }) => ({
    preferences: (await readPreferences(store, id)) ?? NEW_PREFERENCES,
    channels: (await channelsOf(store, id)).map(shownChannel),
    pushKey: (await pushKeys(store)).publicKey,
    mail: await canMail(services),
  }));

  serve('POST /api/notices/settings', async ({ by, request: { body } }) => {
    await writePreferences(store, by.id, body);
    return {};
  });
}

function addChannels(serve: Serve, around: Around): void {
  const { store, base } = around.services;
  serve('POST /api/notices/channels', async ({ by: { id: user }, request }) => {
    const { target, language, zone } = request.body;
    if ((await readPreferences(store, user)) === null) {
      await writePreferences(store, user, { ...NEW_PREFERENCES, language, zone });
    }
    const channel = await add(around, user, target, baseOf(request) + base);
    const secret = channel.target.type === 'hook' ? channel.target.secret : null;
    return { ...shownChannel(channel), secret };
  });

  serve('POST /api/notices/channels/:channel/change', async ({ by: { id: user }, request: { params, body } }) => {
    const { when, discreet } = body;
    const channel = await changeChannel(store, { id: params.channel, user }, (before) => ({
      when: when ?? before.when,
      discreet: discreet ?? before.discreet,
    }));
    return shownChannel(channel ?? noSuchChannel());
  });

  serve('POST /api/notices/channels/:channel/remove', async ({ by, request: { params } }) => {
    if (!(await removeChannel(store, by.id, params.channel))) noSuchChannel();
    return {};
  });
}

function noSuchChannel(): never {
  throw new Problem('no-such-channel');
}

function baseOf({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string {
  return `${protocol}://${host}`;
}

function addTesting(serve: Serve, around: Around): void {
  const { services } = around;
  serve('POST /api/notices/channels/:channel/test', async ({ by, request: { params } }) => {
    const channel = (await channelOf(services.store, by.id, params.channel)) ?? noSuchChannel();
    const { target } = channel;
    if (target.type === 'mail' && !channel.confirmed)
      return shownChannel(await confirmAgain(services, channel, target.address));
    return shownChannel(await test(around, channel));
  });
}

async function test({ services }: Around, channel: Channel): Promise<Channel> {
  const { store, now } = services;
  const { language } = (await readPreferences(store, channel.user)) ?? NEW_PREFERENCES;
  const { title, body } = noticeText[language].test;
  const message = plainMessage(title, body, 'test', '/notices');
  const { failure } = await attempt(() => send(services, { channel, message, language }));
  const last = { at: now(), failure, tries: 1, test: true };
  await noteDelivery(store, channel, last);
  return { ...channel, last };
}

/** The link is the proof: whoever reads the message need not be signed in where they read it. */
function addLinks(serve: Serve, around: Around): void {
  serve('POST /api/notices/look', ({ request: { body } }) => lookAt(around, body.token));
  serve('POST /api/notices/answer', ({ request: { body } }) => answerBy(around, body.token));
  serve('POST /api/notices/confirm', async ({ request: { body } }) => {
    await confirmAddress(around, body.token);
    return {};
  });
  serve('POST /api/notices/stop', async ({ request: { body } }) => {
    await stopMail(around, body.token);
    return {};
  });
}

/** RFC 8058: the reader's mail program sends a form to the address in the letter's head. It knows no header of ours. */
function addOneClick(plain: FastifyInstance, around: Around): void {
  void plain.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, text, done) =>
      done(null, text),
    );
    const options = {
      schema: { querystring: stopQuery },
      config: { ...perMinute(around.services.limits.codes), foreign: true as const },
    };
    scope.post<{ Querystring: StopQuery }>('/notices/stop', options, async (request, reply) => {
      await stopMail(around, request.query.token);
      return reply.status(204).send();
    });
  });
}

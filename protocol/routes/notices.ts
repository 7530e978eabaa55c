/** What somebody wants to be told and where; and what the links in messages lead to, where the link is the proof. */
import type { Declarations } from '../route.ts';
import { nothing } from '../schemas/common.ts';
import * as schema from '../schemas/notices.ts';

export const noticeRoutes = {
  'GET /api/notices': { name: 'notices', rights: 'session', answer: schema.overview },
  'POST /api/notices/settings': {
    name: 'noticeSettings',
    rights: 'session',
    body: schema.preferences,
    answer: nothing,
  },
  'POST /api/notices/channels': {
    name: 'addChannel',
    rights: 'session',
    limit: 'costly',
    body: schema.newChannel,
    answer: schema.added,
    status: 201,
    problems: ['mail-off'],
  },
  'POST /api/notices/channels/:channel/change': {
    name: 'changeChannel',
    rights: 'session',
    params: schema.byChannel,
    body: schema.channelChange,
    answer: schema.channel,
    problems: ['no-such-channel'],
  },
  'POST /api/notices/channels/:channel/remove': {
    name: 'removeChannel',
    rights: 'session',
    params: schema.byChannel,
    answer: nothing,
    problems: ['no-such-channel'],
  },
  'POST /api/notices/channels/:channel/test': {
    name: 'testChannel',
    rights: 'session',
    limit: 'costly',
    params: schema.byChannel,
    answer: schema.channel,
    problems: ['no-such-channel', 'mail-off'],
  },
  'POST /api/notices/look': {
    name: 'lookAtAnswer',
    rights: 'open',
    limit: 'codes',
    body: schema.token,
    answer: schema.offered,
    problems: ['bad-link', 'no-such-table'],
  },
  'POST /api/notices/answer': {
    name: 'answerNotice',
    rights: 'open',
    limit: 'codes',
    body: schema.token,
    answer: schema.answered,
    problems: ['bad-link', 'no-such-table'],
  },
  'POST /api/notices/confirm': {
    name: 'confirmChannel',
    rights: 'open',
    limit: 'codes',
    body: schema.token,
    answer: nothing,
    problems: ['bad-link'],
  },
  'POST /api/notices/stop': {
    name: 'stopMail',
    rights: 'open',
    limit: 'codes',
    body: schema.token,
    answer: nothing,
    problems: ['bad-link'],
  },
} as const satisfies Declarations;

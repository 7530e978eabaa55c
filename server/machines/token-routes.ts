/** Tokens and bot accounts, for whoever answers for them. No token opens any of this. */
import type { User } from '@signoria/store';
import { forget } from '../accounts/people/erase-user.ts';
import { mustProve } from '../accounts/sign-in/proof.ts';
import { tellOwner } from '../accounts/sign-in/security-mail.ts';
import { Problem } from '../http/problems.ts';
import type { Around } from '../http/routes.ts';
import type { Serve } from '../http/serve.ts';
import { userData } from '../people.ts';
import { botOf, botsOf, makeBot } from './bot-accounts.ts';
import { type KeptToken, MOST_TOKENS, makeToken, revokeToken, tokensOf } from './tokens.ts';

export function addTokens(serve: Serve, around: Around): void {
  const { services, hub } = around;
  const { store } = services;

  serve('GET /api/account/tokens', async ({ by }) => {
    const bots = await botsOf(store, by.id);
    return { tokens: (await tokensOf(store, by.id)).map((token) => shown(token, bots)) };
  });

  serve('POST /api/account/tokens', async ({ by, request }) => {
    const { name, scopes, bot, days, proof } = request.body;
    await mustProve(around, request, by, proof);
    if (name === '') throw new Problem('bad-name');
    if (scopes.includes('admin') && !userData(by).admin) throw new Problem('not-admin');
    if ((await tokensOf(store, by.id)).length >= MOST_TOKENS) throw new Problem('too-many');
    const user = bot === null ? by : await botOf(store, by.id, bot);
    const made = await makeToken(services, { name, scopes, user: user.id, owner: by.id, days });
    tellOwner(services, by, 'token-made', request);
    return made;
  });

  serve('POST /api/account/tokens/:token/revoke', async ({ by, request: { params } }) => {
    const user = await revokeToken(store, by.id, params.token);
    if (user === null) throw new Problem('no-such-token');
    await hub.recheck(user);
    return {};
  });
}

function shown({ id, name, scopes, user, created, used, expires }: KeptToken, bots: readonly User[]) {
  const bot = bots.find((one) => one.id === user);
  const named = bot === undefined ? null : { user: bot.id, name: bot.name };
  return { id, name, scopes: [...scopes], bot: named, created, used, expires };
}

export function addBots(serve: Serve, around: Around): void {
  const { services } = around;
  const { store } = services;

  serve('GET /api/account/bots', async ({ by }) => ({ bots: (await botsOf(store, by.id)).map(shownBot) }));

  serve('POST /api/account/bots', async ({ by, request: { body } }) =>
    shownBot(await makeBot(services, by, body.name)),
  );

  serve('POST /api/account/bots/:bot/delete', async ({ by, request: { params } }) => {
    await forget(around, await botOf(store, by.id, params.bot));
    return {};
  });
}

function shownBot({ id, name, created }: User) {
  return { user: id, name, created };
}

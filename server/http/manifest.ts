/** What a browser reads to install the client: as it was built, by the name and in the colour of the house. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { SEALS } from '../club/seals.ts';
import { readClub } from '../club/settings.ts';
import type { Services } from '../services.ts';

const NAME = 'manifest.webmanifest';

export function addManifest(app: FastifyInstance, { store }: Pick<Services, 'store'>, web: string): void {
  const file = join(web, NAME);
  if (!existsSync(file)) return;
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const built = typeof parsed === 'object' ? parsed : {};
  app.get(`/${NAME}`, async (_, reply) => {
    const { name, look } = await readClub(store);
    const named = name === '' ? {} : { name, short_name: name };
    const coloured = look.colour === 'wax' ? {} : { theme_color: SEALS[look.colour] };
    reply.type('application/manifest+json; charset=utf-8').header('cache-control', 'no-cache');
    return reply.send(JSON.stringify({ ...built, ...named, ...coloured }));
  });
}

/** Statistics of the house: what is counted of its finished games, for everybody to see and to take along. */
import type { HouseFigures, Taken } from '@signoria/protocol';
import type { Course, TableRecord } from '@signoria/table';
import type { FastifyInstance } from 'fastify';
import type { Area } from '../club.ts';
import { Problem } from '../http/problems.ts';
import type { Around } from '../http/routes.ts';
import { serving } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { together } from '../work/together.ts';
import { countFinished, enterNotes, figuresJob, type KeptSheet, optionsId, readSheets } from './counting.ts';
import { asCsv, tellable, told } from './telling.ts';
import { trendsOf } from './trends.ts';

type Wanted = Taken<'GET /api/figures/:game', 'query'>;

export function figures(app: FastifyInstance, around: Around): Area {
  const { services } = around;
  const serve = serving(app, around);
  serve('GET /api/figures', async () => ({ counted: counted(await readSheets(services.store)) }));
  serve('GET /api/figures/:game', ({ request: { params, query } }) => houseFigures(services, params.game, query));
  serve('GET /api/figures/:game/csv', async ({ request: { params, query }, reply }) => {
    const text = asCsv(await houseFigures(services, params.game, query));
    reply.type('text/csv; charset=utf-8');
    reply.header('content-disposition', `attachment; filename="${params.game}-${query.players}.csv"`);
    return reply.send(text);
  });
  serve('GET /api/trends', async ({ by }) => ({ trends: await trendsOf(services, by.id) }));
  // Games end in crowds, and their notes are entered in the same few sheets.
  const enter = together(() => enterNotes(services));
  const count = (record: TableRecord, course: Course | null) => countFinished(services, record, course, enter);
  const listener = { finished: count, inheritedOver: (record: TableRecord) => count(record, null) };
  return { jobs: [figuresJob(services)], listener };
}

/** Which games there are figures of, most of them first. */
function counted(sheets: readonly KeptSheet[]) {
  const kinds = Map.groupBy(sheets, ({ kind }) => `${kind.game}/${kind.players}`);
  return [...kinds.values()]
    .map((of) => ({
      game: of[0]!.kind.game,
      players: of[0]!.kind.players,
      games: of.reduce((sum, { sheet }) => sum + sheet.games, 0),
    }))
    .toSorted((a, b) => b.games - a.games);
}

async function houseFigures({ store, games }: Services, game: string, wanted: Wanted): Promise<HouseFigures> {
  if (!games.has(game)) throw new Problem('no-such-game', game);
  const all = (await readSheets(store, game)).filter(({ kind }) => kind.players === wanted.players);
  const chosen = all.filter(({ kind }) => isWanted(kind, wanted));
  return {
    game,
    players: wanted.players,
    kinds: all.map(({ kind, sheet }) => ({
      rules: kind.rules,
      options: optionsId(kind),
      values: kind.options,
      edition: kind.edition,
      bots: kind.bots,
      games: sheet.games,
    })),
    ...told(chosen.map(({ sheet, hidden }) => tellable(sheet, hidden > 0))),
  };
}

function isWanted(kind: KeptSheet['kind'], { rules, options, people }: Wanted): boolean {
  if (rules !== undefined && kind.rules !== rules) return false;
  if (options !== undefined && optionsId(kind) !== options) return false;
  return people !== true || !kind.bots;
}

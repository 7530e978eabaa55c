/** For whoever runs the server. */
import type { Declarations } from '../route.ts';
import * as schema from '../schemas/service.ts';

export const serviceRoutes = {
  'GET /health': { name: 'health', rights: 'open', answer: schema.health },
  'GET /metrics': { name: 'metrics', rights: 'operator', answer: schema.figures, media: 'text/plain' },
} as const satisfies Declarations;

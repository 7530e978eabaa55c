/** The HTTP interface as OpenAPI 3.1, made from the declarations that check the requests and type the handlers. */
import { z } from 'zod';
import { methodOf, pathOf } from './address.ts';
import { PROBLEMS } from './problems.ts';
import { ALWAYS, type Declared, type Method, problemsOf } from './route.ts';
import { ROUTES, type RouteKey, type RouteName } from './routes.ts';
import { plainInteger, toJson } from './schema-text.ts';
import { scopesOf } from './scopes.ts';
import { protocolText } from './text.ts';

export interface ListedRoute {
  readonly key: RouteKey;
  readonly method: Method;
  readonly path: string;
  readonly route: Declared & { readonly name: RouteName };
}

/** In the order they are declared. */
export function listRoutes(): readonly ListedRoute[] {
  return keys().map((key) => ({ key, method: methodOf(key), path: pathOf(key), route: ROUTES[key] }));
}

function keys(): readonly RouteKey[] {
  return Object.keys(ROUTES).filter((key): key is RouteKey => key in ROUTES);
}

/** `base`: below which path of its host the house lies; empty for none. */
export function openapi(version: string, base = '') {
  const { title, about: description } = protocolText.en;
  const paths: { [path: string]: { readonly [method: string]: Operation } } = {};
  for (const { key, method, path, route } of listRoutes()) {
    const at = path.replaceAll(/:(\w+)/g, '{$1}');
    paths[at] = { ...paths[at], [method.toLowerCase()]: operation(key, route) };
  }
  const info = { title, version, description };
  const servers = base === '' ? {} : { servers: [{ url: base }] };
  return { openapi: '3.1.0', info, ...servers, paths, components: { schemas: components() } };
}

export type Operation = ReturnType<typeof operation>;

function operation(key: RouteKey, route: ListedRoute['route']) {
  const { name, rights, body, answer, media, status = 200 } = route;
  return {
    operationId: name,
    summary: protocolText.en.routes[name],
    'x-rights': rights,
    'x-scopes': scopesOf(key),
    parameters: [...parameters('path', route.params), ...parameters('query', route.query)],
    ...(body === undefined ? {} : { requestBody: { required: !body.safeParse(undefined).success, ...given(body) } }),
    responses: {
      [status]: { description: 'done', ...content(toJson(answer, 'output'), media) },
      ...refusals(key, route),
    },
  };
}

function given(body: z.ZodType) {
  return content(toJson(body, 'input'));
}

function content(schema: object, media = 'application/json') {
  return { content: { [media]: { schema } } };
}

function parameters(at: 'path' | 'query', schema: z.ZodType | undefined) {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', override: plainInteger });
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: at,
    required: required.includes(name),
    schema: of,
  }));
}

/** By status, with the codes that have it. What a table refuses has statuses of its own. */
function refusals(key: RouteKey, route: Declared) {
  const byStatus = Map.groupBy([...problemsOf(key, route), ...ALWAYS], (code) => PROBLEMS[code]);
  const all = [...byStatus].map(([status, codes]) => [status, { description: codes.join(', '), ...shared('problem') }]);
  const table = route.refuses === true ? { '4XX': { description: 'refused', ...shared('refused') } } : {};
  return { ...Object.fromEntries(all), ...table };
}

function shared(name: keyof ReturnType<typeof components>) {
  return content({ $ref: `#/components/schemas/${name}` });
}

function components() {
  const code = z.enum(Object.keys(PROBLEMS));
  return {
    problem: toJson(z.object({ error: z.object({ code, detail: z.unknown() }) }), 'output'),
    refused: toJson(z.object({ refusal: z.looseObject({ why: z.string() }) }), 'output'),
  };
}

/** zod between fastify and its routes: checks what comes in, types the handlers, and turns into JSON Schema. */
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifySchemaCompiler,
  FastifyTypeProvider,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import { z } from 'zod';

export interface ZodProvider extends FastifyTypeProvider {
  validator: this['schema'] extends z.ZodType ? z.output<this['schema']> : unknown;
  serializer: this['schema'] extends z.ZodType ? z.input<this['schema']> : unknown;
}

/** An instance whose handlers are typed by the schemas of their routes. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodProvider
>;

export const checkWithZod: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data: unknown) => {
    const read = schema.safeParse(data);
    return read.success ? { value: read.data } : { error: new Error(firstIssue(read.error)) };
  };

/** Where and what, for whoever writes the client: never the value itself. */
export function firstIssue({ issues }: z.ZodError): string {
  const [first] = issues;
  return first === undefined ? '' : `${first.path.join('.') || '.'}: ${first.code}`;
}

export function toJson(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

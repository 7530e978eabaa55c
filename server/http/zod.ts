/** zod between fastify and its routes: checks what comes in. */
import { firstIssue, type Schema } from '@signoria/protocol';
import type { FastifySchemaCompiler } from 'fastify';

export const checkWithZod: FastifySchemaCompiler<Schema> =
  ({ schema }) =>
  (data: unknown) => {
    const read = schema.safeParse(data);
    return read.success ? { value: read.data } : { error: new Error(firstIssue(read.error)) };
  };

/** Schemas put into words for whoever writes a client: as JSON Schema, and what is wrong with what was sent. */
import { z } from 'zod';

/** Where and what: never the value itself. */
export function firstIssue({ issues }: z.ZodError): string {
  const [first] = issues;
  return first === undefined ? '' : `${first.path.join('.') || '.'}: ${first.code}`;
}

/** Requests as they come in, answers as they go out. */
export function toJson(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: plainInteger });
  return rest;
}

/** That a whole number is not beyond what a double holds is not worth two lines each. */
export function plainInteger({ jsonSchema }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

import type { z } from "@hono/zod-openapi";

/** A value as JSON writes it, for reading alone. */
type Example<Value> = unknown extends Value
  ? unknown
  : Value extends number
    ? number
    : Value extends string | boolean | null | undefined
      ? Value
      : { readonly [Key in keyof Value]: Example<Value[Key]> };

type Json<Schema> = { content: { "application/json": { schema: Schema; example: unknown } } };

/**
 * A body in JSON, without which the call is refused. No schema of ours waits for anything, so that it is read at once, for which the schemas
 * have a shorter way; one that did wait would throw.
 */
export function jsonBody<Schema extends z.ZodType>(
  schema: Schema,
  example: Example<z.input<Schema>>,
): Json<Schema> & { required: true } {
  schema.safeParseAsync = async (sent) => schema.safeParse(sent);
  return { required: true, content: { "application/json": { schema, example } } };
}

/** An answer in JSON. */
export function jsonAnswer<Schema extends z.ZodType>(
  description: string,
  schema: Schema,
  example: Example<z.output<Schema>>,
): Json<Schema> & { description: string } {
  return { description, content: { "application/json": { schema, example } } };
}

/** The schema of a body or an answer in JSON. */
export type JsonSchema<Content> = Content extends { content: { "application/json": { schema: infer Schema } } }
  ? Schema
  : never;

import type { z } from "@hono/zod-openapi";

type Example<Value> = unknown extends Value
  ? unknown
  : Value extends number
    ? number
    : Value extends string | boolean | null | undefined
      ? Value
      : { readonly [Key in keyof Value]: Example<Value[Key]> };

type Json<Schema> = { content: { "application/json": { schema: Schema; example: unknown } } };

/**
 * Declares a required JSON body. Validates with the synchronous `safeParse`, which is faster; a schema with
 * asynchronous checks would throw.
 */
export function jsonBody<Schema extends z.ZodType>(
  schema: Schema,
  example: Example<z.input<Schema>>,
): Json<Schema> & { required: true } {
  schema.safeParseAsync = async (sent) => schema.safeParse(sent);
  return { required: true, content: { "application/json": { schema, example } } };
}

export function jsonAnswer<Schema extends z.ZodType>(
  description: string,
  schema: Schema,
  example: Example<z.output<Schema>>,
): Json<Schema> & { description: string } {
  return { description, content: { "application/json": { schema, example } } };
}

export type JsonSchema<Content> = Content extends { content: { "application/json": { schema: infer Schema } } }
  ? Schema
  : never;

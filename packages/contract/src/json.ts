import type { z } from "@hono/zod-openapi";

/** A body in JSON, without which the call is refused. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { required: true as const, content: { "application/json": { schema } } };
}

/** An answer in JSON. */
export function jsonAnswer<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { description, content: { "application/json": { schema } } };
}

/** The schema of a body or an answer in JSON. */
export type JsonSchema<Content> = Content extends { content: { "application/json": { schema: infer Schema } } }
  ? Schema
  : never;

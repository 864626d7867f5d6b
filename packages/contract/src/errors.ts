import { z } from "@hono/zod-openapi";
import { ERROR_CODES, type ErrorName } from "./error-codes.ts";
import { jsonAnswer } from "./json.ts";
import { amountSchema, idSchema } from "./wire.ts";

/** A line that the restaurant cannot take as it stands; every offending line is listed, not only the first. */
export const invalidItemSchema = z
  .object({
    orderId: z.number().int(),
    id: idSchema,
    name: z.string(),
    code: z.union([z.number(), z.string()]),
    message: z.string(),
    price: amountSchema.optional().openapi({ description: "The line's price today, when a price changed." }),
  })
  .openapi("InvalidItem");

/** The body of every error. api#errors. `message` is in the request's locale. */
export const errorSchema = z
  .object({
    code: z.union([z.number(), z.string()]).openapi({ example: 415 }),
    message: z.string(),
    invalid_items: z.array(invalidItemSchema).optional(),
    issues: z
      .array(z.object({ path: z.string(), message: z.string() }))
      .optional()
      .openapi({ description: "The fields of the body that were not understood." }),
    challenge_url: z.string().optional().openapi({
      description: "Where the diner's bank asks the diner, before the same order is sent again.",
    }),
    request_id: z.string().optional(),
  })
  .openapi("Error");

export type InvalidItem = z.infer<typeof invalidItemSchema>;
export type ErrorBody = z.infer<typeof errorSchema>;

const EVERY_CALL = ["invalidRequest", "payloadTooLarge", "tooManyRequests", "unavailable", "internal"] as const;

/** What every call with a body may answer: it takes JSON alone, and from pages of its own site alone. */
export const BODY_REFUSALS = ["unsupportedMediaType", "forbiddenOrigin"] as const;

/** The error answers of a call for its contract: the refusals that it lists, and those that every call may answer. */
export function errorResponses(...names: ErrorName[]) {
  const byStatus = new Map<number, string[]>();
  for (const name of [...names, ...EVERY_CALL]) {
    const { code, status } = ERROR_CODES[name];
    const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    byStatus.set(status, [...(byStatus.get(status) ?? []), `\`${code}\` ${words}`]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, jsonAnswer(codes.join(" · "), errorSchema)]),
  );
}

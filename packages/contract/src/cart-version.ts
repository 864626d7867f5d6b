import { z } from "@hono/zod-openapi";
import { savedLineSchema } from "./priced-line.ts";

/** The version of a stored cart; rises with each change. ordering#cart-version. */
export const cartVersionSchema = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

/**
 * The lines that recent orders removed from a stored cart, by the orders' idempotency keys.
 * ordering#cart-after-order.
 */
export const takenLinesSchema = z.array(z.object({ key: z.string(), items: z.array(savedLineSchema) })).openapi({
  description: "The lines that recent orders took out of the cart, by `Idempotency-Key`; absent if there are none.",
});

import { z } from "@hono/zod-openapi";
import { savedLineSchema } from "./priced-line.ts";

/** Which of its changes made a kept cart what it is; grows with each. ordering#cart-version. */
export const cartVersionSchema = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

/** What the last orders have taken out of a kept cart, with their keys. ordering#cart-after-order. */
export const takenLinesSchema = z.array(z.object({ key: z.string(), items: z.array(savedLineSchema) })).openapi({
  description: "What the last orders have taken out of it, with their `Idempotency-Key`; absent for none.",
});

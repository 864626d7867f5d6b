import { createRoute, z } from "@hono/zod-openapi";
import { droppedSchema } from "./cart.ts";
import { errorResponses } from "./errors.ts";
import { SAVED_LINE } from "./examples.ts";
import { jsonAnswer } from "./json.ts";
import { savedLineSchema } from "./priced-line.ts";
import { ANYONE } from "./roles.ts";
import { restaurantHeaders } from "./wire.ts";

/**
 * `GET /orders/another-round/{id}`: returns the lines of an order that can be ordered again. api#another-round-call.
 */
export const anotherRound = createRoute({
  ...ANYONE,
  method: "get",
  path: "/orders/another-round/{id}",
  tags: ["Ordering"],
  summary: "List an order's lines for another round",
  request: {
    headers: restaurantHeaders,
    params: z.object({ id: z.string().max(100) }),
    query: z.object({
      changing: z.literal("true").optional().openapi({
        description:
          "Set to `true` when the guest changes this order. The stock that the order itself took then counts as available.",
      }),
    }),
  },
  responses: {
    200: jsonAnswer(
      "The lines that can still be ordered, and the lines and choices that were dropped.",
      z.object({
        items: z.array(savedLineSchema),
        tableInfo: z
          .object({ tableNum: z.string(), label: z.string() })
          .nullable()
          .openapi({ description: "The table of the order; null if it has none." }),
        dropped: droppedSchema,
        warning: z.boolean().openapi({ description: "Whether a part of the order cannot be ordered again unchanged." }),
      }),
      {
        items: [SAVED_LINE],
        tableInfo: { tableNum: "12", label: "12" },
        dropped: [{ name: "Soup of the day", reason: "sold-out" }],
        warning: true,
      },
    ),
    ...errorResponses("restaurantUnknown", "notFound"),
  },
});

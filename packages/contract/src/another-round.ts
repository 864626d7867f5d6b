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
  summary: "An order, to be ordered again",
  request: {
    headers: restaurantHeaders,
    params: z.object({ id: z.string().max(100) }),
    query: z.object({
      changing: z.literal("true").optional().openapi({
        description: "It is to be changed by its guest: what it has taken itself counts as there.",
      }),
    }),
  },
  responses: {
    200: jsonAnswer(
      "The lines that the menu still has, and what is left out of them with a warning.",
      z.object({
        items: z.array(savedLineSchema),
        tableInfo: z
          .object({ tableNum: z.string(), label: z.string() })
          .nullable()
          .openapi({ description: "The table of a round; null for an order that went to none." }),
        dropped: droppedSchema,
        warning: z.boolean().openapi({ description: "Something of the order cannot be ordered again as it was." }),
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

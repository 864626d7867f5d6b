import { createRoute, z } from "@hono/zod-openapi";
import { errorResponses } from "./errors.ts";
import { jsonAnswer } from "./json.ts";
import { restaurantHeaders } from "./wire.ts";

/** How long the next order takes. time#queue. */
export const queueSchema = z
  .object({
    prepTime: z.number().int().openapi({ description: "Minutes until the next order is ready." }),
    ordersAhead: z.number().int(),
  })
  .openapi("Queue");

/** `GET /orders/get-next-order-queue-time`: how long the next order takes. api#queue-time, time#queue. */
export const getNextOrderQueueTime = createRoute({
  method: "get",
  path: "/orders/get-next-order-queue-time",
  tags: ["Ordering"],
  summary: "How long the next order takes",
  request: { headers: restaurantHeaders },
  responses: {
    200: jsonAnswer("The queue.", z.object({ queue: queueSchema }), { queue: { prepTime: 15, ordersAhead: 2 } }),
    ...errorResponses("restaurantUnknown"),
  },
});

export type QueueData = z.infer<typeof queueSchema>;

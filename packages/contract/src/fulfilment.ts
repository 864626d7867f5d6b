import { createRoute, z } from "@hono/zod-openapi";
import { queueSchema } from "./costs.ts";
import { errorResponses } from "./errors.ts";
import { jsonAnswer } from "./json.ts";
import { restaurantHeaders } from "./wire.ts";

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

import { createRoute, z } from "@hono/zod-openapi";
import { BODY_REFUSALS } from "./error-codes.ts";
import { errorResponses } from "./errors.ts";
import { jsonAnswer, jsonBody } from "./json.ts";
import { ANYONE } from "./roles.ts";
import { typedSigns } from "./typed-text.ts";
import { idSchema, instantInputSchema, restaurantHeaders } from "./wire.ts";

/**
 * `POST /orders/notification`: requests a text message when an order is ready. api#notification,
 * checkout#notification-form.
 */
export const orderNotification = createRoute({
  ...ANYONE,
  method: "post",
  path: "/orders/notification",
  tags: ["Ordering"],
  summary: "Request a text message when an order is ready",
  request: {
    headers: restaurantHeaders,
    body: jsonBody(
      z.object({
        type: z.literal("notification"),
        status: z.literal("in-progress"),
        data: z.object({
          config: z.object({
            restaurantId: idSchema.nullish(),
            checkNum: typedSigns(40)
              .nullish()
              .openapi({ description: "The number of the order on the day of `date`. Required." }),
          }),
          checkout: z.object({
            contact: z.object({
              phone_number: typedSigns(40)
                .nullish()
                .openapi({ description: "The phone number in the format `416-555-0123`. Required." }),
            }),
          }),
          date: instantInputSchema.openapi({ description: "The day of the order; null means today." }),
        }),
      }),
      {
        type: "notification",
        status: "in-progress",
        data: {
          config: { restaurantId: 1, checkNum: "42" },
          checkout: { contact: { phone_number: "416-555-0123" } },
          date: null,
        },
      },
    ),
  },
  responses: {
    200: jsonAnswer(
      "The request is accepted. The answer does not reveal whether the order exists.",
      z.object({ message: z.string() }),
      {
        message: "We text 416-555-0123 when order 42 is ready.",
      },
    ),
    ...errorResponses("restaurantUnknown", "tooManyRequests", ...BODY_REFUSALS),
  },
});

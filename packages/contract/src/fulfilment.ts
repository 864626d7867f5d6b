import { TIME_CAUSES } from "@comptoir/ordering";
import { createRoute, z } from "@hono/zod-openapi";
import { changeIdSchema, checkoutSchema, orderTypeSchema } from "./call-body.ts";
import { BODY_REFUSALS } from "./error-codes.ts";
import { errorResponses } from "./errors.ts";
import { SENT_LINE } from "./examples.ts";
import { jsonAnswer, jsonBody } from "./json.ts";
import { cartLinesSchema } from "./line.ts";
import { ANYONE } from "./roles.ts";
import { instantSchema, restaurantHeaders } from "./wire.ts";

/** The estimated time until the next order is ready. time#queue. */
export const queueSchema = z
  .object({
    prepTime: z.number().int().openapi({ description: "The minutes until a new order would be ready." }),
    ordersAhead: z.number().int(),
  })
  .openapi("Queue");

/**
 * `GET /orders/get-next-order-queue-time`: estimates when the next order would be ready. api#queue-time, time#queue.
 */
export const getNextOrderQueueTime = createRoute({
  ...ANYONE,
  method: "get",
  path: "/orders/get-next-order-queue-time",
  tags: ["Ordering"],
  summary: "Estimate the preparation time of a new order",
  request: { headers: restaurantHeaders },
  responses: {
    200: jsonAnswer("The estimate.", z.object({ queue: queueSchema }), { queue: { prepTime: 15, ordersAhead: 2 } }),
    ...errorResponses("restaurantUnknown"),
  },
});

const localDateSchema = z.iso.date().openapi({ example: "2026-11-21" });

const causeSchema = z
  .object({
    kind: z.enum(TIME_CAUSES),
    orderIds: z
      .array(z.number().int())
      .openapi({ description: "The lines that cause it, by their `orderId`; empty if the whole cart does." }),
    from: instantSchema.nullable().openapi({ description: "From when it is possible again, if that is known." }),
    until: instantSchema.nullable().openapi({ description: "Until when it was possible that day." }),
    minutes: z.number().int().nullable().openapi({ description: "The notice, for the kind `notice`." }),
    isFreeWithout: z.boolean().openapi({ description: "Whether the rest of the cart can be ordered right now." }),
  })
  .openapi("TimeCause");

const timesSchema = z
  .object({
    zone: z.string().openapi({ example: "America/Toronto" }),
    now: instantSchema,
    asap: z.object({
      available: z.boolean(),
      readyAt: instantSchema.nullable(),
      lastCallAt: instantSchema
        .nullable()
        .openapi({ description: "The time of the last order for as soon as possible." }),
      closesAt: instantSchema
        .nullable()
        .openapi({ description: "The closing time; null while the restaurant is closed, or if it does not close." }),
      why: causeSchema.nullable().openapi({ description: "Why it is not available; null if it is." }),
    }),
    noticeMinutes: z.number().int().openapi({ description: "The minimum notice of an order, in minutes." }),
    days: z.array(
      z.object({
        date: localDateSchema.openapi({
          description: "The date in the restaurant's time zone. Dates without an available time are omitted.",
        }),
        slots: z.array(
          z.object({
            time: z.string().openapi({ example: "18:15", description: "The restaurant's local time." }),
            at: instantSchema.openapi({
              description: "The same time as an instant. Send it as the `date` of an order.",
            }),
            remaining: z
              .number()
              .int()
              .nullable()
              .openapi({ description: "The number of orders that the slot can still take; null for no limit." }),
          }),
        ),
      }),
    ),
    daysWithout: z
      .array(z.object({ date: localDateSchema, why: z.enum(TIME_CAUSES) }))
      .openapi({ description: "The days without a time before the last day that has one, and why." }),
  })
  .openapi("Times");

/** `POST /orders/scheduling`: returns the times for which a cart can be ordered. api#scheduling, time#slots. */
export const findTimes = createRoute({
  ...ANYONE,
  method: "post",
  path: "/orders/scheduling",
  tags: ["Ordering"],
  summary: "List the times for which a cart can be ordered",
  request: {
    headers: restaurantHeaders,
    body: jsonBody(
      z.object({
        type: orderTypeSchema,
        delivery: z.boolean().nullish(),
        items: cartLinesSchema,
        checkout: checkoutSchema,
        changeId: changeIdSchema,
      }),
      { type: "take-out", delivery: false, items: [SENT_LINE] },
    ),
  },
  responses: {
    200: jsonAnswer("Whether the cart can be ordered for now, and the times that can be chosen.", timesSchema, {
      zone: "America/Toronto",
      now: "2026-11-20T23:00:00.000Z",
      asap: {
        available: true,
        readyAt: "2026-11-20T23:15:00.000Z",
        lastCallAt: "2026-11-21T03:45:00.000Z",
        closesAt: "2026-11-21T04:00:00.000Z",
        why: null,
      },
      noticeMinutes: 30,
      days: [
        {
          date: "2026-11-20",
          slots: [
            { time: "18:30", at: "2026-11-20T23:30:00.000Z", remaining: 2 },
            { time: "18:45", at: "2026-11-20T23:45:00.000Z", remaining: 0 },
          ],
        },
      ],
      daysWithout: [],
    }),
    ...errorResponses("restaurantUnknown", "ordersPaused", "itemSoldOut", "itemUnavailable", ...BODY_REFUSALS),
  },
});

export type QueueData = z.infer<typeof queueSchema>;
export type TimeCauseData = z.infer<typeof causeSchema>;
export type TimesData = z.infer<typeof timesSchema>;

import { ORDER_STATUSES } from "@comptoir/ordering";
import { createRoute, z } from "@hono/zod-openapi";
import { orderTypeSchema } from "./call-body.ts";
import { costsSchema } from "./costs.ts";
import { destinationSchema } from "./destination.ts";
import { BODY_REFUSALS } from "./error-codes.ts";
import { errorResponses } from "./errors.ts";
import { ORDER } from "./examples.ts";
import { explanationSchema } from "./explanation.ts";
import { jsonAnswer } from "./json.ts";
import { pricedLineSchema } from "./priced-line.ts";
import { ANYONE } from "./roles.ts";
import { amountSchema, idSchema, instantSchema, localeHeaders, restaurantHeaders } from "./wire.ts";

const orderStatusSchema = z.enum(ORDER_STATUSES);

export const answersSchema = z
  .array(z.object({ question: z.string(), answer: z.union([z.string(), z.array(z.string())]) }))
  .openapi({ description: "The restaurant's questions with the diner's answers." });

export const kitchenOrderSchema = z
  .object({
    restaurantId: idSchema,
    slug: z.string(),
    name: z.string().openapi({ description: "The kitchen's, in the order's language." }),
    id: z.uuid(),
    number: z.string(),
    status: orderStatusSchema,
    readyAt: instantSchema,
    total: amountSchema,
    items: z.array(pricedLineSchema),
  })
  .openapi("KitchenOrder");

/** An order for its confirmation and status page. `id` is unguessable; `number` is for people. */
export const orderSchema = z
  .object({
    id: z.uuid(),
    number: z.string().openapi({ example: "42", description: "Short, unique per restaurant and day." }),
    status: orderStatusSchema,
    type: orderTypeSchema,
    destination: destinationSchema,
    tableNum: z.string().nullable().openapi({ description: "The table of a `table` destination." }),
    placedAt: instantSchema,
    readyAt: instantSchema.openapi({ description: "When the kitchen is ready." }),
    travelMinutes: z.number().int().nullish().openapi({
      description:
        "Of a delivery: how long after `readyAt` it arrives. Null for other orders, and if the venue has not said.",
    }),
    date: instantSchema.nullable().openapi({ description: "The time that was chosen; null: as soon as possible." }),
    zone: z.string().openapi({ example: "America/Toronto" }),
    locale: z.string(),
    restaurant: z.object({
      id: idSchema,
      slug: z.string(),
      name: z.string(),
      address: z.string().nullable(),
      phone: z.string().nullish(),
      support_email: z.string().nullish().openapi({ description: "Where a diner writes with a question." }),
      tax_numbers: z.array(z.object({ label: z.string(), number: z.string() })),
      hub: z
        .object({ id: idSchema, slug: z.string(), name: z.string() })
        .nullish()
        .openapi({ description: "The hub that sold it, of one kitchen's order." }),
    }),
    parentId: z
      .uuid()
      .nullish()
      .openapi({ description: "Of a kitchen's order: what was ordered at the hub, all together." }),
    kitchens: z
      .array(kitchenOrderSchema)
      .optional()
      .openapi({ description: "What was ordered at a hub is these orders together; absent for any other order." }),
    childId: z
      .uuid()
      .nullish()
      .openapi({ description: "The child that it is for; shown to the person who placed it alone." }),
    yours: z.boolean().openapi({ description: "Whether the caller has placed it." }),
    items: z.array(pricedLineSchema),
    costs: costsSchema,
    explanation: explanationSchema.openapi({
      description: "Which rule and which lines made each amount of the bill.",
    }),
    payment: z.object({
      method: z.string(),
      status: z.enum([
        "not-required",
        "on-premise",
        "invoiced",
        "on-tab",
        "authorised",
        "captured",
        "voided",
        "refunded",
        "failed",
      ]),
      amount: amountSchema,
      type: z.string().nullable(),
      last4: z.string().nullable(),
      reference: z
        .string()
        .nullish()
        .openapi({ description: "The cost center or the purchase order that it is billed by." }),
      fromCredit: amountSchema
        .optional()
        .openapi({ description: "What of it account credit paid; absent for nothing." }),
      toCredit: amountSchema.optional().openapi({ description: "What goes to account credit since it was cancelled." }),
    }),
    refunds: z
      .array(
        z.object({
          id: z.uuid(),
          at: instantSchema,
          kitchen: z
            .string()
            .optional()
            .openapi({ description: "The name of the kitchen that gave it back, of what was ordered at a hub." }),
          amount: amountSchema,
          taxes: amountSchema.openapi({ description: "The taxes in the amount." }),
          tip: amountSchema.openapi({ description: "The tip in the amount." }),
          toCard: amountSchema,
          toGiftCard: amountSchema,
          toPoints: amountSchema
            .optional()
            .openapi({ description: "What of it was paid with points, which are given back." }),
          toCredit: amountSchema
            .optional()
            .openapi({ description: "What of it account credit had paid, which is given back there." }),
          offInvoice: amountSchema
            .optional()
            .openapi({ description: "What is not billed any more, of an order that is billed later." }),
          atRestaurant: amountSchema.openapi({ description: "Given back where the order was paid in person." }),
          lines: z
            .array(z.object({ name: z.string(), quantity: z.number().int(), amount: amountSchema }))
            .openapi({ description: "Lines that were given back; empty for an amount." }),
        }),
      )
      .openapi({ description: "What was given back while the order stands, in its sequence." }),
    pointsEarned: z
      .number()
      .int()
      .optional()
      .openapi({ description: "The points that it gave, less those that were taken back; absent for none." }),
    history: z.array(z.object({ status: orderStatusSchema, at: instantSchema })),
    cancelledByGuest: z.boolean().openapi({ description: "Whether it was cancelled by who placed it." }),
    contact: z
      .object({ full_name: z.string().nullable(), email: z.string().nullable(), phone_number: z.string().nullable() })
      .nullable()
      .openapi({ description: "Who ordered; null once erased, and to anyone who has not placed it." }),
    notes: z.string().nullable().openapi({ description: "The diner's note for the restaurant; null for none." }),
    questions: answersSchema,
    checkId: z.boolean().openapi({ description: "Whether the diner's age is checked: there is alcohol in it." }),
    tellsReady: z.boolean().openapi({ description: "Whether a text message is sent when it is ready." }),
  })
  .openapi("Order");

const orderAnswer = {
  200: jsonAnswer("The order.", z.object({ order: orderSchema }), { order: ORDER }),
  ...errorResponses("notFound"),
};

const togetherSchema = z
  .object({
    id: z.uuid(),
    number: z.string(),
    status: orderStatusSchema,
    date: instantSchema.nullable(),
    childId: z.uuid().nullable(),
    total: amountSchema,
  })
  .openapi("OrderTogether");
export type OrderTogetherData = z.infer<typeof togetherSchema>;

/** `GET /orders/{id}`: returns the order for its confirmation and status page. api#get-order. */
export const getOrder = createRoute({
  ...ANYONE,
  method: "get",
  path: "/orders/{id}",
  tags: ["Ordering"],
  summary: "An order by its unguessable id",
  request: { headers: localeHeaders, params: z.object({ id: z.string().max(100) }) },
  responses: {
    200: jsonAnswer(
      "The order. `together`: the orders that were paid with it, itself among them, the one wanted earliest first; told to who placed them, else empty.",
      z.object({ order: orderSchema, together: z.array(togetherSchema) }),
      { order: ORDER, together: [] },
    ),
    ...errorResponses("notFound"),
  },
});

/**
 * `POST /orders/{id}/cancel`: cancels the caller's own order until its cancellation cutoff; idempotent. An
 * extension of the specification. ordering#cancel-by-guest.
 */
export const cancelOrder = createRoute({
  ...ANYONE,
  method: "post",
  path: "/orders/{id}/cancel",
  tags: ["Ordering"],
  summary: "Cancel one's own order",
  request: { headers: restaurantHeaders, params: z.object({ id: z.string().max(100) }) },
  responses: {
    200: jsonAnswer(
      "The order, cancelled. What it took is given back; its payment is voided or refunded by a job.",
      z.object({ order: orderSchema }),
      { order: { ...ORDER, status: "cancelled" } },
    ),
    ...errorResponses("restaurantUnknown", "notFound", "notYours", "cancelTooLate", ...BODY_REFUSALS),
  },
});

/** `GET /orders/{id}/events`: streams the order's states as server-sent events, beginning with the current one. */
export const orderEvents = createRoute({
  ...ANYONE,
  method: "get",
  path: "/orders/{id}/events",
  tags: ["Ordering"],
  summary: "An order's states as they change",
  request: { headers: localeHeaders, params: z.object({ id: z.string().max(100) }) },
  responses: {
    200: {
      description: "Events named `status`, each with `{ status, at, readyAt, refunds }`.",
      content: {
        "text/event-stream": {
          schema: z.string(),
          example:
            'event: status\ndata: {"status":"ready","at":"2026-11-20T23:29:00.000Z","readyAt":"2026-11-20T23:29:00.000Z","refunds":0}\n\n',
        },
      },
    },
    ...errorResponses("notFound", "tooManyRequests"),
  },
});

/**
 * `GET /orders/reference/{key}`: returns the order of an idempotency key, after a lost answer.
 * api#order-reference.
 */
export const getOrderByReference = createRoute({
  ...ANYONE,
  method: "get",
  path: "/orders/reference/{key}",
  tags: ["Ordering"],
  summary: "The order of an idempotency key",
  request: { headers: restaurantHeaders, params: z.object({ key: z.string().max(100) }) },
  responses: { ...orderAnswer, ...errorResponses("restaurantUnknown", "notFound", "inProgress") },
});

export type OrderData = z.infer<typeof orderSchema>;
export type KitchenOrderData = z.infer<typeof kitchenOrderSchema>;
export type OrderStatusData = z.infer<typeof orderStatusSchema>;

import { DECLINE_REASONS, ORDER_STATUSES } from "@comptoir/ordering";
import { createRoute, z } from "@hono/zod-openapi";
import { orderTypeSchema } from "./call-body.ts";
import { costsSchema } from "./costs.ts";
import { destinationSchema } from "./destination.ts";
import { dinerSchema } from "./diners.ts";
import { BODY_REFUSALS } from "./error-codes.ts";
import { errorResponses } from "./errors.ts";
import { ORDER } from "./examples.ts";
import { explanationSchema } from "./explanation.ts";
import { jsonAnswer } from "./json.ts";
import { pricedLineSchema } from "./priced-line.ts";
import { ANYONE } from "./roles.ts";
import { amountSchema, idSchema, instantSchema, localeHeaders, restaurantHeaders } from "./wire.ts";

const orderStatusSchema = z.enum(ORDER_STATUSES);

/** The states of an order's payment. payment#states. */
export const PAYMENT_STATUSES = [
  "not-required",
  "on-premise",
  "invoiced",
  "on-tab",
  "authorised",
  "captured",
  "voided",
  "refunded",
  "failed",
] as const;

export const answersSchema = z
  .array(z.object({ question: z.string(), answer: z.union([z.string(), z.array(z.string())]) }))
  .openapi({ description: "The restaurant's questions and the diner's answers." });

/** The restaurant's answer to an order that is not accepted as placed. board#awaits. */
const acceptanceSchema = z
  .object({
    from: instantSchema.openapi({ description: "When the wait for the answer begins: placing, or the next opening." }),
    until: instantSchema.openapi({ description: "When the server answers if no person has." }),
    acceptedAt: instantSchema.nullable().openapi({ description: "Null until the order is accepted." }),
  })
  .openapi("OrderAcceptance");

/** Why the restaurant declined an order. board#decline. */
const declinedSchema = z
  .object({
    reason: z.enum(DECLINE_REASONS).nullable().openapi({ description: "Null if nobody answered in time." }),
    words: z.string().nullable().openapi({ description: "The restaurant's words to the guest." }),
    missed: z.boolean().openapi({ description: "Whether nobody answered in time." }),
  })
  .openapi("OrderDeclined");

/** How the restaurant answered an order; both are absent for an order that was accepted as it was placed. */
const ANSWER = {
  acceptance: acceptanceSchema
    .optional()
    .openapi({ description: "Absent for an order that was accepted as it was placed." }),
  declined: declinedSchema.optional().openapi({ description: "Absent unless the restaurant declined the order." }),
};

export const kitchenOrderSchema = z
  .object({
    restaurantId: idSchema,
    slug: z.string(),
    name: z.string().openapi({ description: "The kitchen's name in the order's language." }),
    id: z.uuid(),
    number: z.string(),
    status: orderStatusSchema,
    readyAt: instantSchema,
    total: amountSchema,
    items: z.array(pricedLineSchema),
    ...ANSWER,
  })
  .openapi("KitchenOrder");

/** An order for its confirmation and status page. `id` is unguessable; `number` is for people. */
export const orderSchema = z
  .object({
    id: z.uuid(),
    number: z.string().openapi({ example: "42", description: "A short number, unique per restaurant and day." }),
    status: orderStatusSchema,
    type: orderTypeSchema,
    destination: destinationSchema,
    tableNum: z.string().nullable().openapi({ description: "The table number, if the destination is a table." }),
    placedAt: instantSchema,
    readyAt: instantSchema.openapi({ description: "The time at which the kitchen is ready." }),
    travelMinutes: z.number().int().nullish().openapi({
      description:
        "The minutes from `readyAt` to a delivery's arrival; null for other orders, and if they are unknown.",
    }),
    date: instantSchema.nullable().openapi({ description: "The chosen time; null means as soon as possible." }),
    zone: z.string().openapi({ example: "America/Toronto" }),
    locale: z.string(),
    restaurant: z.object({
      id: idSchema,
      slug: z.string(),
      name: z.string(),
      address: z.string().nullable(),
      phone: z.string().nullish(),
      support_email: z.string().nullish().openapi({ description: "The email address for diners' questions." }),
      tax_numbers: z.array(z.object({ label: z.string(), number: z.string() })),
      hub: z
        .object({ id: idSchema, slug: z.string(), name: z.string() })
        .nullish()
        .openapi({ description: "The hub that sold the order, if it is a kitchen's order." }),
    }),
    parentId: z.uuid().nullish().openapi({ description: "The parent order, if this is a kitchen's order." }),
    kitchens: z
      .array(kitchenOrderSchema)
      .optional()
      .openapi({ description: "The kitchens' orders, if this is a parent order; absent otherwise." }),
    childId: z
      .uuid()
      .nullish()
      .openapi({ description: "The child that the order is for. Only the person who placed the order sees it." }),
    yours: z.boolean().openapi({ description: "Whether the caller placed the order." }),
    items: z.array(pricedLineSchema),
    costs: costsSchema,
    explanation: explanationSchema.openapi({
      description: "The rule and the contributions of each amount of the bill.",
    }),
    payment: z.object({
      method: z.string(),
      status: z.enum(PAYMENT_STATUSES),
      amount: amountSchema,
      type: z.string().nullable(),
      last4: z.string().nullable(),
      reference: z
        .string()
        .nullish()
        .openapi({ description: "The cost center or purchase order number on the invoice." }),
      fromCredit: amountSchema
        .optional()
        .openapi({ description: "The amount that account credit paid; absent if none." }),
      toCredit: amountSchema
        .optional()
        .openapi({ description: "The amount that the cancellation returns to account credit." }),
      paidAtTable: amountSchema.optional().openapi({
        description: "The amount that the people of a table have paid of the order on their phones; absent if none.",
      }),
    }),
    refunds: z
      .array(
        z.object({
          id: z.uuid(),
          at: instantSchema,
          kitchen: z
            .string()
            .optional()
            .openapi({ description: "The name of the kitchen that refunded, if the order was placed at a hub." }),
          amount: amountSchema,
          taxes: amountSchema.openapi({ description: "The taxes included in `amount`." }),
          tip: amountSchema.openapi({ description: "The tip included in `amount`." }),
          toCard: amountSchema,
          toGiftCard: amountSchema,
          toPoints: amountSchema
            .optional()
            .openapi({ description: "The part of `amount` that is returned as points." }),
          toCredit: amountSchema
            .optional()
            .openapi({ description: "The part of `amount` that is returned to account credit." }),
          offInvoice: amountSchema
            .optional()
            .openapi({ description: "The part of `amount` that is deducted from the invoice." }),
          atRestaurant: amountSchema.openapi({
            description: "The part of `amount` that the restaurant returns in person.",
          }),
          lines: z
            .array(z.object({ name: z.string(), quantity: z.number().int(), amount: amountSchema }))
            .openapi({ description: "The refunded lines; empty if the refund is an amount." }),
        }),
      )
      .openapi({
        description: "The refunds of the order, oldest first. A cancelled order's payment is not among them.",
      }),
    pointsEarned: z
      .number()
      .int()
      .optional()
      .openapi({ description: "The points that the order earned, minus those taken back by refunds; absent if none." }),
    history: z.array(z.object({ status: orderStatusSchema, at: instantSchema })),
    ...ANSWER,
    cancelledByGuest: z.boolean().openapi({ description: "Whether the guest cancelled the order." }),
    contact: z
      .object({ full_name: z.string().nullable(), email: z.string().nullable(), phone_number: z.string().nullable() })
      .nullable()
      .openapi({
        description: "The contact of the order; null after erasure, and for callers who did not place the order.",
      }),
    notes: z.string().nullable().openapi({ description: "The diner's note for the restaurant." }),
    questions: answersSchema,
    diners: z.array(dinerSchema).optional().openapi({
      description:
        "The persons who said allergies; absent if nobody did, after erasure, and for callers who did not place the order.",
    }),
    checkId: z.boolean().openapi({ description: "Whether proof of age is checked because the order has alcohol." }),
    tellsReady: z.boolean().openapi({ description: "Whether a text message is sent when the order is ready." }),
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
  summary: "Retrieve an order",
  request: { headers: localeHeaders, params: z.object({ id: z.string().max(100) }) },
  responses: {
    200: jsonAnswer(
      "The order. `together` lists all orders of the same payment, this one included, by requested time. It is empty for callers who did not place them.",
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
  summary: "Cancel an order",
  request: { headers: restaurantHeaders, params: z.object({ id: z.string().max(100) }) },
  responses: {
    200: jsonAnswer(
      "The cancelled order. Its stock and capacity are released. A job voids or refunds its payment.",
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
  summary: "Stream an order's states",
  request: { headers: localeHeaders, params: z.object({ id: z.string().max(100) }) },
  responses: {
    200: {
      description:
        "Server-sent events named `status`, each with `{ status, at, readyAt, refunds }`, and `acceptedAt` once the restaurant has accepted an order that waited for it.",
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
  summary: "Retrieve the order of an idempotency key",
  request: { headers: restaurantHeaders, params: z.object({ key: z.string().max(100) }) },
  responses: { ...orderAnswer, ...errorResponses("restaurantUnknown", "notFound", "inProgress") },
});

export type OrderData = z.infer<typeof orderSchema>;
export type KitchenOrderData = z.infer<typeof kitchenOrderSchema>;
export type OrderStatusData = z.infer<typeof orderStatusSchema>;

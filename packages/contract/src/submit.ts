import { createRoute, z } from "@hono/zod-openapi";
import { BODY_REFUSALS, CART_REFUSALS, CODE_REFUSALS } from "./error-codes.ts";
import { errorResponses } from "./errors.ts";
import { HUB_ORDER, ORDER } from "./examples.ts";
import { jsonAnswer } from "./json.ts";
import { kitchenOrderSchema, orderSchema } from "./orders.ts";
import { ANYONE } from "./roles.ts";
import { k12Body, submitBody } from "./submit-body.ts";
import { amountSchema, restaurantHeaders } from "./wire.ts";

const idempotencyHeaders = restaurantHeaders.extend({
  "idempotency-key": z.string().max(100).optional().openapi({
    description: "A UUID that the client creates once per checkout. Required; the call returns 400 without it.",
  }),
});

/** Refusals of a submit. */
export const SUBMIT_REFUSALS = [
  "restaurantUnknown",
  ...CART_REFUSALS,
  ...CODE_REFUSALS,
  "belowCateringMinimum",
  "noConfig",
  "loginRequired",
  "sessionExpired",
  "idempotencyKeyMissing",
  "idempotencyMismatch",
  "inProgress",
  "cardDeclined",
  "transactionFailed",
  "processorUnreachable",
  "challengeRequired",
  "paymentRequired",
  "walletUnsupported",
  "cardUnknown",
  "childUnknown",
  "creditShort",
  "orderTypeNotOffered",
  "tableUnknown",
  "viewOnly",
  "noEventSuite",
  "notSuiteOperator",
  "notAssignedToSuite",
  "preOrderClosed",
  "preOrderWithoutPaymentMethod",
  "tabNotOpen",
  "tabLimitReached",
  "versionConflict",
  "notFound",
  "notYours",
  "orderCancelled",
  "changeTooLate",
  ...BODY_REFUSALS,
] as const;

/** `POST /orders`: submits an order, once per idempotency key. api#submit, payment#idempotency-key. */
export const submitOrder = createRoute({
  ...ANYONE,
  method: "post",
  path: "/orders",
  tags: ["Ordering"],
  summary: "Submit an order",
  request: {
    headers: idempotencyHeaders,
    body: submitBody,
  },
  responses: {
    201: jsonAnswer(
      "The order is placed. A replayed answer has the header `Idempotent-Replayed: true`.",
      z.object({ order: orderSchema }),
      { order: ORDER },
    ),
    ...errorResponses(...SUBMIT_REFUSALS),
  },
});

/** One of a school's orders in the answer, for a date and a child. */
const dateOrderSchema = z.object({
  date: z.iso.date().openapi({ description: "The date in the restaurant's time zone." }),
  childId: z.uuid().nullable(),
  orderId: z.number().int().nullable().openapi({ description: "The line number from the request body." }),
  id: z.uuid(),
  number: z.string(),
  status: orderSchema.shape.status,
  readyAt: orderSchema.shape.readyAt,
  total: amountSchema,
});

/**
 * `POST /orders/create-k12-order`: submits a school's cart as one order per date and child, under one
 * payment. All are placed, or none. api#create-k12-order, school#school-orders.
 */
export const createK12Order = createRoute({
  ...ANYONE,
  method: "post",
  path: "/orders/create-k12-order",
  tags: ["Ordering"],
  summary: "Submit orders for a school's dates",
  request: { headers: idempotencyHeaders, body: k12Body },
  responses: {
    201: jsonAnswer(
      "All orders are placed. `order` is the earliest. A replayed answer has the header `Idempotent-Replayed: true`.",
      z.object({ order: orderSchema, orders: z.array(dateOrderSchema) }),
      {
        order: ORDER,
        orders: [
          {
            date: "2026-11-23",
            childId: null,
            orderId: 1,
            id: ORDER.id,
            number: ORDER.number,
            status: "placed",
            readyAt: ORDER.readyAt,
            total: "28.00",
          },
        ],
      },
    ),
    ...errorResponses(...SUBMIT_REFUSALS),
  },
});

/**
 * `POST /orders/create-marketplace-order`: submits a hub's cart as one order per kitchen, under one
 * idempotency key. All are placed, or none. api#create-marketplace-order, hub#hub-order.
 */
export const createMarketplaceOrder = createRoute({
  ...ANYONE,
  method: "post",
  path: "/orders/create-marketplace-order",
  tags: ["Ordering"],
  summary: "Submit an order at a hub",
  request: { headers: idempotencyHeaders, body: submitBody },
  responses: {
    201: jsonAnswer(
      "All orders are placed. `order` is the parent order. A replayed answer has the header `Idempotent-Replayed: true`.",
      z.object({ order: orderSchema, orders: z.array(kitchenOrderSchema) }),
      { order: HUB_ORDER, orders: HUB_ORDER.kitchens },
    ),
    ...errorResponses(...SUBMIT_REFUSALS),
  },
});

/**
 * `POST /orders/{id}/change`: replaces the content of the caller's own order until its cancellation cutoff.
 * The order keeps its id and number. An extension of the specification. ordering#change-by-guest.
 */
export const changeOrder = createRoute({
  ...ANYONE,
  method: "post",
  path: "/orders/{id}/change",
  tags: ["Ordering"],
  summary: "Change an order",
  request: { headers: idempotencyHeaders, params: z.object({ id: z.string().max(100) }), body: submitBody },
  responses: {
    200: jsonAnswer(
      "The changed order. Its new total is authorised. A job voids or refunds the earlier payment.",
      z.object({ order: orderSchema }),
      { order: ORDER },
    ),
    ...errorResponses(...SUBMIT_REFUSALS),
  },
});

export type K12Body = z.infer<(typeof createK12Order)["request"]["body"]["content"]["application/json"]["schema"]>;
export type SubmitBody = z.infer<(typeof submitOrder)["request"]["body"]["content"]["application/json"]["schema"]>;

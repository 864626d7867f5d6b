import { MAX_CART_LINES, MAX_ORDER_ID, MAX_SCHOOL_DAYS, readShownPrice } from "@comptoir/ordering";
import { createRoute, z } from "@hono/zod-openapi";
import {
  checkoutSchema,
  dateSchema,
  orderTypeSchema,
  receiveCosts,
  sentCostsSchema,
  tableNumSchema,
} from "./call-body.ts";
import { BODY_REFUSALS, CART_REFUSALS, CODE_REFUSALS } from "./error-codes.ts";
import { errorResponses } from "./errors.ts";
import { ORDER, SENT_LINE } from "./examples.ts";
import { jsonAnswer, jsonBody } from "./json.ts";
import { filledCartSchema } from "./line.ts";
import { listOf } from "./linear-schemas.ts";
import { orderSchema } from "./orders.ts";
import { ANYONE } from "./roles.ts";
import {
  addProblem,
  amountSchema,
  decimalInputSchema,
  idSchema,
  instantInputSchema,
  restaurantHeaders,
} from "./wire.ts";

const idempotencyHeaders = restaurantHeaders.extend({
  "idempotency-key": z
    .string()
    .max(100)
    .optional()
    .openapi({ description: "A UUID made once for each checkout. Required (400 without)." }),
});

const submitData = z.object({
  config: z.object({ restaurantId: idSchema.nullish(), tableNum: tableNumSchema.nullish() }).nullish(),
  items: filledCartSchema,
  costs: sentCostsSchema
    .extend({
      totalWithTip: decimalInputSchema.nullish().transform(readShownPrice).openapi({
        description: "What the diner was shown. Compared with the server's total: a difference is 428.",
      }),
    })
    .nullish()
    .transform((costs, context) => ({
      ...receiveCosts(costs, context),
      totalWithTipCents: costs?.totalWithTip ?? null,
    })),
  checkout: checkoutSchema,
  chosenCreditCard: z
    .object({ paymentCardId: z.string().max(100).nullish(), isDefault: z.boolean().nullish() })
    .nullish()
    .openapi({ description: "A saved card of whoever is signed in, in the place of `checkout.card`." }),
  date: dateSchema,
});
const submitFields = { type: orderTypeSchema, data: submitData, pickup_time: instantInputSchema };

const submitBody = jsonBody(z.object(submitFields), {
  type: "dine-in",
  data: {
    config: { restaurantId: 1, tableNum: "12" },
    items: [SENT_LINE],
    costs: { tip: { type: "percentage", percentageValue: "18" }, totalWithTip: "36.68" },
    checkout: {
      contact: { full_name: "Gabrielle Guest", email: "gabrielle@example.ca", phone_number: "416-555-0123" },
      paymentMethod: "credit_card",
      card: { token: "sandbox_7c0f", type: "VISA", last4: "4242", expiry_date: "11/29" },
    },
    date: null,
  },
});

/** The dates of a school's cart, each with its own lines. They become lines that name their dates. */
const rotationalOrdersSchema = listOf(
  z.object({
    date: z.iso.date("not-a-date").openapi({ example: "2026-11-23" }),
    orderId: z.number().int().min(0).max(MAX_ORDER_ID).nullish(),
    items: filledCartSchema,
  }),
  MAX_SCHOOL_DAYS,
).min(1);

const k12Body = jsonBody(
  z
    .object({
      ...submitFields,
      data: submitData.omit({ items: true, date: true }).extend({ rotationalMenuOrders: rotationalOrdersSchema }),
    })
    .transform(({ data: { rotationalMenuOrders, ...data }, ...body }, context) => {
      const dated = rotationalMenuOrders.flatMap(({ date, items }) => items.map((line) => ({ ...line, date })));
      if (dated.length > MAX_CART_LINES) addProblem(context, "too-much", ["data", "rotationalMenuOrders"]);
      const isNumbered = new Set(dated.map(({ orderId }) => orderId)).size === dated.length;
      const items = isNumbered ? dated : dated.map((line, index) => ({ ...line, orderId: index + 1 }));
      return { ...body, data: { ...data, items, date: null, rotationalMenuOrders } };
    }),
  {
    type: "school",
    data: {
      rotationalMenuOrders: [{ date: "2026-11-23", orderId: 1, items: [SENT_LINE] }],
      costs: { totalWithTip: "28.00" },
      checkout: {
        contact: { full_name: "Gabrielle Guest", email: "gabrielle@example.ca", phone_number: "416-555-0123" },
        paymentMethod: "credit_card",
        card: { token: "sandbox_7c0f", type: "VISA", last4: "4242", expiry_date: "11/29" },
      },
    },
  },
);

const SUBMIT_REFUSALS = [
  "restaurantUnknown",
  ...CART_REFUSALS,
  ...CODE_REFUSALS,
  "belowCateringMinimum",
  "noConfig",
  "loginRequired",
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
  "orderTypeNotOffered",
  "viewOnly",
  ...BODY_REFUSALS,
] as const;

/** `POST /orders`: submits an order. api#submit, payment#idempotency-key. */
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
      "The order stands. A repeated answer carries `Idempotent-Replayed: true`.",
      z.object({ order: orderSchema }),
      { order: ORDER },
    ),
    ...errorResponses(...SUBMIT_REFUSALS),
  },
});

/** One order of a school's dates, as the answer lists it. */
const dateOrderSchema = z.object({
  date: z.iso.date().openapi({ description: "In the restaurant's zone." }),
  orderId: z.number().int().nullable().openapi({ description: "As the body numbered it." }),
  id: z.uuid(),
  number: z.string(),
  status: orderSchema.shape.status,
  readyAt: orderSchema.shape.readyAt,
  total: amountSchema,
});

/**
 * `POST /orders/create-k12-order`: a school's dates, each an order of its own under one payment: all are placed, or none.
 * api#create-k12-order, school#school-orders.
 */
export const createK12Order = createRoute({
  ...ANYONE,
  method: "post",
  path: "/orders/create-k12-order",
  tags: ["Ordering"],
  summary: "Submit a school's dates",
  request: { headers: idempotencyHeaders, body: k12Body },
  responses: {
    201: jsonAnswer(
      "All orders stand; `order` is the earliest. A repeated answer carries `Idempotent-Replayed: true`.",
      z.object({ order: orderSchema, orders: z.array(dateOrderSchema) }),
      {
        order: ORDER,
        orders: [
          {
            date: "2026-11-23",
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
 * `POST /orders/{id}/change`: a submit that takes the place of one's own order for a chosen time, until the cutoff for cancelling it.
 * Beyond the specification. The order keeps its id and its number. ordering#change-by-guest.
 */
export const changeOrder = createRoute({
  ...ANYONE,
  method: "post",
  path: "/orders/{id}/change",
  tags: ["Ordering"],
  summary: "Change one's own order",
  request: { headers: idempotencyHeaders, params: z.object({ id: z.string().max(100) }), body: submitBody },
  responses: {
    200: jsonAnswer(
      "The order as it is from now on. Its new total is authorised; what was paid for it before is voided or refunded by a job.",
      z.object({ order: orderSchema }),
      { order: ORDER },
    ),
    ...errorResponses(...SUBMIT_REFUSALS, "notFound", "notYours", "changeTooLate"),
  },
});

export type K12Body = z.infer<(typeof createK12Order)["request"]["body"]["content"]["application/json"]["schema"]>;
export type SubmitBody = z.infer<(typeof submitOrder)["request"]["body"]["content"]["application/json"]["schema"]>;

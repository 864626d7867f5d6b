import { readShownPrice } from "@comptoir/ordering";
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
import { orderSchema } from "./orders.ts";
import { ANYONE } from "./roles.ts";
import { decimalInputSchema, idSchema, instantInputSchema, restaurantHeaders } from "./wire.ts";

const idempotencyHeaders = restaurantHeaders.extend({
  "idempotency-key": z
    .string()
    .max(100)
    .optional()
    .openapi({ description: "A UUID made once for each checkout. Required (400 without)." }),
});

const submitBody = jsonBody(
  z.object({
    type: orderTypeSchema,
    data: z.object({
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
    }),
    pickup_time: instantInputSchema,
  }),
  {
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

export type SubmitBody = z.infer<(typeof submitOrder)["request"]["body"]["content"]["application/json"]["schema"]>;

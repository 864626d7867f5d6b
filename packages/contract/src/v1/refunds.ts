import { createRoute, z } from "@hono/zod-openapi";
import { errorResponses } from "../errors.ts";
import { jsonAnswer, jsonBody } from "../json.ts";
import { PARTNER_ORDER, partnerOrderSchema } from "../partner-order.ts";
import { keysWith } from "../roles.ts";
import { REFUND_DESTINATIONS, refundLinesSchema, refundReasonSchema } from "../staff/refunds.ts";
import { amountSchema } from "../wire.ts";
import { KEY_BODY_REFUSALS, keyHeaders, V1_TAGS as tags } from "./key-call.ts";
import { idParams } from "./orders.ts";

const positiveAmountSchema = amountSchema.refine((amount) => Number(amount) > 0, { error: "not-an-amount" });

/** What a refund gives back: all that is left, an amount, or portions of lines. payment#refunds. */
const whatSchema = z
  .discriminatedUnion("of", [
    z.object({ of: z.literal("all") }),
    z.object({ of: z.literal("amount"), amount: positiveAmountSchema }),
    z.object({ of: z.literal("lines"), lines: refundLinesSchema }),
  ])
  .openapi("PartnerRefundWhat");

const refundSchema = z
  .object({
    amount: amountSchema,
    taxes: amountSchema.openapi({ description: "The taxes included in `amount`." }),
    tip: amountSchema.openapi({ description: "The tip included in `amount`." }),
    to: z.array(z.object({ where: z.enum(REFUND_DESTINATIONS), amount: amountSchema })).openapi({
      description:
        "What each means gets back. `atRestaurant`: the restaurant hands it over itself; `offInvoice`: it is not billed.",
    }),
    lines: z.array(z.object({ name: z.string(), quantity: z.number().int(), amount: amountSchema })),
  })
  .openapi("PartnerRefund");

const REFUND = {
  ...{ amount: "14.13", taxes: "1.63", tip: "0.00", to: [{ where: "toCard", amount: "14.13" }] },
  lines: [{ name: "Soup", quantity: 1, amount: "14.13" }],
};

/** `POST /v1/venue/orders/{id}/refund`: refunds an order, once per key. partners#v1-refund, payment#refund-once. */
export const refundPartnerOrder = createRoute({
  ...keysWith("orders:write"),
  method: "post",
  path: "/v1/venue/orders/{id}/refund",
  tags,
  summary: "Refund an order",
  request: {
    headers: keyHeaders.extend({
      "idempotency-key": z.uuid().openapi({
        description: "Created once per refund. The same key with the same request is the same refund.",
        example: "019a9f3e-5c00-7b1a-8f2e-1d2c3b4a5968",
      }),
    }),
    params: idParams,
    body: jsonBody(
      z.object({
        version: z.number().int().min(1).nullish().openapi({
          description: "The order's version that you have seen. If it is outdated: 409 `order_changed`.",
        }),
        reason: refundReasonSchema,
        what: whatSchema,
      }),
      { reason: "Cold", what: { of: "lines", lines: [{ line: 1, quantity: 1 }] } },
    ),
  },
  responses: {
    200: jsonAnswer(
      "The refund that was made, and the order after it.",
      z.object({ refund: refundSchema, order: partnerOrderSchema }),
      { refund: REFUND, order: PARTNER_ORDER } as never,
    ),
    ...errorResponses(
      "notFound",
      "orderCancelled",
      "orderChanged",
      "refundNotPossible",
      "refundMismatch",
      ...KEY_BODY_REFUSALS,
    ),
  },
});

export type PartnerRefundData = z.infer<typeof refundSchema>;
export type PartnerRefundWhatData = z.infer<typeof whatSchema>;

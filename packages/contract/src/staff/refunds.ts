import { createRoute, z } from "@hono/zod-openapi";
import { BODY_REFUSALS } from "../error-codes.ts";
import { errorResponses } from "../errors.ts";
import { jsonAnswer, jsonBody } from "../json.ts";
import { personHeaders } from "../people/user.ts";
import { MANAGERS } from "../roles.ts";
import { typedName } from "../typed-text.ts";
import { BOARD_ORDER, boardOrderSchema, sequenceSchema } from "./board-order.ts";

const tags = ["Board"];
const params = z.object({ id: z.string().max(100) });
const REASON_MAX = 200;

const CENTS_MAX = 100_000_000;
const centsSchema = z.number().int().min(1).max(CENTS_MAX);
const countSchema = z.number().int().min(1).max(1_000);

/** Portions of an order's lines. payment#refunds. */
export const refundLinesSchema = z
  .array(
    z.object({
      line: countSchema.openapi({ description: "The line's number in the order, from 1." }),
      quantity: countSchema.nullable().openapi({ description: "Portions; null for all that is left." }),
    }),
  )
  .min(1)
  .max(1_000);

/** Why it is refunded. The guest does not see it. board#refund. */
export const refundReasonSchema = typedName(REASON_MAX).refine((reason) => reason !== "", { error: "required" });

/** What a refund gives back: all that is left, an amount, or portions of lines. payment#refunds. */
const refundWhatSchema = z
  .discriminatedUnion("of", [
    z.object({ of: z.literal("all") }),
    z.object({ of: z.literal("amount"), cents: centsSchema }),
    z.object({
      of: z.literal("lines"),
      lines: refundLinesSchema,
    }),
  ])
  .openapi("RefundWhat");

/** The destinations of a refund, as an order's refunds name them. payment#refund-means. */
export const REFUND_DESTINATIONS = [
  "toCard",
  "toGiftCard",
  "toPoints",
  "toCredit",
  "offInvoice",
  "atRestaurant",
] as const;

/** A refund in cents, and to which means it goes. payment#refund-means. */
const refundQuoteSchema = z
  .object({
    cents: z.number().int(),
    taxesCents: z.number().int().openapi({ description: "The taxes included in `cents`." }),
    tipCents: z.number().int().openapi({ description: "The tip included in `cents`." }),
    to: z.array(z.object({ where: z.enum(REFUND_DESTINATIONS), cents: z.number().int() })).openapi({
      description:
        "What each means gets back. `atRestaurant`: the restaurant hands it over itself; `offInvoice`: it is not billed.",
    }),
    lines: z.array(z.object({ name: z.string(), quantity: z.number().int(), cents: z.number().int() })),
  })
  .openapi("RefundQuote");

const QUOTE = {
  cents: 1_413,
  taxesCents: 163,
  tipCents: 0,
  to: [
    { where: "toCard", cents: 1_000 },
    { where: "toGiftCard", cents: 413 },
  ],
  lines: [{ name: "Soup", quantity: 1, cents: 1_413 }],
} as const;

const REFUSALS = [
  "sessionExpired",
  "notAllowed",
  "notFound",
  "orderCancelled",
  "refundNotPossible",
  ...BODY_REFUSALS,
] as const;

/**
 * `POST /staff/orders/{id}/refund/quote`: says what a refund would give back, and to which means. Changes nothing. An
 * extension of the specification. api#board-refund, payment#refund-means.
 */
export const quoteRefund = createRoute({
  ...MANAGERS,
  method: "post",
  path: "/staff/orders/{id}/refund/quote",
  tags,
  summary: "Quote a refund",
  request: {
    headers: personHeaders,
    params,
    body: jsonBody(z.object({ what: refundWhatSchema }), { what: { of: "all" } }),
  },
  responses: {
    200: jsonAnswer(
      "The refund, and what is left to refund of the order and its lines before it.",
      z.object({
        version: z.number().int().openapi({ description: "The order's version that the quote is for." }),
        refund: refundQuoteSchema,
        left: z.object({
          cents: z.number().int(),
          lines: z.array(z.object({ line: z.number().int(), name: z.string(), quantity: z.number().int() })),
        }),
      }),
      { version: 3, refund: QUOTE, left: { cents: 1_413, lines: [{ line: 1, name: "Soup", quantity: 1 }] } } as never,
    ),
    ...errorResponses(...REFUSALS),
  },
});

/**
 * `POST /staff/orders/{id}/refund`: refunds an order, once per key. An extension of the specification.
 * api#board-refund, payment#refund-once.
 */
export const refundOrder = createRoute({
  ...MANAGERS,
  method: "post",
  path: "/staff/orders/{id}/refund",
  tags,
  summary: "Refund an order",
  request: {
    headers: personHeaders,
    params,
    body: jsonBody(
      z.object({
        key: z.uuid().openapi({
          description: "Created by the client once per refund. The same key with the same request is the same refund.",
        }),
        version: z
          .number()
          .int()
          .min(1)
          .openapi({ description: "The order's version of the quote. An outdated one: 409 `order_changed`." }),
        reason: refundReasonSchema,
        what: refundWhatSchema,
      }),
      { key: "019a9f3e-5c00-7b1a-8f2e-1d2c3b4a5968", version: 3, reason: "Cold", what: { of: "all" } },
    ),
  },
  responses: {
    200: jsonAnswer(
      "The refund that was made, and the order after it.",
      z.object({ refund: refundQuoteSchema, order: boardOrderSchema, sequence: sequenceSchema }),
      { refund: QUOTE, order: BOARD_ORDER, sequence: 812 } as never,
    ),
    ...errorResponses(...REFUSALS, "orderChanged", "refundMismatch"),
  },
});

export type RefundWhatData = z.infer<typeof refundWhatSchema>;
export type RefundQuoteData = z.infer<typeof refundQuoteSchema>;

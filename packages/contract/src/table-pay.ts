import { CREDIT_CARD } from "@comptoir/ordering";
import { createRoute, z } from "@hono/zod-openapi";
import { checkoutFieldsSchema, tipSchema } from "./call-body.ts";
import { errorResponses } from "./errors.ts";
import { jsonAnswer, jsonBody } from "./json.ts";
import { walletPayloadFields } from "./means-fields.ts";
import { ANYONE } from "./roles.ts";
import { chosenCardSchema } from "./submit-body.ts";
import { paidKitchenSchema, SEATED_REFUSALS, yourTable } from "./table.ts";
import { amountSchema, codeInputSchema, instantSchema, restaurantHeaders } from "./wire.ts";

const tags = ["Table"];
const MAX_PARTS = 20;
const MAX_LINES = 200;

/** A way to pay of a table's bill. table#table-ways. */
const shareSchema = z
  .discriminatedUnion("of", [
    z.object({ of: z.literal("rest") }),
    z.object({ of: z.literal("mine") }),
    z.object({
      of: z.literal("lines"),
      lines: z
        .array(
          z.object({
            orderId: z.uuid(),
            line: z.number().int().min(0),
            parts: z.number().int().min(1).max(MAX_PARTS).optional().openapi({
              description: "One of so many equal parts of the line; without it, all that is open of the line.",
            }),
          }),
        )
        .min(1)
        .max(MAX_LINES),
    }),
    z.object({ of: z.literal("equal"), parts: z.number().int().min(1).max(MAX_PARTS) }),
    z.object({ of: z.literal("amount"), amount: amountSchema }),
  ])
  .openapi("TableShare");

/** `POST /table/claim`: claims a share of the bill for 90 seconds, in place of the caller's earlier claim. table#claim. */
export const claimTableShare = createRoute({
  ...ANYONE,
  method: "post",
  path: "/table/claim",
  tags,
  summary: "Begin to pay a share of the table's bill",
  request: { headers: restaurantHeaders, body: jsonBody(z.object({ share: shareSchema }), { share: { of: "mine" } }) },
  responses: {
    ...yourTable,
    ...errorResponses(...SEATED_REFUSALS, "nothingLeft", "shareGone", "shareTooLarge", "notFound", "tooManyRequests"),
  },
});

/** `POST /table/release`: gives up the caller's claim, unless it is being paid. table#claim. */
export const releaseTableShare = createRoute({
  ...ANYONE,
  method: "post",
  path: "/table/release",
  tags,
  summary: "Give up your share",
  request: { headers: restaurantHeaders, body: jsonBody(z.object({}), {}) },
  responses: { ...yourTable, ...errorResponses(...SEATED_REFUSALS) },
});

/** The card or wallet that pays a share. */
const payingSchema = z.object({
  paymentMethod: checkoutFieldsSchema.shape.paymentMethod,
  card: checkoutFieldsSchema.shape.card,
  ...walletPayloadFields,
});

export type PayingCheckout = z.output<typeof payingSchema>;

/** The payer's gift card, and what of the share and the tip it pays. table#table-stored. */
const payingGiftCardSchema = z
  .object({
    code: codeInputSchema,
    amount: amountSchema.openapi({ description: "What the card pays, as shown to the payer. A card pays the rest." }),
  })
  .nullish();

/** The payer's points, and what of the share they pay. table#table-points. */
const payingPointsSchema = z
  .object({
    points: z.number().int().min(0).max(1_000_000_000),
    amount: amountSchema.openapi({ description: "What the points pay, as shown to the payer." }),
  })
  .nullish();

/** `POST /table/pay`: pays the caller's claim by points, gift card and card, with a tip of their own. table#table-paying, table#table-stored. */
export const payTableShare = createRoute({
  ...ANYONE,
  method: "post",
  path: "/table/pay",
  tags,
  summary: "Pay your share",
  request: {
    headers: restaurantHeaders.extend({
      "idempotency-key": z.string().max(100).optional().openapi({ description: "A UUID for this payment. Required." }),
    }),
    body: jsonBody(
      z.object({
        claim: z.uuid(),
        amount: amountSchema.openapi({ description: "The share without the tip, as shown to the payer." }),
        tip: tipSchema,
        checkout: payingSchema,
        giftCard: payingGiftCardSchema,
        points: payingPointsSchema,
        chosenCreditCard: chosenCardSchema,
      }),
      {
        claim: "0194a6f0-3c5e-7d10-8000-000000000009",
        amount: "14.13",
        tip: { type: "percentage", percentageValue: "15" },
        checkout: { paymentMethod: CREDIT_CARD.name, card: { token: "tok_visa", last4: "4242" } },
      },
    ),
  },
  responses: {
    ...yourTable,
    ...errorResponses(
      ...SEATED_REFUSALS,
      "idempotencyKeyMissing",
      "idempotencyMismatch",
      "inProgress",
      "shareGone",
      "cardDeclined",
      "transactionFailed",
      "processorUnreachable",
      "challengeRequired",
      "paymentRequired",
      "walletUnsupported",
      "giftCardInvalid",
      "giftCardEmpty",
      "priceChanged",
      "cardUnknown",
      "tooManyRequests",
    ),
  },
});

const paymentSchema = z
  .object({
    id: z.uuid(),
    kitchen: paidKitchenSchema,
    paidAt: instantSchema,
    amount: amountSchema.openapi({ description: "The share of the bill, with its charges and taxes." }),
    tip: amountSchema,
    back: amountSchema.openapi({ description: "What of the share went back, to the means that paid it." }),
    tipBack: amountSchema.openapi({ description: "What of the tip the restaurant gave back." }),
    byGiftCard: amountSchema.openapi({ description: "What of the share and the tip a gift card paid." }),
    byPoints: amountSchema.openapi({ description: "What of the share points paid." }),
    pointsEarned: z
      .number()
      .int()
      .optional()
      .openapi({ description: "The points that the share earned, less those taken back; absent if none." }),
    card: z.object({ type: z.string(), last4: z.string() }),
    lines: z
      .array(z.object({ name: z.string(), quantity: z.number().int(), amount: amountSchema }))
      .openapi({ description: "The dishes that it paid, and what of each; none for an equal part or an amount." }),
  })
  .openapi("TablePayment");

export type TablePaymentData = z.infer<typeof paymentSchema>;

/** `GET /table/payments`: the caller's own payments at tables of this visit, also after the table has closed. table#table-receipt. */
export const myTablePayments = createRoute({
  ...ANYONE,
  method: "get",
  path: "/table/payments",
  tags,
  summary: "List your payments at the table",
  request: { headers: restaurantHeaders },
  responses: {
    200: jsonAnswer("The caller's payments, the last first.", z.object({ payments: z.array(paymentSchema) }), {
      payments: [
        {
          id: "0194a6f0-3c5e-7d10-8000-000000000009",
          paidAt: "2026-11-20T23:55:00Z",
          amount: "14.13",
          tip: "1.88",
          back: "0.00",
          tipBack: "0.00",
          byGiftCard: "0.00",
          byPoints: "0.00",
          card: { type: "visa", last4: "4242" },
          lines: [{ name: "Classic poutine", quantity: 1, amount: "14.13" }],
        },
      ],
    }),
    ...errorResponses("restaurantUnknown"),
  },
});

import { GIFT_CARD_MAX, GIFT_CARD_STATES, parseCents } from "@comptoir/ordering";
import { createRoute, z } from "@hono/zod-openapi";
import { BODY_REFUSALS } from "../error-codes.ts";
import { errorResponses } from "../errors.ts";
import { jsonAnswer, jsonBody } from "../json.ts";
import { personHeaders } from "../people/user.ts";
import { MANAGERS } from "../roles.ts";
import { typedLine, typedName } from "../typed-text.ts";
import { amountSchema, instantSchema } from "../wire.ts";
import { refundReasonSchema } from "./refunds.ts";

const tags = ["Board"];
const OF_MANAGERS = ["sessionExpired", "notAllowed"] as const;
const params = z.object({ id: z.string().max(100) });

const stateSchema = z.enum(GIFT_CARD_STATES).openapi("GiftCardState", {
  description: "Only an `active` card pays; `empty`: nothing is left on it. studio#gift-cards.",
});

/** A gift card, as managers see it: never its code. studio#gift-cards. */
const giftCardSchema = z
  .object({
    id: z.string(),
    last4: z.string().openapi({ description: "The last four characters of its code." }),
    recipient: z.string().nullable(),
    state: stateSchema,
    balance: amountSchema,
    loaded: amountSchema.openapi({
      description: "What was put on it when it was issued and by top-ups, less corrections.",
    }),
    issuedAt: instantSchema,
    stopped: z.object({ at: instantSchema, reason: z.string().nullable() }).nullable(),
  })
  .openapi("StaffGiftCard");
export type GiftCardRowData = z.infer<typeof giftCardSchema>;

/** Reasons of a gift card's entries. payment#gift-card-ledger. */
const GIFT_CARD_ENTRY_KINDS = ["issue", "top-up", "correction", "order", "give-back", "refund"] as const;

const entrySchema = z
  .object({
    position: z.number().int().openapi({ description: "From 1 for the first entry of the card." }),
    at: instantSchema,
    kind: z.enum(GIFT_CARD_ENTRY_KINDS),
    amount: amountSchema.openapi({ description: "Negative if it was taken from the card." }),
    balance: amountSchema.openapi({ description: "What was on the card after it." }),
    order: z
      .object({ number: z.number().int(), day: z.string().openapi({ description: "The day of the order." }) })
      .nullable(),
  })
  .openapi("GiftCardEntry");
export type GiftCardEntryData = z.infer<typeof entrySchema>;

const CARD = {
  id: "3b1f8a52-6c0d-4b8e-9a57-2f1d8e6c4a90",
  last4: "4TZB",
  recipient: "Noor",
  state: "active",
  balance: "31.60",
  loaded: "50.00",
  issuedAt: "2026-11-20T17:00:00.000Z",
  stopped: null,
} as const;
const KEY = "9c4f2b1e-7a3d-4e5f-8b6c-0d1e2f3a4b5c";

const searchFields = {
  search: typedLine(100)
    .optional()
    .openapi({ description: "Last characters of the code, or a part of the recipient." }),
  state: stateSchema.optional(),
};

/** `GET /staff/gift-cards`: lists the gift cards. An extension of the specification. studio#gift-cards. */
export const listGiftCards = createRoute({
  ...MANAGERS,
  method: "get",
  path: "/staff/gift-cards",
  tags,
  summary: "List the gift cards",
  request: {
    headers: personHeaders,
    query: z.object({
      ...searchFields,
      after: z.string().max(100).optional().openapi({ description: "The `cursor` of the page before." }),
    }),
  },
  responses: {
    200: jsonAnswer(
      "At most 50 gift cards, newest first. `cursor` asks for the next page; null on the last one.",
      z.object({
        cards: z.array(giftCardSchema),
        cursor: z.string().nullable(),
        isOffered: z.boolean().openapi({ description: "Whether guests see a field for gift cards (`voucher`)." }),
      }),
      { cards: [CARD], cursor: null, isOffered: true },
    ),
    ...errorResponses("invalidRequest", ...OF_MANAGERS),
  },
});

/** `GET /staff/gift-cards.csv`: exports the gift cards. An extension of the specification. studio#gift-cards. */
export const exportGiftCards = createRoute({
  ...MANAGERS,
  method: "get",
  path: "/staff/gift-cards.csv",
  tags,
  summary: "Export the gift cards",
  request: { headers: personHeaders, query: z.object(searchFields) },
  responses: {
    200: {
      description: "The newest 10,000 gift cards as CSV, without their codes.",
      content: { "text/csv": { schema: z.string(), example: "last4,recipient,state,balance\r\n" } },
    },
    ...errorResponses("invalidRequest", ...OF_MANAGERS),
  },
});

/** An amount to put on a gift card. */
const loadSchema = z
  .string()
  .regex(/^\d{1,7}(\.\d{1,2})?$/, "not-an-amount")
  .refine((text) => (parseCents(text) ?? 0) > 0, { error: "not-an-amount" })
  .refine((text) => (parseCents(text) ?? 0) <= GIFT_CARD_MAX, { error: "too-much" })
  .openapi({ example: "50.00" });

/** `POST /staff/gift-cards`: issues a gift card. An extension of the specification. studio#gift-cards. */
export const issueGiftCard = createRoute({
  ...MANAGERS,
  method: "post",
  path: "/staff/gift-cards",
  tags,
  summary: "Issue a gift card",
  request: {
    headers: personHeaders,
    body: jsonBody(
      z.object({
        key: z.uuidv4().openapi({
          description: "Random, created by the client once per gift card and kept secret: the code follows from it.",
        }),
        amount: loadSchema,
        recipient: typedName(100).optional(),
      }),
      { key: KEY, amount: "50.00", recipient: "Noor" },
    ),
  },
  responses: {
    200: jsonAnswer(
      "The card, with its code, which no other call returns. The same key with the same request is the same card.",
      z.object({ id: z.string(), code: z.string() }),
      { id: CARD.id, code: "GOLD-7K2M-91QX-4TZB" },
    ),
    ...errorResponses("giftCardMismatch", ...OF_MANAGERS, ...BODY_REFUSALS),
  },
});

/** `GET /staff/gift-cards/{id}`: one gift card with its history. An extension of the specification. studio#gift-cards. */
export const getGiftCardHistory = createRoute({
  ...MANAGERS,
  method: "get",
  path: "/staff/gift-cards/{id}",
  tags,
  summary: "Retrieve a gift card with its history",
  request: {
    headers: personHeaders,
    params,
    query: z.object({
      before: z.coerce.number().int().min(1).max(1_000_000_000).optional().openapi({
        description: "The `cursor` of the page before.",
      }),
    }),
  },
  responses: {
    200: jsonAnswer(
      "The card, and at most 50 of its entries, newest first. `cursor` asks for the next page; null on the last one.",
      z.object({ card: giftCardSchema, entries: z.array(entrySchema), cursor: z.number().int().nullable() }),
      {
        card: CARD,
        entries: [
          {
            position: 2,
            at: "2026-11-20T18:00:00.000Z",
            kind: "order",
            amount: "-18.40",
            balance: "31.60",
            order: { number: 12, day: "2026-11-20" },
          },
          {
            position: 1,
            at: "2026-11-20T17:00:00.000Z",
            kind: "issue",
            amount: "50.00",
            balance: "50.00",
            order: null,
          },
        ],
        cursor: null,
      },
    ),
    ...errorResponses("invalidRequest", "notFound", ...OF_MANAGERS),
  },
});

/** `POST /staff/gift-cards/{id}/top-up`: adds an amount to a card. An extension of the specification. studio#gift-cards. */
export const topUpGiftCard = createRoute({
  ...MANAGERS,
  method: "post",
  path: "/staff/gift-cards/{id}/top-up",
  tags,
  summary: "Top up a gift card",
  request: {
    headers: personHeaders,
    params,
    body: jsonBody(
      z.object({
        key: z.uuid().openapi({ description: "Created by the client once per top-up." }),
        amount: loadSchema,
      }),
      { key: KEY, amount: "20.00" },
    ),
  },
  responses: {
    200: jsonAnswer(
      "The balance now. The same key with the same amount adds it once.",
      z.object({ balance: amountSchema }),
      { balance: "51.60" },
    ),
    ...errorResponses("notFound", "giftCardStopped", "giftCardMismatch", ...OF_MANAGERS, ...BODY_REFUSALS),
  },
});

/** `POST /staff/gift-cards/{id}/correct`: takes an amount off a card. An extension of the specification. studio#gift-cards. */
export const correctGiftCard = createRoute({
  ...MANAGERS,
  method: "post",
  path: "/staff/gift-cards/{id}/correct",
  tags,
  summary: "Take an amount off a gift card",
  request: {
    headers: personHeaders,
    params,
    body: jsonBody(
      z.object({
        key: z.uuid().openapi({ description: "Created by the client once per correction." }),
        amount: loadSchema,
        reason: refundReasonSchema.openapi({ description: "Why; it is in the history of the staff." }),
      }),
      { key: KEY, amount: "20.00", reason: "Topped up twice" },
    ),
  },
  responses: {
    200: jsonAnswer(
      "The balance now. The same key with the same amount takes it off once.",
      z.object({ balance: amountSchema }),
      { balance: "31.60" },
    ),
    ...errorResponses("notFound", "giftCardTooLittle", "giftCardMismatch", ...OF_MANAGERS, ...BODY_REFUSALS),
  },
});

/** `POST /staff/gift-cards/{id}/stop`: stops a card, or starts it again. An extension. payment#stopped-gift-card. */
export const stopGiftCard = createRoute({
  ...MANAGERS,
  method: "post",
  path: "/staff/gift-cards/{id}/stop",
  tags,
  summary: "Stop a gift card, or start it again",
  request: {
    headers: personHeaders,
    params,
    body: jsonBody(
      z
        .object({
          stopped: z.boolean(),
          reason: typedName(200).optional().openapi({ description: "Why it is stopped; required then." }),
        })
        .refine(({ stopped, reason }) => !stopped || Boolean(reason), { error: "required", path: ["reason"] }),
      { stopped: true, reason: "Lost" },
    ),
  },
  responses: {
    200: jsonAnswer("The card is stopped or started. Idempotent.", z.object({ id: z.string() }), { id: CARD.id }),
    ...errorResponses("notFound", ...OF_MANAGERS, ...BODY_REFUSALS),
  },
});

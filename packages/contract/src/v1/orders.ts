import { DECLINE_REASONS, DECLINE_WORDS_MAX, ORDER_STATUSES } from "@comptoir/ordering";
import { createRoute, z } from "@hono/zod-openapi";
import { errorResponses } from "../errors.ts";
import { jsonAnswer, jsonBody } from "../json.ts";
import { PARTNER_ORDER, partnerOrderSchema } from "../partner-order.ts";
import { keysWith } from "../roles.ts";
import { typedText } from "../typed-text.ts";
import { dayInputSchema } from "../wire.ts";
import { KEY_BODY_REFUSALS, KEY_REFUSALS, keyHeaders, V1_TAGS as tags } from "./key-call.ts";

const PAGE_MAX = 100;
const PAGE = 50;
const ORDER = PARTNER_ORDER as never;
export const idParams = z.object({ id: z.string().max(100) });
const orderAnswer = jsonAnswer("The order after it.", z.object({ order: partnerOrderSchema }), { order: ORDER });

export const pageLimitSchema = z.coerce.number().int().min(1).max(PAGE_MAX).default(PAGE);

/** `GET /v1/venue/orders`: lists orders, newest first. partners#v1-orders. */
export const listPartnerOrders = createRoute({
  ...keysWith("orders:read"),
  method: "get",
  path: "/v1/venue/orders",
  tags,
  summary: "List orders",
  request: {
    headers: keyHeaders,
    query: z.object({
      status: z.enum(ORDER_STATUSES).optional(),
      day: dayInputSchema
        .optional()
        .openapi({ description: "The day for which the food is wanted; without it, the open orders of all days." }),
      after: z
        .string()
        .regex(/^\d{4}-\d{2}-\d{2}\.\d{1,9}$/, "not-a-cursor")
        .refine((cursor) => dayInputSchema.safeParse(cursor.split(".")[0]).success, "not-a-cursor")
        .optional()
        .openapi({ description: "The `cursor` of the page before." }),
      limit: pageLimitSchema,
    }),
  },
  responses: {
    200: jsonAnswer(
      "The orders by day and number, the last first. `cursor` asks for the next page; null on the last one.",
      z.object({ orders: z.array(partnerOrderSchema), cursor: z.string().nullable() }),
      { orders: [ORDER], cursor: null },
    ),
    ...errorResponses(...KEY_REFUSALS),
  },
});

/** `GET /v1/venue/orders/{id}`: one order. partners#v1-orders, partners#order. */
export const getPartnerOrder = createRoute({
  ...keysWith("orders:read"),
  method: "get",
  path: "/v1/venue/orders/{id}",
  tags,
  summary: "Read an order",
  request: { headers: keyHeaders, params: idParams },
  responses: {
    200: jsonAnswer("The order.", z.object({ order: partnerOrderSchema }), { order: ORDER }),
    ...errorResponses("notFound", ...KEY_REFUSALS),
  },
});

const versionSchema = z.number().int().min(1).nullish().openapi({
  description:
    "The order's version that you have seen. If it is outdated: 409 `order_changed`. Absent: the current one.",
});

const ACT_ANSWER = {
  200: orderAnswer,
  ...errorResponses(
    "notFound",
    "orderChanged",
    "orderCancelled",
    "orderAnswered",
    "moveNotPossible",
    "inProgress",
    ...KEY_BODY_REFUSALS,
  ),
};

/** `POST /v1/venue/orders/{id}/accept`: accepts an order that waits for an answer. partners#v1-acts, board#accept. */
export const acceptPartnerOrder = createRoute({
  ...keysWith("orders:write"),
  method: "post",
  path: "/v1/venue/orders/{id}/accept",
  tags,
  summary: "Accept an order",
  request: {
    headers: keyHeaders,
    params: idParams,
    body: jsonBody(z.object({ version: versionSchema }), { version: 1 }),
  },
  responses: ACT_ANSWER,
});

/** `POST /v1/venue/orders/{id}/decline`: declines an order, with a reason. partners#v1-acts, board#decline. */
export const declinePartnerOrder = createRoute({
  ...keysWith("orders:write"),
  method: "post",
  path: "/v1/venue/orders/{id}/decline",
  tags,
  summary: "Decline an order",
  request: {
    headers: keyHeaders,
    params: idParams,
    body: jsonBody(
      z.object({
        version: versionSchema,
        reason: z.enum(DECLINE_REASONS),
        words: typedText(DECLINE_WORDS_MAX).nullish().openapi({
          description: "Words to the guest; required for `other`.",
        }),
      }),
      { version: 1, reason: "sold-out", words: null },
    ),
  },
  responses: ACT_ANSWER,
});

/** `POST /v1/venue/orders/{id}/move`: moves an order to a status. partners#v1-acts, board#move. */
export const movePartnerOrder = createRoute({
  ...keysWith("orders:write"),
  method: "post",
  path: "/v1/venue/orders/{id}/move",
  tags,
  summary: "Move an order",
  request: {
    headers: keyHeaders,
    params: idParams,
    body: jsonBody(z.object({ version: versionSchema, to: z.enum(["placed", "in-progress", "ready", "completed"]) }), {
      to: "in-progress",
    }),
  },
  responses: ACT_ANSWER,
});

import { createRoute, z } from "@hono/zod-openapi";
import { BODY_REFUSALS } from "../error-codes.ts";
import { errorResponses } from "../errors.ts";
import { ORDER, SAVED_LINE } from "../examples.ts";
import { jsonAnswer, jsonBody } from "../json.ts";
import { orderSchema } from "../orders.ts";
import { savedLineSchema } from "../priced-line.ts";
import { SIGNED_IN, SIGNED_IN_FOR_SELF } from "../roles.ts";
import { localeHeaders, restaurantHeaders } from "../wire.ts";
import { SIGNED_IN_BODY, signedInSchema } from "./user.ts";

const tags = ["Authentication and profile"];

/** `POST /auth/get-past-receipts`: lists the person's orders at all restaurants. api#get-past-receipts. */
export const getPastReceipts = createRoute({
  ...SIGNED_IN_FOR_SELF,
  method: "post",
  path: "/auth/get-past-receipts",
  tags,
  summary: "List past receipts",
  request: {
    headers: localeHeaders,
    body: jsonBody(signedInSchema.extend({ cursor: z.string().max(200).nullish() }), {
      ...SIGNED_IN_BODY,
      cursor: null,
    }),
  },
  responses: {
    200: jsonAnswer(
      "The orders, newest first, 20 per page. Send `cursor` for the next page; null marks the last page.",
      z.object({ receipts: z.array(orderSchema), cursor: z.string().nullable() }),
      { receipts: [ORDER], cursor: null },
    ),
    ...errorResponses("sessionExpired", "notAllowed", ...BODY_REFUSALS),
  },
});

/**
 * `POST /auth/get-previously-ordered-items`: lists the distinct lines of the person's last orders at the
 * restaurant, most frequent first. api#get-previously-ordered-items.
 */
export const getPreviouslyOrderedItems = createRoute({
  ...SIGNED_IN,
  method: "post",
  path: "/auth/get-previously-ordered-items",
  tags,
  summary: "List the items that the user ordered before",
  request: { headers: restaurantHeaders, body: jsonBody(signedInSchema, SIGNED_IN_BODY) },
  responses: {
    200: jsonAnswer(
      "The distinct lines of the user's last orders at the restaurant of `x-restaurant-id`.",
      z.object({ items: z.array(savedLineSchema) }),
      { items: [SAVED_LINE] },
    ),
    ...errorResponses("sessionExpired", "notAllowed", "restaurantUnknown", ...BODY_REFUSALS),
  },
});

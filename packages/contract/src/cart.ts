import { createRoute, z } from "@hono/zod-openapi";
import { dateSchema, orderTypeSchema } from "./call-body.ts";
import { BODY_REFUSALS, errorResponses } from "./errors.ts";
import { jsonAnswer, jsonBody } from "./json.ts";
import { cartLineSchema, cartLinesSchema } from "./line.ts";
import { restaurantHeaders } from "./wire.ts";

const CART_REFUSALS = [
  "restaurantUnknown",
  "itemSoldOut",
  "menuNotInOrderType",
  "pastLastCall",
  "restaurantClosed",
  "ordersPaused",
  "intervalFull",
  "outsideOrderingWindow",
  "itemUnavailable",
  "priceChanged",
  "outOfStock",
  "optionsInvalid",
  "cartFull",
] as const;

const valid = {
  200: jsonAnswer("The restaurant can take this.", z.object({ valid: z.literal(true) })),
  ...errorResponses(...CART_REFUSALS, ...BODY_REFUSALS),
};

/** `POST /orders/item`: may this item join the cart? api#item-call. */
export const addItem = createRoute({
  method: "post",
  path: "/orders/item",
  tags: ["Ordering"],
  summary: "May this item join the cart?",
  request: {
    headers: restaurantHeaders,
    body: jsonBody(
      z.object({
        itemsInCart: cartLinesSchema.nullish(),
        itemToAdd: cartLineSchema.extend({ orderId: cartLineSchema.shape.orderId.nullish() }),
        type: orderTypeSchema,
        date: dateSchema,
      }),
    ),
  },
  responses: valid,
});

/** `POST /orders/validate`: can the restaurant take this cart? api#validate. */
export const validateCart = createRoute({
  method: "post",
  path: "/orders/validate",
  tags: ["Ordering"],
  summary: "Can the restaurant take this cart?",
  request: {
    headers: restaurantHeaders,
    body: jsonBody(z.object({ itemsInCart: cartLinesSchema, type: orderTypeSchema, date: dateSchema })),
  },
  responses: valid,
});

/** `GET /cart`: the cart that the cart's cookie names, for the page's own restoring. api#saved-cart. */
export const savedCart = createRoute({
  method: "get",
  path: "/cart",
  tags: ["Ordering"],
  summary: "The saved cart",
  request: { headers: restaurantHeaders },
  responses: {
    200: jsonAnswer(
      "The lines, and what was dropped because it is gone, sold out or over the limit.",
      z.object({
        items: cartLinesSchema,
        dropped: z.array(
          z.object({ name: z.string(), reason: z.enum(["missing", "sold-out", "over-limit", "unavailable"]) }),
        ),
      }),
    ),
    ...errorResponses("restaurantUnknown"),
  },
});

export { CART_REFUSALS };

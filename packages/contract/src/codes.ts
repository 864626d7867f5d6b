import { createRoute, z } from "@hono/zod-openapi";
import { BODY_REFUSALS } from "./error-codes.ts";
import { errorResponses } from "./errors.ts";
import { jsonAnswer, jsonBody } from "./json.ts";
import { ANYONE } from "./roles.ts";
import { amountSchema, codeInputSchema, idSchema, restaurantHeaders } from "./wire.ts";

/** What an entered code can be, in the order in which a restaurant's codes are searched. checkout#any-code. */
export const CODE_KINDS = ["discount", "gift-card", "member"] as const;
export type CodeKind = (typeof CODE_KINDS)[number];

/** `POST /orders/find-code`: finds out what an entered code is. api#find-code. */
export const findCode = createRoute({
  ...ANYONE,
  method: "post",
  path: "/orders/find-code",
  tags: ["Ordering"],
  summary: "What an entered code is",
  request: {
    headers: restaurantHeaders,
    body: jsonBody(z.object({ code: codeInputSchema }), { code: "GOLD-7K2M-91QX-4TZB" }),
  },
  responses: {
    200: jsonAnswer(
      "The kind of the code; null for an unknown code. Whether it applies to an order is decided with the costs.",
      z.object({ kind: z.enum(CODE_KINDS).nullable() }),
      { kind: "gift-card" },
    ),
    ...errorResponses("restaurantUnknown", "tooManyRequests", ...BODY_REFUSALS),
  },
});

/** `POST /orders/get-discount-info`: returns the discount of a promo code. api#get-discount-info. */
export const getDiscountInfo = createRoute({
  ...ANYONE,
  method: "post",
  path: "/orders/get-discount-info",
  tags: ["Ordering"],
  summary: "Retrieve a promo code's discount",
  request: {
    headers: restaurantHeaders,
    body: jsonBody(z.object({ code: codeInputSchema }), { code: "WELCOME" }),
  },
  responses: {
    200: jsonAnswer(
      "The code is valid now. Its conditions on the order are checked when the order is priced.",
      z.object({
        name: z.string(),
        value: z.string().openapi({ description: "A percentage or an amount in dollars.", example: "10%" }),
      }),
      { name: "Welcome", value: "10%" },
    ),
    ...errorResponses("restaurantUnknown", "discountInvalid", "tooManyRequests", ...BODY_REFUSALS),
  },
});

/** `POST /orders/get-gift-card`: returns the balance of a gift card. api#get-gift-card. */
export const getGiftCard = createRoute({
  ...ANYONE,
  method: "post",
  path: "/orders/get-gift-card",
  tags: ["Ordering"],
  summary: "Retrieve a gift card's balance",
  request: {
    headers: restaurantHeaders,
    body: jsonBody(z.object({ restaurantId: idSchema.nullish(), giftCardNumber: codeInputSchema }), {
      restaurantId: 1,
      giftCardNumber: "GOLD-7K2M-91QX-4TZB",
    }),
  },
  responses: {
    200: jsonAnswer(
      "The gift card's code and balance.",
      z.object({
        code: z.string().openapi({ description: "The code as it was sent. Send it with `POST /orders/set-costs`." }),
        balance: amountSchema,
      }),
      { code: "GOLD-7K2M-91QX-4TZB", balance: "50.00" },
    ),
    ...errorResponses("restaurantUnknown", "giftCardInvalid", "tooManyRequests", ...BODY_REFUSALS),
  },
});

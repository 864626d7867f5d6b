import { createRoute, z } from "@hono/zod-openapi";
import { BODY_REFUSALS } from "../error-codes.ts";
import { errorResponses } from "../errors.ts";
import { ORDER } from "../examples.ts";
import { jsonAnswer, jsonBody } from "../json.ts";
import { orderSchema } from "../orders.ts";
import { SIGNED_IN_FOR_SELF } from "../roles.ts";
import { instantSchema, localeHeaders } from "../wire.ts";
import { ownAllergiesSchema } from "./allergies.ts";
import { CHILD, childSchema } from "./children.ts";
import { SIGNED_IN_BODY, signedInSchema, USER, userSchema } from "./user.ts";

const tags = ["Authentication and profile"];

/**
 * `POST /auth/export-data`: returns all stored data about the person. An extension of the specification.
 * people#export.
 */
export const exportData = createRoute({
  ...SIGNED_IN_FOR_SELF,
  method: "post",
  path: "/auth/export-data",
  tags,
  summary: "Export the user's data",
  request: {
    headers: localeHeaders,
    body: jsonBody(signedInSchema.extend({ cursor: z.string().max(200).nullish() }), {
      ...SIGNED_IN_BODY,
      cursor: null,
    }),
  },
  responses: {
    200: jsonAnswer(
      "The user and a page of their orders. Send `cursor` for the next page; null marks the last page.",
      z.object({
        exportedAt: instantSchema,
        user: userSchema.omit({ token: true, lastItemsOrdered: true }).extend({
          registeredAt: instantSchema,
          consentedAt: instantSchema.nullable(),
        }),
        allergies: ownAllergiesSchema,
        children: z.array(childSchema.extend({ consentedAt: instantSchema })),
        orders: z.array(
          orderSchema.extend({
            remarks: z.unknown().openapi({ description: "The notes and answers that were sent with the order." }),
          }),
        ),
        cursor: z.string().nullable(),
      }),
      {
        exportedAt: "2026-11-20T23:40:00.000Z",
        user: {
          id: USER.id,
          firstName: USER.firstName,
          lastName: USER.lastName,
          email: USER.email,
          phoneNumber: USER.phoneNumber,
          paymentMethods: USER.paymentMethods,
          suiteOperator: false,
          emailConfirmed: true,
          locale: "en-CA",
          consent: false,
          defaultTip: USER.defaultTip,
          promoCode: null,
          hasPassword: true,
          providers: [],
          registeredAt: "2026-11-20T23:15:00.000Z",
          consentedAt: null,
        },
        allergies: { allergies: ["Peanuts"], consentedAt: "2026-11-20T17:00:00.000Z" },
        children: [{ ...CHILD, consentedAt: "2026-11-20T23:20:00.000Z" }],
        orders: [{ ...ORDER, remarks: { notes: ORDER.notes } }],
        cursor: null,
      },
    ),
    ...errorResponses("sessionExpired", "notAllowed", "invalidRequest", "tooManyRequests", ...BODY_REFUSALS),
  },
});

/**
 * `POST /auth/delete-account`: deletes the account; its orders lose their owner. An extension of the
 * specification. people#deletion.
 */
export const deleteAccount = createRoute({
  ...SIGNED_IN_FOR_SELF,
  method: "post",
  path: "/auth/delete-account",
  tags,
  summary: "Delete the user's account",
  request: {
    headers: localeHeaders,
    body: jsonBody(
      signedInSchema.extend({
        currentPassword: z.string().max(1_000).nullish().openapi({
          description:
            "The current password. If the account has none, the user must have signed in within the last 15 minutes.",
        }),
        giveUpCredit: z.boolean().nullish().openapi({
          description:
            "Set to true to delete an account that has credit left. Otherwise the call returns 409 `account_has_credit`.",
        }),
      }),
      { ...SIGNED_IN_BODY, currentPassword: "Two poutines & 1 Caesar!", giveUpCredit: false },
    ),
  },
  responses: {
    204: { description: "The account is deleted with its sessions and cards." },
    ...errorResponses(
      "sessionExpired",
      "notAllowed",
      "passwordWrong",
      "signInAgain",
      "accountHasCredit",
      "tooManyRequests",
      ...BODY_REFUSALS,
    ),
  },
});

/**
 * `POST /auth/get-guest-orders`: lists the orders placed as a guest in this browser. An extension of the
 * specification. people#guest-orders.
 */
export const getGuestOrders = createRoute({
  ...SIGNED_IN_FOR_SELF,
  method: "post",
  path: "/auth/get-guest-orders",
  tags,
  summary: "List the orders placed as a guest in this browser",
  request: { headers: localeHeaders, body: jsonBody(signedInSchema, SIGNED_IN_BODY) },
  responses: {
    200: jsonAnswer("The unclaimed orders, newest first, at most 20.", z.object({ orders: z.array(orderSchema) }), {
      orders: [ORDER],
    }),
    ...errorResponses("sessionExpired", "notAllowed", ...BODY_REFUSALS),
  },
});

/**
 * `POST /auth/claim-guest-orders`: adds this browser's guest orders to the account, or forgets the guest. An
 * extension of the specification. people#guest-orders.
 */
export const claimGuestOrders = createRoute({
  ...SIGNED_IN_FOR_SELF,
  method: "post",
  path: "/auth/claim-guest-orders",
  tags,
  summary: "Claim or reject the guest orders of this browser",
  request: {
    headers: localeHeaders,
    body: jsonBody(
      signedInSchema.extend({
        mine: z.boolean().openapi({
          description:
            "True adds the orders to the user's account. False leaves them without an owner and removes the guest session from the browser.",
        }),
      }),
      { ...SIGNED_IN_BODY, mine: true },
    ),
  },
  responses: {
    200: jsonAnswer(
      "The number of orders that this call claimed. Idempotent: a repeated call claims none.",
      z.object({ claimed: z.int() }),
      { claimed: 1 },
    ),
    ...errorResponses("sessionExpired", "notAllowed", ...BODY_REFUSALS),
  },
});

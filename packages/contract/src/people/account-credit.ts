import { createRoute, z } from "@hono/zod-openapi";
import { BODY_REFUSALS } from "../error-codes.ts";
import { errorResponses } from "../errors.ts";
import { jsonAnswer, jsonBody } from "../json.ts";
import { SIGNED_IN_FOR_SELF } from "../roles.ts";
import { amountSchema, restaurantHeaders } from "../wire.ts";
import { SIGNED_IN_BODY, signedInSchema } from "./user.ts";

/**
 * `POST /auth/account-credit`: returns the person's credit at a school for cancelled days. An extension of the
 * specification. school#account-credit.
 */
export const getAccountCredit = createRoute({
  ...SIGNED_IN_FOR_SELF,
  method: "post",
  path: "/auth/account-credit",
  tags: ["Authentication and profile"],
  summary: "Retrieve the account credit at a restaurant",
  request: { headers: restaurantHeaders, body: jsonBody(signedInSchema, SIGNED_IN_BODY) },
  responses: {
    200: jsonAnswer("The account credit that the next order can use.", z.object({ balance: amountSchema }), {
      balance: "12.00",
    }),
    ...errorResponses("restaurantUnknown", "sessionExpired", "notAllowed", ...BODY_REFUSALS),
  },
});

import { createRoute, z } from "@hono/zod-openapi";
import { BODY_REFUSALS } from "../error-codes.ts";
import { errorResponses } from "../errors.ts";
import { jsonAnswer, jsonBody } from "../json.ts";
import { SIGNED_IN_FOR_SELF } from "../roles.ts";
import { localeHeaders } from "../wire.ts";
import { personHeaders, SIGNED_IN_BODY, signedInSchema, USER, userSchema } from "./user.ts";

const tags = ["Authentication and profile"];

/**
 * `POST /auth/send-confirmation`: mails another link that confirms the person's e-mail address. An extension
 * of the specification. api#send-confirmation.
 */
export const sendConfirmation = createRoute({
  ...SIGNED_IN_FOR_SELF,
  method: "post",
  path: "/auth/send-confirmation",
  tags,
  summary: "Resend the email confirmation link",
  request: { headers: localeHeaders, body: jsonBody(signedInSchema, SIGNED_IN_BODY) },
  responses: {
    202: jsonAnswer(
      "The mail is queued, or the address is already confirmed. The mail links to `/profile/confirm-email?confirm={confirmToken}`.",
      z.object({ emailConfirmed: z.boolean() }),
      { emailConfirmed: false },
    ),
    ...errorResponses("sessionExpired", "notAllowed", "tooManyRequests", ...BODY_REFUSALS),
  },
});

/**
 * `POST /auth/confirm-email`: confirms an e-mail address by the single-use link of a mail. An extension of
 * the specification. api#confirm-email.
 */
export const confirmEmail = createRoute({
  ...SIGNED_IN_FOR_SELF,
  method: "post",
  path: "/auth/confirm-email",
  tags,
  summary: "Confirm an email address",
  request: {
    headers: personHeaders,
    body: jsonBody(signedInSchema.extend({ confirmToken: z.string().max(200) }), {
      ...SIGNED_IN_BODY,
      confirmToken: "c2VudCBpbiBhIG1haWwsIGdvb2QgZm9yIHRocmVlIGQ",
    }),
  },
  responses: {
    200: jsonAnswer("The user with a confirmed email address.", userSchema, USER),
    ...errorResponses("sessionExpired", "notAllowed", "confirmationLinkInvalid", ...BODY_REFUSALS),
  },
});

import { createRoute, z } from "@hono/zod-openapi";
import { BODY_REFUSALS } from "../error-codes.ts";
import { errorResponses } from "../errors.ts";
import { jsonAnswer, jsonBody } from "../json.ts";
import { ANYONE_EVEN_EXPIRED } from "../roles.ts";
import { typedSigns } from "../typed-text.ts";
import { localeHeaders } from "../wire.ts";
import { emailSchema, nameSchema, passwordSchema, personHeaders, phoneSchema, USER, userSchema } from "./user.ts";

const PASSWORD = "Two poutines & 1 Caesar!";

/** `POST /auth/register-user`: creates an account for an e-mail address that has none. api#register-user. */
export const registerUser = createRoute({
  ...ANYONE_EVEN_EXPIRED,
  method: "post",
  path: "/auth/register-user",
  tags: ["Authentication and profile"],
  summary: "Register a user",
  request: {
    headers: personHeaders,
    body: jsonBody(
      z.object({
        email: emailSchema,
        password: passwordSchema,
        firstName: nameSchema.nullish(),
        lastName: nameSchema.nullish(),
        phoneNumber: phoneSchema.nullish(),
        registerAtCheckout: z.boolean().nullish().openapi({
          description: "Whether the checkout registers the user. The browser's cart then moves to the account.",
        }),
        consent: z
          .boolean()
          .nullish()
          .openapi({ description: "Whether the user consents to news and offers. The time of consent is stored." }),
      }),
      {
        email: "noor@example.ca",
        password: PASSWORD,
        firstName: "Noor",
        lastName: "Haddad",
        phoneNumber: "416-555-0123",
        registerAtCheckout: false,
        consent: false,
      },
    ),
  },
  responses: {
    201: jsonAnswer("The new user, signed in. The answer sets the session cookie.", userSchema, {
      ...USER,
      paymentMethods: [],
      lastItemsOrdered: [],
    }),
    ...errorResponses("emailInUse", "tooManyRequests", ...BODY_REFUSALS),
  },
});

/** `POST /auth/login-native`: signs in with e-mail address and password. api#login-native. */
export const loginNative = createRoute({
  ...ANYONE_EVEN_EXPIRED,
  method: "post",
  path: "/auth/login-native",
  tags: ["Authentication and profile"],
  summary: "Sign in with an email address and a password",
  request: {
    headers: personHeaders,
    body: jsonBody(z.object({ email: typedSigns(254), password: z.string().max(1_000) }), {
      email: "noor@example.ca",
      password: PASSWORD,
    }),
  },
  responses: {
    200: jsonAnswer("The user or the operator. The answer sets the session cookie.", userSchema, USER),
    ...errorResponses("loginFailed", "tooManyRequests", ...BODY_REFUSALS),
  },
});

/** `POST /auth/user-exist`: tells whether an account exists; under a strict rate limit. api#user-exist. */
export const userExist = createRoute({
  ...ANYONE_EVEN_EXPIRED,
  method: "post",
  path: "/auth/user-exist",
  tags: ["Authentication and profile"],
  summary: "Check whether an email address has an account",
  request: { headers: localeHeaders, body: jsonBody(z.object({ email: emailSchema }), { email: "noor@example.ca" }) },
  responses: {
    200: jsonAnswer("Whether an account with the email address exists.", z.object({ exists: z.boolean() }), {
      exists: true,
    }),
    ...errorResponses("tooManyRequests", ...BODY_REFUSALS),
  },
});

/**
 * `POST /auth/forgot-password`: mails a single-use link to set a new password, which expires after an hour.
 * api#forgot-password.
 */
export const forgotPassword = createRoute({
  ...ANYONE_EVEN_EXPIRED,
  method: "post",
  path: "/auth/forgot-password",
  tags: ["Authentication and profile"],
  summary: "Request a password reset",
  request: { headers: localeHeaders, body: jsonBody(z.object({ email: emailSchema }), { email: "noor@example.ca" }) },
  responses: {
    202: jsonAnswer(
      "The request is accepted. The answer does not reveal whether the account exists. The mail links to `/login?reset={resetToken}`.",
      z.object({ message: z.string() }),
      { message: "If there is an account for noor@example.ca, a mail with a link is on its way." },
    ),
    ...errorResponses("tooManyRequests", ...BODY_REFUSALS),
  },
});

/**
 * `POST /auth/reset-password`: sets a new password by the link of a mail, and ends every session.
 * api#reset-password.
 */
export const resetPassword = createRoute({
  ...ANYONE_EVEN_EXPIRED,
  method: "post",
  path: "/auth/reset-password",
  tags: ["Authentication and profile"],
  summary: "Reset the password",
  request: {
    headers: localeHeaders,
    body: jsonBody(z.object({ resetToken: z.string().max(200), password: passwordSchema }), {
      resetToken: "c2VudCBpbiBhIG1haWwsIGdvb2QgZm9yIGFuIGhvdXI",
      password: PASSWORD,
    }),
  },
  responses: {
    204: { description: "The password is set. The user is not signed in." },
    ...errorResponses("resetLinkInvalid", "tooManyRequests", ...BODY_REFUSALS),
  },
});

/** `POST /auth/logout`: ends the session at once, on all servers. api#logout-call. */
export const logout = createRoute({
  ...ANYONE_EVEN_EXPIRED,
  method: "post",
  path: "/auth/logout",
  tags: ["Authentication and profile"],
  summary: "Sign out",
  request: {
    headers: localeHeaders,
    body: jsonBody(z.object({ accessToken: z.string().max(200) }), { accessToken: USER.token }),
  },
  responses: {
    204: {
      description: "The browser is signed out. Idempotent. The session and cart cookies are cleared.",
    },
    ...errorResponses(...BODY_REFUSALS),
  },
});

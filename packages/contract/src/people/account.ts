import { createRoute, z } from "@hono/zod-openapi";
import { BODY_REFUSALS } from "../error-codes.ts";
import { errorResponses } from "../errors.ts";
import { jsonAnswer, jsonBody } from "../json.ts";
import { SIGNED_IN, SIGNED_IN_FOR_SELF } from "../roles.ts";
import { instantSchema, localeHeaders } from "../wire.ts";
import {
  defaultTipSchema,
  emailSchema,
  nameSchema,
  passwordSchema,
  personHeaders,
  phoneSchema,
  promoCodeSchema,
  SIGNED_IN_BODY,
  signedInSchema,
  USER,
  userSchema,
} from "./user.ts";

const tags = ["Authentication and profile"];

/**
 * `POST /auth/get-comptoir-user-info`: returns the signed-in user, at a page's start. people#startup,
 * api#get-user-info.
 */
export const getUserInfo = createRoute({
  ...SIGNED_IN,
  method: "post",
  path: "/auth/get-comptoir-user-info",
  tags,
  summary: "Retrieve the signed-in user",
  request: { headers: personHeaders, body: jsonBody(signedInSchema, SIGNED_IN_BODY) },
  responses: {
    200: jsonAnswer("The user or the operator.", userSchema, USER),
    ...errorResponses("sessionExpired", "notAllowed", ...BODY_REFUSALS),
  },
});

/** `POST /auth/edit-user`: changes only the fields in the body. api#edit-user. */
export const editUser = createRoute({
  ...SIGNED_IN_FOR_SELF,
  method: "post",
  path: "/auth/edit-user",
  tags,
  summary: "Update the user's profile",
  request: {
    headers: personHeaders,
    body: jsonBody(
      signedInSchema.extend({
        firstName: nameSchema.nullish(),
        lastName: nameSchema.nullish(),
        phoneNumber: phoneSchema.nullish(),
        email: emailSchema.nullish(),
        password: passwordSchema
          .nullish()
          .openapi({ description: "The new password. A change ends all other sessions." }),
        currentPassword: z.string().max(1_000).nullish().openapi({
          description:
            "The current password. Required to change the email address or the password if the account has a password.",
        }),
        locale: z.enum(["en-CA", "fr-CA"]).nullish(),
        consent: z.boolean().nullish(),
        defaultTip: defaultTipSchema.nullish().openapi({ description: "The default tip in percent; blank for none." }),
        promoCode: promoCodeSchema
          .nullish()
          .openapi({ description: "The promo code that a checkout tries; blank for none." }),
      }),
      { ...SIGNED_IN_BODY, phoneNumber: "416-555-0199", locale: "fr-CA" },
    ),
  },
  responses: {
    200: jsonAnswer("The updated user.", userSchema, { ...USER, phoneNumber: "416-555-0199", locale: "fr-CA" }),
    ...errorResponses(
      "sessionExpired",
      "notAllowed",
      "passwordWrong",
      "signInAgain",
      "emailInUse",
      "tooManyRequests",
      ...BODY_REFUSALS,
    ),
  },
});

const sessionsAnswer = jsonAnswer(
  "The active sessions, the current one first.",
  z.object({
    sessions: z.array(
      z.object({
        id: z.uuid(),
        device: z.string().openapi({ description: "The browser and the operating system; blank if unknown." }),
        startedAt: instantSchema,
        lastSeenAt: instantSchema,
        isCurrent: z.boolean(),
      }),
    ),
  }),
  {
    sessions: [
      {
        id: "1c9b7c1e-3f7a-4e0b-8b1d-2a9d1f0c3b4a",
        device: "Firefox, Windows",
        startedAt: "2026-11-20T23:15:00.000Z",
        lastSeenAt: "2026-11-20T23:40:00.000Z",
        isCurrent: true,
      },
    ],
  },
);

/** `POST /auth/sessions`: lists the person's sessions. An extension of the specification. people#own-sessions. */
export const getSessions = createRoute({
  ...SIGNED_IN_FOR_SELF,
  method: "post",
  path: "/auth/sessions",
  tags,
  summary: "List the user's sessions",
  request: { headers: localeHeaders, body: jsonBody(signedInSchema, SIGNED_IN_BODY) },
  responses: { 200: sessionsAnswer, ...errorResponses("sessionExpired", "notAllowed", ...BODY_REFUSALS) },
});

/**
 * `POST /auth/end-session`: ends a session on another device. An extension of the specification. people#own-sessions.
 */
export const endSession = createRoute({
  ...SIGNED_IN_FOR_SELF,
  method: "post",
  path: "/auth/end-session",
  tags,
  summary: "Sign out another device",
  request: {
    headers: localeHeaders,
    body: jsonBody(signedInSchema.extend({ sessionId: z.string().max(100) }), {
      ...SIGNED_IN_BODY,
      sessionId: "1c9b7c1e-3f7a-4e0b-8b1d-2a9d1f0c3b4a",
    }),
  },
  responses: {
    200: sessionsAnswer,
    ...errorResponses("sessionExpired", "notAllowed", "notFound", ...BODY_REFUSALS),
  },
});

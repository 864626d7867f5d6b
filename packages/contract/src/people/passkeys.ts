import { createRoute, z } from "@hono/zod-openapi";
import { BODY_REFUSALS } from "../error-codes.ts";
import { errorResponses } from "../errors.ts";
import { jsonAnswer, jsonBody } from "../json.ts";
import { listOf } from "../linear-schemas.ts";
import { ANYONE_EVEN_EXPIRED, SIGNED_IN_FOR_SELF } from "../roles.ts";
import { typedLine } from "../typed-text.ts";
import { instantSchema, localeHeaders } from "../wire.ts";
import { personHeaders, SIGNED_IN_BODY, signedInSchema, USER, userSchema } from "./user.ts";

const tags = ["Authentication and profile"];

const base64url = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[\w-]*$/);
const currentPasswordSchema = z.string().max(1_000).nullish().openapi({
  description:
    "The current password. If the account has none, the user must have signed in within the last 15 minutes.",
});

/** The WebAuthn JSON of a browser's authenticator, without fields that are not used. */
const credential = {
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal("public-key"),
};
const createdSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(16_000),
    transports: listOf(z.string().max(20), 10).nullish(),
  }),
});
const assertedSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(4_000),
    userHandle: base64url(200).nullish(),
  }),
});
const ASSERTED = {
  id: "m8VvQ2h1dGVGb3JBbnlib2R5",
  rawId: "m8VvQ2h1dGVGb3JBbnlib2R5",
  type: "public-key",
  response: {
    clientDataJSON: "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0",
    authenticatorData: "SZYN5YgOjGh0NBcPZHZgW4",
    signature: "MEUCIQD0",
    userHandle: null,
  },
} as const;

/** WebAuthn options as JSON; the page passes them to the browser unchanged. */
const optionsSchema = z.record(z.string(), z.unknown());

const passkeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: instantSchema,
  lastUsedAt: instantSchema.nullable(),
});
const PASSKEY = {
  id: "0d7b9a1e-3f7a-4e0b-8b1d-2a9d1f0c3b4a",
  name: "Firefox, Windows",
  createdAt: "2026-11-20T23:15:00.000Z",
  lastUsedAt: null,
} as const;
const passkeysAnswer = jsonAnswer(
  "The user's passkeys, oldest first.",
  z.object({ passkeys: z.array(passkeySchema) }),
  {
    passkeys: [PASSKEY],
  },
);

/** `POST /auth/passkeys`: lists the person's passkeys. An extension of the specification. people#passkeys. */
export const getPasskeys = createRoute({
  ...SIGNED_IN_FOR_SELF,
  method: "post",
  path: "/auth/passkeys",
  tags,
  summary: "List the user's passkeys",
  request: { headers: localeHeaders, body: jsonBody(signedInSchema, SIGNED_IN_BODY) },
  responses: { 200: passkeysAnswer, ...errorResponses("sessionExpired", "notAllowed", ...BODY_REFUSALS) },
});

/**
 * `POST /auth/begin-passkey`: returns the WebAuthn options to create a passkey. An extension of the specification.
 * people#passkeys.
 */
export const beginPasskey = createRoute({
  ...SIGNED_IN_FOR_SELF,
  method: "post",
  path: "/auth/begin-passkey",
  tags,
  summary: "Start adding a passkey",
  request: {
    headers: localeHeaders,
    body: jsonBody(signedInSchema.extend({ currentPassword: currentPasswordSchema }), {
      ...SIGNED_IN_BODY,
      currentPassword: "Two poutines & 1 Caesar!",
    }),
  },
  responses: {
    200: jsonAnswer(
      "The options for `navigator.credentials.create`. A cookie stores the challenge for five minutes.",
      z.object({ options: optionsSchema }),
      { options: { challenge: "c3RhdGU" } },
    ),
    ...errorResponses(
      "sessionExpired",
      "notAllowed",
      "passwordWrong",
      "signInAgain",
      "passkeysFull",
      "tooManyRequests",
      ...BODY_REFUSALS,
    ),
  },
});

/**
 * `POST /auth/add-passkey`: stores a passkey for a single-use challenge. An extension of the specification.
 * people#passkeys.
 */
export const addPasskey = createRoute({
  ...SIGNED_IN_FOR_SELF,
  method: "post",
  path: "/auth/add-passkey",
  tags,
  summary: "Add a passkey",
  request: {
    headers: localeHeaders,
    body: jsonBody(
      signedInSchema.extend({
        name: typedLine(60)
          .nullish()
          .openapi({ description: "The passkey's name. Defaults to the browser and the operating system." }),
        credential: createdSchema,
      }),
      {
        ...SIGNED_IN_BODY,
        name: "My phone",
        credential: {
          ...ASSERTED,
          response: {
            clientDataJSON: "eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0",
            attestationObject: "o2NmbXRkbm9uZQ",
            transports: ["internal"],
          },
        },
      },
    ),
  },
  responses: {
    201: passkeysAnswer,
    ...errorResponses("sessionExpired", "notAllowed", "passkeyRefused", "passkeysFull", ...BODY_REFUSALS),
  },
});

/**
 * `POST /auth/remove-passkey`: deletes a passkey, unless it is the account's last way in. An extension of the
 * specification. people#passkeys.
 */
export const removePasskey = createRoute({
  ...SIGNED_IN_FOR_SELF,
  method: "post",
  path: "/auth/remove-passkey",
  tags,
  summary: "Remove a passkey",
  request: {
    headers: localeHeaders,
    body: jsonBody(signedInSchema.extend({ passkeyId: z.string().max(100), currentPassword: currentPasswordSchema }), {
      ...SIGNED_IN_BODY,
      passkeyId: PASSKEY.id,
      currentPassword: "Two poutines & 1 Caesar!",
    }),
  },
  responses: {
    200: passkeysAnswer,
    ...errorResponses(
      "sessionExpired",
      "notAllowed",
      "notFound",
      "lastWayIn",
      "passwordWrong",
      "signInAgain",
      "tooManyRequests",
      ...BODY_REFUSALS,
    ),
  },
});

/**
 * `POST /auth/begin-passkey-login`: returns a challenge for any passkey of the browser. An extension of the
 * specification. people#passkeys.
 */
export const beginPasskeyLogin = createRoute({
  ...ANYONE_EVEN_EXPIRED,
  method: "post",
  path: "/auth/begin-passkey-login",
  tags,
  summary: "Start signing in with a passkey",
  request: { headers: localeHeaders, body: jsonBody(z.strictObject({}), {}) },
  responses: {
    200: jsonAnswer(
      "The options for `navigator.credentials.get`, without an account. A cookie stores the challenge for five minutes.",
      z.object({ options: optionsSchema }),
      { options: { challenge: "c3RhdGU" } },
    ),
    ...errorResponses("tooManyRequests", ...BODY_REFUSALS),
  },
});

/**
 * `POST /auth/login-passkey`: signs in with a passkey's signature of a single-use challenge. An extension of
 * the specification. people#passkeys.
 */
export const loginPasskey = createRoute({
  ...ANYONE_EVEN_EXPIRED,
  method: "post",
  path: "/auth/login-passkey",
  tags,
  summary: "Sign in with a passkey",
  request: {
    headers: personHeaders,
    body: jsonBody(z.object({ credential: assertedSchema }), { credential: ASSERTED }),
  },
  responses: {
    200: jsonAnswer("The user or the operator. The answer sets the session cookie.", userSchema, USER),
    ...errorResponses("passkeyRefused", "tooManyRequests", ...BODY_REFUSALS),
  },
});

export type CreatedCredential = z.infer<typeof createdSchema>;
export type PasskeyData = z.infer<typeof passkeySchema>;
export type AssertedCredential = z.infer<typeof assertedSchema>;

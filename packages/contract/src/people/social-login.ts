import { createRoute, z } from "@hono/zod-openapi";
import { BODY_REFUSALS } from "../error-codes.ts";
import { errorResponses } from "../errors.ts";
import { jsonAnswer, jsonBody } from "../json.ts";
import { ANYONE_EVEN_EXPIRED, SIGNED_IN_FOR_SELF } from "../roles.ts";
import { localeHeaders } from "../wire.ts";
import { personHeaders, SIGNED_IN_BODY, signedInSchema, USER, userSchema } from "./user.ts";

/** The identity providers. people#social. */
const SOCIAL_PROVIDERS = ["google", "apple", "facebook"] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];
const providerSchema = z.enum(SOCIAL_PROVIDERS);

/** `GET /auth/login-options`: lists the configured providers. api#login-options. */
export const getLoginOptions = createRoute({
  ...ANYONE_EVEN_EXPIRED,
  method: "get",
  path: "/auth/login-options",
  tags: ["Authentication and profile"],
  summary: "List the sign-in providers",
  request: { headers: localeHeaders },
  responses: {
    200: jsonAnswer("The offered sign-in providers.", z.object({ providers: z.array(providerSchema) }), {
      providers: ["google"],
    }),
    ...errorResponses(),
  },
});

/** `POST /auth/begin-login`: returns the URL of a provider's sign-in page. api#begin-login. */
export const beginLogin = createRoute({
  ...ANYONE_EVEN_EXPIRED,
  method: "post",
  path: "/auth/begin-login",
  tags: ["Authentication and profile"],
  summary: "Start signing in with a provider",
  request: { headers: localeHeaders, body: jsonBody(z.object({ type: providerSchema }), { type: "google" }) },
  responses: {
    200: jsonAnswer(
      "The URL of the provider's sign-in page. The provider redirects to `/login/{type}` with `code` and `state`. A cookie stores the expected `state` for ten minutes.",
      z.object({ url: z.string(), state: z.string(), nonce: z.string() }),
      {
        url: "https://accounts.example/authorize?client_id=comptoir&state=c3RhdGU",
        state: "c3RhdGU",
        nonce: "bm9uY2U",
      },
    ),
    ...errorResponses("socialLoginNotOffered", "providerUnreachable", "tooManyRequests", ...BODY_REFUSALS),
  },
});

const linkBody = jsonBody(
  signedInSchema.extend({
    type: providerSchema,
    currentPassword: z.string().max(1_000).nullish().openapi({
      description:
        "The current password. If the account has none, the user must have signed in within the last 15 minutes.",
    }),
  }),
  { ...SIGNED_IN_BODY, type: "google", currentPassword: "Two poutines & 1 Caesar!" },
);

/**
 * `POST /auth/link-provider`: returns the URL of the page where a provider confirms the link to the account.
 * An extension of the specification. people#linking.
 */
export const linkProvider = createRoute({
  ...SIGNED_IN_FOR_SELF,
  method: "post",
  path: "/auth/link-provider",
  tags: ["Authentication and profile"],
  summary: "Start linking a provider",
  request: { headers: localeHeaders, body: linkBody },
  responses: {
    200: jsonAnswer(
      "The URL of the provider's sign-in page, as from `begin-login`. `login-{type}` then links the provider instead of signing in.",
      z.object({ url: z.string() }),
      {
        url: "https://accounts.example/authorize?client_id=comptoir&state=c3RhdGU",
      },
    ),
    ...errorResponses(
      "sessionExpired",
      "notAllowed",
      "passwordWrong",
      "signInAgain",
      "socialLoginNotOffered",
      "providerUnreachable",
      "tooManyRequests",
      ...BODY_REFUSALS,
    ),
  },
});

/**
 * `POST /auth/unlink-provider`: removes a provider as a way in. An extension of the specification.
 * people#last-way-in.
 */
export const unlinkProvider = createRoute({
  ...SIGNED_IN_FOR_SELF,
  method: "post",
  path: "/auth/unlink-provider",
  tags: ["Authentication and profile"],
  summary: "Unlink a provider",
  request: { headers: localeHeaders, body: linkBody },
  responses: {
    200: jsonAnswer("The updated user.", userSchema, USER),
    ...errorResponses(
      "sessionExpired",
      "notAllowed",
      "passwordWrong",
      "signInAgain",
      "notFound",
      "lastWayIn",
      "tooManyRequests",
      ...BODY_REFUSALS,
    ),
  },
});

const socialBody = jsonBody(
  z.object({
    code: z
      .string()
      .max(4_000)
      .nullish()
      .openapi({ description: "The authorization code from the provider's redirect. Send it with `state`." }),
    state: z.string().max(200).nullish(),
    iss: z
      .string()
      .max(200)
      .nullish()
      .openapi({ description: "The issuer from the provider's redirect, if there is one (RFC 9207)." }),
    idToken: z
      .string()
      .max(10_000)
      .nullish()
      .openapi({ description: "The ID token, if the provider's button returns one." }),
    nonce: z
      .string()
      .max(200)
      .nullish()
      .openapi({ description: "The nonce from `begin-login`. Send it with `idToken`." }),
    register: z.boolean().nullish().openapi({ description: "Whether to create an account if there is none." }),
    consent: z.boolean().nullish(),
    firstName: z
      .string()
      .max(100)
      .nullish()
      .openapi({ description: "The user's first name. Apple sends the name only once, and only to the page." }),
    lastName: z.string().max(100).nullish(),
  }),
  { code: "SplxlOBeZQQYbYS6WxSbIA", state: "c3RhdGU", register: true },
);

function loginWith<const Path extends string>(path: Path, provider: string) {
  return createRoute({
    ...ANYONE_EVEN_EXPIRED,
    method: "post",
    path,
    tags: ["Authentication and profile"],
    summary: `Sign in with ${provider}`,
    request: { headers: personHeaders, body: socialBody },
    responses: {
      200: jsonAnswer("The user. The answer sets the session cookie.", userSchema, {
        ...USER,
        hasPassword: false,
        providers: ["google"],
      }),
      ...errorResponses(
        "notRegistered",
        "emailInUse",
        "socialLoginFailed",
        "socialLoginNotOffered",
        "providerUnreachable",
        "tooManyRequests",
        ...BODY_REFUSALS,
      ),
    },
  });
}

/** `POST /auth/login-{type}`: signs in with a provider's response. api#login-social. */
export const loginGoogle = loginWith("/auth/login-google", "Google");
export const loginApple = loginWith("/auth/login-apple", "Apple");
export const loginFacebook = loginWith("/auth/login-facebook", "Facebook");

/**
 * `POST /auth/get-google-user-info`: returns the person of a Google access token of this site.
 * api#get-google-user-info.
 */
export const getGoogleUserInfo = createRoute({
  ...ANYONE_EVEN_EXPIRED,
  method: "post",
  path: "/auth/get-google-user-info",
  tags: ["Authentication and profile"],
  summary: "Retrieve the person of a Google access token",
  request: {
    headers: localeHeaders,
    body: jsonBody(z.object({ accessToken: z.string().max(4_000) }), { accessToken: "ya29.a0AfH6SMB" }),
  },
  responses: {
    200: jsonAnswer(
      "The person's details from Google. The access token must have been issued to this installation.",
      z.object({ email: z.string(), firstName: z.string(), lastName: z.string(), verified: z.boolean() }),
      { email: "noor@example.ca", firstName: "Noor", lastName: "Haddad", verified: true },
    ),
    ...errorResponses(
      "socialLoginFailed",
      "socialLoginNotOffered",
      "providerUnreachable",
      "tooManyRequests",
      ...BODY_REFUSALS,
    ),
  },
});

import { createRoute, z } from "@hono/zod-openapi";
import { allergiesSchema } from "../diners.ts";
import { BODY_REFUSALS } from "../error-codes.ts";
import { errorResponses } from "../errors.ts";
import { jsonAnswer, jsonBody } from "../json.ts";
import { SIGNED_IN_FOR_SELF } from "../roles.ts";
import { instantSchema, localeHeaders } from "../wire.ts";
import { SIGNED_IN_BODY, signedInSchema } from "./user.ts";

const tags = ["Authentication and profile"];

/** What a person keeps of their allergies with the account. people#own-allergies. */
export const ownAllergiesSchema = z
  .object({
    allergies: z
      .array(z.string())
      .nullable()
      .openapi({ description: "As the menus name them; null if the person keeps none, empty if they have said so." }),
    consentedAt: instantSchema.nullable(),
  })
  .openapi("OwnAllergies");
export type OwnAllergiesData = z.infer<typeof ownAllergiesSchema>;

const KEPT: OwnAllergiesData = { allergies: ["Peanuts"], consentedAt: "2026-11-20T17:00:00.000Z" };
const answer = { 200: jsonAnswer("What the account has.", ownAllergiesSchema, KEPT) };
const REFUSALS = ["sessionExpired", "notAllowed", ...BODY_REFUSALS] as const;

/** `POST /auth/allergies`: returns what the account has. An extension of the specification. people#own-allergies. */
export const getOwnAllergies = createRoute({
  ...SIGNED_IN_FOR_SELF,
  method: "post",
  path: "/auth/allergies",
  tags,
  summary: "Retrieve the user's allergies",
  request: { headers: localeHeaders, body: jsonBody(signedInSchema, SIGNED_IN_BODY) },
  responses: { ...answer, ...errorResponses(...REFUSALS) },
});

/** `POST /auth/keep-allergies`: keeps them with the account, with the person's consent. people#own-allergies. */
export const keepOwnAllergies = createRoute({
  ...SIGNED_IN_FOR_SELF,
  method: "post",
  path: "/auth/keep-allergies",
  tags,
  summary: "Keep the user's allergies",
  request: {
    headers: localeHeaders,
    body: jsonBody(
      signedInSchema.extend({
        allergies: allergiesSchema,
        consent: z.literal(true, { error: "required" }).openapi({
          description: "Whether the person agrees that they are kept with the account.",
        }),
      }),
      { ...SIGNED_IN_BODY, allergies: ["Peanuts"], consent: true },
    ),
  },
  responses: { ...answer, ...errorResponses(...REFUSALS) },
});

/** `POST /auth/forget-allergies`: deletes them from the account. Idempotent. people#own-allergies. */
export const forgetOwnAllergies = createRoute({
  ...SIGNED_IN_FOR_SELF,
  method: "post",
  path: "/auth/forget-allergies",
  tags,
  summary: "Delete the user's allergies",
  request: { headers: localeHeaders, body: jsonBody(signedInSchema, SIGNED_IN_BODY) },
  responses: {
    200: jsonAnswer("Nothing is kept.", ownAllergiesSchema, { allergies: null, consentedAt: null }),
    ...errorResponses(...REFUSALS),
  },
});

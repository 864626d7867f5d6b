import { createRoute, z } from "@hono/zod-openapi";
import { BODY_REFUSALS } from "../error-codes.ts";
import { errorResponses } from "../errors.ts";
import { jsonAnswer, jsonBody } from "../json.ts";
import { ANYONE, SIGNED_IN_FOR_SELF } from "../roles.ts";
import { amountSchema, idSchema, localeHeaders } from "../wire.ts";
import { emailSchema, SIGNED_IN_BODY, signedInSchema } from "./user.ts";

/**
 * `POST /auth/get-user-enrolled-program-status`: tells whether the person is in the venue's loyalty
 * programme. api#enrolled-program-status.
 */
export const getUserEnrolledProgramStatus = createRoute({
  ...ANYONE,
  method: "post",
  path: "/auth/get-user-enrolled-program-status",
  tags: ["Payment and loyalty"],
  summary: "Retrieve a loyalty membership",
  request: {
    headers: localeHeaders,
    body: jsonBody(z.object({ email: emailSchema, app8RestaurantId: idSchema }), {
      email: "gabrielle@example.ca",
      app8RestaurantId: 1,
    }),
  },
  responses: {
    200: jsonAnswer(
      "The membership status; `unavailable` if the venue has no programme.",
      z.object({
        userStatus: z.enum(["enrolled", "not-enrolled", "unavailable"]),
        points: z
          .object({
            balance: z.number().int(),
            step: z
              .number()
              .int()
              .openapi({ description: "The number of points in a step. Only whole steps can be spent." }),
            value: amountSchema.openapi({ description: "The amount that a step pays." }),
            minimum: z.number().int().openapi({ description: "The minimum number of points that an order can spend." }),
          })
          .optional()
          .openapi({
            description:
              "The points and the rules for spending them. Present only if the email address is the signed-in user's own and the venue accepts points.",
          }),
      }),
      { userStatus: "enrolled", points: { balance: 240, step: 100, value: "5.00", minimum: 100 } },
    ),
    ...errorResponses("restaurantUnknown", "tooManyRequests", ...BODY_REFUSALS),
  },
});

/**
 * `POST /auth/points`: returns the person's points at each venue. An extension of the specification.
 * people#own-points.
 */
export const getPoints = createRoute({
  ...SIGNED_IN_FOR_SELF,
  method: "post",
  path: "/auth/points",
  tags: ["Payment and loyalty"],
  summary: "List the user's loyalty points",
  request: { headers: localeHeaders, body: jsonBody(signedInSchema, SIGNED_IN_BODY) },
  responses: {
    200: jsonAnswer(
      "The venues whose loyalty programme the account joined, by name; at most 100.",
      z.object({
        programs: z.array(
          z.object({
            restaurant: z.object({ slug: z.string(), name: z.string() }),
            points: z.number().int(),
          }),
        ),
      }),
      { programs: [{ restaurant: { slug: "le-cercle", name: "Le Cercle" }, points: 240 }] },
    ),
    ...errorResponses("sessionExpired", "notAllowed", ...BODY_REFUSALS),
  },
});

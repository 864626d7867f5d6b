import { createRoute, z } from "@hono/zod-openapi";
import { BODY_REFUSALS } from "./error-codes.ts";
import { errorResponses } from "./errors.ts";
import { jsonBody } from "./json.ts";
import { ANYONE_EVEN_EXPIRED } from "./roles.ts";
import { typedSigns } from "./typed-text.ts";
import { idSchema, restaurantHeaders } from "./wire.ts";

/**
 * `POST /interest`: counts that a guest opened a dish, or that a search found nothing. An extension of the specification.
 * api#interest-call, insight#insight.
 */
export const noteInterest = createRoute({
  ...ANYONE_EVEN_EXPIRED,
  method: "post",
  path: "/interest",
  tags: ["Menu data"],
  summary: "Count what a guest looks at",
  request: {
    headers: restaurantHeaders,
    body: jsonBody(
      z
        .object({
          opened: idSchema.optional().openapi({ description: "The dish that was opened." }),
          notFound: typedSigns(200).optional().openapi({ description: "The search that found nothing." }),
        })
        .refine(({ opened, notFound }) => opened !== undefined || notFound !== undefined, {
          error: "required",
          path: ["opened"],
        }),
      { opened: 1204 },
    ),
  },
  responses: {
    204: { description: "Received. The answer does not say whether it counts." },
    ...errorResponses("restaurantUnknown", ...BODY_REFUSALS),
  },
});

import { DISTANCE_UNITS, MAX_ADDRESS_LENGTH } from "@comptoir/ordering";
import { createRoute, z } from "@hono/zod-openapi";
import { BODY_REFUSALS } from "./error-codes.ts";
import { errorResponses } from "./errors.ts";
import { jsonAnswer, jsonBody } from "./json.ts";
import { listOf } from "./linear-schemas.ts";
import { ANYONE } from "./roles.ts";
import { typedLine } from "./typed-text.ts";
import { decimalInputSchema, restaurantHeaders } from "./wire.ts";

/** What a gateway knows a place by. */
export const placeIdSchema = z
  .string()
  .max(300)
  .regex(/^[\w-]*$/)
  .openapi({ example: "ChIJ2eUgeAK6j4ARbn5u_wAGqWA" });
/** A UUID that the page makes for each address that is typed. */
export const sessionTokenSchema = z
  .string()
  .max(64)
  .regex(/^[\w-]*$/);

const suggestionSchema = z
  .object({
    description: z.string(),
    gmapPlaceId: z.string().nullable(),
    terms: z.array(z.string()).openapi({ description: "The description's parts, the narrowest first." }),
    types: z.array(z.string()),
    distance: z.number().nullable().openapi({ description: "From the restaurant, in the unit asked for." }),
  })
  .openapi("PlaceSuggestion");

/** `POST /restaurants/autocomplete-search`: addresses as they are typed. api#autocomplete-search. */
export const autocompleteSearch = createRoute({
  ...ANYONE,
  method: "post",
  path: "/restaurants/autocomplete-search",
  tags: ["Ordering"],
  summary: "Places that may be meant by what is typed",
  request: {
    headers: restaurantHeaders,
    body: jsonBody(
      z.object({
        group: typedLine(120).nullish(),
        radius: decimalInputSchema.nullish(),
        unit: z.enum(DISTANCE_UNITS).nullish(),
        sessionToken: sessionTokenSchema.nullish(),
        description: typedLine(MAX_ADDRESS_LENGTH),
        gmapPlaceId: placeIdSchema.nullish().openapi({ description: "The suggestion that was chosen." }),
        terms: listOf(typedLine(120), 20).nullish(),
        types: listOf(z.string().max(60), 20).nullish().openapi({
          description: "With `street_address` the text is a whole address, which the answer judges for delivery.",
        }),
      }),
      { description: "123 Main St, Tor", sessionToken: "0198c0de-0000-7000-8000-000000000002", unit: "km" },
    ),
  },
  responses: {
    200: jsonAnswer(
      "At most five places, and what stands in the way of delivering there.",
      z.object({
        suggestions: z.array(suggestionSchema),
        attribution: z.string().nullable().openapi({ description: "Who has to be named beside the suggestions." }),
        problem: z
          .object({ code: z.enum(["address_too_far", "address_vague", "address_invalid"]), message: z.string() })
          .nullable()
          .openapi({
            description: "Why a whole address cannot be delivered to; null where it can, or was not judged.",
          }),
      }),
      {
        suggestions: [
          {
            description: "123 Main St, Toronto, ON",
            gmapPlaceId: null,
            terms: ["123 Main St", "Toronto", "ON"],
            types: ["locality"],
            distance: 6.3,
          },
        ],
        attribution: null,
        problem: null,
      },
    ),
    ...errorResponses("restaurantUnknown", "tooManyRequests", ...BODY_REFUSALS),
  },
});

export type PlaceSuggestionData = z.infer<typeof suggestionSchema>;

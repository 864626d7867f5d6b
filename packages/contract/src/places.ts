import { COUNTRIES, DISTANCE_UNITS, MAX_ADDRESS_LENGTH, ORDER_TYPES } from "@comptoir/ordering";
import { createRoute, z } from "@hono/zod-openapi";
import { BODY_REFUSALS } from "./error-codes.ts";
import { errorResponses } from "./errors.ts";
import { jsonAnswer, jsonBody } from "./json.ts";
import { listOf } from "./linear-schemas.ts";
import { ANYONE } from "./roles.ts";
import { SEARCH_RADIUS } from "./search-limits.ts";
import { typedLine } from "./typed-text.ts";
import { addProblem, decimalInputSchema, idSchema, localeHeaders, restaurantHeaders } from "./wire.ts";

export const placeIdSchema = z
  .string()
  .max(300)
  .regex(/^[\w-]*$/)
  .openapi({ example: "ChIJ2eUgeAK6j4ARbn5u_wAGqWA" });
/** A UUID that the page generates for each address search. */
export const sessionTokenSchema = z
  .string()
  .max(64)
  .regex(/^[\w-]*$/);

const degrees = (most: number) => z.number().min(-most).max(most);

const localMomentSchema = z.object({
  date: z.iso.date(),
  weekday: z.number().int().openapi({ description: "Monday is 0." }),
  minutes: z.number().int().openapi({ description: "After midnight." }),
});

const foundRestaurantSchema = z
  .object({
    id: idSchema,
    slug: z.string(),
    name: z.string(),
    address: z.string().nullable(),
    phone: z.string().nullable(),
    lat: z.number().nullable(),
    lng: z.number().nullable(),
    distance: z.number().nullable().openapi({ description: "From the place searched for, in the unit asked for." }),
    open: z.boolean(),
    changesAt: localMomentSchema.nullable().openapi({ description: "When it closes, or opens next." }),
    now: localMomentSchema,
    ordersPaused: z.boolean(),
    orderTypes: z.array(z.enum(ORDER_TYPES)),
    delivers: z.boolean(),
    country: z.enum(COUNTRIES).openapi({ description: "Distances are in km in Canada, in mi in the United States." }),
    cover: z.string().nullable().openapi({ description: "The picture of its head." }),
    primaryColor: z.string().nullable(),
    bandColor: z.string().nullable(),
  })
  .openapi("FoundRestaurant");

export type FoundRestaurantData = z.infer<typeof foundRestaurantSchema>;

/** `POST /restaurants/geolocation-search`: lists a chain's restaurants around a location. api#geolocation-search. */
export const geolocationSearch = createRoute({
  ...ANYONE,
  method: "post",
  path: "/restaurants/geolocation-search",
  tags: ["Ordering"],
  summary: "Restaurants around a place, the nearest first",
  request: {
    headers: localeHeaders,
    body: jsonBody(
      z
        .object({
          lat: degrees(90).nullish(),
          lng: degrees(180).nullish(),
          radius: z.number().positive().max(SEARCH_RADIUS.max).nullish(),
          group: typedLine(120).nullish().openapi({ description: "The chain; of all chains where it is absent." }),
          unit: z.enum(DISTANCE_UNITS).nullish().openapi({ description: "mi where it is absent." }),
          name: typedLine(120).nullish().openapi({ description: "A part of the restaurant's name." }),
          concourse: z.boolean().nullish().openapi({ description: "Concourses and workplaces alone." }),
          address: typedLine(MAX_ADDRESS_LENGTH).nullish(),
          gmapPlaceId: placeIdSchema.nullish(),
          sessionToken: sessionTokenSchema.nullish(),
        })
        .superRefine((asked, context) => {
          if ((asked.lat == null) !== (asked.lng == null))
            addProblem(context, "required", [asked.lat == null ? "lat" : "lng"]);
          const isSaid = [asked.lat, asked.group, asked.name, asked.address, asked.gmapPlaceId].some(
            (one) => one != null && one !== "",
          );
          // One criterion is required, so that no request lists every restaurant.
          if (!isSaid && !asked.concourse) addProblem(context, "required", ["group"]);
        }),
      { group: "braise", address: "M5V 2T6", radius: 10, unit: "km" },
    ),
  },
  responses: {
    200: jsonAnswer(
      "At most 50 restaurants, of concourses 500: the nearest first, or by name where no place was searched for.",
      z.object({
        results: z.array(foundRestaurantSchema),
        place: z
          .object({
            lat: z.number(),
            lng: z.number(),
            types: z.array(z.string()).openapi({ description: "What it is: of an area no distance is shown." }),
          })
          .nullable()
          .openapi({
            description: "The centre of the search; null for an unknown address, or none.",
          }),
        problem: z
          .object({ code: z.enum(["address_vague", "address_invalid"]), message: z.string() })
          .nullable()
          .openapi({
            description: "Why nothing can be searched for around the address: it may be in any town, or is unknown.",
          }),
      }),
      { results: [], place: { lat: 43.6445, lng: -79.4, types: ["postal_code"] }, problem: null },
    ),
    ...errorResponses(...BODY_REFUSALS, "tooManyRequests"),
  },
});

const suggestionSchema = z
  .object({
    description: z.string(),
    gmapPlaceId: z.string().nullable(),
    terms: z.array(z.string()).openapi({ description: "The description's parts, the narrowest first." }),
    types: z.array(z.string()),
    distance: z.number().nullable().openapi({ description: "From the restaurant, in the unit asked for." }),
  })
  .openapi("PlaceSuggestion");

/** `POST /restaurants/autocomplete-search`: completes a street address while it is typed. api#autocomplete-search. */
export const autocompleteSearch = createRoute({
  ...ANYONE,
  method: "post",
  path: "/restaurants/autocomplete-search",
  tags: ["Ordering"],
  summary: "Places that may be meant by what is typed",
  request: {
    headers: restaurantHeaders.partial(),
    body: jsonBody(
      z.object({
        group: typedLine(120).nullish().openapi({
          description: "The chain whose restaurants are looked for; the restaurant's header is not needed then.",
        }),
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

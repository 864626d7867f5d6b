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
  weekday: z.number().int().openapi({ description: "The day of the week; Monday is 0." }),
  minutes: z.number().int().openapi({ description: "Minutes after midnight." }),
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
    distance: z
      .number()
      .nullable()
      .openapi({ description: "The distance from the centre of the search, in the requested unit." }),
    open: z.boolean(),
    changesAt: localMomentSchema
      .nullable()
      .openapi({ description: "When the restaurant closes or, if it is closed, opens next." }),
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
  summary: "Search restaurants around a location",
  request: {
    headers: localeHeaders,
    body: jsonBody(
      z
        .object({
          lat: degrees(90).nullish(),
          lng: degrees(180).nullish(),
          radius: z.number().positive().max(SEARCH_RADIUS.max).nullish(),
          group: typedLine(120)
            .nullish()
            .openapi({ description: "The chain. If it is absent, all chains are searched." }),
          unit: z.enum(DISTANCE_UNITS).nullish().openapi({ description: "The unit of distances. Defaults to `mi`." }),
          name: typedLine(120).nullish().openapi({ description: "A part of the restaurant's name." }),
          concourse: z
            .boolean()
            .nullish()
            .openapi({ description: "Set to true to search only concourses and workplaces." }),
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
      "At most 50 restaurants (500 if only concourses are searched), nearest first. Without a location they are sorted by name.",
      z.object({
        results: z.array(foundRestaurantSchema),
        place: z
          .object({
            lat: z.number(),
            lng: z.number(),
            types: z
              .array(z.string())
              .openapi({ description: "The types of the location. No distance is shown from an area." }),
          })
          .nullable()
          .openapi({
            description: "The centre of the search; null if the address is unknown or absent.",
          }),
        problem: z
          .object({ code: z.enum(["address_vague", "address_invalid"]), message: z.string() })
          .nullable()
          .openapi({
            description: "Why the address cannot be the centre of a search: it is ambiguous or unknown.",
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
    terms: z.array(z.string()).openapi({ description: "The parts of the description, the most specific first." }),
    types: z.array(z.string()),
    distance: z
      .number()
      .nullable()
      .openapi({ description: "The distance from the restaurant, in the requested unit." }),
  })
  .openapi("PlaceSuggestion");

/** `POST /restaurants/autocomplete-search`: completes a street address while it is typed. api#autocomplete-search. */
export const autocompleteSearch = createRoute({
  ...ANYONE,
  method: "post",
  path: "/restaurants/autocomplete-search",
  tags: ["Ordering"],
  summary: "Complete an address",
  request: {
    headers: restaurantHeaders.partial(),
    body: jsonBody(
      z.object({
        group: typedLine(120).nullish().openapi({
          description: "The chain to search. With it, `x-restaurant-id` is not required.",
        }),
        radius: decimalInputSchema.nullish(),
        unit: z.enum(DISTANCE_UNITS).nullish(),
        sessionToken: sessionTokenSchema.nullish(),
        description: typedLine(MAX_ADDRESS_LENGTH),
        gmapPlaceId: placeIdSchema.nullish().openapi({ description: "The id of the chosen suggestion." }),
        terms: listOf(typedLine(120), 20).nullish(),
        types: listOf(z.string().max(60), 20).nullish().openapi({
          description: "With `street_address`, `description` is a complete address and is checked for delivery.",
        }),
      }),
      { description: "123 Main St, Tor", sessionToken: "0198c0de-0000-7000-8000-000000000002", unit: "km" },
    ),
  },
  responses: {
    200: jsonAnswer(
      "At most five suggestions, and the reason if delivery to the address is impossible.",
      z.object({
        suggestions: z.array(suggestionSchema),
        attribution: z
          .string()
          .nullable()
          .openapi({ description: "The attribution that must be shown with the suggestions." }),
        problem: z
          .object({ code: z.enum(["address_too_far", "address_vague", "address_invalid"]), message: z.string() })
          .nullable()
          .openapi({
            description:
              "Why the complete address cannot be delivered to; null if it can be, or if it was not checked.",
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

import { PAYMENT_PREFERENCES, SUITE_STATES } from "@comptoir/ordering";
import { createRoute, z } from "@hono/zod-openapi";
import { BODY_REFUSALS } from "./error-codes.ts";
import { errorResponses } from "./errors.ts";
import {
  eventSchema,
  eventSuiteIdSchema,
  eventSuiteSchema,
  listedSuiteSchema,
  MINIMAL,
  minimalSchema,
  pastCursorSchema,
  pastEventsShape,
  restaurantSchema,
  SUITE,
  suiteActSchema,
  valueSchema,
} from "./event-suite.ts";
import { jsonAnswer, jsonBody } from "./json.ts";
import { SIGNED_IN_BODY, signedInSchema } from "./people/user.ts";
import { ANYONE, OPERATORS, SIGNED_IN } from "./roles.ts";
import { typedSigns } from "./typed-text.ts";
import { amountSchema, decimalInputSchema, idSchema, instantSchema, localeHeaders, restaurantHeaders } from "./wire.ts";

const tags = ["Events and suites"];

/**
 * `POST /catering/events/get-minimal-info`: returns the suite of a link, without personal data. api#get-minimal-info.
 */
export const getMinimalInfo = createRoute({
  ...ANYONE,
  method: "post",
  path: "/catering/events/get-minimal-info",
  tags,
  summary: "Retrieve an event suite by its link",
  request: {
    headers: restaurantHeaders,
    body: jsonBody(z.object({ eventSuiteId: eventSuiteIdSchema, encryptedValue: valueSchema.nullish() }), {
      eventSuiteId: "suite-12",
      encryptedValue: null,
    }),
  },
  responses: {
    200: jsonAnswer("The event suite.", z.object({ eventSuite: minimalSchema }), { eventSuite: MINIMAL }),
    ...errorResponses("restaurantUnknown", "noEventSuite", "suiteLinkExpired", "suiteLinkInvalid", ...BODY_REFUSALS),
  },
});

/**
 * `POST /catering/events/auth-get-event-info`: returns the suite to callers who may order for it.
 * api#auth-get-event-info.
 */
export const authGetEventInfo = createRoute({
  ...SIGNED_IN,
  method: "post",
  path: "/catering/events/auth-get-event-info",
  tags,
  summary: "Retrieve an event suite",
  request: {
    headers: restaurantHeaders,
    body: jsonBody(signedInSchema.extend({ eventSuiteId: eventSuiteIdSchema }), {
      ...SIGNED_IN_BODY,
      eventSuiteId: "suite-12",
    }),
  },
  responses: {
    200: jsonAnswer("The event suite.", z.object({ eventSuite: eventSuiteSchema }), { eventSuite: SUITE }),
    ...errorResponses(
      "sessionExpired",
      "notAllowed",
      "restaurantUnknown",
      "noEventSuite",
      "notAssignedToSuite",
      ...BODY_REFUSALS,
    ),
  },
});

/**
 * `POST /catering/suite-owners/get-upcoming-events`: lists the events where the caller has a suite.
 * api#get-upcoming-events.
 */
export const getUpcomingEvents = createRoute({
  ...SIGNED_IN,
  method: "post",
  path: "/catering/suite-owners/get-upcoming-events",
  tags,
  summary: "List the user's upcoming events",
  request: {
    headers: localeHeaders,
    body: jsonBody(z.object({ email: typedSigns(254), pastCursor: pastCursorSchema.nullish() }), {
      email: "noor@example.ca",
    }),
  },
  responses: {
    200: jsonAnswer(
      "The events that have not ended, next first. Another person's email address returns none. An operator gets their assigned events, without suites.",
      z.object({
        events: z.array(
          eventSchema.extend({
            restaurant: restaurantSchema,
            suites: z.array(
              listedSuiteSchema.extend({
                state: z.enum(SUITE_STATES).openapi({
                  description: "The state of the suite. Carts are not checked, so it is never `in-progress`.",
                }),
                owned: z
                  .boolean()
                  .openapi({ description: "Whether the user owns the suite; false if they are a host." }),
              }),
            ),
          }),
        ),
        ...pastEventsShape,
      }),
      {
        events: [
          {
            ...MINIMAL.event,
            restaurant: MINIMAL.restaurant,
            suites: [
              { id: "suite-12", name: "Suite 12", pre_ordering: true, event_day: false, state: "placed", owned: true },
            ],
          },
        ],
        past: [],
        pastCursor: null,
      },
    ),
    ...errorResponses("sessionExpired", "notAllowed", ...BODY_REFUSALS),
  },
});

/**
 * `GET /catering/events/get-active-events`: lists an operator's events with the state of each suite.
 * api#get-active-events.
 */
export const getActiveEvents = createRoute({
  ...OPERATORS,
  method: "get",
  path: "/catering/events/get-active-events",
  tags,
  summary: "List an operator's events and suites",
  request: { headers: restaurantHeaders },
  responses: {
    200: jsonAnswer(
      "The operator's assigned events at the restaurant that have not ended, next first.",
      z.object({
        events: z.array(
          eventSchema.extend({
            pre_order_closes_at: instantSchema,
            restaurant: restaurantSchema,
            suites: z.array(
              listedSuiteSchema.extend({
                state: z.enum(SUITE_STATES),
                owner: z
                  .string()
                  .nullable()
                  .openapi({ description: "The owner's name; null if the owner has no account yet." }),
                tab_limit: amountSchema.nullable(),
                tab_total: amountSchema,
                pre_order_total: amountSchema
                  .nullable()
                  .openapi({ description: "The pre-order with its tip; null: none is placed." }),
              }),
            ),
          }),
        ),
      }),
      {
        events: [
          {
            ...MINIMAL.event,
            pre_order_closes_at: "2026-12-03T17:00:00.000Z",
            restaurant: MINIMAL.restaurant,
            suites: [
              {
                id: "suite-12",
                name: "Suite 12",
                pre_ordering: true,
                event_day: false,
                state: "placed",
                owner: "Noor Haddad",
                tab_limit: "1500.00",
                tab_total: "0.00",
                pre_order_total: "1284.50",
              },
            ],
          },
        ],
      },
    ),
    ...errorResponses("sessionExpired", "notSuiteOperator", "restaurantUnknown"),
  },
});

/**
 * `PUT …/update-event-day-settings`: sets how the orders of the event's day are paid, and the tab's limit.
 * api#update-event-day-settings.
 */
export const updateEventDaySettings = createRoute({
  ...SIGNED_IN,
  method: "put",
  path: "/catering/events/{eventId}/event-suites/{suiteId}/update-event-day-settings",
  tags,
  summary: "Update the event-day settings",
  request: {
    headers: restaurantHeaders,
    params: z.object({ eventId: eventSuiteIdSchema, suiteId: eventSuiteIdSchema }),
    body: jsonBody(
      signedInSchema.extend({
        event_day_payment_preference: z.enum(PAYMENT_PREFERENCES),
        tab_limit: decimalInputSchema
          .nullish()
          .openapi({ description: "The limit of the tab; null or blank for no limit." }),
        order_restaurant_id: idSchema.nullish(),
        version: z
          .number()
          .int()
          .nullish()
          .openapi({ description: "The version of the suite that the change is based on." }),
      }),
      {
        ...SIGNED_IN_BODY,
        event_day_payment_preference: "charge",
        tab_limit: "1500.00",
        order_restaurant_id: 1,
        version: 1,
      },
    ),
  },
  responses: {
    200: jsonAnswer("The updated suite.", z.object({ eventSuite: eventSuiteSchema }), { eventSuite: SUITE }),
    ...errorResponses(
      "sessionExpired",
      "notAllowed",
      "restaurantUnknown",
      "noEventSuite",
      "notAssignedToSuite",
      "versionConflict",
      "preferenceFixed",
      "tabLimitBelow",
      ...BODY_REFUSALS,
    ),
  },
});

/**
 * `GET …/acts`: lists a suite's audit trail, for its owner and operators. An extension of the specification.
 * api#suite-acts.
 */
export const getSuiteActs = createRoute({
  ...SIGNED_IN,
  method: "get",
  path: "/catering/events/{eventId}/event-suites/{suiteId}/acts",
  tags,
  summary: "List a suite's audit trail",
  request: {
    headers: restaurantHeaders,
    params: z.object({ eventId: eventSuiteIdSchema, suiteId: eventSuiteIdSchema }),
  },
  responses: {
    200: jsonAnswer(
      "The entries of the audit trail, newest first.",
      z.object({ suite: z.string(), acts: z.array(suiteActSchema) }),
      {
        suite: "Suite 12",
        acts: [
          {
            at: "2026-12-01T15:04:00.000Z",
            act: "settings-confirmed",
            by: "Olivia Roy",
            for: "Noor Haddad",
            device: "Chrome, Windows",
            address: "203.0.113.9",
            details: { preference: "charge", tab_limit: "1500.00" },
          },
        ],
      },
    ),
    ...errorResponses("sessionExpired", "notAllowed", "restaurantUnknown", "noEventSuite", "notAssignedToSuite"),
  },
});

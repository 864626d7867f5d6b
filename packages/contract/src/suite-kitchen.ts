import { createRoute, z } from "@hono/zod-openapi";
import { dinerSchema } from "./diners.ts";
import { BODY_REFUSALS } from "./error-codes.ts";
import { errorResponses } from "./errors.ts";
import { eventSchema, eventSuiteIdSchema, MINIMAL, parStockSchema, SUITE } from "./event-suite.ts";
import { ORDER, PRICED_LINE } from "./examples.ts";
import { jsonAnswer, jsonBody } from "./json.ts";
import { answersSchema } from "./orders.ts";
import { pricedLineSchema } from "./priced-line.ts";
import { OPERATORS } from "./roles.ts";
import { idSchema, instantSchema, restaurantHeaders } from "./wire.ts";

const tags = ["Events and suites"];

const runSheetSchema = z
  .object({
    event: eventSchema,
    orders: z
      .array(
        z.object({
          at: instantSchema.openapi({ description: "When the order is due in the suite." }),
          suite: z.string(),
          id: z.uuid().openapi({ description: "The order's id." }),
          number: z.string(),
          person: z
            .string()
            .nullable()
            .openapi({ description: "The name of the person; null after the contact is erased." }),
          phone: z.string().nullable(),
          kind: z.enum(["pre-order", "event-day"]),
          status: z.string(),
          diners: z.array(dinerSchema).openapi({ description: "The persons who said allergies." }),
          notes: z.string().nullable(),
          questions: answersSchema,
          checkId: z.boolean().openapi({ description: "Whether proof of age must be checked. law#alcohol." }),
          lines: z.array(pricedLineSchema),
        }),
      )
      .openapi({ description: "The orders that were not cancelled, by time and then by suite." }),
    restock: z
      .array(z.object({ suite: z.string(), items: z.array(parStockSchema) }))
      .openapi({ description: "The par stock of the suites. suites#par-stock." }),
  })
  .openapi("RunSheet");
export type RunSheetData = z.infer<typeof runSheetSchema>;

/**
 * `GET …/run-sheet`: returns the kitchen's run sheet of an event. An extension of the specification.
 * api#get-run-sheet.
 */
export const getRunSheet = createRoute({
  ...OPERATORS,
  method: "get",
  path: "/catering/events/{eventId}/run-sheet",
  tags,
  summary: "Retrieve an event's run sheet",
  request: { headers: restaurantHeaders, params: z.object({ eventId: eventSuiteIdSchema }) },
  responses: {
    200: jsonAnswer("The run sheet.", runSheetSchema, {
      event: MINIMAL.event,
      orders: [
        {
          at: "2026-12-05T22:30:00.000Z",
          suite: "Suite 12",
          id: ORDER.id,
          number: "42",
          person: "Noor Haddad",
          phone: "416-555-0123",
          kind: "pre-order",
          status: "placed",
          diners: [{ allergies: ["Treenuts"] }],
          notes: "Two nut allergies.",
          questions: [...ORDER.questions],
          checkId: false,
          lines: [PRICED_LINE],
        },
      ],
      restock: [{ suite: "Suite 12", items: [...SUITE.par_stock] }],
    }),
    ...errorResponses("sessionExpired", "notSuiteOperator", "restaurantUnknown", "noEventSuite", "notAssignedToSuite"),
  },
});

/**
 * `POST …/par-stock`: records an operator's stock count in a suite. An extension of the specification.
 * api#count-par-stock.
 */
export const countParStock = createRoute({
  ...OPERATORS,
  method: "post",
  path: "/catering/events/{eventId}/event-suites/{suiteId}/par-stock",
  tags,
  summary: "Record a count of a suite's stock",
  request: {
    headers: restaurantHeaders,
    params: z.object({ eventId: eventSuiteIdSchema, suiteId: eventSuiteIdSchema }),
    body: jsonBody(
      z.object({
        counts: z
          .array(z.object({ item: idSchema, on_hand: z.number().int().min(0).max(10_000) }))
          .min(1)
          .max(200),
      }),
      { counts: [{ item: "31", on_hand: 5 }] },
    ),
  },
  responses: {
    200: jsonAnswer(
      "The par stock of the suite, and the quantities to bring.",
      z.object({ par_stock: z.array(parStockSchema) }),
      {
        par_stock: [...SUITE.par_stock],
      },
    ),
    ...errorResponses(
      "sessionExpired",
      "notSuiteOperator",
      "restaurantUnknown",
      "noEventSuite",
      "notAssignedToSuite",
      "notFound",
      ...BODY_REFUSALS,
    ),
  },
});

import { createRoute, z } from "@hono/zod-openapi";
import { errorResponses } from "../errors.ts";
import { eventSchema, eventSuiteIdSchema, MINIMAL, parStockSchema, SUITE } from "../event-suite.ts";
import { jsonAnswer } from "../json.ts";
import { personHeaders } from "../people/user.ts";
import { STAFF } from "../roles.ts";
import { dayInputSchema, instantSchema } from "../wire.ts";
import { BOARD_ORDER, boardOrderSchema, sequenceSchema } from "./board-order.ts";

const tags = ["Board"];
const REFUSALS = ["sessionExpired", "notAllowed"] as const;

/** How many orders stand for a day. */
const dayCountSchema = z.object({ day: z.iso.date(), orders: z.number().int() });

/** The restaurant's own time. */
const localSchema = z.object({
  date: z.iso.date(),
  minutes: z.number().int().openapi({ description: "After midnight." }),
});

const PDF = { "application/pdf": { schema: z.string().openapi({ format: "binary" }), example: "%PDF-1.7" } };

/** A school's meals of a date. board#school. */
const schoolListSchema = z
  .object({
    sequence: sequenceSchema,
    date: z.iso.date(),
    today: z.iso.date(),
    dates: z.array(dayCountSchema).openapi({ description: "The dates from today on for which meals are ordered." }),
    meals: z
      .array(
        z.object({
          order: boardOrderSchema,
          warnings: z
            .array(
              z.object({
                line: z.number().int(),
                contains: z.array(z.string()),
                mayContain: z.array(z.string()),
                isUnconfirmed: z.boolean(),
              }),
            )
            .openapi({ description: "The lines that may be unsafe for the child. school#allergy-warning." }),
        }),
      )
      .openapi({ description: "By class and child, in the sequence of the labels. Cancelled meals are left out." }),
  })
  .openapi("SchoolList");
export type SchoolListData = z.infer<typeof schoolListSchema>;

const dateQuery = z.object({
  date: dayInputSchema
    .optional()
    .openapi({ description: "Absent: the next date for which meals are ordered, today first." }),
});

/** `GET /staff/school`: lists the meals of a school's date. An extension of the specification. api#staff-school-calls. */
export const getSchoolList = createRoute({
  ...STAFF,
  method: "get",
  path: "/staff/school",
  tags,
  summary: "List the meals of a school's date",
  request: { headers: personHeaders, query: dateQuery },
  responses: {
    200: jsonAnswer("The meals of the date.", schoolListSchema, {
      sequence: 812,
      date: "2026-11-23",
      today: "2026-11-20",
      dates: [{ day: "2026-11-23", orders: 1 }],
      meals: [
        {
          order: {
            ...BOARD_ORDER,
            type: "school",
            destination: { kind: "school-date", date: "2026-11-23" },
            child: { name: "Zoé", class: "2B", note: null },
            allergies: ["Peanuts"],
          } as never,
          warnings: [{ line: 1, contains: ["Peanuts"], mayContain: [], isUnconfirmed: false }],
        },
      ],
    }),
    ...errorResponses(...REFUSALS, "notFound", "invalidRequest"),
  },
});

/** `GET /staff/school/labels.pdf`: prints the labels of a date. An extension of the specification. api#staff-school-calls. */
export const printSchoolLabels = createRoute({
  ...STAFF,
  method: "get",
  path: "/staff/school/labels.pdf",
  tags,
  summary: "Print the labels of a school's date",
  request: { headers: personHeaders, query: z.object({ date: dayInputSchema }) },
  responses: {
    200: { description: "The labels of the date's meals. school#labels.", content: PDF },
    ...errorResponses(...REFUSALS, "notFound", "invalidRequest"),
  },
});

const staffEventSchema = eventSchema.extend({
  ends_at: instantSchema,
  orders: z.number().int().openapi({ description: "The orders of its suites that were not cancelled." }),
  done: z.number().int().openapi({ description: "Those of them that were handed over." }),
});

const STAFF_EVENT = { ...MINIMAL.event, ends_at: "2026-12-06T02:00:00.000Z", orders: 14, done: 3 };

/** `GET /staff/events`: lists a venue's events. An extension of the specification. api#staff-events-calls. */
export const getStaffEvents = createRoute({
  ...STAFF,
  method: "get",
  path: "/staff/events",
  tags,
  summary: "List the events of the venue",
  request: { headers: personHeaders },
  responses: {
    200: jsonAnswer(
      "The events that have not ended seven days ago, in the sequence of their beginning; at most 100.",
      z.object({ events: z.array(staffEventSchema) }),
      { events: [STAFF_EVENT] },
    ),
    ...errorResponses(...REFUSALS),
  },
});

/** The orders of an event's suites. board#suites. */
const eventOrdersSchema = z
  .object({
    sequence: sequenceSchema,
    event: eventSchema,
    orders: z
      .array(
        z.object({
          suite: z.string(),
          at: instantSchema.openapi({ description: "When the order is due in the suite." }),
          local: localSchema,
          kind: z.enum(["pre-order", "event-day"]),
          order: boardOrderSchema,
        }),
      )
      .openapi({ description: "By time and then by suite, as on the run sheet." }),
    restock: z
      .array(z.object({ suite: z.string(), items: z.array(parStockSchema) }))
      .openapi({ description: "The par stock of the suites. suites#par-stock." }),
  })
  .openapi("EventOrders");
export type EventOrdersData = z.infer<typeof eventOrdersSchema>;
export type StaffEventData = z.infer<typeof staffEventSchema>;

const eventPath = z.object({ eventId: eventSuiteIdSchema });

/** `GET /staff/events/{eventId}`: the run sheet of an event. An extension of the specification. api#staff-events-calls. */
export const getEventOrders = createRoute({
  ...STAFF,
  method: "get",
  path: "/staff/events/{eventId}",
  tags,
  summary: "List the orders of an event's suites",
  request: { headers: personHeaders, params: eventPath },
  responses: {
    200: jsonAnswer("The orders and the stock to bring.", eventOrdersSchema, {
      sequence: 812,
      event: MINIMAL.event,
      orders: [
        {
          suite: "Suite 12",
          at: "2026-12-05T22:30:00.000Z",
          local: { date: "2026-12-05", minutes: 1_050 },
          kind: "pre-order",
          order: BOARD_ORDER as never,
        },
      ],
      restock: [{ suite: "Suite 12", items: [...SUITE.par_stock] }],
    }),
    ...errorResponses(...REFUSALS, "notFound"),
  },
});

/** `GET /staff/events/{eventId}/run-sheet.pdf`. An extension of the specification. api#staff-events-calls. */
export const printRunSheet = createRoute({
  ...STAFF,
  method: "get",
  path: "/staff/events/{eventId}/run-sheet.pdf",
  tags,
  summary: "Print the run sheet of an event",
  request: { headers: personHeaders, params: eventPath },
  responses: {
    200: { description: "The run sheet. suites#run-sheet.", content: PDF },
    ...errorResponses(...REFUSALS, "notFound"),
  },
});

/** Catering orders by day. board#catering. */
const cateringSchema = z
  .object({
    sequence: sequenceSchema,
    today: z.iso.date(),
    from: z.iso.date(),
    upTo: z.iso.date().openapi({ description: "The last day of `orders`, six days after `from`." }),
    days: z.array(dayCountSchema).openapi({ description: "All days from today on for which catering is ordered." }),
    orders: z
      .array(z.object({ local: localSchema, order: boardOrderSchema }))
      .openapi({ description: "The orders of the days, by day and time, at most 500. Cancelled ones are left out." }),
  })
  .openapi("CateringDays");
export type CateringDaysData = z.infer<typeof cateringSchema>;

/** `GET /staff/catering`: lists the catering of seven days. An extension of the specification. api#staff-catering-calls. */
export const getCateringDays = createRoute({
  ...STAFF,
  method: "get",
  path: "/staff/catering",
  tags,
  summary: "List catering orders by day",
  request: {
    headers: personHeaders,
    query: z.object({ from: dayInputSchema.optional().openapi({ description: "The first day; absent: today." }) }),
  },
  responses: {
    200: jsonAnswer("The catering orders of seven days.", cateringSchema, {
      sequence: 812,
      today: "2026-11-20",
      from: "2026-11-20",
      upTo: "2026-11-26",
      days: [{ day: "2026-11-20", orders: 1 }],
      orders: [{ local: { date: "2026-11-20", minutes: 720 }, order: BOARD_ORDER as never }],
    }),
    ...errorResponses(...REFUSALS, "notFound", "invalidRequest"),
  },
});

import { CREDIT_CARD } from "@comptoir/ordering";
import { createRoute, z } from "@hono/zod-openapi";
import { BODY_REFUSALS } from "../error-codes.ts";
import { errorResponses } from "../errors.ts";
import { jsonAnswer, jsonBody } from "../json.ts";
import { personHeaders } from "../people/user.ts";
import { MANAGERS } from "../roles.ts";
import { dayInputSchema, instantSchema } from "../wire.ts";

const tags = ["Board"];
const REFUSALS = ["sessionExpired", "notAllowed"] as const;

const centsSchema = z.number().int();
const named = z.array(z.object({ name: z.string(), cents: centsSchema }));

/** What a restaurant sold, and how it was paid: of a day, or of a close. Amounts are in cents. payment#books-day. */
const dayTotalsSchema = z
  .object({
    province: z.string().nullable().openapi({ description: "The restaurant's province, which names the taxes." }),
    orders: z
      .number()
      .int()
      .openapi({ description: "Orders placed, including those that were cancelled or changed later." }),
    soldCents: centsSchema.openapi({ description: "What was sold, with taxes and tips." }),
    takenBackCents: centsSchema.openapi({ description: "What cancellations and changes took back; negative." }),
    refundedOrders: z.number().int(),
    refundedCents: centsSchema.openapi({ description: "What refunds gave back; negative." }),
    dishesCents: centsSchema.openapi({
      description: "Dishes after discounts, cancellations and refunds, without taxes.",
    }),
    charges: named.openapi({ description: "`service-charge` and `delivery-charge`, without taxes." }),
    salesCents: centsSchema.openapi({ description: "Dishes and charges, without taxes." }),
    taxes: z.array(z.object({ tax: z.enum(["tax1", "tax2"]), rate: z.string(), cents: centsSchema })),
    tipsCents: centsSchema,
    totalCents: centsSchema.openapi({ description: "Sales, taxes and tips: what was sold, less what was given back." }),
    discounts: named.openapi({
      description: "What discount codes (`code`) and member prices (`member-price`) took off the prices of the orders.",
    }),
    methods: named.openapi({ description: "The total by means of payment." }),
    kitchens: named.openapi({
      description: "Of a hub's day: what each kitchen sold through the hub's account or gift cards. Empty otherwise.",
    }),
    feesCents: centsSchema.openapi({
      description: "The operator's fees of card payments, less what refunds gave back: a cost of the restaurant.",
    }),
    movements: z
      .array(z.object({ account: z.string(), kind: z.string(), cents: centsSchema }))
      .openapi({ description: "Money at gateways and value on gift cards; an increase is positive." }),
  })
  .openapi("DayTotals");

/** A close of days (Z). payment#day-close. */
const dayCloseSchema = z
  .object({
    number: z.number().int().openapi({ description: "From 1, without gaps." }),
    day: z.iso.date().openapi({ description: "The last day that it closes." }),
    dayBefore: z.iso.date().nullable().openapi({ description: "The day of the close before; null for the first." }),
    at: instantSchema,
    by: z.string().openapi({ description: "Who closed it, by the name of then." }),
    totals: dayTotalsSchema,
    days: z
      .array(z.object({ day: z.iso.date(), totals: dayTotalsSchema }))
      .openapi({ description: "The totals of each day of which it has movements." }),
  })
  .openapi("DayClose");

const TOTALS = {
  province: "QC",
  orders: 2,
  soldCents: 4_599,
  takenBackCents: 0,
  refundedOrders: 0,
  refundedCents: 0,
  dishesCents: 3_600,
  charges: [],
  salesCents: 3_600,
  taxes: [
    { tax: "tax1", rate: "0.05", cents: 180 },
    { tax: "tax2", rate: "0.09975", cents: 359 },
  ],
  tipsCents: 460,
  totalCents: 4_599,
  discounts: [],
  methods: [{ name: CREDIT_CARD.name, cents: 4_599 }],
  kitchens: [],
  feesCents: 0,
  movements: [{ account: "gateway:sandbox", kind: "captured", cents: 4_599 }],
} as const;
const CLOSE = {
  number: 12,
  day: "2026-11-20",
  dayBefore: "2026-11-19",
  at: "2026-11-21T03:10:00.000Z",
  by: "Amira",
  totals: TOTALS,
  days: [{ day: "2026-11-20", totals: TOTALS }],
} as const;

/**
 * `GET /staff/day`: returns the totals of a day at this moment (X), and whether it is closed. An extension of the
 * specification. api#staff-day-calls, payment#books-day.
 */
export const getDay = createRoute({
  ...MANAGERS,
  method: "get",
  path: "/staff/day",
  tags,
  summary: "Retrieve a day's totals",
  request: { headers: personHeaders, query: z.object({ day: dayInputSchema.optional() }) },
  responses: {
    200: jsonAnswer(
      "The day, today if none was asked for, in the restaurant's zone.",
      z.object({
        day: z.iso.date(),
        today: z.iso.date(),
        at: instantSchema,
        totals: dayTotalsSchema,
        closes: z
          .array(z.number().int())
          .openapi({ description: "The numbers of the closes that have movements of the day." }),
        lastClose: z
          .object({ number: z.number().int(), day: z.iso.date() })
          .nullable()
          .openapi({ description: "The restaurant's last close; null if it never closed a day." }),
        afterClose: z
          .union([dayTotalsSchema, z.null()])
          .openapi({ description: "What moved since the day was closed; null if nothing did, or if it is open." }),
        tips: z
          .array(z.object({ day: z.iso.date(), cents: centsSchema }))
          .openapi({ description: "The tips of each of the 14 days up to this one." }),
      }),
      {
        day: "2026-11-20",
        today: "2026-11-20",
        at: "2026-11-21T03:05:00.000Z",
        totals: TOTALS,
        closes: [],
        lastClose: { number: 11, day: "2026-11-19" },
        afterClose: null,
        tips: [{ day: "2026-11-20", cents: 460 }],
      } as never,
    ),
    ...errorResponses(...REFUSALS, "invalidRequest"),
  },
});

/**
 * `POST /staff/day/close`: closes the days up to one (Z), once. An extension of the specification. api#staff-day-calls,
 * payment#day-close.
 */
export const closeDay = createRoute({
  ...MANAGERS,
  method: "post",
  path: "/staff/day/close",
  tags,
  summary: "Close a day",
  request: {
    headers: personHeaders,
    body: jsonBody(z.object({ day: dayInputSchema.openapi({ description: "Today or earlier." }) }), {
      day: "2026-11-20",
    }),
  },
  responses: {
    200: jsonAnswer("The close.", z.object({ close: dayCloseSchema }), { close: CLOSE } as never),
    ...errorResponses(...REFUSALS, "dayClosed", ...BODY_REFUSALS),
  },
});

/** `GET /staff/day/closes`: lists the closes. An extension of the specification. api#staff-day-calls, payment#day-close. */
export const listDayCloses = createRoute({
  ...MANAGERS,
  method: "get",
  path: "/staff/day/closes",
  tags,
  summary: "List the closes of days",
  request: {
    headers: personHeaders,
    query: z.object({
      before: z.coerce
        .number()
        .int()
        .min(1)
        .max(1_000_000)
        .optional()
        .openapi({ description: "The lowest number of the page before." }),
    }),
  },
  responses: {
    200: jsonAnswer("At most 31 closes, newest first.", z.object({ closes: z.array(dayCloseSchema) }), {
      closes: [CLOSE],
    } as never),
    ...errorResponses(...REFUSALS, "invalidRequest"),
  },
});

export type DayTotalsData = z.infer<typeof dayTotalsSchema>;
export type DayCloseData = z.infer<typeof dayCloseSchema>;

import { CANCELLED_BY } from "@comptoir/ordering";
import { createRoute, z } from "@hono/zod-openapi";
import { errorResponses } from "../errors.ts";
import { jsonAnswer } from "../json.ts";
import { personHeaders } from "../people/user.ts";
import { MANAGERS } from "../roles.ts";
import { dayInputSchema, instantSchema } from "../wire.ts";

const count = z.number().int();
const seconds = z.number().nullable();

/** Figures of some orders. board#service. */
const figuresSchema = z.object({
  orders: count,
  accepted: count.openapi({ description: "Orders that staff accepted. Automatic acceptances are left out." }),
  acceptMedianSeconds: seconds,
  acceptP95Seconds: seconds,
  made: count.openapi({ description: "Orders that were ready or handed over." }),
  late: count.openapi({ description: "Those of them that were late or very late by then. board#age." }),
  veryLate: count,
  missed: count,
  cancelled: z.object(
    Object.fromEntries(CANCELLED_BY.map((by) => [by, count])) as Record<"guest", typeof count> &
      Record<"restaurant", typeof count> &
      Record<"missed", typeof count>,
  ),
});
const outageShape = {
  soldOutMinutes: z
    .number()
    .openapi({ description: "Summed over all dishes and options, while the restaurant was open." }),
  pausedMinutes: z.number(),
};

/** Figures of a restaurant's service. board#service. */
const serviceSchema = z
  .object({
    today: z.iso.date(),
    from: z.iso.date(),
    to: z.iso.date(),
    knownSince: instantSchema.openapi({ description: "From when on it is known what was sold out and paused." }),
    total: figuresSchema.extend(outageShape),
    hours: z
      .array(figuresSchema.extend({ hour: z.number().int().min(0).max(23), ...outageShape }))
      .openapi({ description: "The hours of the restaurant's clock in which anything happened." }),
    soldOut: z
      .array(z.object({ name: z.string(), minutes: z.number() }))
      .openapi({ description: "What was sold out longest, at most 20 of it." }),
  })
  .openapi("Service");
export type ServiceData = z.infer<typeof serviceSchema>;
export type ServiceHourData = ServiceData["hours"][number];

const FIGURES = {
  orders: 42,
  accepted: 40,
  acceptMedianSeconds: 21,
  acceptP95Seconds: 74,
  made: 39,
  late: 6,
  veryLate: 1,
  missed: 1,
  cancelled: { guest: 1, restaurant: 1, missed: 1 },
  soldOutMinutes: 95,
  pausedMinutes: 20,
} as const;

/** `GET /staff/service`: the figures of a service. An extension of the specification. api#staff-service-call. */
export const getService = createRoute({
  ...MANAGERS,
  method: "get",
  path: "/staff/service",
  tags: ["Board"],
  summary: "Retrieve the figures of a service",
  request: {
    headers: personHeaders,
    query: z.object({
      from: dayInputSchema.optional().openapi({ description: "The first day; absent: six days before `to`." }),
      to: dayInputSchema.optional().openapi({ description: "The last day; absent: today." }),
    }),
  },
  responses: {
    200: jsonAnswer("The figures of the days, of all together and by hour.", serviceSchema, {
      today: "2026-11-20",
      from: "2026-11-14",
      to: "2026-11-20",
      knownSince: "2026-10-21T17:00:00.000Z",
      total: FIGURES,
      hours: [{ hour: 18, ...FIGURES }],
      soldOut: [{ name: "Steak", minutes: 95 }],
    }),
    ...errorResponses("sessionExpired", "notAllowed", "invalidRequest", "noDateRange"),
  },
});

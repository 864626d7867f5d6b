import { DELIVERY_PREFERENCES, PAYMENT_PREFERENCES, SUITE_STATES } from "@comptoir/ordering";
import { z } from "@hono/zod-openapi";
import { byKind } from "./linear-schemas.ts";
import { typedLine } from "./typed-text.ts";
import { amountSchema, idSchema, instantSchema } from "./wire.ts";

/** The id of a suite at an event, as in links. */
export const eventSuiteIdSchema = byKind({
  string: typedLine(120),
  number: z.number().int().safe().transform(String),
}).openapi({ example: "suite-12" });
export const cartSuiteIdSchema = eventSuiteIdSchema.nullish().openapi({
  description:
    "The event suite of the order. Only people who may order for the suite may send it. suites#suite-states.",
});
export const valueSchema = z
  .string()
  .max(4_000)
  .openapi({ description: "The `value` parameter of an invitation's link." });

export const eventSchema = z.object({
  id: z.string(),
  name: z.string(),
  starts_at: instantSchema,
});
export const restaurantSchema = z.object({ id: idSchema, slug: z.string(), name: z.string(), zone: z.string() });

/** A past event, with the suites whose audit trail the caller may see. suites#past-events. */
const pastEventSchema = eventSchema.extend({
  restaurant: restaurantSchema,
  suites: z.array(z.object({ id: z.string(), name: z.string() })),
});

export const pastCursorSchema = z
  .string()
  .max(1_000)
  .openapi({ description: "The cursor of the next page of past events." });

export const pastEventsShape = {
  past: z
    .array(pastEventSchema)
    .openapi({ description: "The events that ended in the last 90 days, latest first, ten per page." }),
  pastCursor: pastCursorSchema
    .nullable()
    .openapi({ description: "The cursor of the next page; null on the last page." }),
};

export const minimalSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    event: eventSchema,
    restaurant: restaurantSchema,
    pre_ordering: z.boolean().openapi({ description: "Whether pre-orders are accepted now. suites#flags." }),
    event_day: z
      .boolean()
      .openapi({ description: "Whether it is the day of the event, when orders go on the tab. suites#flags." }),
  })
  .openapi("MinimalEventSuite");

const suiteOrderSchema = z
  .object({
    id: z.uuid(),
    number: z.string(),
    kind: z.enum(["pre-order", "event-day"]),
    status: z.string(),
    total: amountSchema,
    placedAt: instantSchema,
    version: z.number().int().openapi({ description: "The version of the order. Send it to change the order." }),
  })
  .openapi("SuiteOrder");

/** An entry of a suite's audit trail. suites#audit. */
export const suiteActSchema = z
  .object({
    at: instantSchema,
    act: z.string(),
    by: z.string().nullable().openapi({ description: "The person who acted; null if a timer did." }),
    for: z.string().nullable().openapi({ description: "The owner for whom an operator acted; null otherwise." }),
    device: z.string().nullable(),
    address: z.string().nullable().openapi({ description: "The network address of the request." }),
    details: z.record(z.string(), z.unknown()),
  })
  .openapi("SuiteAct");
export type SuiteActData = z.infer<typeof suiteActSchema>;

/** The target quantity of an item in a suite, and how many to bring. suites#par-stock. */
export const parStockSchema = z
  .object({
    item: z.string(),
    name: z.string(),
    par: z.number().int(),
    on_hand: z
      .number()
      .int()
      .nullable()
      .openapi({ description: "The quantity at the last count; null if it was never counted." }),
    to_bring: z.number().int(),
  })
  .openapi("ParStock");
export type ParStockData = z.infer<typeof parStockSchema>;

/** A suite at an event with all its details. suites#event-suite. */
export const eventSuiteSchema = minimalSchema
  .extend({
    event: eventSchema.extend({ ends_at: instantSchema, pre_order_closes_at: instantSchema }),
    state: z.enum(SUITE_STATES),
    tab_limit: amountSchema.nullable().openapi({ description: "The limit of the tab; null for no limit." }),
    tab_open: z.boolean(),
    tab_total: amountSchema.openapi({ description: "The total of the orders on the tab." }),
    pre_order_delivery_time: z.enum(DELIVERY_PREFERENCES),
    pre_order_additional_notes: z.string().nullable(),
    event_day_payment_preference: z.enum(PAYMENT_PREFERENCES),
    preference_fixed: z.boolean().openapi({
      description: "Whether the payment preference is final because it was submitted. suites#preference-fixed.",
    }),
    as_host: z.boolean().openapi({
      description:
        "Whether the caller is a host of the suite. A host sees only their own booking and cannot change the settings. suites#hosts.",
    }),
    owner_has_card: z.boolean().nullable().openapi({
      description:
        "Whether the owner has a saved card that can pay the tab; otherwise the tab is invoiced. Null if the caller is a host. suites#tab-closing.",
    }),
    orders: z.array(suiteOrderSchema),
    acts: z.array(suiteActSchema).openapi({ description: "The newest 50 entries of the audit trail. suites#audit." }),
    par_stock: z.array(parStockSchema).openapi({ description: "The par stock of the suite. suites#par-stock." }),
    version: z.number().int(),
  })
  .openapi("EventSuite");

export const MINIMAL = {
  id: "suite-12",
  name: "Suite 12",
  event: { id: "final", name: "The final", starts_at: "2026-12-05T23:00:00.000Z" },
  restaurant: { id: 1, slug: "harbour-stadium", name: "Harbour Stadium", zone: "America/Toronto" },
  pre_ordering: true,
  event_day: false,
} as const;

export const SUITE = {
  ...MINIMAL,
  event: {
    ...MINIMAL.event,
    ends_at: "2026-12-06T02:00:00.000Z",
    pre_order_closes_at: "2026-12-03T17:00:00.000Z",
  },
  state: "no-pre-order",
  tab_limit: "1500.00",
  tab_open: false,
  tab_total: "0.00",
  pre_order_delivery_time: "before",
  pre_order_additional_notes: null,
  event_day_payment_preference: "charge",
  preference_fixed: false,
  as_host: false,
  owner_has_card: true,
  orders: [],
  acts: [],
  par_stock: [{ item: "31", name: "Sparkling water", par: 12, on_hand: 5, to_bring: 7 }],
  version: 1,
} as const;

export const listedSuiteSchema = z.object({
  id: z.string(),
  name: z.string(),
  pre_ordering: z.boolean(),
  event_day: z.boolean(),
});

export type EventSuiteData = z.infer<typeof eventSuiteSchema>;
export type MinimalEventSuiteData = z.infer<typeof minimalSchema>;

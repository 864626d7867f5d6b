import { EXTRA_MINUTES } from "@comptoir/ordering";
import { createRoute, z } from "@hono/zod-openapi";
import { BODY_REFUSALS } from "../error-codes.ts";
import { errorResponses } from "../errors.ts";
import { jsonAnswer, jsonBody } from "../json.ts";
import { personHeaders } from "../people/user.ts";
import { COUNTER, STAFF } from "../roles.ts";
import { typedText } from "../typed-text.ts";
import { dayInputSchema, instantSchema } from "../wire.ts";

const tags = ["Board"];
const REFUSALS = ["sessionExpired", "notAllowed"] as const;

const thingSchema = z.object({ kind: z.enum(["item", "value"]), id: z.string().min(1).max(200) });
const thingsSchema = z.array(thingSchema).min(1).max(200);

/** What of a menu can be sold out: a dish or an option, by its name in the kitchen's language. board#sold-out-now. */
const stockThingSchema = thingSchema.extend({
  name: z.string(),
  soldOut: z.boolean(),
  until: instantSchema
    .nullable()
    .openapi({ description: "When it is available again by itself; null: when staff say so." }),
  left: z.number().int().nullable().openapi({ description: "Portions left; null if it is not counted." }),
});

export const stockSchema = z
  .object({
    sections: z.array(z.object({ name: z.string(), things: z.array(stockThingSchema) })),
    options: z.array(stockThingSchema).openapi({ description: "The options of all dishes, each once, by name." }),
  })
  .openapi("BoardStock");
export type BoardStockData = z.infer<typeof stockSchema>;

export const STOCK_EXAMPLE = {
  sections: [
    {
      name: "Poutines",
      things: [{ kind: "item", id: "1204", name: "Classic poutine", soldOut: true, until: null, left: null }],
    },
  ],
  options: [{ kind: "value", id: "311", name: "Brown gravy", soldOut: false, until: null, left: null }],
} as const;
/** Which things are sold out, and until when. board#sold-out-now. */
export const sellOutBodySchema = z.object({
  things: thingsSchema,
  until: z.enum(["hour", "opening", "restocked"]),
});
/** Which things are available again. menu#stock. */
export const restockBodySchema = z.object({
  things: thingsSchema,
  left: z
    .number()
    .int()
    .min(0)
    .max(1_000_000)
    .nullish()
    .openapi({ description: "Portions left, for counted things; absent: the number in the venue file." }),
});
const stockAnswer = { 200: jsonAnswer("What can be sold out, with its state.", stockSchema, STOCK_EXAMPLE as never) };

/** `GET /staff/stock`: lists what can be sold out. An extension of the specification. api#board-stock. */
export const getBoardStock = createRoute({
  ...STAFF,
  method: "get",
  path: "/staff/stock",
  tags,
  summary: "List dishes and options with their stock",
  request: { headers: personHeaders },
  responses: { ...stockAnswer, ...errorResponses(...REFUSALS) },
});

/**
 * `POST /staff/sold-out`: marks dishes and options as sold out for an hour, until the next opening, or until staff
 * restock them. An extension of the specification. api#board-stock, board#sold-out-now.
 */
export const sellOutThings = createRoute({
  ...STAFF,
  method: "post",
  path: "/staff/sold-out",
  tags,
  summary: "Mark dishes and options as sold out",
  request: {
    headers: personHeaders,
    body: jsonBody(sellOutBodySchema, {
      things: [{ kind: "item", id: "1204" }],
      until: "opening",
    }),
  },
  responses: { ...stockAnswer, ...errorResponses(...REFUSALS, "notFound", ...BODY_REFUSALS) },
});

/** `POST /staff/restock`: makes dishes and options available again. An extension of the specification. api#board-stock. */
export const restockThings = createRoute({
  ...STAFF,
  method: "post",
  path: "/staff/restock",
  tags,
  summary: "Restock dishes and options",
  request: {
    headers: personHeaders,
    body: jsonBody(restockBodySchema, { things: [{ kind: "item", id: "1204" }] }),
  },
  responses: { ...stockAnswer, ...errorResponses(...REFUSALS, "notFound", ...BODY_REFUSALS) },
});

const PAUSE_MINUTES_MAX = 12 * 60;
const PAUSE_MESSAGE_MAX = 300;
export const pausedSchema = z.object({
  paused: z.object({ until: instantSchema.nullable(), message: z.string().nullable() }).nullable(),
});
export const PAUSE_EXAMPLE = { paused: { until: "2026-11-20T23:36:00.000Z", message: null } };
/** How long a pause is, and words for guests. board#pause. */
export const pauseBodySchema = z.object({
  minutes: z
    .number()
    .int()
    .min(1)
    .max(PAUSE_MINUTES_MAX)
    .nullable()
    .openapi({ description: "Null: until the next opening." }),
  message: typedText(PAUSE_MESSAGE_MAX).trim().nullish().openapi({ description: "Words for guests." }),
});

/**
 * `POST /staff/pause`: pauses orders for some minutes, or until the next opening. An extension of the specification.
 * api#board-pause, board#pause.
 */
export const pauseVenue = createRoute({
  ...COUNTER,
  method: "post",
  path: "/staff/pause",
  tags,
  summary: "Pause orders",
  request: {
    headers: personHeaders,
    body: jsonBody(pauseBodySchema, { minutes: 20, message: null }),
  },
  responses: {
    200: jsonAnswer("The pause.", pausedSchema, PAUSE_EXAMPLE),
    ...errorResponses(...REFUSALS, ...BODY_REFUSALS),
  },
});

/** `POST /staff/resume`: resumes orders. Idempotent. An extension of the specification. api#board-pause. */
export const resumeVenue = createRoute({
  ...COUNTER,
  method: "post",
  path: "/staff/resume",
  tags,
  summary: "Resume orders",
  request: { headers: personHeaders, body: jsonBody(z.object({}), {}) },
  responses: {
    200: jsonAnswer("No pause.", pausedSchema, { paused: null }),
    ...errorResponses(...REFUSALS, ...BODY_REFUSALS),
  },
});

/** Extra minutes of preparation, and until when. board#preparation. */
export const extraSchema = z.object({ minutes: z.number().int(), until: instantSchema });
const extraAnswerSchema = z.object({ extra: extraSchema.nullable() });

/**
 * `POST /staff/preparation`: adds minutes of preparation to all orders for an hour, or until the next opening. An
 * extension of the specification. api#board-preparation, board#preparation.
 */
export const setPreparationTime = createRoute({
  ...COUNTER,
  method: "post",
  path: "/staff/preparation",
  tags,
  summary: "Add minutes of preparation",
  request: {
    headers: personHeaders,
    body: jsonBody(
      z.object({
        minutes: z.union([z.literal(0), ...EXTRA_MINUTES.map((minutes) => z.literal(minutes))]),
        until: z.enum(["hour", "opening"]).default("hour"),
      }),
      { minutes: 20 },
    ),
  },
  responses: {
    200: jsonAnswer("The extra minutes; null for none.", extraAnswerSchema, {
      extra: { minutes: 20, until: "2026-11-21T00:10:00.000Z" },
    }),
    ...errorResponses(...REFUSALS, ...BODY_REFUSALS),
  },
});

const limitsSchema = z.object({ orders: z.number().int().nullable(), prepMinutes: z.number().int().nullable() });
const slotSchema = z.object({
  menuId: z.string(),
  menu: z.string(),
  startsAt: instantSchema,
  endsAt: instantSchema,
  planned: limitsSchema.openapi({ description: "The menu's own limits; null is no limit." }),
  limits: limitsSchema.openapi({ description: "The limits that apply; `orders` 0 is closed." }),
  taken: z
    .object({ orders: z.number().int(), prepMinutes: z.number().int() })
    .openapi({ description: "What orders and holds take of it, if it is limited." }),
  isChanged: z.boolean(),
});
const slotsSchema = z.object({ slots: z.array(slotSchema) }).openapi("BoardSlots");
export type BoardSlotsData = z.infer<typeof slotsSchema>;
const SLOT_ORDERS_MAX = 10_000;

const slotsAnswer = {
  200: jsonAnswer("The slots of the day that are not over, by start.", slotsSchema, {
    slots: [
      {
        ...{ menuId: "12", menu: "Dinner", startsAt: "2026-11-20T23:30:00.000Z", endsAt: "2026-11-20T23:45:00.000Z" },
        planned: { orders: 8, prepMinutes: null },
        limits: { orders: 0, prepMinutes: null },
        taken: { orders: 5, prepMinutes: 0 },
        isChanged: true,
      },
    ],
  }),
};

/** `GET /staff/slots`: lists a day's slots. An extension of the specification. api#board-slots, board#changed-slots. */
export const getSlots = createRoute({
  ...STAFF,
  method: "get",
  path: "/staff/slots",
  tags,
  summary: "List the slots of a day",
  request: { headers: personHeaders, query: z.object({ day: dayInputSchema.optional() }) },
  responses: { ...slotsAnswer, ...errorResponses(...REFUSALS, "invalidRequest") },
});

/**
 * `POST /staff/slots`: closes, opens or enlarges slots, or restores their planned limits. Idempotent. An extension of
 * the specification. api#board-slots, board#changed-slots.
 */
export const changeSlots = createRoute({
  ...COUNTER,
  method: "post",
  path: "/staff/slots",
  tags,
  summary: "Change the limits of slots",
  request: {
    headers: personHeaders,
    body: jsonBody(
      z.object({
        slots: z
          .array(z.object({ menuId: z.string().min(1).max(200), startsAt: instantSchema }))
          .min(1)
          .max(200),
        change: z
          .object({ orders: z.number().int().min(0).max(SLOT_ORDERS_MAX).nullable() })
          .nullable()
          .openapi({ description: "The new limit of orders: 0 closes, null is no limit. Null: as planned." }),
      }),
      { slots: [{ menuId: "12", startsAt: "2026-11-20T23:30:00.000Z" }], change: { orders: 0 } },
    ),
  },
  responses: { ...slotsAnswer, ...errorResponses(...REFUSALS, "notFound", ...BODY_REFUSALS) },
});

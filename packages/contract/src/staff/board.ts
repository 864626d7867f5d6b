import { PAPERS_PRINTED, PRINTER_STATUSES } from "@comptoir/ordering";
import { createRoute, z } from "@hono/zod-openapi";
import { BODY_REFUSALS } from "../error-codes.ts";
import { errorResponses } from "../errors.ts";
import { jsonAnswer, jsonBody } from "../json.ts";
import { personHeaders } from "../people/user.ts";
import { STAFF } from "../roles.ts";
import { typedLine } from "../typed-text.ts";
import { dayInputSchema, instantSchema } from "../wire.ts";
import { BOARD_ORDER, boardOrderAnswer, boardOrderSchema, sequenceSchema } from "./board-order.ts";
import { extraSchema } from "./now.ts";

const tags = ["Board"];
const REFUSALS = ["sessionExpired", "notAllowed"] as const;

/** What all cards of a board share. board#venue. */
const boardVenueSchema = z
  .object({
    name: z.string(),
    zone: z.string(),
    locale: z.string().openapi({ description: "The kitchen's language, in which the dishes are named." }),
    phone: z.string().nullable(),
    paused: z
      .object({ until: instantSchema.nullable(), message: z.string().nullable() })
      .nullable()
      .openapi({ description: "The pause of orders; null if orders are taken." }),
    extra: extraSchema.nullable().openapi({ description: "Extra minutes of preparation now; null for none." }),
    soldOut: z
      .array(z.object({ name: z.string(), until: instantSchema.nullable() }))
      .openapi({ description: "Dishes and options that are sold out, and until when; null: until restocked." }),
    slots: z
      .array(
        z.object({
          menus: z.array(z.string()).openapi({ description: "The menus; empty if all menus were changed alike." }),
          startsAt: instantSchema,
          endsAt: instantSchema,
          orders: z.number().int().nullable(),
        }),
      )
      .openapi({
        description: "Slots whose limit staff changed, until they end. `orders`: 0 is closed, null no limit.",
      }),
    stations: z.array(z.string()).openapi({ description: "The stations that the menus name." }),
    printers: z
      .array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          prints: z.array(z.enum(PAPERS_PRINTED)),
          status: z.enum(PRINTER_STATUSES),
          since: instantSchema.openapi({ description: "Since when it has this status." }),
        }),
      )
      .openapi({
        description:
          "The printers that are on and that the server prints to, with their states. printing#on-the-board.",
      }),
    /** Minutes from which an order is late and very late. board#age. */
    ages: z.object({
      table: z.object({ late: z.number(), veryLate: z.number() }),
      delivery: z.object({ late: z.number(), veryLate: z.number() }),
    }),
  })
  .openapi("BoardVenue");

/** A board, or what happened to it after an event. board#since. */
const boardSchema = z
  .object({
    sequence: sequenceSchema,
    now: instantSchema.openapi({ description: "The server's time, by which ages are counted." }),
    local: z.object({ date: z.iso.date(), weekday: z.number().int(), minutes: z.number().int() }).openapi({
      description:
        "The restaurant's own time at `now`: the date, the weekday (Monday is 0), and minutes after midnight.",
    }),
    whole: z
      .boolean()
      .openapi({ description: "Whether `orders` are all orders of the board, and replace what the board knew." }),
    venue: boardVenueSchema,
    orders: z.array(boardOrderSchema),
    later: z
      .array(z.object({ day: z.iso.date(), orders: z.number().int() }))
      .openapi({ description: "How many orders are scheduled for later days, which the board does not list." }),
    more: z.boolean().openapi({
      description: "Whether more orders are open than a whole board lists. It then has today's newest. board#listed.",
    }),
  })
  .openapi("Board");
export type BoardData = z.infer<typeof boardSchema>;
export type BoardVenueData = z.infer<typeof boardVenueSchema>;

const BOARD = {
  sequence: 812,
  now: "2026-11-20T23:16:00.000Z",
  local: { date: "2026-11-20", weekday: 4, minutes: 1_096 },
  whole: true,
  venue: {
    name: "Braise",
    zone: "America/Toronto",
    locale: "en-CA",
    phone: "416-555-0100",
    paused: null,
    extra: { minutes: 20, until: "2026-11-21T00:10:00.000Z" },
    soldOut: [{ name: "Oysters", until: null }],
    slots: [],
    stations: ["fryer", "bar"],
    printers: [
      {
        id: "6f1a2b3c-4d5e-4f60-8a7b-9c0d1e2f3a4b",
        name: "Kitchen",
        prints: ["tickets"],
        status: "paper-out",
        since: "2026-11-20T23:05:00.000Z",
      },
    ],
    ages: { table: { late: 5, veryLate: 8 }, delivery: { late: 15, veryLate: 30 } },
  },
  orders: [BOARD_ORDER],
  later: [{ day: "2026-11-22", orders: 3 }],
  more: false,
} as const;

/**
 * `GET /staff/board`: returns the board, or with `after` only the orders with events after that one. An
 * extension of the specification. api#board.
 */
export const getBoard = createRoute({
  ...STAFF,
  method: "get",
  path: "/staff/board",
  tags,
  summary: "Retrieve the board, or what happened since an event",
  request: {
    headers: personHeaders,
    query: z.object({ after: z.coerce.number().int().min(0).optional() }),
  },
  responses: {
    200: jsonAnswer(
      "The open orders, the last 50 that are done, and the guests' changes and cancellations that nobody has read. `whole` is false if `after` was known and only news is answered.",
      boardSchema,
      BOARD as never,
    ),
    ...errorResponses(...REFUSALS),
  },
});

const STATIONS_MAX = 50;
const stationSchema = typedLine(100).min(1);

/**
 * `GET /staff/board/events`: streams the board's news as server-sent events. An extension of the
 * specification. api#board-events.
 */
export const boardEvents = createRoute({
  ...STAFF,
  method: "get",
  path: "/staff/board/events",
  tags,
  summary: "Stream the board's news",
  request: {
    headers: personHeaders,
    query: z.object({
      after: z.coerce.number().int().min(0),
      list: z.enum(["true", "tables"]).optional().openapi({
        description:
          "For a list that shows no new orders, and so does not count as a present board. board#presence. `tables` adds the event `tables`.",
      }),
      station: z
        .union([stationSchema, z.array(stationSchema).max(STATIONS_MAX)])
        .optional()
        .openapi({
          description: "The stations whose lines the board shows, each once; all without it. board#unshown.",
        }),
    }),
  },
  responses: {
    200: {
      description:
        "Server-sent events. `board`: the orders with news, in the shape of `GET /staff/board`; its `id` is the sequence. `heartbeat`, every 5 seconds: `{ now, unshown }`, with the stations that no connected board shows. `tables`: `{ now }`, at first and after changes of tables that order together.",
      content: {
        "text/event-stream": {
          schema: z.string(),
          example: 'event: heartbeat\ndata: {"now":"2026-11-20T23:16:05.000Z","unshown":[]}\n\n',
        },
      },
    },
    ...errorResponses(...REFUSALS, "tooManyRequests"),
  },
});

const orderPath = z.object({ id: z.uuid() });
/**
 * `POST /staff/orders/{id}/lines`: crosses lines off, or restores them. Idempotent. An extension of the
 * specification. api#board-lines.
 */
export const crossLines = createRoute({
  ...STAFF,
  method: "post",
  path: "/staff/orders/{id}/lines",
  tags,
  summary: "Cross lines of an order off",
  request: {
    headers: personHeaders,
    params: orderPath,
    body: jsonBody(
      z.object({ lines: z.array(z.number().int().min(1).max(1_000)).min(1).max(1_000), done: z.boolean() }),
      { lines: [1], done: true },
    ),
  },
  responses: { 200: boardOrderAnswer, ...errorResponses(...REFUSALS, "notFound", ...BODY_REFUSALS) },
});

/**
 * `POST /staff/orders/{id}/read`: records that the kitchen has read a guest's change or cancellation, or that a ticket
 * was not printed. Idempotent. An extension of the specification. api#board-read.
 */
export const readOrder = createRoute({
  ...STAFF,
  method: "post",
  path: "/staff/orders/{id}/read",
  tags,
  summary: "Mark a guest's change or cancellation, or an unprinted ticket, as read",
  request: {
    headers: personHeaders,
    params: orderPath,
    body: jsonBody(z.object({ version: z.number().int().min(1).max(1_000_000) }), { version: 3 }),
  },
  responses: { 200: boardOrderAnswer, ...errorResponses(...REFUSALS, "notFound", ...BODY_REFUSALS) },
});

/**
 * `GET /staff/orders`: lists the orders of a day, or finds orders by number, name or phone. An extension of the
 * specification. api#board-orders.
 */
export const listStaffOrders = createRoute({
  ...STAFF,
  method: "get",
  path: "/staff/orders",
  tags,
  summary: "List the orders of a day",
  request: {
    headers: personHeaders,
    query: z.object({ day: dayInputSchema.optional(), text: z.string().max(80).optional() }),
  },
  responses: {
    200: jsonAnswer("The orders, at most 500, by number.", z.object({ orders: z.array(boardOrderSchema) }), {
      orders: [BOARD_ORDER as never],
    }),
    ...errorResponses(...REFUSALS, "invalidRequest"),
  },
});

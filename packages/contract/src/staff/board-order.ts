import { BOARD_LANES, DECLINE_REASONS } from "@comptoir/ordering";
import { z } from "@hono/zod-openapi";
import { orderTypeSchema } from "../call-body.ts";
import { destinationSchema } from "../destination.ts";
import { dinerSchema } from "../diners.ts";
import { ORDER, PRICED_LINE } from "../examples.ts";
import { jsonAnswer } from "../json.ts";
import { answersSchema } from "../orders.ts";
import { pricedLineSchema } from "../priced-line.ts";
import { instantSchema } from "../wire.ts";

/** A line on the board: named in the kitchen's language, with its number in the order. board#card. */
const boardLineSchema = pricedLineSchema
  .extend({
    line: z.number().int().openapi({ description: "The line's number in the order, from 1." }),
    station: z.string().nullable().openapi({ description: "The station that prepares the dish; null for any." }),
    done: z.boolean().openapi({ description: "Whether the kitchen has crossed the line off." }),
  })
  .openapi("BoardLine");

/** An order as a kitchen's board shows it. board#card. */
export const boardOrderSchema = z
  .object({
    id: z.uuid(),
    version: z.number().int().openapi({ description: "Counts what happened to the order. A later one is newer." }),
    number: z.string(),
    day: z.iso.date().openapi({ description: "The day for which the food is wanted, in the restaurant's zone." }),
    type: orderTypeSchema,
    lane: z.enum(BOARD_LANES),
    destination: destinationSchema,
    round: z.number().int().nullable().optional().openapi({
      description: "Which round of a table that orders together it is; absent from servers of an earlier release.",
    }),
    person: z
      .string()
      .nullable()
      .openapi({ description: "The name of who ordered; null after the contact is erased." }),
    phone: z.string().nullable(),
    child: z
      .object({ name: z.string(), class: z.string(), note: z.string().nullable() })
      .nullable()
      .openapi({ description: "The child that a school's meal is for." }),
    allergies: z.array(z.string()).openapi({ description: "All allergies that were said for this order." }),
    diners: z
      .array(dinerSchema)
      .openapi({ description: "The persons who said allergies, besides the child of a school's meal." }),
    group: z
      .object({
        id: z.uuid(),
        name: z.string(),
        people: z.number().int().openapi({ description: "How many were in the group when the order was placed." }),
        lines: z.array(z.object({ name: z.string(), orderIds: z.array(z.number().int()) })).openapi({
          description: "Whose each line is, by its `orderId`, in an order for all; empty where each person pays.",
        }),
      })
      .nullable()
      .openapi({ description: "The group by a link of which the order is one; null for none." }),
    notes: z.string().nullable(),
    questions: answersSchema,
    checkId: z.boolean().openapi({ description: "Whether proof of age must be checked. law#alcohol." }),
    awaits: z
      .object({ from: instantSchema, until: instantSchema })
      .nullable()
      .openapi({ description: "The time within which the restaurant answers; null if it has, or if it need not." }),
    placedAt: instantSchema,
    wantedAt: instantSchema.nullable().openapi({ description: "The chosen time; null means as soon as possible." }),
    readyAt: instantSchema,
    fireAt: instantSchema.nullable().openapi({ description: "When the kitchen starts a scheduled order." }),
    since: instantSchema.openapi({ description: "When the kitchen's clock of this order began. board#age." }),
    readyDueAt: instantSchema
      .nullable()
      .openapi({ description: "When the guest is told that the order is ready; until then it can be undone." }),
    doneAt: instantSchema.nullable().openapi({ description: "When the order was completed or cancelled." }),
    isPaid: z.boolean(),
    dueCents: z.number().int().openapi({ description: "What is still to be paid at the restaurant, in cents." }),
    totalCents: z.number().int(),
    lines: z.array(boardLineSchema),
    change: z
      .object({
        at: instantSchema,
        lines: z.array(pricedLineSchema),
        allergies: z.boolean().openapi({ description: "Whether other allergies were said than before." }),
      })
      .nullable()
      .openapi({ description: "The lines before the guest's last change, until somebody has read it. board#changed." }),
    cancelled: z
      .object({
        at: instantSchema,
        byGuest: z.boolean(),
        isRead: z.boolean(),
        reason: z
          .enum([...DECLINE_REASONS, "missed"])
          .nullable()
          .openapi({ description: "Why the restaurant declined it; `missed`: nobody answered in time." }),
      })
      .nullable()
      .openapi({ description: "The order's cancellation; a guest's own stays on the board until it is read." }),
    unprinted: z.boolean().openapi({
      description:
        "Whether a ticket of it could not be printed, or is late, and nobody has read that. printing#unprinted.",
    }),
    unprintedAt: z.array(z.string()).optional().openapi({
      description: "The names of the printers of those tickets; absent from servers of an earlier release.",
    }),
  })
  .openapi("BoardOrder");

export type BoardLineData = z.infer<typeof boardLineSchema>;
export type BoardOrderData = z.infer<typeof boardOrderSchema>;

export const BOARD_ORDER = {
  id: ORDER.id,
  version: 2,
  number: "42",
  day: "2026-11-20",
  type: "dine-in",
  lane: "new",
  destination: { kind: "table", tableNum: "12" },
  round: null,
  person: "Gabrielle Guest",
  phone: "416-555-0123",
  child: null,
  allergies: [],
  diners: [],
  group: null,
  notes: ORDER.notes,
  questions: [...ORDER.questions],
  checkId: false,
  awaits: null,
  placedAt: ORDER.placedAt,
  wantedAt: null,
  readyAt: ORDER.readyAt,
  fireAt: null,
  since: ORDER.placedAt,
  readyDueAt: null,
  doneAt: null,
  isPaid: true,
  dueCents: 0,
  totalCents: 3668,
  lines: [{ ...PRICED_LINE, orderOptions: [...PRICED_LINE.orderOptions], line: 1, station: "fryer", done: false }],
  change: null,
  cancelled: null,
  unprinted: false,
  unprintedAt: [],
} as const;

export const sequenceSchema = z
  .number()
  .int()
  .openapi({ description: "The number of the restaurant's last event that the answer includes." });

export const boardOrderAnswer = jsonAnswer(
  "The order as the board shows it.",
  z.object({ order: boardOrderSchema, sequence: sequenceSchema }),
  { sequence: 813, order: BOARD_ORDER as never },
);

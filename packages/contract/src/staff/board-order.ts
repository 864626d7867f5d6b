import { BOARD_LANES, DECLINE_REASONS } from "@comptoir/ordering";
import { z } from "@hono/zod-openapi";
import { orderTypeSchema } from "../call-body.ts";
import { instantSchema } from "../wire.ts";

const lineOptionSchema = z.object({
  name: z.string(),
  quantity: z.number().int(),
  indent: z.number().int().openapi({ description: "The depth of the option: 0 for an option of the dish itself." }),
});

const boardLineSchema = z
  .object({
    line: z.number().int().openapi({ description: "The line's number in the order, from 1." }),
    quantity: z.number().int(),
    name: z.string(),
    station: z.string().nullable().openapi({ description: "The station that makes it; null for all stations." }),
    options: z.array(lineOptionSchema),
    memo: z.string().nullable(),
    done: z.boolean().openapi({ description: "Whether the kitchen has crossed it off." }),
  })
  .openapi("BoardLine");

/** An order as the board shows it: names in the venue's language, amounts in cents, times in ISO 8601. board#card. */
export const boardOrderSchema = z
  .object({
    id: z.uuid(),
    version: z.number().int().openapi({ description: "Rises with each change of the order; an act sends it back." }),
    number: z.string(),
    day: z.iso.date().openapi({ description: "The day for which the food is wanted." }),
    type: orderTypeSchema,
    lane: z.enum(BOARD_LANES),
    awaits: z.object({ from: instantSchema, until: instantSchema }).nullable(),
    table: z.string().nullable(),
    person: z.string().nullable(),
    phone: z.string().nullable(),
    deliverTo: z.string().nullable(),
    suite: z.string().nullable(),
    child: z.string().nullable(),
    placedAt: instantSchema,
    wantedAt: instantSchema.nullable(),
    readyAt: instantSchema,
    fireAt: instantSchema.nullable(),
    acceptedAt: instantSchema.nullable(),
    startedAt: instantSchema.nullable(),
    readyDueAt: instantSchema
      .nullable()
      .openapi({ description: "When the guest is told; until then it can be undone." }),
    isPaid: z.boolean(),
    dueCents: z.number().int(),
    totalCents: z.number().int(),
    checkId: z.boolean(),
    allergies: z.array(z.string()),
    notes: z.string().nullable(),
    questions: z.array(z.object({ question: z.string(), answer: z.union([z.string(), z.array(z.string())]) })),
    lines: z.array(boardLineSchema),
    change: z
      .object({ from: z.array(boardLineSchema), version: z.number().int() })
      .nullable()
      .openapi({ description: "The lines before the guest's last change; null if nobody has changed it." }),
    cancelled: z
      .object({ at: instantSchema, byGuest: z.boolean(), reason: z.enum([...DECLINE_REASONS, "missed"]).nullable() })
      .nullable(),
    unseen: z.boolean().openapi({ description: "Whether its change or cancellation is not read yet." }),
  })
  .openapi("BoardOrder");

export type BoardOrderData = z.infer<typeof boardOrderSchema>;

export const BOARD_ORDER = {
  ...{ id: "0b7e2a4e-6c1d-4a51-9a40-6f3f3d4b1c11", version: 2, number: "42", day: "2026-11-20" },
  type: "pickup",
  lane: "new",
  ...{ awaits: null, table: null, person: "Gabrielle Guest", phone: "416-555-0123" },
  ...{ deliverTo: null, suite: null, child: null },
  ...{ placedAt: "2026-11-20T23:15:00.000Z", wantedAt: null, readyAt: "2026-11-20T23:30:00.000Z", fireAt: null },
  ...{ acceptedAt: "2026-11-20T23:15:40.000Z", startedAt: null, readyDueAt: null },
  ...{ isPaid: true, dueCents: 0, totalCents: 3668, checkId: false, allergies: [], notes: null, questions: [] },
  lines: [
    {
      ...{ line: 1, quantity: 2, name: "Classic poutine", station: null, done: false, memo: "No salt" },
      options: [{ name: "Pepper gravy", quantity: 1, indent: 0 }],
    },
  ],
  ...{ change: null, cancelled: null, unseen: false },
} as const;

import { createRoute, z } from "@hono/zod-openapi";
import { BODY_REFUSALS } from "../error-codes.ts";
import { errorResponses } from "../errors.ts";
import { jsonAnswer, jsonBody } from "../json.ts";
import { personHeaders } from "../people/user.ts";
import { COUNTER, MANAGERS, STAFF } from "../roles.ts";
import { paidKitchenSchema, roundStatusSchema, tablePersonStateSchema } from "../table.ts";
import { idSchema, instantSchema } from "../wire.ts";
import { sequenceSchema } from "./board-order.ts";
import { refundReasonSchema } from "./refunds.ts";

const tags = ["Board"];
const centsSchema = z.number().int();

/** A table that orders together, as the staff see it. table#by-staff. */
const staffTableSchema = z
  .object({
    id: z.uuid(),
    tableNum: z.string(),
    openedAt: instantSchema,
    closesAt: instantSchema,
    people: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        state: tablePersonStateSchema,
        isHost: z.boolean(),
        allergies: z.array(z.string()).openapi({ description: "What the person has said, as the menus name it." }),
      }),
    ),
    open: z
      .array(
        z.object({
          person: z.uuid(),
          orderId: z.number().int().openapi({ description: "The line's number in the person's cart." }),
          item: idSchema,
          name: z.string().openapi({ description: "In the kitchen's language." }),
          quantity: z.number().int(),
          choices: z.array(z.string()),
          cents: centsSchema.nullable().openapi({ description: "Before charges and taxes. Null: not sold now." }),
        }),
      )
      .openapi({ description: "The lines that are not sent." }),
    openCents: centsSchema,
    isFull: z.boolean().openapi({ description: "Whether there are more lines than one round holds." }),
    sending: z
      .object({ people: z.array(z.uuid()), at: instantSchema.nullable() })
      .nullable()
      .openapi({ description: "What is sent at `at`, unless it is undone; null `at`: it is being sent." }),
    rounds: z.array(
      z.object({
        orderId: z.uuid(),
        kitchen: z
          .string()
          .optional()
          .openapi({ description: "The name of the kitchen of a food hall that cooks it; absent elsewhere." }),
        number: z.number().int(),
        status: roundStatusSchema,
        sentAt: instantSchema,
        people: z.array(z.uuid()).openapi({ description: "The persons whose dishes it has." }),
        cents: centsSchema.openapi({ description: "With charges and taxes, less refunds." }),
      }),
    ),
    dueCents: centsSchema.openapi({ description: "What of the bill is still to be paid." }),
    paidCents: centsSchema.openapi({ description: "What its people have paid on their phones, without tips." }),
    payments: z
      .array(
        z.object({
          ...{ id: z.uuid(), person: z.uuid(), kitchen: paidKitchenSchema },
          ...{ cents: centsSchema, tipCents: centsSchema },
        }),
      )
      .openapi({ description: "What each payer's share and tip come to, less what went back." }),
    isPaying: z.boolean().openapi({ description: "Whether a share is being paid now." }),
  })
  .openapi("StaffTable");

/** A table that has ended, with the payments whose tip can be returned. table#table-tip-back. */
const endedTableSchema = z
  .object({
    id: z.uuid(),
    tableNum: z.string(),
    endedAt: instantSchema,
    payments: z
      .array(
        z.object({
          ...{ id: z.uuid(), name: z.string(), kitchen: paidKitchenSchema },
          ...{ cents: centsSchema, tipCents: centsSchema },
        }),
      )
      .openapi({ description: "What each payer's share and tip come to, less what went back." }),
  })
  .openapi("EndedTable");
export type EndedTableData = z.infer<typeof endedTableSchema>;

const tablesSchema = z.object({
  sequence: sequenceSchema,
  tables: z.array(staffTableSchema),
  ended: z.array(endedTableSchema).openapi({
    description:
      "For managers: tables that ended within a day with a tip that can be returned, the last one first. At most 200 payments.",
  }),
});
export type StaffTableData = z.infer<typeof staffTableSchema>;
export type StaffTablesData = z.infer<typeof tablesSchema>;

const [ANA, OLU] = ["0194a6f0-3c5e-7d10-8000-000000000001", "0194a6f0-3c5e-7d10-8000-000000000002"];
const TABLES: StaffTablesData = {
  sequence: 813,
  tables: [
    {
      id: "0194a6f0-3c5e-7d10-8000-000000000000",
      tableNum: "12",
      openedAt: "2026-11-20T23:05:00.000Z",
      closesAt: "2026-11-21T04:00:00.000Z",
      people: [
        { id: ANA, name: "Ana", state: "choosing", isHost: true, allergies: ["Peanuts"] },
        { id: OLU, name: "Olu", state: "done", isHost: false, allergies: [] },
      ],
      open: [
        { person: ANA, orderId: 1, item: "1204", name: "Classic poutine", quantity: 1, choices: [], cents: 1_250 },
      ],
      openCents: 1_250,
      isFull: false,
      sending: null,
      rounds: [
        {
          orderId: "01000000-0000-7000-8000-000000000001",
          number: 41,
          status: "in-progress",
          sentAt: "2026-11-20T23:15:00.000Z",
          people: [OLU],
          cents: 1_413,
        },
      ],
      dueCents: 1_413,
      paidCents: 0,
      payments: [],
      isPaying: false,
    },
  ],
  ended: [
    {
      ...{ id: "0194a6f0-3c5e-7d10-8000-000000000010", tableNum: "4", endedAt: "2026-11-20T22:40:00.000Z" },
      payments: [{ id: "0194a6f0-3c5e-7d10-8000-000000000011", name: "Noor", cents: 3_390, tipCents: 500 }],
    },
  ],
};
const tablesAnswer = {
  200: jsonAnswer("The tables that order together now, by number. At most 200.", tablesSchema, TABLES),
};
const params = z.object({ id: z.string().max(100) });
const REFUSALS = ["sessionExpired", "notAllowed", "notFound"] as const;
/** `tableChanged`: more is unsent or owed, or what is removed is no longer there. `tableSending` lasts some seconds. */
const ACT_REFUSALS = [...REFUSALS, "tableChanged", "tableSending", ...BODY_REFUSALS] as const;

/** `GET /staff/tables/open`: lists the tables that order together. api#open-tables-calls. An extension of the specification. */
export const listOpenTables = createRoute({
  ...STAFF,
  method: "get",
  path: "/staff/tables/open",
  tags,
  summary: "List tables that order together",
  request: { headers: personHeaders },
  responses: { ...tablesAnswer, ...errorResponses(...REFUSALS) },
});

/**
 * `POST /staff/tables/{id}/close`: ends a table's session. Refused if more is unsent or owed than the request names.
 * table#closed-by-staff.
 */
export const closeTable = createRoute({
  ...COUNTER,
  method: "post",
  path: "/staff/tables/{id}/close",
  tags,
  summary: "Close a table",
  request: {
    headers: personHeaders,
    params,
    body: jsonBody(
      z.object({
        openLines: z.number().int().min(0).max(1_000).openapi({ description: "How many unsent lines the staff saw." }),
        dueCents: z.number().int().min(0).max(100_000_000).openapi({ description: "What the staff saw as owed." }),
      }),
      { openLines: 1, dueCents: 1_413 },
    ),
  },
  responses: { ...tablesAnswer, ...errorResponses(...ACT_REFUSALS) },
});

/** `POST /staff/tables/{id}/remove-person`: removes a person from a table. table#removed-by-staff. */
export const removeTablePerson = createRoute({
  ...COUNTER,
  method: "post",
  path: "/staff/tables/{id}/remove-person",
  tags,
  summary: "Remove a person from a table",
  request: { headers: personHeaders, params, body: jsonBody(z.object({ person: z.uuid() }), { person: OLU }) },
  responses: { ...tablesAnswer, ...errorResponses(...ACT_REFUSALS) },
});

/** `POST /staff/tables/{id}/remove-line`: removes a line that is not sent. table#removed-by-staff. */
export const removeUnsentLine = createRoute({
  ...COUNTER,
  method: "post",
  path: "/staff/tables/{id}/remove-line",
  tags,
  summary: "Remove a table's unsent line",
  request: {
    headers: personHeaders,
    params,
    body: jsonBody(
      z.object({
        person: z.uuid(),
        orderId: z.number().int().min(0),
        item: idSchema.openapi({ description: "Its dish: a number that was given anew removes nothing else." }),
      }),
      { person: ANA, orderId: 1, item: "1204" },
    ),
  },
  responses: { ...tablesAnswer, ...errorResponses(...ACT_REFUSALS) },
});

/** `POST /staff/tables/{id}/return-tip`: gives a payer's tip back, whole or in part, once per key. table#table-tip-back. */
export const returnTableTip = createRoute({
  ...MANAGERS,
  method: "post",
  path: "/staff/tables/{id}/return-tip",
  tags,
  summary: "Return the tip of a payment at a table",
  request: {
    headers: personHeaders,
    params,
    body: jsonBody(
      z.object({
        key: z
          .uuid()
          .openapi({ description: "Created by the client once per return. The same key returns nothing more." }),
        payment: z.uuid(),
        cents: z.number().int().min(1).max(100_000_000).openapi({ description: "At most what is left of the tip." }),
        reason: refundReasonSchema,
      }),
      { key: "019a9f3e-5c00-7b1a-8f2e-1d2c3b4a5968", payment: OLU, cents: 188, reason: "Typed by mistake" },
    ),
  },
  responses: {
    ...tablesAnswer,
    ...errorResponses(...REFUSALS, "tableChanged", "refundNotPossible", "refundMismatch", ...BODY_REFUSALS),
  },
});

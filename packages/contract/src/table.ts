import { TABLE_LIMITS } from "@comptoir/ordering";
import { createRoute, z } from "@hono/zod-openapi";
import { checkoutFieldsSchema, tableNumSchema } from "./call-body.ts";
import { allergiesSchema } from "./diners.ts";
import { BODY_REFUSALS } from "./error-codes.ts";
import { errorResponses } from "./errors.ts";
import { PRICED_LINE } from "./examples.ts";
import { jsonAnswer, jsonBody } from "./json.ts";
import { pricedLineSchema } from "./priced-line.ts";
import { ANYONE } from "./roles.ts";
import { SUBMIT_REFUSALS } from "./submit.ts";
import { typedName, typedSigns } from "./typed-text.ts";
import { amountSchema, codeInputSchema, idSchema, instantSchema, localeHeaders, restaurantHeaders } from "./wire.ts";

const tags = ["Table"];
const MAX_WORD_LENGTH = 20;

export const tablePersonStateSchema = z.enum(["asking", "choosing", "done", "left"]);
export const roundStatusSchema = z.enum(["placed", "in-progress", "ready", "completed", "cancelled"]);

const personSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    state: tablePersonStateSchema,
    isHost: z.boolean(),
    removed: z
      .array(z.object({ at: instantSchema, by: z.enum(["host", "restaurant"]), name: z.string() }))
      .optional()
      .openapi({ description: "Dishes of the person that were removed within a quarter of an hour; absent for none." }),
  })
  .openapi("TablePerson");

const openLineSchema = pricedLineSchema
  .omit({ date: true })
  .extend({
    kitchen: z.string().optional().openapi({ description: "The kitchen of a food hall; absent elsewhere." }),
    person: z.uuid().openapi({ description: "Who added the line. Its `orderId` is its number in this person's cart." }),
  })
  .openapi("TableOpenLine");

const sentLineSchema = z
  .object({
    line: z.number().int().openapi({ description: "The line's number in its order." }),
    name: z.string(),
    quantity: z.number().int(),
    people: z.array(z.uuid()).openapi({ description: "The persons that it is for." }),
    amount: amountSchema.openapi({ description: "Its share of the bill: with charges and taxes, less refunds." }),
    paid: z
      .array(z.object({ person: z.uuid(), amount: amountSchema, isClaimed: z.boolean() }))
      .openapi({ description: "What payments of this line have paid of it, and what claims would." }),
  })
  .openapi("TableSentLine");

export const paidKitchenSchema = z
  .string()
  .optional()
  .openapi({ description: "The kitchen of a food hall that was paid by itself; absent elsewhere." });

const roundSchema = z
  .object({
    orderId: z.uuid(),
    kitchen: z
      .object({ id: idSchema, name: z.string() })
      .optional()
      .openapi({ description: "The kitchen of a food hall that cooks it; absent elsewhere." }),
    number: z.number().int(),
    status: roundStatusSchema,
    sentBy: z.uuid(),
    sentAt: instantSchema,
    lines: z.array(sentLineSchema),
  })
  .openapi("TableRound");

const claimSchema = z
  .object({
    id: z.uuid(),
    person: z.uuid(),
    amount: amountSchema,
    until: instantSchema.openapi({ description: "When the claim ends, unless it is paid by then." }),
    tipBase: amountSchema.openapi({
      description: "The dishes in it, before charges and taxes: percentages of a tip are of it.",
    }),
  })
  .openapi("TableClaim");

/** A table as those who sit there see it. table#table-session. */
export const tableSchema = z
  .object({
    id: z.uuid(),
    tableNum: z.string(),
    version: z.number().int(),
    word: z.string().openapi({ description: "Who says this word joins without the host's tap." }),
    closesAt: instantSchema,
    people: z.array(personSchema),
    open: z.array(openLineSchema).openapi({ description: "The lines that are not sent." }),
    unavailable: z.array(z.object({ person: z.uuid(), orderId: z.number().int() })).openapi({
      description: "Lines of a dish that the menu does not have now. A round with one of them is refused.",
    }),
    isFull: z.boolean().openapi({
      description: "Whether there are more lines than one round holds. The others follow with the next one.",
    }),
    needsAge: z
      .boolean()
      .openapi({ description: "Whether a line that is not sent has alcohol: who sends confirms their age." }),
    sending: z
      .object({ by: z.uuid(), people: z.array(z.uuid()), at: instantSchema })
      .nullable()
      .openapi({ description: "What is sent at `at`, unless it is undone." }),
    notSent: z
      .object({ by: z.uuid(), message: z.string() })
      .nullable()
      .openapi({ description: "Why the last sending was refused; null after the next one." }),
    rounds: z.array(roundSchema),
    due: amountSchema.openapi({ description: "What the table owes for all that it has sent, with charges and taxes." }),
    left: amountSchema.openapi({ description: "What of it is not paid." }),
    payments: z
      .array(z.object({ id: z.uuid(), person: z.uuid(), kitchen: paidKitchenSchema, amount: amountSchema }))
      .openapi({ description: "What was paid by whom, less what went back. Tips are each payer's own." }),
    claims: z.array(claimSchema).openapi({ description: "What is being paid now, by whom." }),
    takesCards: z.boolean().openapi({ description: "Whether its people can pay by card here." }),
  })
  .openapi("Table");

/** The answer about the caller's table: whole for those who sit there, the caller alone while they ask. */
const yoursSchema = z
  .object({
    you: z.uuid(),
    state: personSchema.shape.state,
    host: z.string().openapi({ description: "The host's name." }),
    table: tableSchema
      .nullable()
      .openapi({ description: "Null while the caller waits to be let in, and after they left." }),
  })
  .openapi("YourTable");

export type TableData = z.infer<typeof tableSchema>;
export type YourTableData = z.infer<typeof yoursSchema>;

const ANA = "0194a6f0-3c5e-7d10-8000-000000000001";
const OLU = "0194a6f0-3c5e-7d10-8000-000000000002";
const YOURS: YourTableData = {
  you: ANA,
  state: "choosing",
  host: "Ana",
  table: {
    id: "0194a6f0-3c5e-7d10-8000-000000000000",
    tableNum: "12",
    version: 7,
    word: "BRTK",
    closesAt: "2026-11-21T04:00:00Z",
    people: [
      { id: ANA, name: "Ana", state: "choosing", isHost: true },
      { id: OLU, name: "Olu", state: "done", isHost: false },
    ],
    open: [{ ...PRICED_LINE, orderOptions: [], person: ANA }],
    unavailable: [],
    isFull: false,
    needsAge: false,
    sending: null,
    notSent: null,
    rounds: [
      {
        orderId: "01000000-0000-7000-8000-000000000001",
        number: 41,
        status: "in-progress",
        sentBy: OLU,
        sentAt: "2026-11-20T23:15:00Z",
        lines: [{ line: 1, name: "Classic poutine", quantity: 1, people: [OLU], amount: "14.13", paid: [] }],
      },
    ],
    due: "14.13",
    left: "14.13",
    payments: [],
    claims: [],
    takesCards: true,
  },
};
export const yourTable = { 200: jsonAnswer("The caller's table.", yoursSchema, YOURS) };
/** Refusals of every change by a person at a table. */
export const SEATED_REFUSALS = ["restaurantUnknown", "noTable", "sessionExpired", ...BODY_REFUSALS] as const;

/** `POST /table/join`: opens the session of a table, or asks to join it. table#joining. An extension of the specification. */
export const joinTable = createRoute({
  ...ANYONE,
  method: "post",
  path: "/table/join",
  tags,
  summary: "Order together at a table",
  request: {
    headers: restaurantHeaders,
    body: jsonBody(
      z.object({
        tableNum: tableNumSchema,
        name: typedName(TABLE_LIMITS.name),
        allergies: allergiesSchema
          .optional()
          .openapi({ description: "What the person is allergic to, for the kitchen alone." }),
        word: typedSigns(MAX_WORD_LENGTH).nullish().openapi({ description: "The table's word, in any case." }),
      }),
      { tableNum: "12", name: "Ana" },
    ),
  },
  responses: {
    ...yourTable,
    ...errorResponses(
      "restaurantUnknown",
      "sessionExpired",
      "orderTypeNotOffered",
      "tableUnknown",
      "tableFull",
      "tableWordWrong",
      "viewOnly",
      "ordersPaused",
      "tooManyRequests",
      ...BODY_REFUSALS,
    ),
  },
});

/** `GET /table`: the caller's table. table#table-session. */
export const getTable = createRoute({
  ...ANYONE,
  method: "get",
  path: "/table",
  tags,
  summary: "Retrieve your table",
  request: { headers: restaurantHeaders },
  responses: { ...yourTable, ...errorResponses("restaurantUnknown", "noTable", "tableClosed", "tableRemoved") },
});

/** `GET /table/events`: streams the caller's table as server-sent events, beginning with the present one. table#live. */
export const tableEvents = createRoute({
  ...ANYONE,
  method: "get",
  path: "/table/events",
  tags,
  summary: "Stream your table",
  request: {
    headers: localeHeaders,
    query: z.object({
      restaurant: idSchema
        .optional()
        .openapi({ description: "The restaurant, for a browser's stream, which sends no headers." }),
      locale: typedSigns(20).optional().openapi({ description: "The language, in place of `x-locale`." }),
    }),
  },
  responses: {
    200: {
      description: "Server-sent events named `table`, each with the answer of `GET /table`.",
      content: { "text/event-stream": { schema: z.string(), example: 'event: table\ndata: {"you":"…"}\n\n' } },
    },
    ...errorResponses("restaurantUnknown", "noTable", "tooManyRequests"),
  },
});

/** `POST /table/me`: what the caller is doing: choosing, done, or leaving. table#table-people. */
export const changeMe = createRoute({
  ...ANYONE,
  method: "post",
  path: "/table/me",
  tags,
  summary: "Say that you are done, or leave",
  request: {
    headers: restaurantHeaders,
    body: jsonBody(
      z.object({
        state: z.enum(["choosing", "done", "left"]).optional(),
        allergies: allergiesSchema
          .optional()
          .openapi({ description: "What the caller is allergic to, for the kitchen alone." }),
      }),
      { state: "done" },
    ),
  },
  responses: { ...yourTable, ...errorResponses(...SEATED_REFUSALS) },
});

/** `POST /table/people`: the host lets a person in or out, or hands the table over. table#host. */
export const changePerson = createRoute({
  ...ANYONE,
  method: "post",
  path: "/table/people",
  tags,
  summary: "Let a person in, or hand the table over",
  request: {
    headers: restaurantHeaders,
    body: jsonBody(z.object({ person: z.uuid(), act: z.enum(["let-in", "turn-away", "make-host"]) }), {
      person: OLU,
      act: "let-in",
    }),
  },
  responses: { ...yourTable, ...errorResponses(...SEATED_REFUSALS, "notHost", "notFound") },
});

/** `POST /table/remove-line`: removes a line that is not sent: one's own, or any as the host. table#table-lines. */
export const removeTableLine = createRoute({
  ...ANYONE,
  method: "post",
  path: "/table/remove-line",
  tags,
  summary: "Remove a line that is not sent",
  request: {
    headers: restaurantHeaders,
    body: jsonBody(z.object({ person: z.uuid(), orderId: z.number().int().min(0) }), { person: OLU, orderId: 1 }),
  },
  responses: { ...yourTable, ...errorResponses(...SEATED_REFUSALS, "notHost", "notFound") },
});

/** `POST /table/send`: sends the caller's lines at once, or those of several persons after the time to undo. table#send. */
export const sendTable = createRoute({
  ...ANYONE,
  method: "post",
  path: "/table/send",
  tags,
  summary: "Send lines to the kitchen",
  request: {
    headers: restaurantHeaders.extend({
      "idempotency-key": z.string().max(100).optional().openapi({ description: "A UUID for this sending. Required." }),
    }),
    body: jsonBody(
      z.object({
        people: z.array(z.uuid()).min(1).max(TABLE_LIMITS.people).openapi({
          description: "Whose lines are sent. The caller alone: at once. Others too: after the time to undo.",
        }),
        checkout: checkoutFieldsSchema
          .pick({ legalAcceptance: true, questions: true })
          .optional()
          .openapi({ description: "The confirmation of age, and the answers to the venue's questions." }),
        discount: z
          .object({ code: codeInputSchema.nullish() })
          .nullish()
          .openapi({ description: "The table's promo code, which counts for this round." }),
      }),
      { people: [ANA] },
    ),
  },
  responses: {
    ...yourTable,
    ...errorResponses(...SEATED_REFUSALS, ...SUBMIT_REFUSALS, "nothingToSend", "tableSending"),
  },
});

/** `POST /table/undo`: undoes what would be sent. Any person at the table may. table#send. */
export const undoSending = createRoute({
  ...ANYONE,
  method: "post",
  path: "/table/undo",
  tags,
  summary: "Undo the sending",
  request: { headers: restaurantHeaders, body: jsonBody(z.object({}), {}) },
  responses: { ...yourTable, ...errorResponses(...SEATED_REFUSALS, "notFound") },
});

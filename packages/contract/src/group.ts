import { GROUP_PAYS, TABLE_LIMITS } from "@comptoir/ordering";
import { createRoute, z } from "@hono/zod-openapi";
import { orderTypeSchema } from "./call-body.ts";
import { allergiesSchema } from "./diners.ts";
import { BODY_REFUSALS } from "./error-codes.ts";
import { errorResponses } from "./errors.ts";
import { ORDER, PRICED_LINE } from "./examples.ts";
import { jsonAnswer, jsonBody } from "./json.ts";
import { orderSchema } from "./orders.ts";
import { pricedLineSchema } from "./priced-line.ts";
import { ANYONE } from "./roles.ts";
import { SUBMIT_REFUSALS } from "./submit.ts";
import { submitBody } from "./submit-body.ts";
import { typedName, typedSigns } from "./typed-text.ts";
import {
  amountSchema,
  decimalInputSchema,
  idSchema,
  instantInputSchema,
  instantSchema,
  localeHeaders,
  restaurantHeaders,
} from "./wire.ts";

const tags = ["Group"];
const MAX_SECRET_LENGTH = 60;

/** What a person with the link is told of a group before they give a name. table#group-link. */
const groupTermsSchema = z.object({
  id: z.uuid(),
  name: z.string().openapi({ description: "The name of who opened the group." }),
  type: orderTypeSchema,
  delivered: z.boolean(),
  date: instantSchema.nullable().openapi({ description: "The time of the order; null for as soon as possible." }),
  pays: z.enum(GROUP_PAYS).openapi({ description: "`host`: one order, paid by the host. `each`: an order for each." }),
  lastCall: instantSchema.nullable().openapi({ description: "After this time no dish can be added; null for none." }),
  limit: amountSchema.nullable().openapi({ description: "The limit for each person, in shown prices; null for none." }),
});

const personSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    state: z.enum(["choosing", "done", "left"]),
    isHost: z.boolean(),
    total: amountSchema.openapi({ description: "The sum of the person's lines that are sent, in shown prices." }),
    left: amountSchema.nullable().openapi({ description: "What is left of the limit; null without one." }),
    order: z
      .object({ id: z.uuid(), number: z.number().int() })
      .nullable()
      .openapi({ description: "The person's own order, where each pays." }),
  })
  .openapi("GroupPerson");

const openLineSchema = pricedLineSchema
  .omit({ date: true })
  .extend({
    person: z.uuid().openapi({ description: "Who added the line. Its `orderId` is its number in this person's cart." }),
    line: z.number().int().openapi({ description: "The line's number in the group's order." }),
    keptBack: z
      .enum(["limit", "late"])
      .nullable()
      .openapi({ description: "Why the line is not sent: beyond the limit, or added after the last call." }),
  })
  .openapi("GroupLine");

/** A group as those who are in it see it. table#group. */
export const groupSchema = groupTermsSchema
  .extend({
    version: z.number().int(),
    link: z.number().int().openapi({ description: "Counts the group's links. A new one ends the one before." }),
    closesAt: instantSchema,
    isLastCallOver: z.boolean(),
    people: z.array(personSchema),
    open: z.array(openLineSchema).openapi({ description: "The lines that are not sent." }),
    unavailable: z
      .array(z.object({ person: z.uuid(), orderId: z.number().int() }))
      .openapi({ description: "Lines that are not sold at the group's time. They are not sent." }),
    isFull: z.boolean().openapi({ description: "Whether there are more lines than one order holds." }),
    total: amountSchema.openapi({ description: "The sum of all lines that are sent, in shown prices." }),
  })
  .openapi("Group");

const yoursSchema = z
  .object({
    you: z.uuid(),
    group: groupSchema.nullable().openapi({ description: "Null after the caller left or was removed." }),
  })
  .openapi("YourGroup");

export type GroupData = z.infer<typeof groupSchema>;
export type GroupTermsData = z.infer<typeof groupTermsSchema>;
export type YourGroupData = z.infer<typeof yoursSchema>;

const ANA = "0194a6f0-3c5e-7d10-8000-000000000001";
const OLU = "0194a6f0-3c5e-7d10-8000-000000000002";
const SECRET = "q83v2bX0TtS1kq2bq0c3Xw";
const TERMS: GroupTermsData = {
  id: "0194a6f0-3c5e-7d10-8000-000000000000",
  name: "Ana",
  type: "pickup",
  delivered: false,
  date: "2026-11-20T23:15:00Z",
  pays: "host",
  lastCall: "2026-11-20T22:00:00Z",
  limit: "30.00",
};
const person = { state: "choosing", isHost: false, total: "0.00", left: "30.00", order: null } as const;
const YOURS: YourGroupData = {
  you: ANA,
  group: {
    ...TERMS,
    ...{ version: 7, link: 1, closesAt: "2026-11-20T23:15:00Z", isLastCallOver: false },
    people: [
      { ...person, id: ANA, name: "Ana", isHost: true, total: "28.00", left: "2.00" },
      { ...person, id: OLU, name: "Olu" },
    ],
    open: [{ ...PRICED_LINE, orderOptions: [], person: ANA, line: 1, keptBack: null }],
    ...{ unavailable: [], isFull: false, total: "28.00" },
  },
};
const yourGroup = { 200: jsonAnswer("The caller's group.", yoursSchema, YOURS) };
/** The link's secret is told once: when it is made. */
const withSecret = {
  200: jsonAnswer(
    "The caller's group, with the secret of its link.",
    yoursSchema.extend({
      secret: z.string().openapi({ description: "The secret of the link. It is told this once." }),
    }),
    { ...YOURS, secret: SECRET },
  ),
};
const secretSchema = typedSigns(MAX_SECRET_LENGTH);
const nameSchema = typedName(TABLE_LIMITS.name);
const saidAllergies = allergiesSchema
  .optional()
  .openapi({ description: "What the person is allergic to, for the kitchen alone." });
const IN_GROUP_REFUSALS = ["restaurantUnknown", "noGroup", "sessionExpired", ...BODY_REFUSALS] as const;

/** `POST /group/open`: opens a group whose people order by a link. table#group-open. An extension of the specification. */
export const openGroup = createRoute({
  ...ANYONE,
  method: "post",
  path: "/group/open",
  tags,
  summary: "Open a group",
  request: {
    headers: restaurantHeaders,
    body: jsonBody(
      z.object({
        name: nameSchema,
        type: orderTypeSchema,
        delivery: z.boolean().nullish(),
        date: instantInputSchema.openapi({ description: "The time of the order; null for as soon as possible." }),
        pays: z.enum(GROUP_PAYS),
        lastCall: instantInputSchema.openapi({ description: "After this time no dish can be added; null for none." }),
        limit: decimalInputSchema
          .nullish()
          .openapi({ description: "The limit for each person in dollars, in shown prices; null for none." }),
        allergies: saidAllergies,
      }),
      { name: "Ana", type: "pickup", date: TERMS.date, pays: "host", lastCall: null, limit: null },
    ),
  },
  responses: {
    ...withSecret,
    ...errorResponses(
      "restaurantUnknown",
      "sessionExpired",
      "orderTypeNotOffered",
      "viewOnly",
      "ordersPaused",
      "tooManyRequests",
      ...BODY_REFUSALS,
    ),
  },
});

/** `POST /group/look`: what a link leads to. table#group-link. */
export const lookAtGroup = createRoute({
  ...ANYONE,
  method: "post",
  path: "/group/look",
  tags,
  summary: "See what a group's link leads to",
  request: { headers: restaurantHeaders, body: jsonBody(z.object({ secret: secretSchema }), { secret: SECRET }) },
  responses: {
    200: jsonAnswer("The group.", groupTermsSchema, TERMS),
    ...errorResponses("restaurantUnknown", "noGroup", "tooManyRequests", ...BODY_REFUSALS),
  },
});

/** `POST /group/join`: joins a group by its link. table#group-link. */
export const joinGroup = createRoute({
  ...ANYONE,
  method: "post",
  path: "/group/join",
  tags,
  summary: "Join a group by its link",
  request: {
    headers: restaurantHeaders,
    body: jsonBody(z.object({ secret: secretSchema, name: nameSchema, allergies: saidAllergies }), {
      secret: SECRET,
      name: "Olu",
    }),
  },
  responses: { ...yourGroup, ...errorResponses(...IN_GROUP_REFUSALS, "groupFull", "tooManyRequests") },
});

/** `GET /group`: the caller's group. table#group. */
export const getGroup = createRoute({
  ...ANYONE,
  method: "get",
  path: "/group",
  tags,
  summary: "Retrieve your group",
  request: { headers: restaurantHeaders },
  responses: { ...yourGroup, ...errorResponses("restaurantUnknown", "noGroup") },
});

/** `GET /group/events`: streams the caller's group as server-sent events, beginning with the present one. table#live. */
export const groupEvents = createRoute({
  ...ANYONE,
  method: "get",
  path: "/group/events",
  tags,
  summary: "Stream your group",
  request: {
    headers: localeHeaders,
    query: z.object({
      restaurant: idSchema
        .optional()
        .openapi({ description: "The restaurant, for a browser's stream, which sends no headers." }),
      locale: z.string().max(20).optional().openapi({ description: "The language, for a browser's stream." }),
    }),
  },
  responses: {
    200: {
      description: "Server-sent events named `table`, each with the answer of `GET /group`.",
      content: { "text/event-stream": { schema: z.string(), example: 'event: table\ndata: {"you":"…"}\n\n' } },
    },
    ...errorResponses("restaurantUnknown", "noGroup", "tooManyRequests"),
  },
});

/** `POST /group/me`: what the caller is doing: choosing, done, or leaving. table#table-people. */
export const changeMeInGroup = createRoute({
  ...ANYONE,
  method: "post",
  path: "/group/me",
  tags,
  summary: "Say that you are done, or leave the group",
  request: {
    headers: restaurantHeaders,
    body: jsonBody(z.object({ state: z.enum(["choosing", "done", "left"]).optional(), allergies: saidAllergies }), {
      state: "done",
    }),
  },
  responses: { ...yourGroup, ...errorResponses(...IN_GROUP_REFUSALS) },
});

/** `POST /group/people`: the host removes a person, or makes another one host. table#group-link. */
export const changePersonInGroup = createRoute({
  ...ANYONE,
  method: "post",
  path: "/group/people",
  tags,
  summary: "Remove a person, or make another one host",
  request: {
    headers: restaurantHeaders,
    body: jsonBody(z.object({ person: z.uuid(), act: z.enum(["remove", "make-host"]) }), {
      person: OLU,
      act: "remove",
    }),
  },
  responses: { ...yourGroup, ...errorResponses(...IN_GROUP_REFUSALS, "notHost", "notFound") },
});

/** `POST /group/link`: the host makes a new link, which ends the one before. table#group-link. */
export const newGroupLink = createRoute({
  ...ANYONE,
  method: "post",
  path: "/group/link",
  tags,
  summary: "Make a new link",
  request: { headers: restaurantHeaders, body: jsonBody(z.object({}), {}) },
  responses: { ...withSecret, ...errorResponses(...IN_GROUP_REFUSALS, "notHost") },
});

/** `POST /group/remove-line`: removes a line that is not sent: one's own, or any as the host. table#table-lines. */
export const removeGroupLine = createRoute({
  ...ANYONE,
  method: "post",
  path: "/group/remove-line",
  tags,
  summary: "Remove a line of the group",
  request: {
    headers: restaurantHeaders,
    body: jsonBody(z.object({ person: z.uuid(), orderId: z.number().int().min(0) }), { person: OLU, orderId: 1 }),
  },
  responses: { ...yourGroup, ...errorResponses(...IN_GROUP_REFUSALS, "notHost", "notFound") },
});

/**
 * `POST /group/order`: submits the caller's order as one of the group, once per idempotency key: the whole group's lines by its host
 * where the host pays, else the caller's own. table#group-send.
 */
export const submitGroupOrder = createRoute({
  ...ANYONE,
  method: "post",
  path: "/group/order",
  tags,
  summary: "Submit an order of a group",
  request: {
    headers: restaurantHeaders.extend({
      "idempotency-key": z.string().max(100).optional().openapi({
        description: "A UUID that the client creates once per checkout. Required; the call returns 400 without it.",
      }),
    }),
    body: submitBody,
  },
  responses: {
    201: jsonAnswer(
      "The order is placed. A replayed answer has the header `Idempotent-Replayed: true`.",
      z.object({ order: orderSchema }),
      { order: ORDER },
    ),
    ...errorResponses(
      ...SUBMIT_REFUSALS,
      "noGroup",
      "notHost",
      "nothingToSend",
      "groupMismatch",
      "groupLastCall",
      "groupLimit",
    ),
  },
});

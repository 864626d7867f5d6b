import {
  PARTNER_EVENTS,
  WEBHOOK_DELIVERY_STATES,
  WEBHOOK_DISABLED_REASONS,
  WEBHOOK_FAULTS,
  WEBHOOK_LOG_DAYS,
} from "@comptoir/ordering";
import { createRoute, z } from "@hono/zod-openapi";
import { BODY_REFUSALS } from "../error-codes.ts";
import { errorResponses } from "../errors.ts";
import { jsonAnswer, jsonBody } from "../json.ts";
import { personHeaders } from "../people/user.ts";
import { MANAGERS } from "../roles.ts";
import { typedName } from "../typed-text.ts";
import { instantSchema } from "../wire.ts";

const tags = ["Webhooks"];
const OF_MANAGERS = ["sessionExpired", "notAllowed"] as const;
const OF_ENDPOINT = ["notFound", ...OF_MANAGERS] as const;
const OF_BODY = [...OF_ENDPOINT, ...BODY_REFUSALS] as const;

const typeSchema = z.enum(PARTNER_EVENTS);

/** An endpoint, without its secret. partners#endpoints. */
const endpointSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    url: z.string(),
    types: z.array(typeSchema),
    contacts: z.boolean().openapi({
      description: "Whether it gets guests' names, phones, addresses and emails. Allergies are in no event.",
    }),
    createdAt: instantSchema,
    disabled: z
      .object({ at: instantSchema, reason: z.enum(WEBHOOK_DISABLED_REASONS) })
      .nullable()
      .openapi({ description: "Since when and why nothing is sent; null while it is on." }),
    failingSince: instantSchema
      .nullable()
      .openapi({ description: "Since when every attempt has failed; null if not." }),
    oldSecretUntil: instantSchema.nullable().openapi({ description: "Until when the replaced secret signs too." }),
    waiting: z.number().int().openapi({ description: "How many deliveries are not finished." }),
  })
  .openapi("WebhookEndpoint");

const ENDPOINT = {
  id: "4d0a6c0e-51b5-4f5c-8f6b-0b1e7f0c2a91",
  name: "Till",
  url: "https://till.example/comptoir",
  types: ["order.placed", "order.cancelled"],
  contacts: false,
  createdAt: "2026-11-20T17:00:00.000Z",
  disabled: null,
  failingSince: null,
  oldSecretUntil: null,
  waiting: 0,
} as const;

const answerSchema = z.object({
  at: instantSchema,
  status: z.number().int().nullable().openapi({ description: "The HTTP status; null without an answer." }),
  fault: z.enum(WEBHOOK_FAULTS).nullable().openapi({ description: "Why there was no answer that counts." }),
  text: z.string().openapi({ description: "The first 500 characters of the answer." }),
  ms: z.number().int().openapi({ description: "How long the attempt took." }),
});

/** What was sent of one event, and how the endpoint answered. partners#delivery-log. */
const deliverySchema = z
  .object({
    id: z.uuid().openapi({ description: "The event's id, which is `webhook-id`." }),
    type: z.string(),
    orderId: z.uuid().nullable(),
    number: z.string().nullable().openapi({ description: "The order's number; null for other events." }),
    madeAt: instantSchema,
    state: z.enum(WEBHOOK_DELIVERY_STATES),
    nextAt: instantSchema.nullable().openapi({
      description: "When the next attempt is due; null if it waits for an earlier event of its order, or is finished.",
    }),
    attempts: z.number().int(),
    answers: z.array(answerSchema).openapi({ description: "The last ten answers, oldest first." }),
  })
  .openapi("WebhookDelivery");

const DELIVERY = {
  id: "019a9f3e-5c00-7b1a-8f2e-1d2c3b4a5968",
  type: "order.placed",
  orderId: "0b7e2a4e-6c1d-4a51-9a40-6f3f3d4b1c11",
  number: "42",
  madeAt: "2026-11-20T17:00:00.000Z",
  state: "delivered",
  nextAt: null,
  attempts: 1,
  answers: [{ at: "2026-11-20T17:00:00.500Z", status: 200, fault: null, text: "ok", ms: 84 }],
} as const;

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const secretSchema = z
  .string()
  .openapi({ description: "Shown once: `whsec_` and 24 bytes in base64.", example: SECRET });

const idParams = z.object({ id: z.string().max(100) });
const nameSchema = typedName(60).refine((name) => name !== "", { error: "required" });
/** An address; what it may be is checked elsewhere. partners#addresses. */
const urlSchema = z.string().trim().min(1, "required").max(2_000, "too-much");
const typesSchema = z.array(typeSchema).min(1, "required").max(PARTNER_EVENTS.length, "too-much");

const endpointAnswer = jsonAnswer("The endpoint.", endpointSchema, { ...ENDPOINT, types: [...ENDPOINT.types] });

/** `GET /staff/webhooks`: lists the restaurant's endpoints. An extension of the specification. partners#endpoints. */
export const getWebhooks = createRoute({
  ...MANAGERS,
  method: "get",
  path: "/staff/webhooks",
  tags,
  summary: "List the endpoints",
  request: { headers: personHeaders },
  responses: {
    200: jsonAnswer("The endpoints, oldest first.", z.object({ endpoints: z.array(endpointSchema) }), {
      endpoints: [{ ...ENDPOINT, types: [...ENDPOINT.types] }],
    }),
    ...errorResponses(...OF_MANAGERS),
  },
});

/** `POST /staff/webhooks`: adds an endpoint. An extension of the specification. partners#endpoints. */
export const addWebhook = createRoute({
  ...MANAGERS,
  method: "post",
  path: "/staff/webhooks",
  tags,
  summary: "Add an endpoint",
  request: {
    headers: personHeaders,
    body: jsonBody(z.object({ name: nameSchema, url: urlSchema, types: typesSchema, contacts: z.boolean() }), {
      name: ENDPOINT.name,
      url: ENDPOINT.url,
      types: ENDPOINT.types,
      contacts: false,
    }),
  },
  responses: {
    201: jsonAnswer(
      "The endpoint, with its secret. It gets what happens from now on.",
      z.object({ endpoint: endpointSchema, secret: secretSchema }),
      { endpoint: { ...ENDPOINT, types: [...ENDPOINT.types] }, secret: SECRET },
    ),
    ...errorResponses("webhooksFull", ...OF_BODY),
  },
});

/** `GET /staff/webhooks/{id}`: an endpoint and its log. An extension of the specification. partners#delivery-log. */
export const getWebhook = createRoute({
  ...MANAGERS,
  method: "get",
  path: "/staff/webhooks/{id}",
  tags,
  summary: "Retrieve an endpoint and its log",
  request: {
    headers: personHeaders,
    params: idParams,
    query: z.object({
      after: z.string().max(100).optional().openapi({ description: "The `cursor` of the page before." }),
    }),
  },
  responses: {
    200: jsonAnswer(
      `The endpoint, and at most 50 deliveries of the last ${WEBHOOK_LOG_DAYS} days, newest first. \`cursor\` asks for the next page; null on the last one.`,
      z.object({ endpoint: endpointSchema, deliveries: z.array(deliverySchema), cursor: z.string().nullable() }),
      {
        endpoint: { ...ENDPOINT, types: [...ENDPOINT.types] },
        deliveries: [{ ...DELIVERY, answers: [...DELIVERY.answers] }],
        cursor: null,
      },
    ),
    ...errorResponses(...OF_ENDPOINT),
  },
});

/** `POST /staff/webhooks/{id}`: changes an endpoint. An extension of the specification. partners#endpoints. */
export const changeWebhook = createRoute({
  ...MANAGERS,
  method: "post",
  path: "/staff/webhooks/{id}",
  tags,
  summary: "Change an endpoint",
  request: {
    headers: personHeaders,
    params: idParams,
    body: jsonBody(
      z.object({
        name: nameSchema.optional(),
        url: urlSchema.optional(),
        types: typesSchema.optional(),
        contacts: z.boolean().optional(),
      }),
      { types: ["order.placed"] },
    ),
  },
  responses: { 200: endpointAnswer, ...errorResponses(...OF_BODY) },
});

/** `DELETE /staff/webhooks/{id}`: removes an endpoint and its log. partners#endpoints. */
export const removeWebhook = createRoute({
  ...MANAGERS,
  method: "delete",
  path: "/staff/webhooks/{id}",
  tags,
  summary: "Remove an endpoint",
  request: { headers: personHeaders, params: idParams },
  responses: {
    204: { description: "The endpoint and its log are gone." },
    ...errorResponses("forbiddenOrigin", ...OF_ENDPOINT),
  },
});

/** `POST /staff/webhooks/{id}/state`: turns an endpoint on or off. partners#disable. */
export const turnWebhook = createRoute({
  ...MANAGERS,
  method: "post",
  path: "/staff/webhooks/{id}/state",
  tags,
  summary: "Turn an endpoint on or off",
  request: {
    headers: personHeaders,
    params: idParams,
    body: jsonBody(z.object({ on: z.boolean() }), { on: true }),
  },
  responses: { 200: endpointAnswer, ...errorResponses(...OF_BODY) },
});

/** `POST /staff/webhooks/{id}/secret`: replaces the secret. partners#rotate. */
export const rotateWebhookSecret = createRoute({
  ...MANAGERS,
  method: "post",
  path: "/staff/webhooks/{id}/secret",
  tags,
  summary: "Replace an endpoint's secret",
  request: {
    headers: personHeaders,
    params: idParams,
    body: jsonBody(
      z.object({ old: z.enum(["ends-in-24-hours", "ends-now"]).openapi({ description: "When the old secret ends." }) }),
      { old: "ends-in-24-hours" },
    ),
  },
  responses: {
    200: jsonAnswer("The new secret.", z.object({ endpoint: endpointSchema, secret: secretSchema }), {
      endpoint: { ...ENDPOINT, types: [...ENDPOINT.types], oldSecretUntil: "2026-11-21T17:00:00.000Z" },
      secret: SECRET,
    }),
    ...errorResponses(...OF_BODY),
  },
});

/** `POST /staff/webhooks/{id}/test`: sends a test event, once, also to an endpoint that is off. partners#test-event. */
export const testWebhook = createRoute({
  ...MANAGERS,
  method: "post",
  path: "/staff/webhooks/{id}/test",
  tags,
  summary: "Send a test event",
  request: { headers: personHeaders, params: idParams, body: jsonBody(z.object({}), {}) },
  responses: {
    200: jsonAnswer(
      "The test: how the endpoint answered, or that it waits if there was no answer within three seconds.",
      z.object({ delivery: deliverySchema }),
      {
        delivery: { ...DELIVERY, type: "test", orderId: null, answers: [...DELIVERY.answers] },
      },
    ),
    ...errorResponses(...OF_BODY),
  },
});

/** `POST /staff/webhooks/{id}/replay`: sends events again. partners#replay-events. */
export const replayWebhook = createRoute({
  ...MANAGERS,
  method: "post",
  path: "/staff/webhooks/{id}/replay",
  tags,
  summary: "Send events again",
  request: {
    headers: personHeaders,
    params: idParams,
    body: jsonBody(
      z.union([
        z.object({ event: z.uuid() }),
        z.object({
          from: instantSchema,
          to: instantSchema,
          delivered: z.boolean().openapi({ description: "Whether events that were delivered are sent again too." }),
        }),
      ]),
      { from: "2026-11-20T17:00:00Z", to: "2026-11-20T18:00:00Z", delivered: false },
    ),
  },
  responses: {
    200: jsonAnswer("How many events are sent again.", z.object({ events: z.number().int() }), { events: 12 }),
    ...errorResponses("webhookOff", ...OF_BODY),
  },
});

export type WebhookEndpointData = z.infer<typeof endpointSchema>;
export type WebhookDeliveryData = z.infer<typeof deliverySchema>;

import { PARTNER_EVENTS, type PartnerEvent, PRINT_FAULTS } from "@comptoir/ordering";
import { type RouteConfig, z } from "@hono/zod-openapi";
import { jsonBody } from "./json.ts";
import { PARTNER_ORDER, partnerOrderSchema, reducedSchema } from "./partner-order.ts";
import { instantSchema } from "./wire.ts";

/** Dishes and option values by their ids in the menu. */
const thingsSchema = z.object({
  things: z.array(z.object({ kind: z.enum(["item", "value"]), id: z.string() })),
  reduced: reducedSchema.optional(),
});
const emptySchema = z.object({});
const pauseSchema = z.object({
  until: instantSchema.nullable().openapi({ description: "When it ends by itself; null if it is open-ended." }),
  reason: z.string().openapi({ description: "`staff`, or `missed` after several orders without an answer." }),
});
const changedSchema = z.object({}).loose().openapi({
  description: "The extra preparation that applies now, or the slots that were changed.",
});

const printerFailedSchema = z.object({
  printer: z.object({ id: z.uuid(), name: z.string() }),
  what: z.enum(["ticket", "label", "receipt"]),
  order: z.object({ id: z.uuid(), number: z.string() }),
  state: z.enum(["failed", "expired"]),
  fault: z.enum(PRINT_FAULTS).nullable().openapi({ description: "Why the last attempt failed, if there was one." }),
});

const ORDER = { schema: partnerOrderSchema, example: PARTNER_ORDER };
const THINGS = { schema: thingsSchema, example: { things: [{ kind: "item", id: "1204" }] } };

/** What each event is, and its data. partners#partner-events. */
const EVENTS: Readonly<Record<PartnerEvent | "test", { summary: string; schema: z.ZodObject; example: object }>> = {
  "order.placed": { summary: "An order was placed", ...ORDER },
  "order.accepted": { summary: "The restaurant accepted an order", ...ORDER },
  "order.declined": { summary: "The restaurant declined an order", ...ORDER },
  "order.changed": { summary: "An order was changed", ...ORDER },
  "order.fired": { summary: "The kitchen was told to begin a scheduled order", ...ORDER },
  "order.started": { summary: "The kitchen began an order", ...ORDER },
  "order.ready": { summary: "An order is ready", ...ORDER },
  "order.completed": { summary: "An order was handed over", ...ORDER },
  "order.cancelled": { summary: "An order was cancelled", ...ORDER },
  "refund.made": { summary: "A part of an order was refunded", ...ORDER },
  "item.sold_out": { summary: "Dishes are sold out", ...THINGS },
  "item.restocked": { summary: "Dishes are available again", ...THINGS },
  "venue.paused": {
    summary: "The restaurant takes no orders",
    schema: pauseSchema,
    example: { until: "2026-11-20T18:00:00.000Z", reason: "staff" },
  },
  "venue.resumed": { summary: "The restaurant takes orders again", schema: emptySchema, example: {} },
  "venue.changed": {
    summary: "Preparation takes longer, or slots were changed",
    schema: changedSchema,
    example: { extra: { minutes: 10, until: "2026-11-20T18:00:00.000Z" } },
  },
  "menu.published": { summary: "A menu was published", schema: emptySchema, example: {} },
  "printer.failed": {
    summary: "A paper of an order could not be printed",
    schema: printerFailedSchema,
    example: {
      printer: { id: "6f1a2b3c-4d5e-4f60-8a7b-9c0d1e2f3a4b", name: "Kitchen" },
      what: "ticket",
      order: { id: "0b7e2a4e-6c1d-4a51-9a40-6f3f3d4b1c11", number: "42" },
      state: "failed",
      fault: "paper-out",
    },
  },
  test: {
    summary: "A manager sent a test",
    schema: z.object({ message: z.string() }),
    example: { message: "This is a test. Nothing happened at the restaurant." },
  },
};

/** The body of an event for an endpoint. partners#body. */
export type WebhookBody = { readonly type: string; readonly timestamp: string; readonly data: unknown };

const webhookHeaders = z.object({
  "webhook-id": z.string().openapi({ description: "The event's id, the same at every attempt and in a replay." }),
  "webhook-timestamp": z.string().openapi({ description: "When this attempt was made, in seconds since 1970." }),
  "webhook-signature": z.string().openapi({
    description: "`v1,` and the base64 HMAC-SHA256 of `id.timestamp.body`; one for each secret, separated by a space.",
  }),
});

/** Describes the calls that Comptoir makes to an endpoint, for the OpenAPI document. partners#partner-events. */
export function webhookRoutes(): RouteConfig[] {
  const timestamp = "2026-11-20T23:15:00.000Z";
  return ([...PARTNER_EVENTS, "test"] as const).map((type) => {
    const { summary, schema, example } = EVENTS[type];
    return {
      method: "post",
      path: type,
      operationId: `event ${type}`.replaceAll(/[ ._](\w)/g, (_, letter: string) => letter.toUpperCase()),
      summary,
      tags: ["Webhooks"],
      security: [],
      request: {
        headers: webhookHeaders,
        body: jsonBody(
          z.object({
            type: z.literal(type),
            timestamp: instantSchema.openapi({ description: "When it happened." }),
            data: schema,
          }),
          { type, timestamp, data: example } as never,
        ),
      },
      responses: {
        "2XX": { description: "Received. Any other answer is a failure, a redirect too." },
        410: { description: "The endpoint is gone: it is disabled." },
      },
    };
  });
}

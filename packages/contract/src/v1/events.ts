import { PARTNER_EVENTS } from "@comptoir/ordering";
import { createRoute, z } from "@hono/zod-openapi";
import { errorResponses } from "../errors.ts";
import { jsonAnswer } from "../json.ts";
import { PARTNER_ORDER } from "../partner-order.ts";
import { keysWith } from "../roles.ts";
import { instantSchema } from "../wire.ts";
import { KEY_REFUSALS, keyHeaders, V1_TAGS as tags } from "./key-call.ts";
import { pageLimitSchema } from "./orders.ts";

const eventSchema = z
  .object({
    id: z.uuid().openapi({ description: "The `webhook-id` of the same event." }),
    sequence: z.number().int(),
    type: z.enum(PARTNER_EVENTS),
    timestamp: instantSchema,
    data: z.record(z.string(), z.unknown()).openapi({
      description: "For `order.*` and `refund.made` the `PartnerOrder` as it is now; otherwise the event's own.",
    }),
  })
  .openapi("PartnerEvent");

/** `GET /v1/venue/events`: what happened, in sequence. partners#feed. */
export const listPartnerEvents = createRoute({
  ...keysWith("events:read"),
  method: "get",
  path: "/v1/venue/events",
  tags,
  summary: "Read what happened",
  request: {
    headers: keyHeaders,
    query: z.object({
      after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional().openapi({
        description: "The `cursor` of the answer before. Without it, the oldest event that is kept is the first.",
      }),
      limit: pageLimitSchema,
    }),
  },
  responses: {
    200: jsonAnswer(
      "The events after the cursor. Ask again with the new `cursor`: at once if there is `more`.",
      z.object({
        events: z.array(eventSchema),
        cursor: z.number().int(),
        more: z.boolean(),
        missed: z.boolean().openapi({
          description:
            "Whether events after the cursor were deleted, which are kept 30 days, or the cursor is beyond the last event, as after a restored backup: read the orders again.",
        }),
      }),
      {
        events: [
          {
            id: "019a9f3e-5c00-7b1a-8f2e-1d2c3b4a5968",
            sequence: 812,
            type: "order.placed",
            timestamp: "2026-11-20T23:15:00.000Z",
            data: PARTNER_ORDER,
          },
        ],
        cursor: 812,
        more: false,
        missed: false,
      } as never,
    ),
    ...errorResponses(...KEY_REFUSALS),
  },
});

export type PartnerEventData = z.infer<typeof eventSchema>;

import { createRoute, z } from "@hono/zod-openapi";
import { destinationSchema } from "../destination.ts";
import { errorResponses } from "../errors.ts";
import { jsonAnswer } from "../json.ts";
import { personHeaders } from "../people/user.ts";
import { COUNTER } from "../roles.ts";
import { instantSchema } from "../wire.ts";

const centsSchema = z.number().int();

/** A suite's open tab. suites#tab. */
const openTabSchema = z
  .object({
    id: z.string(),
    suite: z.string(),
    event: z.string(),
    openedAt: instantSchema,
    closesAt: instantSchema.openapi({ description: "When it closes by itself, after its event." }),
    orders: z.number().int(),
    cents: centsSchema.openapi({ description: "What is on it now, without cancelled and refunded parts." }),
    limitCents: centsSchema.nullable(),
  })
  .openapi("OpenTab");

/** An order that is still to be paid in person. payment#tender. */
const unpaidOrderSchema = z
  .object({
    id: z.uuid(),
    number: z.string(),
    day: z.iso.date(),
    destination: destinationSchema,
    person: z.string().nullable(),
    placedAt: instantSchema,
    isOpen: z.boolean().openapi({ description: "Whether the kitchen has it still; a done one is of today." }),
    dueCents: centsSchema,
  })
  .openapi("UnpaidOrder");

/**
 * `GET /staff/tabs`: lists the open tabs, and the orders that are to be paid in person. An extension of the
 * specification. api#staff-tabs-call.
 */
export const listOpenTabs = createRoute({
  ...COUNTER,
  method: "get",
  path: "/staff/tabs",
  tags: ["Board"],
  summary: "List open tabs and unpaid orders",
  request: { headers: personHeaders },
  responses: {
    200: jsonAnswer(
      "At most 500 of each, the oldest first. Unpaid orders are those that are open, and those of today.",
      z.object({ tabs: z.array(openTabSchema), unpaid: z.array(unpaidOrderSchema) }),
      {
        tabs: [
          {
            id: "s-1",
            suite: "Suite 1",
            event: "The final",
            openedAt: "2026-11-20T23:00:00.000Z",
            closesAt: "2026-11-21T05:00:00.000Z",
            orders: 2,
            cents: 12_800,
            limitCents: 50_000,
          },
        ],
        unpaid: [
          {
            id: "019a9f3e-5c00-7b1a-8f2e-1d2c3b4a5968",
            number: "42",
            day: "2026-11-20",
            destination: { kind: "table", tableNum: "12" },
            person: "Gabrielle Guest",
            placedAt: "2026-11-20T23:10:00.000Z",
            isOpen: true,
            dueCents: 3_668,
          },
        ],
      } as never,
    ),
    ...errorResponses("sessionExpired", "notAllowed"),
  },
});

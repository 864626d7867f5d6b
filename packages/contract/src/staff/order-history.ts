import { DECLINE_REASONS, ORDER_ACTORS, ORDER_ACTS, ORDER_STATUSES } from "@comptoir/ordering";
import { createRoute, z } from "@hono/zod-openapi";
import { errorResponses } from "../errors.ts";
import { PRICED_LINE } from "../examples.ts";
import { jsonAnswer } from "../json.ts";
import { personHeaders } from "../people/user.ts";
import { pricedLineSchema } from "../priced-line.ts";
import { STAFF } from "../roles.ts";
import { instantSchema } from "../wire.ts";
import { BOARD_ORDER, boardOrderSchema, sequenceSchema } from "./board-order.ts";

/** What happened to an order, and who did it. board#history. */
const orderActSchema = z
  .object({
    at: instantSchema,
    act: z.enum(ORDER_ACTS).openapi({ description: "`fire`: sent to the kitchen. `read`: a guest's change was read." }),
    by: z.enum(ORDER_ACTORS).openapi({
      description: "`restaurant`: a command, or a member of the staff whose act is no longer kept.",
    }),
    name: z.string().nullable().openapi({ description: "The member of the staff, by the name of then." }),
    device: z.string().nullable().openapi({ description: "The device on which they acted." }),
    to: z.enum(ORDER_STATUSES).nullable().openapi({ description: "The status of a `move` or a `recall`." }),
    reason: z
      .enum([...DECLINE_REASONS, "missed"])
      .nullable()
      .openapi({ description: "Why it was declined, or accepted by the server: `missed` if nobody answered in time." }),
    minutes: z.number().int().nullable().openapi({ description: "By how much its time was moved." }),
    done: z.boolean().nullable().openapi({ description: "Whether `dishes` were crossed off; false: restored." }),
    dishes: z
      .array(z.object({ quantity: z.number().int(), name: z.string() }))
      .openapi({ description: "The lines that were crossed off or restored, as they were then." }),
    change: z
      .object({ before: z.array(pricedLineSchema), after: z.array(pricedLineSchema) })
      .nullable()
      .openapi({ description: "The lines before and after a guest's change, in the kitchen's language." }),
    refund: z
      .object({ cents: z.number().int(), reason: z.string().nullable() })
      .nullable()
      .openapi({ description: "What was given back, and why; only managers get the reason." }),
  })
  .openapi("OrderAct");
export type OrderActData = z.infer<typeof orderActSchema>;

const ACT = {
  at: "2026-11-20T23:20:00.000Z",
  act: "cross-off",
  by: "staff",
  name: "Noor",
  device: "Kitchen tablet",
  to: null,
  reason: null,
  minutes: null,
  done: true,
  dishes: [{ quantity: PRICED_LINE.quantity, name: PRICED_LINE.name }],
  change: null,
  refund: null,
} as const;

/**
 * `GET /staff/orders/{id}`: returns an order of any day as the board shows it, with its history. An extension of the
 * specification. api#board-order.
 */
export const getStaffOrder = createRoute({
  ...STAFF,
  method: "get",
  path: "/staff/orders/{id}",
  tags: ["Board"],
  summary: "Retrieve an order with its history",
  request: { headers: personHeaders, params: z.object({ id: z.uuid() }) },
  responses: {
    200: jsonAnswer(
      "The order, and what happened to it, in the sequence of time.",
      z.object({ order: boardOrderSchema, sequence: sequenceSchema, acts: z.array(orderActSchema) }),
      { sequence: 813, order: BOARD_ORDER as never, acts: [ACT as never] },
    ),
    ...errorResponses("sessionExpired", "notAllowed", "notFound"),
  },
});

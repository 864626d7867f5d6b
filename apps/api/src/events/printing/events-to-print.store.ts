import type { Queryable } from "../../platform/db/database.ts";
import { type ParamsOf, type RowOf, statement } from "../../platform/db/statement.ts";
import { UNREAD_PARAMS, UNREAD_STEP } from "../venue-events/read-on.ts";

const unreadStatement = statement({
  name: "read unread venue events for printers",
  text: `with ${UNREAD_STEP}
         select e.restaurant_id as "restaurantId", e.sequence, e.id, e.type, e.order_id as "orderId",
           coalesce(e.order_version, 1) as "orderVersion", e.at
         from unread e where e.type = any(:types) and e.order_id is not null order by e.restaurant_id, e.sequence`,
  params: { ...UNREAD_PARAMS, types: "text[]" },
  row: {
    restaurantId: "text",
    sequence: "int8",
    id: "uuid",
    type: "text",
    orderId: "uuid?",
    orderVersion: "int4",
    at: "timestamptz",
  },
});

/** An event of an order that printers may print. */
export type EventToPrint = RowOf<typeof unreadStatement> & { readonly orderId: string };

/** Reads a batch of unread events of orders, of some types, in sequence. */
export async function readEventsToPrint(
  db: Queryable,
  unread: ParamsOf<typeof unreadStatement>,
): Promise<readonly EventToPrint[]> {
  const events = await unreadStatement.rows(db, unread);
  return events.flatMap(({ orderId, ...event }) => (orderId === null ? [] : [{ ...event, orderId }]));
}

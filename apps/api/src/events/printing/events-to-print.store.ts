import { type RowOf, statement } from "../../platform/db/statement.ts";
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
    orderId: "uuid",
    orderVersion: "int4",
    at: "timestamptz",
  },
});

/** Reads a batch of unread events of orders, of some types, in sequence. */
export const readEventsToPrint = unreadStatement.rows;
/** An event of an order that printers may print. */
export type EventToPrint = RowOf<typeof unreadStatement>;

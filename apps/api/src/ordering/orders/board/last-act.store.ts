import { typed } from "../../../platform/db/column-types.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import { statement } from "../../../platform/db/statement.ts";
import type { OrderName } from "../order-changes.ts";

const lastActStatement = statement({
  name: "last act on order",
  // A conflict concerns a recent event, so only the restaurant's last events are read.
  text: `select e.type, e.at, e.data, coalesce(s.name, k.name) as name
         from venue_events e left join staff s on s.restaurant_id = :restaurantId and s.id::text = e.data ->> 'staffId'
           left join api_keys k on k.restaurant_id = :restaurantId and k.id::text = e.data ->> 'keyId'
         where e.restaurant_id = :restaurantId and e.order_id = :orderId
           and e.sequence > (select last_sequence from venue_event_sequences where restaurant_id = :restaurantId) - 500
         order by e.sequence desc limit 1`,
  params: { restaurantId: "text", orderId: "uuid" },
  row: {
    type: "text",
    at: "timestamptz",
    data: typed<{ readonly by?: string; readonly byGuest?: boolean; readonly act?: string }>("jsonb"),
    /** The name of the member of the staff, or of the key. */
    name: "text?",
  },
});

/** Who did what to an order last: the name of a member of the staff or of a key, or `guest`, `restaurant` or `server`. */
export type LastAct = { readonly by: string; readonly at: string; readonly act: string };

/** Loads the last act on an order, for the answer to an outdated one; null if it is long ago. board#versions. */
export async function loadLastAct(db: Queryable, order: OrderName): Promise<LastAct | null> {
  const row = await lastActStatement.oneOrNull(db, order);
  if (row === null) return null;
  const { type, at, data, name } = row;
  const isByGuest = data.byGuest === true || (data.by === undefined && type !== "refund.made");
  const by = name ?? data.by ?? (isByGuest ? "guest" : "restaurant");
  return { by, at: at.toISOString(), act: data.act ?? type };
}

import type { OrderStatusData, OrderTogetherData } from "@comptoir/contract";
import { type Cents, formatCents } from "@comptoir/ordering";
import { typed } from "../../db/column-types.ts";
import type { Queryable } from "../../db/database.ts";
import { statement } from "../../db/statement.ts";
import type { OrderName } from "../order-changes.ts";

const loadTogetherStatement = statement({
  name: "load orders paid together",
  text: `with asked as (
           select coalesce(submission_id, id) as submission from orders where restaurant_id = :restaurantId and id = :orderId
         ), named as (
           select submission as id from asked
           union select o.id from orders o join asked a on o.submission_id = a.submission where o.restaurant_id = :restaurantId
         )
         select o.id, o.number, o.status, o.wanted_at as "wantedAt", o.child_id as "childId",
           o.total_with_tip_cents as "totalCents"
         from named n join orders o on o.restaurant_id = :restaurantId and o.id = n.id
         order by o.wanted_at, o.number`,
  params: { restaurantId: "text", orderId: "uuid" },
  row: {
    id: "uuid",
    number: "int4",
    status: typed<OrderStatusData>("text"),
    wantedAt: "timestamptz?",
    childId: "uuid?",
    totalCents: typed<Cents>("int8"),
  },
});

/** The orders of a restaurant that were paid together, for who placed them; none for an order that was paid alone. school#together. */
export async function loadTogether(db: Queryable, { restaurantId, orderId }: OrderName): Promise<OrderTogetherData[]> {
  const rows = await loadTogetherStatement.rows(db, { restaurantId, orderId });
  if (rows.length < 2) return [];
  return rows.map(({ number, wantedAt, totalCents, ...order }) => ({
    ...order,
    number: String(number),
    date: wantedAt?.toISOString() ?? null,
    total: formatCents(totalCents),
  }));
}

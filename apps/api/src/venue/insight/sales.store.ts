import type { Cents } from "@comptoir/ordering";
import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";
import { IS_SALE_AS_SQL } from "../menus/dish-sales.store.ts";

const SALES = `from orders o join order_lines l on l.restaurant_id = o.restaurant_id and l.order_id = o.id
         where o.restaurant_id = :restaurantId and o.local_day between :from::date and :to::date
           and status <> 'cancelled' and ${IS_SALE_AS_SQL}`;
const DAYS = { restaurantId: "text", from: "date", to: "date" } as const;
type Days = { readonly restaurantId: string; readonly from: string; readonly to: string };

/**
 * Sums what was sold of each dish on some days: portions, orders, and the amount in cents at the prices of the menu. `name`
 * is that of the newest order. insight#sales.
 */
export const sumSales = statement({
  name: "sum sales of dishes",
  text: `select item_id as id, sum(quantity)::int4 as portions, count(distinct order_id)::int4 as orders,
           sum(order_price_cents)::int8 as "salesCents",
           coalesce((array_agg(details ->> 'name' order by o.placed_at desc))[1], '') as name
         ${SALES} group by item_id`,
  params: DAYS,
  row: { id: "text", portions: "int4", orders: "int4", salesCents: typed<Cents>("int8"), name: "text" },
}).rows;

const countStatement = statement({
  name: "count orders of sales",
  text: `select count(distinct o.id)::int4 as orders ${SALES}`,
  params: DAYS,
  row: { orders: "int4" },
});

/** Counts the orders of some days that are sales. */
export async function countSalesOrders(db: Queryable, days: Days): Promise<number> {
  return (await countStatement.one(db, days)).orders;
}

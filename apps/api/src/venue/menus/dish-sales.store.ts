import type { DishSales, SalesCounts } from "@comptoir/ordering";
import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";

/** Finds restaurants whose sales were counted before a moment, or never; those longest ago first. */
export const findSalesDue = statement({
  name: "find dish sales due",
  text: `select restaurant_id as "restaurantId" from restaurants left join dish_sales using (restaurant_id)
         where counted_at is null or counted_at < :before
         order by counted_at nulls first, restaurant_id limit :atMost`,
  params: { before: "timestamptz", atMost: "int8" },
  row: { restaurantId: "text" },
  crosses: "sweep: restaurants whose dish sales are due",
}).rows;

const claimStatement = statement({
  name: "claim dish sales",
  text: `insert into dish_sales (restaurant_id, counted_at) values (:restaurantId, :now)
         on conflict (restaurant_id) do update set counted_at = excluded.counted_at
         where dish_sales.counted_at < :before
         returning sales`,
  params: { restaurantId: "text", now: "timestamptz", before: "timestamptz" },
  row: { sales: typed<DishSales>("jsonb") },
});

/**
 * Locks a restaurant's sales for a count until the transaction ends, and returns the result of the last count. Returns
 * null if another server has counted them since `before`.
 */
export async function claimSales(
  db: Queryable,
  claim: { readonly restaurantId: string; readonly now: Date; readonly before: Date },
): Promise<DishSales | null> {
  return (await claimStatement.oneOrNull(db, claim))?.sales ?? null;
}

/** Saves the result of a count. */
export const saveSales = statement({
  name: "save dish sales",
  text: "update dish_sales set sales = :sales where restaurant_id = :restaurantId",
  params: { restaurantId: "text", sales: typed<DishSales>("jsonb") },
}).count;

/** Maximum number of orders that are counted per restaurant: the latest. It bounds the work at busy restaurants. */
const ORDERS_MAX = 5_000;
/** An order of more dishes, as for a party, does not say which dishes go together. */
const PAIRED_DISHES_MAX = 12;
/** Rarer pairs are not read. */
const PAIR_GUESTS_MIN = 5;

/** An order that is paid, or that the kitchen has begun: one that costs nothing is no sale, however often it is placed. */
export const IS_SALE_AS_SQL = `(payment_status in ('authorised', 'captured', 'invoiced', 'on-tab')
             or payment_status in ('on-premise', 'not-required') and status <> 'placed')`;

const countStatement = statement({
  name: "count dish sales",
  text: `with counted as (
           select id, coalesce(owner, id::text) as guest from orders
           where restaurant_id = :restaurantId and local_day >= :since and status <> 'cancelled' and ${IS_SALE_AS_SQL}
           order by local_day desc, number desc limit ${ORDERS_MAX}
         ), ordered as materialized (
           select distinct order_id, guest, item_id from order_lines join counted on counted.id = order_id
           where restaurant_id = :restaurantId
         ), paired as (
           select order_id, guest, item_id from ordered where order_id in (
             select order_id from ordered group by order_id having count(*) between 2 and ${PAIRED_DISHES_MAX})
         )
         select item_id as "itemId", null as "otherId", count(distinct guest)::int as guests from ordered group by item_id
         union all
         select one.item_id, other.item_id, count(distinct one.guest)::int
         from paired one join paired other on other.order_id = one.order_id and other.item_id > one.item_id
         group by one.item_id, other.item_id having count(distinct one.guest) >= ${PAIR_GUESTS_MIN}
         union all
         select null, null, count(distinct guest)::int from counted`,
  params: { restaurantId: "text", since: "date" },
  row: { itemId: "text?", otherId: "text?", guests: "int4" },
});

/** Counts how many guests have ordered each dish since a local day, and each pair of dishes. Only sales count. */
export async function countSales(
  db: Queryable,
  counted: { readonly restaurantId: string; readonly since: string },
): Promise<SalesCounts> {
  const rows = await countStatement.rows(db, counted);
  return {
    guests: rows.find(({ itemId }) => itemId === null)?.guests ?? 0,
    dishes: new Map(
      rows.flatMap(({ itemId, otherId, guests }) => (itemId && otherId === null ? [[itemId, guests]] : [])),
    ),
    pairs: rows.flatMap(({ itemId, otherId, guests }) =>
      itemId !== null && otherId !== null ? [{ ids: [itemId, otherId] as const, guests }] : [],
    ),
  };
}

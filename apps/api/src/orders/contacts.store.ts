import { CONTACT_RETENTION_DAYS } from "@comptoir/ordering";
import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";

const CUTOFF = `(:now::timestamptz at time zone 'UTC')::date - 1
  - coalesce((settings #>> '{order_options,contact_retention_days}')::int4, ${CONTACT_RETENTION_DAYS})`;

const findDueStatement = statement({
  name: "find contacts due",
  text: `select restaurant_id as "restaurantId", ${CUTOFF} as before from restaurants
         where contacts_erased_before is null or contacts_erased_before < ${CUTOFF}`,
  params: { now: "timestamptz" },
  row: { restaurantId: "text", before: "date" },
  crosses: "sweep: every restaurant whose days are over",
});

/** The restaurants with days of which the contacts are not kept any longer, and the first day whose are. promises#promise-48. */
export function findContactsDue(db: Queryable, now: Date): Promise<{ restaurantId: string; before: string }[]> {
  return findDueStatement.rows(db, { now });
}

const eraseDayStatement = statement({
  name: "erase contacts of a day",
  text: `with first as (
           select min(local_day) as day from orders
           where restaurant_id = :restaurantId and local_day < :before and local_day >= coalesce(
             (select contacts_erased_before from restaurants where restaurant_id = :restaurantId), '-infinity')
         ), erased as (
           update orders set contact = null,
             remarks = (remarks::jsonb || '{"notes": null, "questions": []}')::json,
             destination = case when destination ->> 'kind' = 'delivery-address'
               then '{"kind": "delivery-address", "address": ""}' else destination end
           from first where restaurant_id = :restaurantId and local_day = first.day
           returning id
         ), unnamed as (
           update payments set postal_code = null from erased
           where order_id = erased.id and restaurant_id = :restaurantId and postal_code is not null
         )
         update restaurants set contacts_erased_before = coalesce(first.day + 1, :before) from first
         where restaurant_id = :restaurantId
         returning first.day is not null as "hasMore"`,
  params: { restaurantId: "text", before: "date" },
  row: { hasMore: "bool" },
});

/**
 * Erases who ordered, and what they wrote, from a restaurant's orders of the first day of which it has not been done; the orders
 * and their amounts stay. Answers whether there may be another day before `before`.
 */
export async function eraseContactsOfDay(db: Queryable, restaurantId: string, before: string): Promise<boolean> {
  return (await eraseDayStatement.oneOrNull(db, { restaurantId, before }))?.hasMore ?? false;
}

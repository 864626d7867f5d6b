import { CONTACT_RETENTION_DAYS } from "@comptoir/ordering";
import type { Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";

const CUTOFF = `(:now::timestamptz at time zone 'UTC')::date - 1
  - coalesce((settings #>> '{order_options,contact_retention_days}')::int4, ${CONTACT_RETENTION_DAYS})`;

const findDueStatement = statement({
  name: "find contacts due",
  // A loose index scan: one index lookup for each restaurant that has orders.
  text: `with recursive ordering as (
           (select restaurant_id from orders order by restaurant_id limit 1)
           union all
           select (select orders.restaurant_id from orders where orders.restaurant_id > ordering.restaurant_id
                   order by orders.restaurant_id limit 1)
           from ordering where ordering.restaurant_id is not null
         ), due as (
           select restaurant_id, ${CUTOFF} as before from ordering left join restaurants using (restaurant_id)
           where restaurant_id is not null
         )
         select restaurant_id as "restaurantId", before from due left join contact_erasures using (restaurant_id)
         where erased_before is null or erased_before < before`,
  params: { now: "timestamptz" },
  row: { restaurantId: "text", before: "date" },
  crosses: "sweep: contacts past their retention at all restaurants, deleted ones included",
});

/**
 * Finds the restaurants with contacts past their retention, each with the first day whose contacts are kept. A
 * deleted restaurant has lost its setting, so the default retention applies. promises#promise-48,
 * venue#contact-retention.
 */
export function findContactsDue(db: Queryable, now: Date): Promise<{ restaurantId: string; before: string }[]> {
  return findDueStatement.rows(db, { now });
}

/** SQL that removes the personal data from an order's row. Lines and amounts stay. promises#promise-48. */
export const WITHOUT_PERSON = `contact = null,
             remarks = (remarks::jsonb || '{"notes": null, "questions": [], "diners": [], "group": null}')::json,
             declined = declined || '{"words": null}',
             destination = case destination ->> 'kind'
               when 'delivery-address' then '{"kind": "delivery-address", "address": "", "notes": null}'
               when 'delivery-area' then (destination::jsonb || '{"notes": null}')::json
               else destination end`;

const eraseDayStatement = statement({
  name: "erase contacts of a day",
  // An older server version set `local_day` to the day on which an order was placed. Such a day is erased
  // only when the wanted times of all its orders are past retention too.
  text: `with first as (
           select min(local_day) as day from orders
           where restaurant_id = :restaurantId and local_day < :before and local_day >= coalesce(
             (select erased_before from contact_erasures where restaurant_id = :restaurantId), '-infinity')
         ), waiting as (
           select count(*) > 0 as is_waiting from orders, first
           where restaurant_id = :restaurantId and local_day = first.day and wanted_at > :before::date + 1
         ), erased as (
           update orders set ${WITHOUT_PERSON}
           from first, waiting where restaurant_id = :restaurantId and local_day = first.day and not is_waiting
           returning id
         ), unnamed as (
           update payments set postal_code = null from erased
           where order_id = erased.id and restaurant_id = :restaurantId and postal_code is not null
         ), untold as (
           delete from notices using erased where notices.restaurant_id = :restaurantId and order_id = erased.id
         ), undelivered as (
           delete from webhook_deliveries d using erased where d.restaurant_id = :restaurantId and d.order_id = erased.id
         )
         insert into contact_erasures (restaurant_id, erased_before)
         select :restaurantId, coalesce(first.day + 1, :before) from first, waiting where not is_waiting
         on conflict (restaurant_id) do update set erased_before = excluded.erased_before
         returning erased_before < :before as "hasMore"`,
  params: { restaurantId: "text", before: "date" },
  row: { hasMore: "bool" },
});

/**
 * Erases contacts, remarks, allergies, postal codes, notices and webhook deliveries from a restaurant's orders of the first day that is not
 * erased yet. The orders and their amounts stay. Returns whether there may be another day before `before`.
 */
export async function eraseContactsOfDay(db: Queryable, restaurantId: string, before: string): Promise<boolean> {
  return (await eraseDayStatement.oneOrNull(db, { restaurantId, before }))?.hasMore ?? false;
}

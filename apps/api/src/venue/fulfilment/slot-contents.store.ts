import type { Cents } from "@comptoir/ordering";
import { typed } from "../../platform/db/column-types.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";

type SlotName = { readonly restaurantId: string; readonly menuId: string; readonly startsAt: Date };

const ordersOfSlotStatement = statement({
  name: "list orders of slot",
  text: `select number, type, total_with_tip_cents as "totalWithTipCents",
           (select coalesce(sum((slot ->> 'prepMinutes')::int4), 0) from jsonb_array_elements(taken -> 'slots') as slot
            where slot @> (:slots::jsonb -> 0))::int4 as "prepMinutes"
         from orders
         where restaurant_id = :restaurantId and status <> 'cancelled' and (taken -> 'slots' @> :slots::jsonb or taken -> 'places' @> :slots::jsonb)
         order by local_day, number`,
  params: { restaurantId: "text", slots: "jsonb" },
  row: { number: "int4", type: "text", totalWithTipCents: typed<Cents>("int8"), prepMinutes: "int4" },
});

/** Lists the orders in a slot that are not cancelled, with their work in minutes. */
export function listOrdersOfSlot(db: Queryable, { restaurantId, menuId, startsAt }: SlotName) {
  return ordersOfSlotStatement.rows(db, { restaurantId, slots: [{ menuId, startsAt: startsAt.toISOString() }] });
}

const holdsOfSlotStatement = statement({
  name: "list holds of slot",
  text: `select to_timestamp(held.value::int8 / 1000.0) as until,
           coalesce((counts.held_minutes ->> held.key)::int4, 0) as "prepMinutes"
         from slot_counts as counts, jsonb_each_text(counts.holds) as held
         where counts.restaurant_id = :restaurantId and counts.menu_id = :menuId and counts.slot_starts_at = :startsAt
           and held.value::int8 > extract(epoch from :now::timestamptz) * 1000
         order by held.value`,
  params: { restaurantId: "text", menuId: "text", startsAt: "timestamptz", now: "timestamptz" },
  row: { until: "timestamptz", prepMinutes: "int4" },
});

/** Lists the valid holds of a slot, with their end and work in minutes. Owners are not exposed. */
export function listHoldsOfSlot(db: Queryable, slot: SlotName, now: Date) {
  return holdsOfSlotStatement.rows(db, { ...slot, now });
}

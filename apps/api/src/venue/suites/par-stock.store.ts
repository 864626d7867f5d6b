import type { EventSuiteData } from "@comptoir/venue-file";
import type { Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";

const PAR_ROW = { suiteId: "text", suite: "text", itemId: "text", par: "int4", onHand: "int4?" } as const;

const listStatement = statement({
  name: "list par stock",
  text: `select p.suite_id as "suiteId", s.name as suite, p.item_id as "itemId", p.par, p.on_hand as "onHand"
         from event_suites s join suite_par_stock p on p.restaurant_id = s.restaurant_id and p.suite_id = s.id
         where s.restaurant_id = :restaurantId and p.restaurant_id = :restaurantId and s.event_id = :eventId
           and (:suiteId::text is null or s.id = :suiteId)
         order by s.position, s.id, p.position`,
  params: { restaurantId: "text", eventId: "text", suiteId: "text?" },
  row: PAR_ROW,
});

/** Lists the par stock of an event's suites, or of one suite, with the last count. */
export function listParStock(
  db: Queryable,
  {
    restaurantId,
    eventId,
    suiteId = null,
  }: { readonly restaurantId: string; readonly eventId: string; readonly suiteId?: string | null },
) {
  return listStatement.rows(db, { restaurantId, eventId, suiteId });
}
export type ParStockRow = Awaited<ReturnType<typeof listParStock>>[number];

/** Saves the counts of items in a suite; returns how many of them are in its par stock. */
export const countParStock = statement({
  name: "count par stock",
  text: `update suite_par_stock p set on_hand = counted.on_hand, counted_at = :now
         from jsonb_to_recordset(:counts::jsonb) as counted (item text, on_hand int4)
         where p.restaurant_id = :restaurantId and p.suite_id = :suiteId and p.item_id = counted.item`,
  params: { restaurantId: "text", suiteId: "text", counts: "jsonb", now: "timestamptz" },
}).count;

export type StockCount = { readonly item: string; readonly on_hand: number };

const replaceStatement = statement({
  name: "replace par stock",
  // An import keeps the last count, `on_hand`.
  text: `with named as (
           select suite_id, item_id, position, par from jsonb_to_recordset(:stock::jsonb)
             as stock (suite_id text, item_id text, position int4, par int4)
         ), gone as (
           delete from suite_par_stock where restaurant_id = :restaurantId
             and (suite_id, item_id) not in (select suite_id, item_id from named)
         )
         insert into suite_par_stock (restaurant_id, suite_id, item_id, position, par)
         select :restaurantId, suite_id, item_id, position, par from named
         on conflict (restaurant_id, suite_id, item_id) do update set position = excluded.position, par = excluded.par`,
  params: { restaurantId: "text", stock: "jsonb" },
});

/** Replaces the par stock of a restaurant's suites by that of an imported file. venue#file-events. */
export async function replaceParStock(
  db: Queryable,
  restaurantId: string,
  suites: readonly EventSuiteData[],
): Promise<void> {
  const stock = suites.flatMap(({ id, par_stock }) =>
    (par_stock ?? []).map(({ item, quantity }, position) => ({
      suite_id: String(id),
      item_id: String(item),
      position,
      par: quantity,
    })),
  );
  await replaceStatement.count(db, { restaurantId, stock });
}

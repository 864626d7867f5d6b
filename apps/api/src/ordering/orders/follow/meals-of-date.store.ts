import type { PricedLineData } from "@comptoir/contract";
import { typed } from "../../../platform/db/column-types.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import { type RowOf, statement } from "../../../platform/db/statement.ts";
import type { OrderRemarks } from "../order-record.ts";

const listStatement = statement({
  name: "list meals of a school's date",
  // The submit verified that the child belongs to the parent who ordered.
  text: `select o.id as "orderId", o.number, o.remarks, o.contact ->> 'full_name' as "orderedBy",
           case when c.id is not null then
             json_build_object('name', c.name, 'class', c.class, 'allergies', c.allergies, 'note', c.note) end as child,
           (select json_agg(l.details order by l.line) from order_lines l
            where l.restaurant_id = o.restaurant_id and l.order_id = o.id) as lines
         from orders o left join children c on c.id = o.child_id and o.owner = 'user ' || c.person_id::text
         where o.restaurant_id = :restaurantId and o.type = 'school' and o.destination ->> 'date' = :date and o.status <> 'cancelled'
         order by o.number, o.id`,
  params: { restaurantId: "text", date: "text" },
  row: {
    orderId: "uuid",
    number: "int4",
    /** Name of the person who ordered; null once it is erased. */
    orderedBy: "text?",
    /** Current data of the child that the order is for; null for no child, or for a deleted child. */
    child: typed<{
      readonly name: string;
      readonly class: string;
      readonly allergies: readonly string[];
      readonly note: string | null;
    } | null>("json?"),
    remarks: typed<OrderRemarks>("json"),
    lines: typed<readonly PricedLineData[]>("json"),
  },
  crosses: "people: the current data of the child that each order is for",
});

export type MealOfDate = RowOf<typeof listStatement>;

/**
 * Lists the meals to hand out on a school's date. This is the only query that joins an order with its child.
 * school#labels.
 */
export function listMealsOfDate(
  db: Queryable,
  of: { readonly restaurantId: string; readonly date: string },
): Promise<MealOfDate[]> {
  return listStatement.rows(db, of);
}

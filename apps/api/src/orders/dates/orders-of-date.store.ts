import type { Queryable } from "../../db/database.ts";
import { statement } from "../../db/statement.ts";
import { IS_OPEN_AS_SQL } from "../order-changes.ts";

/** An order of a school's date of which something is still to come. */
export type OrderOfDate = { readonly orderId: string };

const listStatement = statement({
  name: "list orders of a school's date",
  text: `select id as "orderId" from orders
         where restaurant_id = :restaurantId and ${IS_OPEN_AS_SQL} and type = 'school'
           and destination ->> 'date' = :date and id > :after
         order by id limit :limit`,
  params: { restaurantId: "text", date: "text", after: "uuid", limit: "int8" },
  row: { orderId: "uuid" },
});

/** Those after an id, some at a time. */
export function listOrdersOfDate(
  db: Queryable,
  of: { readonly restaurantId: string; readonly date: string; readonly after: string; readonly limit: number },
): Promise<OrderOfDate[]> {
  return listStatement.rows(db, of);
}

import type { OrderStatus } from "@comptoir/ordering";
import { IS_OPEN_AS_SQL } from "../../ordering/orders/order-changes.ts";
import { typed } from "../../platform/db/column-types.ts";
import { statement } from "../../platform/db/statement.ts";

/**
 * Builds a statement that lists a page of orders by day and number, the last first: those before a day and number,
 * unless these are null.
 */
const pageStatement = (of: string, condition: string) =>
  statement({
    name: `page ${of} for partners`,
    text: `select id, number, local_day as day from orders
           where restaurant_id = :restaurantId and ${condition} and (:status::text is null or status = :status)
             and (local_day, number) < (coalesce(:beforeDay::date, 'infinity'), coalesce(:beforeNumber::int4, 0))
           order by local_day desc, number desc limit :atMost`,
    params: {
      restaurantId: "text",
      day: "date?",
      status: typed<OrderStatus | null>("text?"),
      beforeDay: "date?",
      beforeNumber: "int4?",
      atMost: "int8",
    },
    row: { id: "uuid", number: "int4", day: "date" },
  }).rows;

/** Lists the orders of a day. */
export const pageOrdersOfDay = pageStatement("orders of a day", "local_day = :day");
/** Lists the open orders of all days; `day` is null. */
export const pageOpenOrders = pageStatement("open orders", `${IS_OPEN_AS_SQL} and :day::date is null`);

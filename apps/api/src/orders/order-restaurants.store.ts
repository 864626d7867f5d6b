import type { Queryable } from "../db/database.ts";
import { statement } from "../db/statement.ts";
import { RESTAURANT_DIGITS_AS_SQL, restaurantDigitsOf } from "./order-id.ts";

const findByDigitsStatement = statement({
  name: "find restaurants of order id",
  text: `select restaurant_id as "restaurantId" from restaurants where ${RESTAURANT_DIGITS_AS_SQL} = :digits`,
  params: { digits: "text" },
  row: { restaurantId: "text" },
  crosses: "directory: an order's id names its restaurant",
});

const findByOldIdStatement = statement({
  name: "find restaurant of old order id",
  text: `select restaurant_id as "restaurantId" from orders where id = :orderId`,
  params: { orderId: "uuid" },
  row: { restaurantId: "text" },
  crosses: "old id: it does not name its restaurant",
});

/**
 * The restaurants of which one may have an order, when nothing but its id is known: one, or none; very rarely two, whose
 * orders' ids begin alike. Whoever knows the restaurant has no need to ask.
 */
export async function findRestaurantsOfOrder(db: Queryable, orderId: string): Promise<readonly string[]> {
  const digits = restaurantDigitsOf(orderId);
  const rows =
    digits === null
      ? await findByOldIdStatement.rows(db, { orderId })
      : await findByDigitsStatement.rows(db, { digits });
  return rows.map(({ restaurantId }) => restaurantId);
}

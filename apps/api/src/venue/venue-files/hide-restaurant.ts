import type { Refused } from "@comptoir/ordering";
import { IS_OPEN_AS_SQL } from "../../ordering/orders/order-changes.ts";
import type { Database } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";
import { changeRestaurant } from "../venues/pause-orders.ts";

const setHiddenStatement = statement({
  name: "set hidden",
  text: "update restaurants set hidden = :hidden where restaurant_id = :restaurantId",
  params: { restaurantId: "text", hidden: "bool" },
});

const countOpenStatement = statement({
  name: "count open orders",
  text: `select count(*)::int4 as open from orders
         where restaurant_id = :restaurantId and ${IS_OPEN_AS_SQL}`,
  params: { restaurantId: "text" },
  row: { open: "int4?" },
});

type OrdersOpen = { readonly code: "orders-open"; readonly open: number };
type HideDeps = { readonly database: Database };

/**
 * Hides a restaurant from guests: its pages, menus and calls answer 404, and lists omit it. Refused while it
 * has open orders, because their guests need its pages. Idempotent. operations#hidden-venues.
 */
export function hideRestaurant(
  { database }: HideDeps,
  { restaurantId }: { readonly restaurantId: string },
): Promise<{ readonly hidden: true } | Refused<OrdersOpen>> {
  return changeRestaurant<{ readonly hidden: true }, OrdersOpen>(database, restaurantId, async (transaction) => {
    await setHiddenStatement.count(transaction, { restaurantId, hidden: true });
    // Orders are counted after the update: an order that is written after the commit fails on the changed
    // revision. One that is being written now may still succeed.
    const { open } = await countOpenStatement.one(transaction, { restaurantId });
    return open ? { refused: { code: "orders-open", open } } : { hidden: true };
  });
}

/** Shows a restaurant to guests again. Idempotent. operations#hidden-venues. */
export async function showRestaurant(
  { database }: HideDeps,
  { restaurantId }: { readonly restaurantId: string },
): Promise<void> {
  await changeRestaurant(database, restaurantId, async (transaction) => {
    await setHiddenStatement.count(transaction, { restaurantId, hidden: false });
    return {};
  });
}

import type { Database } from "../db/database.ts";
import { statement } from "../db/statement.ts";
import type { Clock } from "../settings.ts";
import { changeRestaurants } from "./change-restaurants.ts";

const endPausesStatement = statement({
  name: "end pauses that are over",
  text: `update restaurants set orders_paused = false, orders_paused_message = null, orders_paused_until = null
         where orders_paused_until <= :now returning restaurant_id as "restaurantId"`,
  params: { now: "timestamptz" },
  row: { restaurantId: "text" },
  crosses: "sweep: restaurants whose pause is over, wherever",
});

/**
 * Lets restaurants take orders again whose pause is over, and tells every server, so that kept menus and pages show it. Several servers
 * may do it at once. operations#pause-command, ordering#orders-paused.
 */
export async function endPauses({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): Promise<void> {
  await changeRestaurants(database, async (transaction) => {
    const ended = await endPausesStatement.rows(transaction, { now: clock() });
    return ended.map(({ restaurantId }) => restaurantId);
  });
}

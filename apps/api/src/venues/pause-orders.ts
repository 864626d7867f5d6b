import type { Refused } from "@comptoir/ordering";
import type { Database } from "../db/database.ts";
import { statement } from "../db/statement.ts";
import type { Clock } from "../settings.ts";
import { writeVenueEvents } from "../venue-events/venue-events.store.ts";
import { changeRestaurant } from "./change-restaurant.ts";

const setPausedStatement = statement({
  name: "set paused",
  text: `update restaurants
         set orders_paused = :paused, orders_paused_message = :message, orders_paused_until = :until
         where restaurant_id = :restaurantId`,
  params: { restaurantId: "text", paused: "bool", message: "text?", until: "timestamptz?" },
});

type PauseDeps = { readonly database: Database; readonly clock: Clock };

/** A pause: what guests read instead of ordering, and when it ends; null: the venue file's words, and when staff resume. */
export type Pause = { readonly message: string | null; readonly until: Date | null };

/**
 * Stops taking a restaurant's orders; its menu stays readable. A pause takes the place of one that stands, with its message and end.
 * Refused if it would end before it begins. operations#pause-command, ordering#orders-paused.
 */
export async function pauseOrders(
  { database, clock }: PauseDeps,
  { restaurantId, message, until }: Pause & { readonly restaurantId: string },
): Promise<{ readonly paused: Pause } | Refused<{ readonly code: "until-past" }>> {
  if (until !== null && until <= clock()) return { refused: { code: "until-past" } };
  return changeRestaurant(database, restaurantId, async (transaction) => {
    await setPausedStatement.count(transaction, { restaurantId, paused: true, message, until });
    const data = { until: until?.toISOString() ?? null };
    await writeVenueEvents(transaction, [{ type: "venue.paused", restaurantId, at: clock(), data }]);
    return { paused: { message, until } };
  });
}

/** Takes a restaurant's orders again. Idempotent. operations#pause-command. */
export async function resumeOrders(
  { database, clock }: PauseDeps,
  { restaurantId }: { readonly restaurantId: string },
): Promise<void> {
  await changeRestaurant(database, restaurantId, async (transaction) => {
    await setPausedStatement.count(transaction, { restaurantId, paused: false, message: null, until: null });
    await writeVenueEvents(transaction, [{ type: "venue.resumed", restaurantId, at: clock() }]);
    return {};
  });
}

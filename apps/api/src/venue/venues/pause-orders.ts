import type { Refused } from "@comptoir/ordering";
import { writeVenueEvents } from "../../events/venue-events/venue-events.store.ts";
import type { Database } from "../../platform/db/database.ts";
import { inRefusableTransaction } from "../../platform/db/refusable-transaction.ts";
import { statement } from "../../platform/db/statement.ts";
import type { Transaction } from "../../platform/db/transaction.ts";
import type { Clock } from "../../platform/settings.ts";
import { bumpRevision } from "./restaurants.store.ts";

const setPausedStatement = statement({
  name: "set paused",
  text: `update restaurants
         set orders_paused = :paused, orders_paused_message = :message, orders_paused_until = :until
         where restaurant_id = :restaurantId`,
  params: { restaurantId: "text", paused: "bool", message: "text?", until: "timestamptz?" },
});

type PauseDeps = { readonly database: Database; readonly clock: Clock };

/**
 * A pause. `message`: text for guests; null for the venue file's. `until`: its end; null until staff resume
 * orders.
 */
export type Pause = { readonly message: string | null; readonly until: Date | null };

/**
 * Pauses orders; replaces an earlier pause. Refused if `until` has passed. operations#pause-command,
 * ordering#orders-paused.
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

/** Resumes a restaurant's orders. Idempotent. operations#pause-command. */
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

/**
 * Changes a part of a restaurant that its menu shows, in one transaction whose commit notifies every server.
 * A refusal rolls back. Throws if the restaurant does not exist. @param change runs while the restaurant's
 * row is locked
 */
export function changeRestaurant<Result extends object, Refusal = never>(
  database: Database,
  restaurantId: string,
  change: (transaction: Transaction) => Promise<Result | Refused<Refusal>>,
): Promise<Result | Refused<Refusal>> {
  const changeAndTell = async (transaction: Transaction) => {
    if ((await bumpRevision(transaction, restaurantId)) === 1) return change(transaction);
    throw new Error(`Restaurant ${restaurantId} was not found.`);
  };
  return inRefusableTransaction<Result, Refusal>(database, "read committed", changeAndTell, restaurantId);
}

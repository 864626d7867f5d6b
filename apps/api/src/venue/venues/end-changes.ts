import { writeVenueEvents } from "../../events/venue-events/venue-events.store.ts";
import type { Database } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Clock } from "../../platform/settings.ts";
import { bumpRevision } from "./restaurants.store.ts";
import { endPreparationsStatement, preparationChanged } from "./set-preparation.ts";

const endPausesStatement = statement({
  name: "end pauses that are over",
  text: `update restaurants set orders_paused = false, orders_paused_message = null, orders_paused_until = null,
           pause_reason = null, missed_in_a_row = 0
         where orders_paused_until <= :now returning restaurant_id as "restaurantId"`,
  params: { now: "timestamptz" },
  row: { restaurantId: "text" },
  crosses: "sweep: all restaurants whose pause has ended",
});

type EndDeps = { readonly database: Database; readonly clock: Clock };

/**
 * Ends expired pauses and notifies every server. Idempotent. operations#pause-command,
 * ordering#orders-paused.
 */
export async function endPauses({ database, clock }: EndDeps): Promise<void> {
  await inTransaction(database, "read committed", async (transaction) => {
    const at = clock();
    const ended = (await endPausesStatement.rows(transaction, { now: at })).map(({ restaurantId }) => restaurantId);
    if (ended.length === 0) return;
    await bumpRevision(transaction, ...ended);
    await writeVenueEvents(
      transaction,
      ended.map((restaurantId) => ({ type: "venue.resumed", restaurantId, at })),
    );
  });
}

/** Ends expired extra preparation and notifies every server. Idempotent. board#preparation. */
export async function endPreparations({ database, clock }: EndDeps): Promise<void> {
  await inTransaction(database, "read committed", async (transaction) => {
    const at = clock();
    const ended = await endPreparationsStatement.rows(transaction, { now: at });
    if (ended.length === 0) return;
    const ids = ended.map(({ restaurantId }) => restaurantId);
    await bumpRevision(transaction, ...ids);
    await writeVenueEvents(
      transaction,
      ids.map((restaurantId) => preparationChanged(restaurantId, null, at)),
    );
  });
}

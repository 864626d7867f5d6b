import { writeVenueEvents } from "../../events/venue-events/venue-events.store.ts";
import type { Database } from "../../platform/db/database.ts";
import type { Listener } from "../../platform/db/listen.ts";
import { statement } from "../../platform/db/statement.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Clock } from "../../platform/settings.ts";
import { bumpRevision, VENUE_CHANGES_CHANNEL } from "./restaurants.store.ts";

const endPausesStatement = statement({
  name: "end pauses that are over",
  text: `update restaurants set orders_paused = false, orders_paused_message = null, orders_paused_until = null,
           pause_reason = null, missed_in_a_row = 0
         where orders_paused_until <= :now returning restaurant_id as "restaurantId"`,
  params: { now: "timestamptz" },
  row: { restaurantId: "text" },
  crosses: "sweep: all restaurants whose pause has ended",
});

const nextEndStatement = statement({
  name: "next end of a pause",
  text: `select min(orders_paused_until) as "endsAt" from restaurants where orders_paused_until is not null`,
  params: {},
  row: { endsAt: "timestamptz?" },
  crosses: "sweep: the earliest end of a pause at all restaurants",
});

type PauseDeps = { readonly database: Database; readonly clock: Clock };

/**
 * Ends expired pauses and notifies every server. Idempotent. operations#pause-command,
 * ordering#orders-paused.
 */
async function endPauses({ database, clock }: PauseDeps): Promise<void> {
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

/** Interval of the fallback query in ms, for missed notifications and changed clocks. */
const LOOK_AGAIN_MS = 60_000;

/**
 * Returns a job that ends pauses. It queries only at the next known end, or after a change of a restaurant.
 */
export async function watchPauses({
  listener,
  ...deps
}: PauseDeps & { readonly listener: Pick<Listener, "subscribe" | "isListening"> }): Promise<() => Promise<void>> {
  let knownEnd: number | null = null;
  let askAgainAt = 0;
  const lookAtOnce = () => {
    askAgainAt = 0;
  };
  await listener.subscribe(VENUE_CHANGES_CHANNEL, { onMessage: lookAtOnce, onReconnect: lookAtOnce });
  return async () => {
    const isOver = knownEnd !== null && deps.clock().getTime() >= knownEnd;
    if (!isOver && performance.now() < askAgainAt && listener.isListening()) return;
    // Set before the query, so that a change during the query triggers another.
    askAgainAt = performance.now() + LOOK_AGAIN_MS;
    try {
      const { endsAt } = await nextEndStatement.one(deps.database, {});
      knownEnd = endsAt?.getTime() ?? null;
      if (knownEnd === null || deps.clock().getTime() < knownEnd) return;
      await endPauses(deps);
      lookAtOnce();
    } catch (error) {
      lookAtOnce();
      throw error;
    }
  };
}

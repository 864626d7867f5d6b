import type { Refused } from "@comptoir/ordering";
import { type NewVenueEvent, writeVenueEvents } from "../../events/venue-events/venue-events.store.ts";
import type { NoteAct } from "../../people/staff-acts.store.ts";
import { typed } from "../../platform/db/column-types.ts";
import type { Database } from "../../platform/db/database.ts";
import { inRefusableTransaction } from "../../platform/db/refusable-transaction.ts";
import { statement } from "../../platform/db/statement.ts";
import type { Transaction } from "../../platform/db/transaction.ts";
import type { Clock } from "../../platform/settings.ts";
import { bumpRevision } from "./restaurants.store.ts";

const setPausedStatement = statement({
  name: "set paused",
  text: `update restaurants
         set orders_paused = :paused, orders_paused_message = :message, orders_paused_until = :until,
           pause_reason = :reason, missed_in_a_row = 0
         where restaurant_id = :restaurantId`,
  params: {
    ...{ restaurantId: "text", paused: "bool", message: "text?", until: "timestamptz?" },
    reason: typed<PauseReason | null>("text?"),
  },
});

/** Why orders are paused: by staff, or because orders were missed in a row. board#missed-in-a-row. */
export type PauseReason = "staff" | "missed";

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
  note?: NoteAct,
): Promise<{ readonly paused: Pause } | Refused<{ readonly code: "until-past" }>> {
  if (until !== null && until <= clock()) return { refused: { code: "until-past" } };
  return changeRestaurant(database, restaurantId, async (transaction) => {
    const at = clock();
    const event = await pauseWithin(transaction, { restaurantId, message, until, reason: "staff", at });
    await note?.(transaction, at);
    await writeVenueEvents(transaction, [event]);
    return { paused: { message, until } };
  });
}

/** Pauses orders in a transaction that bumps the restaurant's revision; returns the event, which the caller writes last. */
export async function pauseWithin(
  transaction: Transaction,
  { at, ...pause }: Pause & { readonly restaurantId: string; readonly reason: PauseReason; readonly at: Date },
): Promise<NewVenueEvent> {
  const { restaurantId, until, reason } = pause;
  await setPausedStatement.count(transaction, { ...pause, paused: true });
  return { type: "venue.paused", restaurantId, at, data: { until: until?.toISOString() ?? null, reason } };
}

/** Resumes a restaurant's orders. Idempotent. operations#pause-command. */
export async function resumeOrders(
  { database, clock }: PauseDeps,
  { restaurantId }: { readonly restaurantId: string },
  note?: NoteAct,
): Promise<void> {
  await changeRestaurant(database, restaurantId, async (transaction) => {
    await note?.(transaction, clock());
    await setPausedStatement.count(transaction, {
      restaurantId,
      paused: false,
      message: null,
      until: null,
      reason: null,
    });
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

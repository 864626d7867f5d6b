import { MISSED_IN_A_ROW_MAX } from "@comptoir/ordering";
import type { NewVenueEvent } from "../../events/venue-events/venue-events.store.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { statement } from "../../platform/db/statement.ts";
import type { Transaction } from "../../platform/db/transaction.ts";
import { pauseWithin } from "./pause-orders.ts";
import { bumpRevision } from "./restaurants.store.ts";

const countStatement = statement({
  name: "count missed order",
  text: `update restaurants set missed_in_a_row = missed_in_a_row + 1 where restaurant_id = :restaurantId
         returning missed_in_a_row as "missedInARow", orders_paused as "isPaused"`,
  params: { restaurantId: "text" },
  row: { missedInARow: "int4", isPaused: "bool" },
});

/**
 * Counts an order that nobody answered. After three in a row the restaurant pauses, until `until` or until staff resume
 * it. Returns the event of the pause, which the caller writes last; null if it does not pause. board#missed-in-a-row.
 */
export async function countMissed(
  transaction: Transaction,
  { restaurantId, until, at }: { readonly restaurantId: string; readonly until: Date | null; readonly at: Date },
): Promise<NewVenueEvent | null> {
  const counted = await countStatement.oneOrNull(transaction, { restaurantId });
  if (counted === null || counted.isPaused || counted.missedInARow < MISSED_IN_A_ROW_MAX) return null;
  await bumpRevision(transaction, restaurantId);
  return pauseWithin(transaction, { restaurantId, message: null, until, reason: "missed", at });
}

const forgetStatement = statement({
  name: "forget missed orders",
  text: "update restaurants set missed_in_a_row = 0 where restaurant_id = :restaurantId and missed_in_a_row > 0",
  params: { restaurantId: "text" },
});

/** Resets the count of orders missed in a row: staff acted on an order. board#missed-in-a-row. */
export async function forgetMissed(transaction: Transaction, restaurantId: string): Promise<void> {
  await forgetStatement.count(transaction, { restaurantId });
}

/** Age in seconds at which a board counts as gone; it reports every 15 seconds. board#presence. */
export const BOARD_GONE_AFTER_SECONDS = 40;

/** SQL condition: a board of the restaurant is present at `:now`. */
export function boardPresent(restaurantId: string): string {
  return `exists (select from board_presence b where b.restaurant_id = ${restaurantId}
             and b.seen_at > :now::timestamptz - interval '${BOARD_GONE_AFTER_SECONDS} seconds')`;
}

const isPresentStatement = statement({
  name: "is a board present",
  text: `select ${boardPresent(":restaurantId")} as "isPresent"`,
  params: { restaurantId: "text", now: "timestamptz" },
  row: { isPresent: "bool" },
});

/** Tells whether a board of the restaurant holds a stream. board#presence. */
export async function isBoardPresent(db: Queryable, restaurantId: string, now: Date): Promise<boolean> {
  return (await isPresentStatement.one(db, { restaurantId, now })).isPresent;
}

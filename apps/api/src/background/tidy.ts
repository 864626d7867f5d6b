import { pruneCarts } from "../cart/carts.store.ts";
import { statement } from "../db/statement.ts";
import type { OrderDeps } from "../orders/order-deps.ts";

/** How many rows of a kind one round clears away; the next round comes soon. */
const ROUND = 5_000;
/** Keys live at least 24 hours. payment#key-lifetime. */
const KEYS_LIVE_HOURS = 48;

const pruneKeysStatement = statement({
  name: "prune keys",
  text: `delete from idempotency_keys where lease is null and created_at < now() - :hours::int4 * interval '1 hour'`,
  params: { hours: "int4" },
  crosses: "sweep: keys that have had their time, wherever",
});

const pruneGuessesStatement = statement({
  name: "prune counters of guesses",
  text: "delete from rate_limits where ctid in (select ctid from rate_limits where expire < :nowMs limit :atMost)",
  params: { nowMs: "int8", atMost: "int8" },
});

/** Clears away what nobody keeps any more: carts after half a day, keys of checkouts after two days, counters of guesses after their window. */
export async function tidy({ database, clock }: Pick<OrderDeps, "database" | "clock">): Promise<void> {
  await pruneCarts(database, clock(), ROUND);
  await pruneKeysStatement.count(database, { hours: KEYS_LIVE_HOURS });
  await pruneGuessesStatement.count(database, { nowMs: clock().getTime(), atMost: ROUND });
}

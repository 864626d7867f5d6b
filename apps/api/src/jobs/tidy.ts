import { pruneCarts } from "../cart/carts.store.ts";
import { statement } from "../db/statement.ts";
import type { Deps } from "../deps.ts";

/** How many rows of a kind one round clears away; the next round comes soon. */
const ROUND = 5_000;

const pruneGuessesStatement = statement({
  name: "prune counters of guesses",
  text: "delete from rate_limits where ctid in (select ctid from rate_limits where expire < :nowMs limit :atMost)",
  params: { nowMs: "int8", atMost: "int8" },
});

/** Clears away what nobody keeps any more: carts after half a day, counters of guesses after their window. */
export async function tidy({ database, clock }: Pick<Deps, "database" | "clock">): Promise<void> {
  await pruneCarts(database, clock(), ROUND);
  await pruneGuessesStatement.count(database, { nowMs: clock().getTime(), atMost: ROUND });
}

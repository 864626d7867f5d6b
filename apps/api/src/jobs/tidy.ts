import { sql } from "drizzle-orm";
import { pruneCarts } from "../cart/carts.store.ts";
import type { Deps } from "../deps.ts";

/** How many rows of a kind one round clears away; the next round comes soon. */
const ROUND = 5_000;

/** Clears away what nobody keeps any more: carts after half a day, counters of guesses after their window. */
export async function tidy({ database, clock }: Pick<Deps, "database" | "clock">): Promise<void> {
  await pruneCarts(database.orm, clock(), ROUND);
  await database.orm.execute(sql`
    delete from rate_limits where ctid in (
      select ctid from rate_limits where expire < ${clock().getTime()} limit ${ROUND})`);
}

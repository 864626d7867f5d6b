import { attemptKey } from "../../people/attempt-keys.ts";
import { countAttempt } from "../../people/attempts.store.ts";
import type { Caller } from "../../people/caller.ts";
import { ownerOf } from "../../people/owner.ts";
import type { Database } from "../../platform/db/database.ts";

/** Joins in ten minutes, of one person and of one network address, which a whole restaurant may share. table#table-limits. */
const JOINS_MAX = { person: 20, address: 600 } as const;
const WINDOW_MS = 10 * 60_000;

/** Counts a join; returns the seconds to wait beyond the limit, or null. The word could be guessed otherwise. table#word. */
export async function mayJoin(
  { database }: { readonly database: Database },
  restaurantId: string,
  caller: Caller,
): Promise<number | null> {
  const counts = [await countAttempt(database, attemptKey("table person", restaurantId, ownerOf(caller)), WINDOW_MS)];
  const limits: number[] = [JOINS_MAX.person];
  if (caller.address !== null) {
    counts.push(await countAttempt(database, attemptKey("table address", restaurantId, caller.address), WINDOW_MS));
    limits.push(JOINS_MAX.address);
  }
  const over = counts.find(({ counted }, index) => counted > (limits[index] ?? 0));
  return over ? Math.max(1, Math.ceil(over.msLeft / 1000)) : null;
}

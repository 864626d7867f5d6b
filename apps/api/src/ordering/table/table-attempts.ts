import { attemptKey } from "../../people/attempt-keys.ts";
import { countAttempt } from "../../people/attempts.store.ts";
import type { Caller } from "../../people/caller.ts";
import { ownerOf } from "../../people/owner.ts";
import type { Database } from "../../platform/db/database.ts";

/** Joins in ten minutes, of one person and of one network address, which a whole restaurant may share. table#table-limits. */
const JOINS_MAX = { person: 20, address: 600 } as const;
const WINDOW_MS = 10 * 60_000;

/** Claims of one person in ten minutes: one who never pays cannot keep a share from the others for long. table#table-limits. */
const CLAIMS_MAX = 20;

/** Counts a claim; returns the seconds to wait beyond the limit, or null. table#claim. */
export async function mayClaim(
  { database }: { readonly database: Database },
  { sessionId, personId }: { readonly sessionId: string; readonly personId: string },
): Promise<number | null> {
  const { counted, msLeft } = await countAttempt(database, attemptKey("table claim", sessionId, personId), WINDOW_MS);
  return counted > CLAIMS_MAX ? Math.max(1, Math.ceil(msLeft / 1000)) : null;
}

/** Mails with receipts that one person asks for in ten minutes. table#table-receipt. */
const RECEIPTS_MAX = 10;

/** Counts a mail with a receipt; returns the seconds to wait beyond the limit, or null. table#table-receipt. */
export async function mayAskForReceipt(
  { database }: { readonly database: Database },
  restaurantId: string,
  caller: Caller,
): Promise<number | null> {
  const key = attemptKey("table receipt", restaurantId, ownerOf(caller));
  const { counted, msLeft } = await countAttempt(database, key, WINDOW_MS);
  return counted > RECEIPTS_MAX ? Math.max(1, Math.ceil(msLeft / 1000)) : null;
}

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

import { addDays, daysBetween, type Refused, type StaffCaller } from "@comptoir/ordering";
import { writeStaffAct } from "../../people/staff-acts.store.ts";
import type { Database, Queryable } from "../../platform/db/database.ts";
import { inTransaction, type Transaction } from "../../platform/db/transaction.ts";
import type { Clock } from "../../platform/settings.ts";
import { LATE_DAYS, loadClosed, loadLastClose, writeClose } from "./day-closes.store.ts";
import { type DayPosting, firstDayOf, loadDays } from "./day-postings.store.ts";
import { unclosed } from "./unclosed.ts";

type CloseRefusal =
  /** A close has the day already. */
  | { readonly code: "day-closed" }
  /** The day has not begun. */
  | { readonly code: "day-ahead" };

/**
 * Closes a restaurant's days up to `day` (Z): keeps what the ledger has of them that no earlier close has, who closed
 * them, and when. Of several calls at once for a day, one closes it. payment#day-close.
 * @param today the restaurant's own date
 */
export function closeDay(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { day, today, by }: { readonly day: string; readonly today: string; readonly by: StaffCaller },
): Promise<{ readonly number: number } | Refused<CloseRefusal>> {
  const { restaurantId } = by;
  if (day > today) return Promise.resolve({ refused: { code: "day-ahead" } });
  // One snapshot for the ledger and the earlier closes. A close at the same time has the same number, so one of both
  // fails and is retried after the other.
  return inTransaction(
    database,
    "repeatable read",
    async (transaction) => {
      const last = await loadLastClose(transaction, restaurantId);
      if (last !== null && day <= last.day) return { refused: { code: "day-closed" } };
      const postings = await postingsToClose(transaction, { restaurantId, day, lastDay: last?.day ?? null });
      const [number, at] = [(last?.number ?? 0) + 1, clock()];
      await writeStaffAct(transaction, by, { at, act: "close-day", details: { number, day } });
      const close = { restaurantId, number, day, closedAt: at, staffId: by.personId ?? by.staffId };
      await writeClose(transaction, { ...close, postings });
      return { number };
    },
    restaurantId,
  );
}

async function postingsToClose(
  transaction: Transaction,
  {
    restaurantId,
    day,
    lastDay,
  }: { readonly restaurantId: string; readonly day: string; readonly lastDay: string | null },
): Promise<readonly DayPosting[]> {
  const first = lastDay === null ? await firstDayOf(transaction, restaurantId) : addDays(lastDay, -LATE_DAYS);
  if (first === null || first > day) return [];
  const days = Array.from({ length: daysBetween(first, day) + 1 }, (_, index) => addDays(first, index));
  return loadUnclosed(transaction, { restaurantId, days });
}

/** Loads what the ledger has of some days of a restaurant that no close has. payment#day-close. */
async function loadUnclosed(
  db: Queryable,
  { restaurantId, days }: { readonly restaurantId: string; readonly days: readonly string[] },
): Promise<readonly DayPosting[]> {
  const ledger = await loadDays(db, { days, only: restaurantId });
  return unclosed(ledger, await loadClosed(db, { restaurantId, days }));
}

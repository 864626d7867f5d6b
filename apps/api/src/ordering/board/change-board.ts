import type { Refused, StaffCaller } from "@comptoir/ordering";
import { writeVenueEvents } from "../../events/venue-events/venue-events.store.ts";
import { writeStaffAct } from "../../people/staff-acts.store.ts";
import { inTransaction, type Transaction } from "../../platform/db/transaction.ts";
import { type OrderName, tellOrderChanges } from "../orders/order-changes.ts";
import { loadForMove } from "../orders/order-moves.store.ts";
import type { BoardDeps } from "./board-deps.ts";
import { markLines, unmarkLines, writeRead } from "./line-marks.store.ts";
import { readUnprinted } from "./printers-of-board.store.ts";

type BoardChange = Pick<BoardDeps, "database" | "clock">;
type Unknown = Refused<{ readonly code: "order-unknown" }>;

/** Crosses lines of an order off, or restores them. Idempotent; unknown lines are ignored. board#cross-off. */
export function crossLinesOff(
  deps: BoardChange,
  order: OrderName,
  { lines, isDone, by }: { readonly lines: readonly number[]; readonly isDone: boolean; readonly by: StaffCaller },
): Promise<{ readonly changed: number } | Unknown> {
  return changeBoard(deps, order, async (transaction, at) => {
    const changed = isDone
      ? await markLines(transaction, { ...order, lines, at })
      : await unmarkLines(transaction, { ...order, lines });
    const act = { at, act: "cross-off", orderId: order.orderId, details: { lines, done: isDone } } as const;
    if (changed > 0) await writeStaffAct(transaction, by, act);
    return changed;
  });
}

/**
 * Records that the kitchen has read what a guest did to an order, up to a version, and that its ticket was not printed.
 * Idempotent. board#changed, printing#unprinted.
 */
export function markRead(
  deps: BoardChange,
  order: OrderName,
  { version, by }: { readonly version: number; readonly by: StaffCaller },
): Promise<{ readonly changed: number } | Unknown> {
  return changeBoard(deps, order, async (transaction, at) => {
    const changed = (await writeRead(transaction, { ...order, version })) + (await readUnprinted(transaction, order));
    if (changed > 0) await writeStaffAct(transaction, by, { at, act: "read", orderId: order.orderId });
    return changed;
  });
}

/** Changes what only boards show, under the order's lock, and tells the other boards if anything changed. */
function changeBoard(
  { database, clock }: BoardChange,
  order: OrderName,
  change: (transaction: Transaction, at: Date) => Promise<number>,
): Promise<{ readonly changed: number } | Unknown> {
  return inTransaction(database, "read committed", async (transaction) => {
    const found = await loadForMove(transaction, order);
    if (found === null) return { refused: { code: "order-unknown" } };
    const at = clock();
    const changed = await change(transaction, at);
    if (changed > 0) {
      await writeVenueEvents(transaction, [{ type: "board.changed", ...order, at }]);
      tellOrderChanges(transaction, [order]);
    }
    return { changed };
  });
}

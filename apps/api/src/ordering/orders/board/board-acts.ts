import {
  awaitsAnswer,
  type OrderStatus,
  READY_WAIT_SECONDS,
  type Refused,
  roleAllows,
  type StaffAct,
} from "@comptoir/ordering";
import { type NewVenueEvent, writeVenueEvents } from "../../../events/venue-events/venue-events.store.ts";
import { type ActDetails, writeStaffAct } from "../../../people/staff-acts.store.ts";
import { inTransaction, type Transaction } from "../../../platform/db/transaction.ts";
import { forgetMissed } from "../../../venue/venues/missed-orders.ts";
import { isOfVenue, isStaff, type Mover } from "../mover.ts";
import { type OrderName, tellOrderChanges } from "../order-changes.ts";
import type { OrderDeps } from "../order-deps.ts";
import { loadForMove, type OrderForMove } from "../order-moves.store.ts";
import type { MoveRefusal } from "../refund/move-order.ts";

export const READY_WAIT_MS = READY_WAIT_SECONDS * 1_000;

export type BoardDeps = Pick<OrderDeps, "database" | "clock">;

/**
 * An act on an order. `version`: the order's version that the actor saw; null for the current one, as for commands and
 * workers.
 */
export type BoardAct = { readonly version: number | null; readonly by: Mover };

/** Refusal of an act on an order. board#versions. */
export type BoardRefusal =
  | MoveRefusal
  /** Another person acted on the order since. */
  | { readonly code: "order-changed" }
  | { readonly code: "is-cancelled" }
  | { readonly code: "awaits-no-answer" }
  /** The order waits for an answer, which the member of the staff may not give. */
  | { readonly code: "needs-answer" }
  /** The order is not ready for its guest yet, so there is nothing to undo; or its kitchen has begun. */
  | { readonly code: "nothing-to-undo" | "not-scheduled" }
  /** The new time has passed, or the order is made already. */
  | { readonly code: "time-not-possible" };

/**
 * Refuses an act that is based on an older version, any act on a cancelled order, and one on an order that waits for an
 * answer by a member of the staff who may not answer it: moving it would accept it. board#versions, staff#staff-roles.
 */
export function checkAct(found: OrderForMove, { version, by }: BoardAct): Refused<BoardRefusal> | null {
  if (version !== null && version !== found.version) return { refused: { code: "order-changed" } };
  if (found.status === "cancelled") return { refused: { code: "is-cancelled" } };
  const isTheirs = !isStaff(by) || roleAllows(by.role, "counter");
  return awaitsAnswer(found) && !isTheirs ? { refused: { code: "needs-answer" } } : null;
}

/** What staff or another system did to an order, as the history names it, with its details by names of the wire. staff#acts. */
export type OrderAct = { readonly act: StaffAct; readonly details?: ActDetails };

/** Writes an act into the history, and resets the count of missed orders, in the transaction of the act. */
export function staffActed({ by }: Pick<BoardAct, "by">, { act, details = {} }: OrderAct) {
  return async (
    transaction: Transaction,
    { found, at }: { readonly found: OrderForMove; readonly at: Date },
  ): Promise<readonly NewVenueEvent[]> => {
    if (by !== "server") await forgetMissed(transaction, found.restaurantId);
    if (isOfVenue(by)) await writeStaffAct(transaction, by, { at, act, orderId: found.orderId, details });
    return [];
  };
}

export type Acted = { readonly acted: { readonly status: OrderStatus } };

/**
 * Runs an act that is no move under the order's lock. `did` is what the history names, null for an act of the server. `change` returns the
 * events, which are written last.
 * payment#one-after-the-other.
 */
export function actOnOrder(
  { database, clock }: BoardDeps,
  order: OrderName,
  { did, ...act }: BoardAct & { readonly did: OrderAct | ((found: OrderForMove) => OrderAct) | null },
  change: (
    transaction: Transaction,
    found: OrderForMove,
    at: Date,
  ) => Promise<readonly NewVenueEvent[] | Refused<BoardRefusal>>,
): Promise<Acted | Refused<BoardRefusal>> {
  return inTransaction(database, "read committed", async (transaction) => {
    const found = await loadForMove(transaction, order);
    if (!found) return { refused: { code: "order-unknown" } };
    const blocked = checkAct(found, act);
    if (blocked) return blocked;
    const at = clock();
    const events = await change(transaction, found, at);
    if ("refused" in events) return events;
    const done = typeof did === "function" ? did(found) : did;
    if (done) await staffActed(act, done)(transaction, { found, at });
    await writeVenueEvents(transaction, events);
    tellOrderChanges(transaction, [found]);
    return { acted: { status: found.status } };
  });
}

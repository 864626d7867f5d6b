import { isRefused, type Refused, type ThingMark } from "@comptoir/ordering";
import { writeVenueEvents } from "../../../events/venue-events/venue-events.store.ts";
import type { Database, Queryable } from "../../../platform/db/database.ts";
import { inRefusableTransaction } from "../../../platform/db/refusable-transaction.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { stockChanged } from "../../../venue/stock/stock-changed.ts";
import { bumpRevision } from "../../../venue/venues/restaurants.store.ts";
import type { OrderToPlace, TakeRefusal } from "../review/order-to-place.ts";
import type { Checkout } from "./checkouts.store.ts";
import { type ScarceTaken, takeScarce, withoutTaking } from "./take-scarce.ts";
import { type PaidCheckout, type WrittenOrder, writeOrders } from "./write-orders.store.ts";

export type PlacedAt = WrittenOrder & { readonly readyAt: Date };

/** Refusal of a caller's change of an order. ordering#change-by-guest. */
export type ChangeBlocked = {
  readonly code: "change-blocked";
  readonly name: "notFound" | "notYours" | "orderCancelled" | "changeTooLate";
};

/**
 * Result of releasing a changed order. `restocked`: the items and values that are available again. `at`: the
 * time of the change.
 */
export type ReleasedOrder = {
  readonly restocked: readonly ThingMark[];
  /** Whether the order's sale was in the books; false for orders older than the ledger. */
  readonly isSaleBooked: boolean;
  /** Whether the order still waits for the restaurant's answer. board#changed-while-waiting. */
  readonly awaitsAnswer: boolean;
  readonly at: Date;
};

/** The order that a submission of one order replaces. */
export type Replacement = {
  readonly orderId: string;
  /**
   * Gives back the order's stock, slots and payment, in the transaction that takes them again; or refuses the
   * change.
   */
  readonly release: (
    transaction: Transaction,
    toPlace: OrderToPlace,
  ) => Promise<ReleasedOrder | Refused<ChangeBlocked>>;
};

export type WriteRefusal =
  | TakeRefusal
  | ChangeBlocked
  /** A menu changed since its order was priced. The caller must review again. */
  | { readonly code: "menu-changed" }
  | { readonly code: "owner-gone" }
  /** The ordering account is locked by a change or a deletion. The caller must retry. */
  | { readonly code: "owner-held" }
  /** Another checkout has the same key, or the lease of this checkout has expired. */
  | { readonly code: "key-not-held" };

type SubmissionToTake = {
  readonly checkout: Checkout;
  readonly submissionId: string;
  /** Revision of the hub, which must be current too; absent without a hub. */
  readonly revision?: number | undefined;
  readonly held: PaidCheckout | null;
  readonly orders: readonly OrderToPlace[];
  readonly replaces?: Replacement | undefined;
};

/**
 * Takes the stock, slots and credits of a submission's orders and writes them in one transaction, all or
 * none. A replacement first releases what the replaced order took; no other order can take it in between.
 * Orders that need no limited resource are written in a single round trip. Returns the orders in their
 * sequence. payment#write, ordering#change-by-guest.
 */
export async function takeAndWrite(
  database: Database,
  submission: SubmissionToTake,
): Promise<readonly PlacedAt[] | Refused<WriteRefusal>> {
  const { orders, replaces } = submission;
  const nothing = orders.map(withoutTaking).filter((taken) => taken !== null);
  if (nothing.length === orders.length && !replaces) return write(database, submission, nothing, { tells: true });
  return inRefusableTransaction<readonly PlacedAt[], WriteRefusal>(
    database,
    "read committed",
    async (transaction) => {
      const given = replaces ? await replaces.release(transaction, orders[0] as OrderToPlace) : null;
      if (given && isRefused(given)) return given;
      const taken = await takeScarce(transaction, orders);
      if (isRefused(taken)) return taken;
      const restocked = given?.restocked ?? [];
      const changed = orders.filter((_, index) => restocked.length + (taken[index]?.soldOut.length ?? 0) > 0);
      const tells = changed.length === 0 && given === null;
      const written = await write(transaction, submission, taken, { tells, released: given });
      if (isRefused(written) || tells) return written;
      // Availability changed, so bump the revisions to invalidate cached menus. A bump before the write would
      // fail its revision check.
      const menus = new Set(changed.map(({ order }) => order.restaurantId));
      if (menus.size > 0) await bumpRevision(transaction, ...menus);
      const events = written.flatMap(({ restaurantId, orderId, version }, index) => {
        const at = given?.at ?? (orders[index] as OrderToPlace).order.placedAt;
        const type = given ? ("order.changed" as const) : ("order.placed" as const);
        const stock = stockChanged({ restaurantId, at }, { soldOut: taken[index]?.soldOut ?? [], restocked });
        return [{ type, restaurantId, orderId, orderVersion: version, at }, ...stock];
      });
      await writeVenueEvents(transaction, events);
      return written;
    },
    submission.checkout.restaurantId,
  );
}

async function write(
  db: Queryable,
  submission: SubmissionToTake,
  taken: readonly ScarceTaken[],
  { tells, released = null }: { readonly tells: boolean; readonly released?: ReleasedOrder | null },
): Promise<readonly PlacedAt[] | Refused<WriteRefusal>> {
  const complete = submission.orders.map(({ order, revision }, index) => {
    const { readyAt, taken: took } = taken[index] as ScarceTaken;
    const answered = released?.awaitsAnswer === false ? { acceptFrom: null, acceptUntil: null } : {};
    return { revision, order: { ...order, ...answered, readyAt, taken: took } };
  });
  const changedId = submission.replaces?.orderId ?? null;
  const outcome = await writeOrders(
    db,
    { ...submission, changedId, orders: complete },
    { tells, isSaleBooked: released?.isSaleBooked },
  );
  if (isRefused(outcome)) return outcome;
  return complete.map(({ order: { orderId, readyAt } }) => {
    const written = outcome.written.find((one) => one.orderId === orderId) as WrittenOrder;
    return { ...written, readyAt };
  });
}

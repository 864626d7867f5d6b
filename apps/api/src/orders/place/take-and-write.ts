import type { Refused } from "@comptoir/ordering";
import type { Database, Queryable } from "../../db/database.ts";
import { inRefusableTransaction } from "../../db/refusable-transaction.ts";
import type { Transaction } from "../../db/transaction.ts";
import { stockChanged } from "../../stock/stock-changed.ts";
import { writeVenueEvents } from "../../venue-events/venue-events.store.ts";
import { bumpRevision } from "../../venues/restaurants.store.ts";
import type { OrderToPlace, TakeRefusal } from "../review/order-to-place.ts";
import type { Checkout } from "./checkouts.store.ts";
import { type ScarceTaken, takeScarce, withoutTaking } from "./take-scarce.ts";
import { type PaidCheckout, type WrittenOrder, writeOrders } from "./write-orders.store.ts";

/** An order that stands. */
export type PlacedAt = WrittenOrder & { readonly readyAt: Date };

/** Why the orders of a submission were not written. */
export type WriteRefusal =
  | TakeRefusal
  /** A menu is not the one that its order was priced with: review it again. */
  | { readonly code: "menu-changed" }
  /** The account that orders is deleted by now. */
  | { readonly code: "owner-gone" }
  /** Somebody is changing the account that orders at this moment, or deleting it: write it again. */
  | { readonly code: "owner-held" }
  /** The key belongs to somebody else by now, or its lease has run out. */
  | { readonly code: "not-ours" };

/**
 * Takes what the orders of a submission need and writes them: all of it in one transaction, so that all orders stand or none.
 * Orders that take nothing scarce are written by one statement, without a round trip more. payment#write.
 */
export async function takeAndWrite(
  database: Database,
  submission: {
    readonly checkout: Checkout;
    readonly submissionId: string;
    /** The revision of the restaurant that the key is of, where no order is: it has to stand as well. */
    readonly revision?: number | undefined;
    readonly held: PaidCheckout | null;
    readonly orders: readonly OrderToPlace[];
  },
): Promise<readonly PlacedAt[] | Refused<WriteRefusal>> {
  const { orders } = submission;
  const write = async (db: Queryable, taken: readonly ScarceTaken[], { tells }: { readonly tells: boolean }) => {
    const complete = orders.map(({ order, revision }, index) => {
      const { readyAt, taken: took } = taken[index] as ScarceTaken;
      return { revision, order: { ...order, readyAt, taken: took } };
    });
    const outcome = await writeOrders(db, { ...submission, orders: complete }, { tells });
    if ("refused" in outcome) return outcome;
    return outcome.written.map((written) => {
      const index = orders.findIndex(({ order }) => order.orderId === written.orderId);
      return { ...written, readyAt: (taken[index] as ScarceTaken).readyAt };
    });
  };

  const nothing = orders.map(withoutTaking).filter((taken) => taken !== null);
  if (nothing.length === orders.length) return write(database, nothing, { tells: true });
  const takeAndWriteIn = async (transaction: Transaction) => {
    const taken = await takeScarce(transaction, orders);
    if ("refused" in taken) return taken;
    const soldOut = orders.filter((_, index) => taken[index]?.soldOut.length).map(({ order }) => order.restaurantId);
    if (soldOut.length === 0) return write(transaction, taken, { tells: true });
    const written = await write(transaction, taken, { tells: false });
    if ("refused" in written) return written;
    // Whoever reads a menu from now on must see that the last portion went. Before the writing it would be another revision.
    await bumpRevision(transaction, ...new Set(soldOut));
    await writeVenueEvents(
      transaction,
      orders.flatMap(({ order: { restaurantId, orderId, placedAt: at } }, index) => {
        const things = taken[index]?.soldOut ?? [];
        const placed = { type: "order.placed", restaurantId, orderId, orderVersion: 1, at } as const;
        return [placed, ...stockChanged({ restaurantId, at }, { soldOut: things })];
      }),
    );
    return written;
  };
  const { restaurantId } = submission.checkout;
  return inRefusableTransaction<readonly PlacedAt[], WriteRefusal>(
    database,
    "read committed",
    takeAndWriteIn,
    restaurantId,
  );
}

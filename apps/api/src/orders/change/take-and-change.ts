import type { Refused } from "@comptoir/ordering";
import { inRefusableTransaction } from "../../db/refusable-transaction.ts";
import { takePointsBack } from "../../loyalty/take-points-back.ts";
import { stockChanged } from "../../stock/stock-changed.ts";
import { giveBackForChange } from "../../tender/give-back.ts";
import { holdTenders } from "../../tender/take-tenders.ts";
import { writeVenueEvents } from "../../venue-events/venue-events.store.ts";
import { bumpRevision } from "../../venues/restaurants.store.ts";
import type { Checkout, HeldCheckout } from "../held-checkouts.store.ts";
import { tellOrderChanges } from "../order-changes.ts";
import type { OrderDeps } from "../order-deps.ts";
import { loadForMove, type OrderForMove } from "../status/order-moves.store.ts";
import { discountOf, giveDiscountBack, holdDiscounts } from "../write/discount-uses.store.ts";
import { holdScarce } from "../write/hold-scarce.ts";
import { giveSlotsBack } from "../write/slots.store.ts";
import { giveStockBack } from "../write/stock.store.ts";
import type { PlacedAt, WriteRefusal } from "../write/take-and-write.ts";
import { type ScarceTaken, takeScarce } from "../write/take-scarce.ts";
import type { OrderToPlace } from "../write/to-place.ts";
import { type ChangeName, clearOrder, writeChange } from "./change-orders.store.ts";

/** Why an order may not be changed by whoever asks. */
export type ChangeBlocked = {
  readonly code: "change-blocked";
  readonly name: "notFound" | "notYours" | "orderCancelled" | "changeTooLate";
};

/**
 * Gives back what an order took, takes what it is to be from now on, writes it and lets its old payment go, in one transaction: it is
 * changed as a whole, or stands as it was. Nobody else gets what it gives back and takes again. ordering#change-by-guest.
 * @param check what stands in the way of it, asked while nobody else can move the order
 */
export function takeAndChange(
  { database, clock }: Pick<OrderDeps, "database" | "clock">,
  change: ChangeName,
  submission: { readonly checkout: Checkout; readonly held: HeldCheckout | null; readonly toPlace: OrderToPlace },
  check: (found: OrderForMove) => Refused<ChangeBlocked> | null,
): Promise<readonly PlacedAt[] | Refused<WriteRefusal | ChangeBlocked>> {
  const { restaurantId, orderId } = change;
  const { toPlace } = submission;
  return inRefusableTransaction<readonly PlacedAt[], WriteRefusal | ChangeBlocked>(
    database,
    "read committed",
    async (transaction) => {
      const found = await loadForMove(transaction, change);
      if (!found) return { refused: { code: "change-blocked", name: "notFound" } };
      const blocked = check(found);
      if (blocked) return blocked;
      await holdScarce(transaction, restaurantId, [toPlace], found.taken);
      await holdDiscounts(transaction, [discountOf(found), toPlace.discount]);
      await holdTenders(transaction, [...found.tenders, ...toPlace.order.tenders]);
      const at = clock();
      const cameBack = await giveStockBack(transaction, found, found.taken.stock);
      await giveSlotsBack(transaction, restaurantId, found.taken.slots);
      await giveDiscountBack(transaction, found);
      await giveBackForChange(transaction, found, { changeId: change.changeId, at });
      if (found.taken.points) await takePointsBack(transaction, change, "all", at);
      await clearOrder(transaction, change);
      const all = await takeScarce(transaction, [toPlace]);
      if ("refused" in all) return all;
      const [{ readyAt, taken, soldOut }] = all as [ScarceTaken];
      const order = { ...toPlace.order, readyAt, taken };
      const written = await writeChange(transaction, submission, { order, revision: toPlace.revision });
      if ("refused" in written) return written;
      if (cameBack.length + soldOut.length > 0) await bumpRevision(transaction, restaurantId);
      const event = { type: "order.changed", restaurantId, orderId, orderVersion: written.version, at } as const;
      const stock = stockChanged({ restaurantId, at }, { soldOut, restocked: cameBack });
      await writeVenueEvents(transaction, [event, ...stock]);
      tellOrderChanges(transaction, [change]);
      return [{ restaurantId, orderId, number: written.number, readyAt }];
    },
    restaurantId,
  );
}

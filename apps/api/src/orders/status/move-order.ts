import { checkTransition, type OrderStatus, type Refused, type TransitionRefusal } from "@comptoir/ordering";
import { inTransaction } from "../../db/transaction.ts";
import { reversePayment } from "../../payment/process-payment.ts";
import { bumpRevision } from "../../venues/restaurants.store.ts";
import { noteCancelled } from "../notices/order-notices.store.ts";
import { notifyOrderChange } from "../order-changes.ts";
import type { OrderDeps } from "../order-deps.ts";
import { giveSlotsBack } from "../write/slots.store.ts";
import { giveStockBack } from "../write/stock.store.ts";
import { giveTenderBack } from "../write/tender.store.ts";
import { appendEvent, loadForMove, type OrderForMove } from "./order-moves.store.ts";

/** Why an order does not move. */
export type MoveRefusal = { readonly code: "order-unknown" } | TransitionRefusal;

/**
 * Moves an order on, keeps when, and tells those who follow it. A cancelled order gives back what it took: portions,
 * room in its slots, the use of a code, what a gift card paid; its payment is voided, or refunded when it was captured already,
 * by a durable job, and whoever gave a mail address is told.
 * @param check what else may stand in the way of it, asked while nobody else can move the order
 * @param by who moves it
 */
export async function moveOrder<Other = never>(
  deps: Pick<OrderDeps, "database" | "clock" | "jobs">,
  order: { readonly restaurantId: string; readonly orderId: string },
  to: OrderStatus,
  check: (found: OrderForMove) => Refused<Other> | null = () => null,
  by: "guest" | "restaurant" = "restaurant",
): Promise<{ readonly moved: OrderForMove } | Refused<MoveRefusal | Other>> {
  return inTransaction(deps.database, "read committed", async (transaction) => {
    const found = await loadForMove(transaction, order);
    if (!found) return { refused: { code: "order-unknown" } };
    const mayNot = check(found);
    if (mayNot) return mayNot;
    const notAllowed = checkTransition(found.status, to);
    if (notAllowed) return notAllowed;
    await appendEvent(transaction, found, { status: to, at: deps.clock(), byGuest: by === "guest" });
    if (to === "cancelled") {
      const cameBack = await giveStockBack(transaction, found, found.taken.stock);
      await giveSlotsBack(transaction, found.restaurantId, found.taken.slots);
      await giveTenderBack(transaction, found, deps.clock());
      for (const paymentId of found.paymentIds) {
        await reversePayment(transaction, deps.jobs, { restaurantId: found.restaurantId, paymentId });
      }
      await noteCancelled(transaction, found);
      if (cameBack) await bumpRevision(transaction, found.restaurantId);
    }
    await notifyOrderChange(transaction, found);
    return { moved: { ...found, status: to } };
  });
}

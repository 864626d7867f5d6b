import { randomUUIDv7 } from "node:crypto";
import { type Cents, cents, computeRefund, isRefused, splitBill } from "@comptoir/ordering";
import { inTransaction } from "../../db/transaction.ts";
import { viaGateway } from "../../tender/give-back.ts";
import { writeVenueEvents } from "../../venue-events/venue-events.store.ts";
import { type OrderName, tellOrderChanges } from "../order-changes.ts";
import type { OrderDeps } from "../order-deps.ts";
import { loadForMove } from "../order-moves.store.ts";
import { columnsBefore } from "../place/taken-before.ts";
import { describeRefund, refundMade } from "./refund-order.ts";
import { loadToRefund, writeRefund } from "./refunds.store.ts";

/** The one refund of a cancelled order, so that it is made once. */
const CANCELLED_KEY = "charged-after-cancelled";

/**
 * Gives a card back what it was charged for an order that had been cancelled before, at most so many cents; answers how many. Nothing of
 * the sale is taken back, which the cancellation did, nor of a gift card or points. Once for each order. payment#overcharged.
 */
export function refundCancelled(
  { database, clock }: Pick<OrderDeps, "database" | "clock">,
  name: OrderName,
  atMostCents: Cents,
): Promise<Cents> {
  return inTransaction(
    database,
    "read committed",
    async (transaction) => {
      const found = await loadForMove(transaction, name);
      if (found?.status !== "cancelled") return cents(0);
      const order = await loadToRefund(transaction, name);
      const tender = found.tenders.find(viaGateway);
      const { made } = order;
      if (tender?.payment?.status !== "captured" || made.some(({ key }) => key === CANCELLED_KEY)) return cents(0);
      const amountCents = cents(Math.min(atMostCents, tender.amountCents));
      const asked = { of: "amount", amountCents } as const;
      const bill = splitBill(order.explanation, order.lines);
      // Its tenders went back as it was cancelled: what is given back now is the gateway's to give alone.
      const refund = computeRefund(bill, [], asked, [{ amountCents, backCents: cents(0), isInProportion: false }]);
      if (isRefused(refund)) return cents(0);
      const given = describeRefund(refund, [{ tender, cents: amountCents }], order);
      const [refundId, at] = [randomUUIDv7(), clock()];
      const orderVersion = await writeRefund(transaction, {
        ...found,
        ...columnsBefore([]),
        refundId,
        key: CANCELLED_KEY,
        step: made.length + 1,
        reason: null,
        asked,
        given,
        paymentId: tender.payment.paymentId,
        payer: tender.payment.restaurantId,
        cardCents: amountCents,
        accounts: [],
        amounts: [],
        shares: [],
        takenBefore: {},
        at,
      });
      if (orderVersion === null) return cents(0);
      await writeVenueEvents(transaction, [refundMade(name, { refundId, orderVersion, at })]);
      tellOrderChanges(transaction, [name]);
      return amountCents;
    },
    name.restaurantId,
  );
}

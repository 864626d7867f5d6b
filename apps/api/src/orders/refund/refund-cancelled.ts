import { randomUUIDv7 } from "node:crypto";
import { type Cents, cents, computeRefund, isRefused, splitBill } from "@comptoir/ordering";
import { inTransaction } from "../../db/transaction.ts";
import { writeVenueEvents } from "../../venue-events/venue-events.store.ts";
import { type OrderName, tellOrderChanges } from "../order-changes.ts";
import type { OrderDeps } from "../order-deps.ts";
import { loadForMove } from "../status/order-moves.store.ts";
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
      const { made, paymentId, payer } = order;
      if (order.paymentStatus !== "captured" || made.some(({ key }) => key === CANCELLED_KEY)) return cents(0);
      const amountCents = cents(Math.min(atMostCents, order.totalWithTipCents));
      const asked = { of: "amount", amountCents } as const;
      const means = { methodCents: amountCents, giftCardCents: cents(0), pointsPaidCents: cents(0) };
      const bill = splitBill(order.explanation, order.lines);
      const refund = computeRefund(bill, [], asked, means);
      if (isRefused(refund)) return cents(0);
      const given = describeRefund(refund, { methodCents: amountCents, creditCents: cents(0) }, order);
      const [refundId, at] = [randomUUIDv7(), clock()];
      const orderVersion = await writeRefund(transaction, {
        ...found,
        refundId,
        key: CANCELLED_KEY,
        step: made.length + 1,
        reason: null,
        asked,
        given,
        paymentId,
        payer,
        cardCents: amountCents,
        premisesCents: 0,
        creditCents: 0,
        giftCardCents: 0,
        pointsCents: 0,
        accounts: [],
        amounts: [],
        giftCard: null,
        giftCardOf: found.restaurantId,
        taken: null,
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

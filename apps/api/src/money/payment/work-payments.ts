import type { Queryable } from "../../platform/db/database.ts";
import { keepWorking, type WorkDeps, type WorkQueue, withinStop, workRow } from "../../platform/work/keep-working.ts";
import type { Repeated } from "../../platform/work/repeat.ts";
import { gatherSoon } from "../../platform/work/soon.ts";
import { type DuePayment, putPaymentOff, takeDuePayments } from "./due-payments.store.ts";
import type { PaymentName } from "./payments.store.ts";
import { type ProcessingDeps, processPayment } from "./process-payment.ts";

/** What working payments takes: `database` is asked for what is due. */
type PaymentWorkDeps = ProcessingDeps & WorkDeps & { readonly database: Queryable };

const AT_ONCE = 20;
/** A void or a refund begins so long after it was asked for, at most. */
const EVERY_MS = 1_000;
/** How long captures are gathered: no one waits for them, and fifty side by side cost little more than one. */
const SOON_MS = 200;
const LATE_AFTER_MS = 10 * 60_000;

/** Payments that are to be captured, voided or refunded. A payment's own row says what is due, and from when. payment#crash. */
export function paymentQueue(deps: PaymentWorkDeps): WorkQueue<DuePayment> {
  const { database } = deps;
  return {
    name: "payments",
    atOnce: AT_ONCE,
    take: (atMost) => takeDuePayments(database, atMost),
    work: async (payment) => {
      await processPayment(deps, payment);
      return "done";
    },
    putOff: async (payment) => void (await putPaymentOff(database, payment)),
    late: { since: ({ since }) => since, afterMs: LATE_AFTER_MS },
    namesOf: ({ restaurantId, paymentId, status }) => ({ restaurant_id: restaurantId, payment_id: paymentId, status }),
  };
}

/** The payments that a server works. */
export type PaymentWork = {
  /**
   * Captures an authorised payment in a moment, side by side with others, where this server works payments. Its committed row is due
   * by itself some seconds later: a server that ends in this moment delays the capture and does not lose it. payment#crash.
   */
  readonly captureSoon: (payment: PaymentName) => void;
  /** Begins to work what is due. */
  readonly start: () => Repeated;
};

/** Opens the payments of a server; they are worked from `start` on. */
export function openPaymentWork(deps: PaymentWorkDeps): PaymentWork {
  const queue = paymentQueue(deps);
  let isWorking = false;
  const capture = (payment: PaymentName) =>
    workRow<DuePayment>(queue, deps, { ...payment, status: "authorised", since: new Date() });
  const soon = gatherSoon<PaymentName>(
    async (payments) => {
      await Promise.all(payments.map(capture));
    },
    // What a worked row came to, the queue has logged.
    () => undefined,
    SOON_MS,
  );
  return {
    captureSoon: (payment) => {
      if (isWorking) soon.add(payment);
    },
    start: () => {
      isWorking = true;
      const polling = keepWorking(queue, deps, EVERY_MS);
      return {
        stop: async () => {
          isWorking = false;
          await Promise.all([polling.stop(), withinStop(soon.flush())]);
        },
      };
    },
  };
}

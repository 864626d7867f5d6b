import type { Queryable } from "../../platform/db/database.ts";
import { keepWorking, type WorkDeps, type WorkQueue, withinStop, workRow } from "../../platform/work/keep-working.ts";
import type { Repeated } from "../../platform/work/repeat.ts";
import { gatherSoon } from "../../platform/work/soon.ts";
import { type DuePayment, putPaymentOff, takeDuePayments } from "./due-payments.store.ts";
import type { PaymentName } from "./payments.store.ts";
import { type ProcessingDeps, processPayment } from "./process-payment.ts";

type PaymentWorkDeps = ProcessingDeps & WorkDeps & { readonly database: Queryable };

const AT_ONCE = 20;
/** Polling interval in ms: the maximum delay before a void or a refund starts. */
const EVERY_MS = 1_000;
/**
 * Time in ms for which captures are gathered into one batch. A batch of fifty costs little more than one
 * capture, and no request waits for it.
 */
const SOON_MS = 200;
const LATE_AFTER_MS = 10 * 60_000;

/** Creates the queue of payments to capture, void or refund. payment#crash. */
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

export type PaymentWork = {
  /**
   * Captures an authorised payment soon, in a batch; has no effect before `start`. If the server crashes
   * first, the payment is due some seconds later. payment#crash.
   */
  readonly captureSoon: (payment: PaymentName) => void;
  readonly start: () => Repeated;
};

export function openPaymentWork(deps: PaymentWorkDeps): PaymentWork {
  const queue = paymentQueue(deps);
  let isWorking = false;
  const capture = (payment: PaymentName) =>
    workRow<DuePayment>(queue, deps, { ...payment, status: "authorised", since: new Date() });
  const soon = gatherSoon<PaymentName>(
    async (payments) => {
      await Promise.all(payments.map(capture));
    },
    // `workRow` has logged the outcome of each payment.
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

import { formatCartLines, type Id, ORDER_TYPE_RULES, sendUntil } from "@comptoir/ordering";
import { setCostsBody } from "../../../cart/order-terms.ts";
import { canQueue, changeQueued } from "../../../queued-orders/queue-store.ts";
import { loadQueueNotices } from "../../../queued-orders/queued-orders.tsx";
import type { Visit } from "../../../visit/visit.ts";
import type { CheckoutFacts } from "../form/checkout-facts.ts";
import type { OrderQueue } from "./submit-world.ts";

type MadeAt = {
  readonly restaurant: { readonly id: Id; readonly slug: string; readonly name: string };
  readonly place: Id;
  readonly query: () => string;
  /** The preparation time that the page shows, in minutes; null if it shows none. */
  readonly prepMinutes: () => number | null;
  readonly now?: () => number;
  /** Loads the code that sends the order, while there is a network. Rejects if it cannot be loaded. */
  readonly loadSender?: () => Promise<unknown>;
};

/** Returns this browser's queue for the orders of one checkout. Decision 070. */
export function orderQueue({
  restaurant,
  place,
  query,
  prepMinutes,
  now = Date.now,
  loadSender = loadQueueNotices,
}: MadeAt): OrderQueue {
  return {
    async put({ key, body, shown: { lines, dishes = [], terms, answer }, isSent }) {
      const prices = new Map(answer.orderItems.map(({ orderId, orderPrice }) => [orderId, orderPrice]));
      const cart = formatCartLines(lines);
      const items = cart.map((line) => ({ ...line, orderPrice: prices.get(line.orderId) ?? null }));
      const wantedAt = terms.date === null ? null : Date.parse(terms.date);
      const told = {
        total: answer.costs.totalWithTip,
        prepMinutes: prepMinutes(),
        sendUntilMs: sendUntil(now(), wantedAt),
      };
      const order = { key, restaurant, place, cart: JSON.stringify(cart), dishes, query: query(), body, told };
      const question = setCostsBody(items, terms);
      const stage = { name: isSent ? "sending" : "waiting" } as const;
      try {
        // Do not queue an order if the code that sends it cannot be loaded.
        await loadSender();
        // If another tab has queued an order with the same key, the entry of that tab stays.
        await changeQueued(key, (kept) => kept ?? { ...order, question, stage, hasLeft: isSent });
        return true;
      } catch {
        // IndexedDB may be unavailable, for example in a private window.
        return false;
      }
    },
    forget: async (key) => {
      await changeQueued(key, () => null).catch(() => null);
    },
  };
}

/** Returns whether an order can be queued while offline: only if no other call must precede its submit. Decision 070. */
export function canWaitForSignal(
  { orderType, payment }: Pick<CheckoutFacts, "orderType" | "payment">,
  {
    isHub,
    registers,
    entersCard,
    visit: { changeId, kiosk },
  }: {
    readonly isHub: boolean;
    readonly registers: boolean;
    readonly entersCard: boolean;
    readonly visit: Pick<Visit, "changeId" | "kiosk">;
  },
): boolean {
  if (typeof window === "undefined" || !canQueue()) return false;
  if (isHub || changeId !== null || kiosk || registers || ORDER_TYPE_RULES[orderType].bySchoolDate) return false;
  return payment !== "closed" && !entersCard;
}

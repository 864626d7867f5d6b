import { formatCartLines, type Id, ORDER_TYPE_RULES, sendUntil } from "@comptoir/ordering";
import { setCostsBody } from "../../../cart/order-terms.ts";
import { canQueue, changeQueued } from "../../../queued-orders/queue-store.ts";
import { loadQueueNotices } from "../../../queued-orders/queued-orders.tsx";
import type { Visit } from "../../../visit/visit.ts";
import type { CheckoutFacts } from "../form/checkout-facts.ts";
import type { OrderQueue } from "./submit-world.ts";

/** What the queue is to know of where an order was made. */
type MadeAt = {
  readonly restaurant: { readonly id: Id; readonly slug: string; readonly name: string };
  readonly place: Id;
  readonly query: () => string;
  /** How long the kitchen needs, as the page says it; null where it does not. */
  readonly prepMinutes: () => number | null;
  readonly now?: () => number;
  /** Fetches what sends the order, while there is signal; it fails where that cannot be had. */
  readonly loadSender?: () => Promise<unknown>;
};

/** The queue of this browser, for the orders of one checkout. Decision 070. */
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
        // Do not queue an order if its sender cannot be loaded.
        await loadSender();
        // Another tab may have queued the same cart.
        await changeQueued(key, (kept) => kept ?? { ...order, question, stage, hasLeft: isSent });
        return true;
      } catch {
        // A private window has no IndexedDB.
        return false;
      }
    },
    forget: async (key) => {
      await changeQueued(key, () => null).catch(() => null);
    },
  };
}

/**
 * Whether an order may wait for signal: sending it later needs nothing that needs the network first. Not queued: a typed card, an account made
 * with the order, a school's dates, a hub's kitchens, a change of an order, and orders of a venue's own tablet. Decision 070.
 */
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

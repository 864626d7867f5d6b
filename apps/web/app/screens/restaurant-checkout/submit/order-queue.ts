import { formatCartLines, type Id, sendUntil } from "@comptoir/ordering";
import { setCostsBody } from "../../../cart/order-terms.ts";
import { changeQueued } from "../../queued-orders/queue-store.ts";
import { loadQueueNotices } from "../../queued-orders/queued-orders.tsx";
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
        // What nobody would send is not queued.
        await loadSender();
        // Another tab may have put the same cart there.
        await changeQueued(key, (kept) => kept ?? { ...order, question, stage, hasLeft: isSent });
        return true;
      } catch {
        // Nor is anything by a browser that keeps nothing, as in a private window.
        return false;
      }
    },
    forget: (key) => changeQueued(key, () => null).then(ignore, ignore),
  };
}

function ignore(): void {}

import type { Id } from "@comptoir/ordering";
import { type BrowserStorage, browserStorage, readStorage, writeStorage } from "../browser-storage.ts";

/** The most orders to remember per cart; the oldest are dropped. */
const ORDERS_MAX = 10;

type OwnOrder = { readonly key: string; readonly isDone: boolean };

/**
 * Remembers the idempotency keys of the orders that this browser sent. When an order is placed, the browser
 * and the server each remove its lines from their cart. Before a merge, these lines are put back into the
 * server's cart, once per order; otherwise they would be removed twice. ordering#cart-after-order.
 */
export function ownOrders(place: Id, storage: () => Pick<BrowserStorage, "browser"> = browserStorage) {
  const name = `comptoir-own-orders ${place}`;
  const read = (): readonly OwnOrder[] => {
    try {
      const orders: unknown = JSON.parse(readStorage(storage().browser, name) ?? "[]");
      return Array.isArray(orders) ? orders : [];
    } catch {
      return [];
    }
  };
  const write = (orders: readonly OwnOrder[]) =>
    writeStorage(storage().browser, name, JSON.stringify(orders.slice(-ORDERS_MAX)));
  return {
    /** Whether the order's lines must still be put back before a merge. */
    has: (key: string) => read().some((order) => order.key === key && !order.isDone),
    /** Whether another order is not settled yet. */
    hasOther: (key: string) => read().some((order) => order.key !== key && !order.isDone),
    /** Called before an order is sent. Idempotent. */
    add: (key: string) => {
      const orders = read();
      if (!orders.some((order) => order.key === key)) write([...orders, { key, isDone: false }]);
    },
    /** Marks an order as settled: its lines were put back, or both carts have removed them. */
    settle: (key: string) => {
      write(read().map((order) => (order.key === key ? { ...order, isDone: true } : order)));
    },
  };
}

export type OwnOrders = ReturnType<typeof ownOrders>;

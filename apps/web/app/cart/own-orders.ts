import type { Id } from "@comptoir/ordering";
import { type BrowserStorage, browserStorage, readStorage, writeStorage } from "../browser-storage.ts";

/** The maximum number of remembered orders per restaurant. */
const ORDERS_MAX = 10;

type OwnOrder = { readonly key: string; readonly isDone: boolean };

/**
 * Remembers the keys of the orders that this browser has sent. Once an order is placed, the browser and the
 * server each remove its lines from their own cart. Before a merge, the lines that the server removed are put
 * back once per order, so that they are not removed twice. ordering#cart-after-order.
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
    /** Returns whether the lines of an order must be put back before a merge. */
    has: (key: string) => read().some((order) => order.key === key && !order.isDone),
    /** Returns whether an order with another key is still unsettled. */
    hasOther: (key: string) => read().some((order) => order.key !== key && !order.isDone),
    /** Remembers an order before it is sent. Idempotent. */
    add: (key: string) => {
      const orders = read();
      if (!orders.some((order) => order.key === key)) write([...orders, { key, isDone: false }]);
    },
    /** Marks an order as settled: its lines have been put back, or left both carts. */
    settle: (key: string) => {
      write(read().map((order) => (order.key === key ? { ...order, isDone: true } : order)));
    },
  };
}

export type OwnOrders = ReturnType<typeof ownOrders>;

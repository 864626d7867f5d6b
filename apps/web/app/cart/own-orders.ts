import type { Id } from "@comptoir/ordering";
import { type BrowserStorage, browserStorage, readStorage, writeStorage } from "../browser-storage.ts";

/** So many orders are remembered of a restaurant. */
const ORDERS_MAX = 10;

type OwnOrder = { readonly key: string; readonly isDone: boolean };

/**
 * The orders of a restaurant that this browser has sent, by their keys. It takes their lines out of its cart itself; what the server has taken
 * out for them is put back before the two carts are merged, once for each order. ordering#cart-after-order.
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
    /** Whether the lines of an order are to be put back. */
    has: (key: string) => read().some((order) => order.key === key && !order.isDone),
    /** Whether another order than this one is still to be accounted for. */
    hasOther: (key: string) => read().some((order) => order.key !== key && !order.isDone),
    /** Remembers an order before it is sent; one that is sent again stays as it is. */
    add: (key: string) => {
      const orders = read();
      if (!orders.some((order) => order.key === key)) write([...orders, { key, isDone: false }]);
    },
    /** The lines of an order are accounted for. */
    settle: (key: string) => {
      write(read().map((order) => (order.key === key ? { ...order, isDone: true } : order)));
    },
  };
}

export type OwnOrders = ReturnType<typeof ownOrders>;

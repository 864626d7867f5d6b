import type { Database } from "../db/database.ts";
import type { Listener } from "../db/listen.ts";
import type { Logger } from "../deps.ts";
import { loadOrderStates, type OrderState } from "./orders.store.ts";

/** The channel on which servers tell each other that an order moved on; the payload is its id. */
export const ORDER_CHANGES_CHANNEL = "comptoir_order_changes";

/** When the states could not be read, they are asked for again. */
const RETRY_MS = 500;

/** Somebody who follows an order. `onEnd` is called when the feed stops. */
export type Follower = { readonly onState: (state: OrderState) => void; readonly onEnd: () => void };

/** Orders as they move on, whichever server or command moved them. */
export type OrderFeed = {
  /** Follows an order from now on; answers how to stop following. */
  follow(orderId: string, follower: Follower): () => void;
  stop(): void;
};

/**
 * Opens the feed. What moved while the server could not hear of it is not lost: when it can again, everyone is told the
 * present state.
 */
export async function openOrderFeed(database: Database, listener: Listener, logger: Logger): Promise<OrderFeed> {
  const followers = new Map<string, Set<Follower>>();
  let retry: NodeJS.Timeout | undefined;

  async function tell(orderIds: readonly string[]): Promise<void> {
    const followed = orderIds.filter((id) => followers.has(id));
    if (followed.length === 0) return;
    try {
      for (const [orderId, present] of await loadOrderStates(database, followed)) {
        for (const follower of followers.get(orderId) ?? []) follower.onState(present);
      }
    } catch (error) {
      logger.warn({ event: "order_feed_behind", reason: (error as Error).message });
      clearTimeout(retry);
      retry = setTimeout(tellAll, RETRY_MS).unref();
    }
  }
  const tellAll = () => tell([...followers.keys()]);

  await listener.hear(ORDER_CHANGES_CHANNEL, { onMessage: (orderId) => void tell([orderId]), onBehind: tellAll });
  return {
    follow(orderId, follower) {
      const others = followers.get(orderId) ?? new Set();
      followers.set(orderId, others.add(follower));
      return () => {
        others.delete(follower);
        if (others.size === 0 && followers.get(orderId) === others) followers.delete(orderId);
      };
    },
    stop() {
      clearTimeout(retry);
      for (const following of followers.values()) for (const follower of following) follower.onEnd();
      followers.clear();
    },
  };
}

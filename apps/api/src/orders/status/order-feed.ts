import type { Database } from "../../db/database.ts";
import type { Listener } from "../../db/listen.ts";
import type { Logger } from "../../settings.ts";
import { formatOrderName, ORDER_CHANGES_CHANNEL, type OrderName, parseOrderName } from "../order-changes.ts";
import { loadOrderStates, type OrderState } from "./orders.store.ts";

/** When the states could not be read, they are asked for again. */
const RETRY_MS = 500;

/** Somebody who follows an order. `onEnd` is called when the feed stops. */
export type Follower = { readonly onState: (state: OrderState) => void; readonly onEnd: () => void };

/** Somebody who follows a restaurant's orders: each that is placed or moves on, by its id. */
export type RestaurantFollower = {
  readonly onChange: (orderId: string) => void;
  /** Changes may have been missed: look at all of them again. */
  readonly onReconnect: () => void;
  readonly onEnd: () => void;
};

/** Orders as they are placed and move on, whichever server or command did it. */
export type OrderFeed = {
  /** Follows an order from now on; answers how to stop following. */
  follow(order: OrderName, follower: Follower): () => void;
  /** Follows a restaurant's orders from now on; answers how to stop following. */
  followRestaurant(restaurantId: string, follower: RestaurantFollower): () => void;
  stop(): void;
};

/**
 * Opens the feed. What moved while the server could not hear of it is not lost: when it can again, everyone is told the
 * present state, or to look again.
 */
export async function openOrderFeed(database: Database, listener: Listener, logger: Logger): Promise<OrderFeed> {
  /** Under what is said on the channel when the order moves on. */
  const followers = new Map<string, Set<Follower>>();
  const restaurants = new Map<string, Set<RestaurantFollower>>();
  let retry: NodeJS.Timeout | undefined;

  async function tell(named: readonly string[]): Promise<void> {
    const followed = named.filter((name) => followers.has(name));
    if (followed.length === 0) return;
    try {
      for (const present of await loadOrderStates(database, followed.map(parseOrderName))) {
        for (const follower of followers.get(formatOrderName(present)) ?? []) follower.onState(present);
      }
    } catch (error) {
      logger.warn({ event: "order_feed_behind", reason: (error as Error).message });
      clearTimeout(retry);
      retry = setTimeout(tellAll, RETRY_MS).unref();
    }
  }
  const tellAll = () => tell([...followers.keys()]);

  await listener.subscribe(ORDER_CHANGES_CHANNEL, {
    onMessage: (payload) => {
      const { restaurantId, orderId } = parseOrderName(payload);
      void tell([payload]);
      for (const follower of restaurants.get(restaurantId) ?? []) follower.onChange(orderId);
    },
    onReconnect: () => {
      void tellAll();
      for (const follower of [...restaurants.values()].flatMap((following) => [...following])) follower.onReconnect();
    },
  });
  return {
    follow: (order, follower) => join(followers, formatOrderName(order), follower),
    followRestaurant: (restaurantId, follower) => join(restaurants, restaurantId, follower),
    stop() {
      clearTimeout(retry);
      for (const following of [...followers.values(), ...restaurants.values()]) {
        for (const follower of following) follower.onEnd();
      }
      followers.clear();
      restaurants.clear();
    },
  };
}

function join<Following>(all: Map<string, Set<Following>>, id: string, one: Following): () => void {
  const others = all.get(id) ?? new Set();
  all.set(id, others.add(one));
  return () => {
    others.delete(one);
    if (others.size === 0 && all.get(id) === others) all.delete(id);
  };
}

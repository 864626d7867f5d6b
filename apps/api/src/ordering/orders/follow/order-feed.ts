import { findNews, lastSequences } from "../../../events/venue-events/venue-events.store.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { Listener } from "../../../platform/db/listen.ts";
import type { Logger } from "../../../platform/settings.ts";
import { repeat } from "../../../platform/work/repeat.ts";
import { formatOrderName, ORDER_CHANGES_CHANNEL, type OrderName, parseOrderName } from "../order-changes.ts";
import { loadOrderStates, type OrderState } from "../orders.store.ts";

/** Delay in ms before a failed read of order states is retried. */
const RETRY_MS = 500;
/** Interval in ms at which the restaurants' events are polled, to find changes whose `NOTIFY` was lost. */
const CATCH_UP_MS = 1_000;

/** A subscriber to an order. `onEnd` is called when the feed stops. */
export type Follower = { readonly onState: (state: OrderState) => void; readonly onEnd: () => void };

/**
 * A subscriber to a restaurant's events. `onNews` is called for each order that is placed or changes, and with null for
 * events of no order.
 */
export type RestaurantFollower = {
  readonly onNews: (orderId: string | null) => void;
  /** Called when events may have been missed: they must be read again. */
  readonly onReconnect: () => void;
  readonly onEnd: () => void;
};

/**
 * Feed of the orders that are placed or change, by any server or command. `follow` and `followRestaurant`
 * start now and return the function that unsubscribes.
 */
export type OrderFeed = {
  follow(order: OrderName, follower: Follower): () => void;
  followRestaurant(restaurantId: string, follower: RestaurantFollower): () => void;
  stop(): void;
};

/**
 * Opens the feed. A change arrives at once by `NOTIFY`, or within a second by polling the restaurant's events.
 * After a reconnect, followers of an order get its current state, and followers of a restaurant get `onReconnect`.
 */
export async function openOrderFeed(database: Database, listener: Listener, logger: Logger): Promise<OrderFeed> {
  const followers = new Map<string, Set<Follower>>();
  const restaurants = new Map<string, Set<RestaurantFollower>>();
  /** Sequence of the last known event of each followed restaurant. */
  let cursors: ReadonlyMap<string, number> = new Map();
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
  const onChange = (order: OrderName) => {
    void tell([formatOrderName(order)]);
    for (const follower of restaurants.get(order.restaurantId) ?? []) follower.onNews(order.orderId);
  };

  async function catchUp(): Promise<void> {
    const ofOrders = [...followers.keys()].map((name) => parseOrderName(name).restaurantId);
    const followed = new Set([...ofOrders, ...restaurants.keys()]);
    if (followed.size === 0) {
      cursors = new Map();
      return;
    }
    const unknown = [...followed].filter((restaurantId) => !cursors.has(restaurantId));
    const known = new Map([...cursors].filter(([restaurantId]) => followed.has(restaurantId)));
    const news = known.size === 0 ? [] : await findNews(database, known);
    const begun = unknown.length === 0 ? new Map<string, number>() : await lastSequences(database, unknown);
    cursors = new Map([
      ...known,
      ...begun,
      ...news.map(({ restaurantId, lastSequence }) => [restaurantId, lastSequence] as const),
    ]);
    for (const { restaurantId, orderIds } of news) {
      for (const orderId of orderIds) onChange({ restaurantId, orderId });
      if (orderIds.length === 0) for (const follower of restaurants.get(restaurantId) ?? []) follower.onNews(null);
    }
    // Read these restaurants' orders again. Otherwise a change between a follower's first read and the
    // restaurant's first cursor is missed.
    if (begun.size > 0)
      await tell([...followers.keys()].filter((name) => begun.has(parseOrderName(name).restaurantId)));
  }
  const catchingUp = repeat(CATCH_UP_MS, "order-feed", logger, catchUp);

  await listener.subscribe(ORDER_CHANGES_CHANNEL, {
    onMessage: (payload) => onChange(parseOrderName(payload)),
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
      void catchingUp.stop();
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

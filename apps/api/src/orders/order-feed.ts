import pg from "pg";
import type { Logger } from "../deps.ts";
import { loadOrderStates, type OrderState } from "./orders.store.ts";

/** The channel on which servers tell each other that an order moved on; the payload is its id. */
export const ORDER_CHANGES_CHANNEL = "comptoir_order_changes";

const RETRY_MS = 500;
/** A connection that died without a word is noticed after this time. */
const HEARTBEAT_MS = 5_000;

/** Somebody who follows an order. `onEnd` is called when the feed stops. */
export type Follower = { readonly onState: (state: OrderState) => void; readonly onEnd: () => void };

/** Orders as they move on, whichever server or command moved them. */
export type OrderFeed = {
  /** Follows an order from now on; answers how to stop following. */
  follow(orderId: string, follower: Follower): () => void;
  stop(): Promise<void>;
};

/**
 * Opens the feed: one listening connection for all who follow, made when the first one comes. What moved while the
 * connection was lost is not lost: when there is one again, everyone is told the present state.
 */
export function openOrderFeed(pool: pg.Pool, logger: Logger): OrderFeed {
  const followers = new Map<string, Set<Follower>>();
  let client: pg.Client | null = null;
  let state: "idle" | "connecting" | "listening" | "stopped" = "idle";
  let timer: NodeJS.Timeout | undefined;

  async function tell(orderIds: readonly string[]): Promise<void> {
    const followed = orderIds.filter((id) => followers.has(id));
    if (followed.length === 0) return;
    try {
      for (const [orderId, present] of await loadOrderStates(pool, followed)) {
        for (const follower of followers.get(orderId) ?? []) follower.onState(present);
      }
    } catch (error) {
      logger.warn({ event: "order_feed_behind", reason: (error as Error).message });
      if (client) lose(client);
    }
  }

  function lose(failed: pg.Client): void {
    if (client === failed) client = null;
    failed.end().catch(() => undefined);
    if (state !== "listening" && state !== "connecting") return;
    state = "connecting";
    clearTimeout(timer);
    timer = setTimeout(connect, RETRY_MS).unref();
  }

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ ...pool.options, keepAlive: true });
    fresh.on("error", () => undefined);
    fresh.on("notification", ({ payload }) => payload && void tell([payload]));
    try {
      await fresh.connect();
      await fresh.query(`listen ${ORDER_CHANGES_CHANNEL}`);
    } catch {
      return lose(fresh);
    }
    if (state === "stopped") return void fresh.end().catch(() => undefined);
    client = fresh;
    state = "listening";
    fresh.on("end", () => client === fresh && lose(fresh));
    await tell([...followers.keys()]);
  }

  const heartbeat = setInterval(() => {
    const listening = client;
    if (!listening) return;
    const overdue = setTimeout(() => lose(listening), HEARTBEAT_MS).unref();
    const settle = () => clearTimeout(overdue);
    listening.query("select 1").then(settle, settle);
  }, HEARTBEAT_MS).unref();

  return {
    follow(orderId, follower) {
      const others = followers.get(orderId) ?? new Set();
      followers.set(orderId, others.add(follower));
      if (state === "idle") {
        state = "connecting";
        void connect();
      }
      return () => {
        others.delete(follower);
        if (others.size === 0 && followers.get(orderId) === others) followers.delete(orderId);
      };
    },
    async stop() {
      state = "stopped";
      clearInterval(heartbeat);
      clearTimeout(timer);
      for (const following of followers.values()) for (const follower of following) follower.onEnd();
      followers.clear();
      const last = client;
      client = null;
      await last?.end().catch(() => undefined);
    },
  };
}

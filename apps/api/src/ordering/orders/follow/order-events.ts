import type { OrderStatusData } from "@comptoir/contract";
import { isOver } from "@comptoir/ordering";
import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import type { Database } from "../../../platform/db/database.ts";
import type { ApiEnv } from "../../../platform/middleware/api-env.ts";
import { refuse } from "../../../platform/middleware/refuse.ts";
import type { ApiConfig } from "../../../platform/settings.ts";
import type { OrderName } from "../order-changes.ts";
import type { OrderDeps } from "../order-deps.ts";
import { isOrderId } from "../order-id.ts";
import { findRestaurantsOfOrder, loadOrderStates, loadOrdersOfHub, type OrderState } from "../orders.store.ts";
import { togetherIn, whenAllReady } from "./order-answer.ts";

/** Interval of heartbeats in ms. They keep proxies from closing an idle connection. */
const HEARTBEAT_MS = 15_000;
/** Delay in ms before the browser reconnects after a lost connection. */
const RECONNECT_MS = 1_000;
/** Delay in seconds after which a refused client may connect again. Until then, the order's page polls. */
const FULL_RETRY_SECONDS = 10;

/** Headers of a stream of events. The last one keeps nginx from buffering it. */
export const HEAD_OF_STREAM = {
  "content-type": "text/event-stream",
  "cache-control": "no-store",
  "x-accel-buffering": "no",
};

/**
 * Handles `GET /orders/{id}/events`: follows an order as server-sent events named `status`. The current
 * status comes first, so a reconnect misses nothing. The stream ends after the final status. A refund also
 * sends an event. For a hub, an event has the merged status and the status of each kitchen. api#order-events,
 * hub#hub-parent.
 */
export async function orderEvents(
  c: Context<ApiEnv>,
  deps: Pick<OrderDeps, "database" | "orderFeed">,
  limiter: FollowerLimiter,
): Promise<Response> {
  // Normalize the case: rows and the feed use lowercase ids, but a link may have uppercase letters.
  const orderId = (c.req.param("id") ?? "").toLowerCase();
  if (!isOrderId(orderId)) return refuse(c, "notFound");
  const followed = await findFollowed(deps.database, orderId);
  if (followed === null) return refuse(c, "notFound");
  // The answer of a HEAD has no stream, so no end of a stream would release the reserved connection.
  if (c.req.method === "HEAD") return c.body(null, 200, HEAD_OF_STREAM);
  const releaseConnection = limiter.take(orderId, c.env?.clientAddress ?? null);
  if (releaseConnection === null) return refuse(c, "tooManyRequests", { retryAfterSeconds: FULL_RETRY_SECONDS });
  const response = streamSSE(c, async (stream) => {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    let told = "";
    let writing: Promise<unknown> = Promise.resolve();
    const merge = mergeStates(followed);
    const write = (state: OrderName & OrderState) => {
      const merged = merge(state);
      if (merged === null) return;
      const data = JSON.stringify(merged);
      if (data === told) return;
      told = data;
      writing = writing.then(() => stream.writeSSE({ event: "status", data, retry: RECONNECT_MS }));
      if (isAllOver(merged)) end();
    };

    const leaves = followed.orders.map((order) =>
      deps.orderFeed.follow(order, { onState: (state) => write({ ...order, ...state }), onEnd: end }),
    );
    const heartbeat = setInterval(() => {
      writing = writing.then(() => stream.write(": still here\n\n"));
    }, HEARTBEAT_MS);
    stream.onAbort(end);
    try {
      // Subscribe before the first read, so that no change is missed.
      for (const present of await loadOrderStates(deps.database, followed.orders)) write(present);
      await ended;
    } finally {
      clearInterval(heartbeat);
      for (const leave of leaves) leave();
      releaseConnection();
    }
    await writing;
  });
  for (const [name, value] of Object.entries(HEAD_OF_STREAM)) response.headers.set(name, value);
  return response;
}

type FollowedOrders = { readonly orders: readonly OrderName[]; readonly isOfHub: boolean };

/** Finds the orders behind an id; null for an unknown id. api#order-events, hub#hub-parent. */
async function findFollowed(db: Database, orderId: string): Promise<FollowedOrders | null> {
  const possible = await findRestaurantsOfOrder(db, orderId);
  const named = possible.map((restaurantId) => ({ restaurantId, orderId }));
  const [order] = await loadOrderStates(db, named);
  if (order) return { orders: [order], isOfHub: false };
  const ofHub = await loadOrdersOfHub(db, orderId);
  return ofHub.length === 0 ? null : { orders: ofHub, isOfHub: true };
}

/**
 * Data of a server-sent event: the order's status. For a hub, the merged status and the status of each
 * kitchen.
 */
type ToldState = {
  readonly status: OrderStatusData;
  readonly at: Date;
  readonly readyAt: Date;
  /** Number of refunds, summed over a hub's orders. Their amounts are read with the order. */
  readonly refunds: number;
  /** Absent unless the restaurant has accepted an order that waited for it. */
  readonly acceptedAt?: Date;
  readonly kitchens?: readonly {
    readonly id: string;
    readonly status: OrderStatusData;
    readonly readyAt: Date;
    readonly acceptedAt?: Date;
  }[];
};

/**
 * Returns a function that merges the states of followed orders. That function returns null until every order
 * has reported a state.
 */
function mergeStates({ orders, isOfHub }: FollowedOrders): (state: OrderName & OrderState) => ToldState | null {
  const states = new Map<string, OrderName & OrderState>();
  return (state) => {
    states.set(state.orderId, state);
    if (!isOfHub) {
      const { status, at, readyAt, refunds } = state;
      return { status, at, readyAt, refunds, ...acceptedOf(state) };
    }
    const known = orders.flatMap(({ orderId }) => states.get(orderId) ?? []);
    if (known.length < orders.length) return null;
    return {
      status: togetherIn(known),
      at: new Date(Math.max(...known.map(({ at }) => at.getTime()))),
      readyAt: whenAllReady(known),
      refunds: known.reduce((sum, { refunds }) => sum + refunds, 0),
      kitchens: known.map((one) => {
        return { id: one.orderId, status: one.status, readyAt: one.readyAt, ...acceptedOf(one) };
      }),
    };
  };
}

const acceptedOf = ({ acceptedAt }: OrderState) => (acceptedAt === null ? {} : { acceptedAt });

function isAllOver({ status, kitchens }: ToldState): boolean {
  return kitchens ? kitchens.every((kitchen) => isOver(kitchen.status)) : isOver(status);
}

/** Limiter of the connections that follow orders. A connection stays open until its order is over. */
type FollowerLimiter = {
  /**
   * Reserves a connection; returns the function that releases it. Null if the order, the network address or
   * the server is at its limit.
   */
  readonly take: (orderId: string, address: string | null) => (() => void) | null;
};

/** Creates the limiter of followers: per order, per network address and in total. promises#promise-49. */
export function followerLimiter(max: ApiConfig["followers"]): FollowerLimiter {
  const taken = new Map<string, number>();
  const count = (key: string, change: number) => {
    const left = (taken.get(key) ?? 0) + change;
    if (left === 0) taken.delete(key);
    else taken.set(key, left);
  };
  return {
    take(orderId, address) {
      const wanted: [key: string, max: number][] = [
        ["all", max.all],
        [`order ${orderId}`, max.ofOrder],
        ...(address === null ? [] : ([[`network ${address}`, max.ofNetwork]] as [string, number][])),
      ];
      if (wanted.some(([key, most]) => (taken.get(key) ?? 0) >= most)) return null;
      for (const [key] of wanted) count(key, 1);
      let hasLeft = false;
      return () => {
        if (hasLeft) return;
        hasLeft = true;
        for (const [key] of wanted) count(key, -1);
      };
    },
  };
}
